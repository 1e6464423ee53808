import * as strings from '../strings/page.js';
import { runScript } from '../trusted.js';
import type { Panels } from './model.js';
import partUrl from './part.js?worker&url';
import { shareModules } from './share.js';

interface WithPanels {
	/** The exports of the lazy part. */
	xPanels?: Panels;
}

let loading: Promise<Panels> | undefined;

/** The panels, loaded at the first call. */
export const lazyPanels = (): Promise<Panels> => {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
};

const load = async (): Promise<Panels> => {
	const page = globalThis as WithPanels;
	shareModules();
	if (import.meta.env.DEV) await import('./part.js');
	else await runScript(partUrl);
	if (page.xPanels === undefined) throw new Error(strings.partMissing);
	return page.xPanels;
};
