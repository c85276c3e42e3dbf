/** The editor of papers, for the workshop (games/contract.ts, PieceEditor). */

import Editor from './Editor.svelte';
import Sketch from './Sketch.svelte';
import { BLANK } from './blank';

export default Editor;
export { BLANK as blank, Sketch };
export const extension = 'json';
