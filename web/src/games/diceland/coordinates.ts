/** Coordinates stand at the edge of a large board, where there is room for them. */

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 600px');

export const areShown = (): boolean => wide.current;
