import { createCodeEditor } from './code-editor.js';

/** Creates an editor of text. */
export type CreateCodeEditor = typeof createCodeEditor;

/** The editor with the library that it is made of: a script of its own, which only the workshop loads. */
(globalThis as { xCodeEditor?: CreateCodeEditor }).xCodeEditor = createCodeEditor;
