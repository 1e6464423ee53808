import * as strings from '../strings/page.js';
import { runScript } from '../trusted.js';
import type { SetsOf } from './families.js';
import familiesUrl from './families.js?worker&url';

/** Loads the sets that the first load does not contain. */
export const loadSets = async (): Promise<SetsOf> => {
	if (import.meta.env.DEV) await import('./families.js');
	else await runScript(familiesUrl);
	const { xSetsOf } = globalThis as { xSetsOf?: SetsOf };
	if (xSetsOf === undefined) throw new Error(strings.piecesMissing);
	return xSetsOf;
};
