import type { Zone } from '@x/core';
import type { Draft } from './draft.js';
import { deadZone } from './mobility.js';

const known = new WeakMap<Draft, Map<string, Zone | undefined>>();

/** The cells from which a type can never move; `undefined` if there are none. */
export function deadCells(draft: Draft, type: string): Zone | undefined {
	const zones = known.get(draft) ?? new Map<string, Zone | undefined>();
	known.set(draft, zones);
	if (!zones.has(type)) zones.set(type, deadZone(draft.model, type));
	return zones.get(type);
}
