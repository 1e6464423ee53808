import { runScript } from '../../trusted.js';
import type { CreateCodeEditor } from './part.js';
import editorUrl from './part.js?worker&url';

interface WithEditor {
	xCodeEditor?: CreateCodeEditor;
}

/** The function that creates editors; undefined until its script has run. */
export const codeEditor = (): CreateCodeEditor | undefined => (globalThis as WithEditor).xCodeEditor;

/** Loads the editor. */
export const loadCodeEditor = async (): Promise<void> => {
	if (codeEditor() !== undefined) return;
	if (import.meta.env.DEV) await import('./part.js');
	else await runScript(editorUrl);
};
