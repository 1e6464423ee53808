import * as strings from '../strings/page.js';
import { runScript } from '../trusted.js';
import boardUrl from './board/part.js?worker&url';
import errorsUrl from './errors/part.js?worker&url';
import type { Panels } from './model.js';
import partUrl from './part.js?worker&url';
import { loadedPanels } from './registry.js';
import { shareModules } from './share.js';

/** The panels that are shown at once, in a script of their own. */
const EARLY: ReadonlySet<keyof Panels> = new Set(['BoardBar', 'MoveList', 'GameFields', 'Kept']);

const loading = new Map<string, Promise<void>>();

/** A panel. Its script is loaded at the first call. */
export const lazyPanel = async <N extends keyof Panels>(name: N): Promise<Panels[N]> => {
	const url = EARLY.has(name) ? boardUrl : name === 'ErrorPage' ? errorsUrl : partUrl;
	const load = loading.get(url) ?? run(url);
	loading.set(url, load);
	await load.catch((error: unknown) => {
		loading.delete(url);
		throw error;
	});
	const panel = loadedPanels()[name];
	if (panel === undefined) throw new Error(strings.partNotLoaded);
	return panel;
};

const run = async (url: string): Promise<void> => {
	shareModules();
	if (!import.meta.env.DEV) await runScript(url);
	else if (url === boardUrl) await import('./board/part.js');
	else if (url === errorsUrl) await import('./errors/part.js');
	else await import('./part.js');
};
