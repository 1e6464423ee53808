import type { Zone } from '@x/core';
import type { Cast } from './cast.js';
import { deadZone } from './mobility.js';
import type { Model } from './model.js';

const known = new WeakMap<Model, Map<string, Zone | undefined>>();

/** The cells from which a type can never move; `undefined` if there are none. */
export function deadCells(game: Cast, type: string): Zone | undefined {
	const zones = known.get(game.model) ?? new Map<string, Zone | undefined>();
	known.set(game.model, zones);
	if (!zones.has(type)) zones.set(type, deadZone(game.model, type));
	return zones.get(type);
}
