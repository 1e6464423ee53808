import type { Cond } from '@x/core';
import { not, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { type Cast, kindsInSet, kindsOf, seen } from './cast.js';
import { hasAttribute } from './rule-list.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** The cells that a rule takes from the board; `undefined`: it takes none. */
export function holesOf(game: Cast, rule: Rule): readonly (readonly number[])[] | undefined {
	// A permissive game keeps them on the board, closed.
	if (game.rewritten !== undefined || rule.set !== undefined || !hasAttribute(rule, 'hole')) return undefined;
	const zone = zoneOf(rule.range!, game.model.size);
	const holes = cellsOf(game.model.size).filter((cell) => contains(zone, cell));
	return holes.every((cell) => contains(zone, seen(game, cell))) ? holes : undefined;
}

/** The holes that are closed to some pieces only: to those of a set, or to each side in its own view. */
export const closedHoles = (
	game: Cast,
): readonly { readonly rule: Rule; readonly open: Cond; readonly kinds: readonly string[] | undefined }[] =>
	game.model.rules.all('zone').flatMap((rule) => {
		if (!hasAttribute(rule, 'hole') || holesOf(game, rule) !== undefined) return [];
		const name = game.names.zone(zoneOf(rule.range!, game.model.size), 'area');
		return [{ rule, open: not(within(name)), kinds: rule.set === undefined ? undefined : kindsInSet(game, rule.set) }];
	});

/** When a cell is open to a type. */
export const openTo = (game: Cast, type: string): readonly Cond[] =>
	closedHoles(game).flatMap(({ open, kinds }) =>
		kinds === undefined || kindsOf(game, [type]).some((kind) => kinds.includes(kind)) ? [open] : [],
	);
