/** Diceland's boards, made by hand. */

import { emptyGrid, writeGrid } from './grid';
import Editor from './Editor.svelte';
import Sketch from './Sketch.svelte';

export default Editor;
export { Sketch };

export const blank = writeGrid(emptyGrid());
export const extension = 'txt';
