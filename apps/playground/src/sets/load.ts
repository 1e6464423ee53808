import { runScript } from '../lazy/script.js';
import { shareModules } from '../lazy/share.js';
import type { Family } from './families.js';
import familiesUrl from './families.js?worker&url';

/** Loads the sets of the families that the first load does not contain. */
export const loadFamilies = async (): Promise<Readonly<Record<string, Family>>> => {
	shareModules();
	if (import.meta.env.DEV) await import('./families.js');
	else await runScript(familiesUrl);
	return (globalThis as { xFamilies?: Readonly<Record<string, Family>> }).xFamilies ?? {};
};
