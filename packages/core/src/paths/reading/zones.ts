import { foldSome, type Pass } from '../../rules/fold.js';
import type { Cond, Ruleset, Zone } from '../../rules/types.js';
import { Lattice } from '../../space/lattice.js';
import { zoneMaps } from '../../space/zones.js';

/**
 * The squares of a zone for a side, on the board from White's point of view.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * import { cellsOf } from '@x/core/reading';
 * [...cellsOf(chess.rules, chess.rules.zones.last, 'black')].length // → 8
 */
export function cellsOf(ruleset: Ruleset, zone: Zone, side: string): ReadonlySet<number> {
	const maps = zoneMaps({ ...ruleset, zones: { zone } }, new Lattice(ruleset.space));
	return new Set([...maps[ruleset.sideOrder.indexOf(side)]!.zone!.entries()].flatMap(([cell, within]) => (within === 1 ? [cell] : [])));
}

const royal: Pass<'condition', boolean, [string]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		some: ({ some }, kind) => some.some((part) => royal(part, kind)),
		all: ({ all }, kind) => all.every((part) => royal(part, kind)),
		not: ({ not }, kind) => !royal(not, kind),
		is: ({ a }, kind) => a.kind?.includes(kind) !== false && a.notKind?.includes(kind) !== true,
	},
	() => true,
);

/**
 * Whether a kind is royal, if the condition tests only kinds.
 *
 * @example
 * import { isRoyal } from '@x/core/reading';
 * isRoyal({ is: 'at', a: { kind: ['K'] } }, 'Q') // → false
 */
export const isRoyal = (cond: Cond, kind: string): boolean => royal(cond, kind);
