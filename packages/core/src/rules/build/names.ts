import type { KindName, Names } from '../names.js';
import type { Ruleset } from '../types.js';

/**
 * The names of a ruleset whose parts have the names of the constructors: kinds by their letters (`+R` is a promoted `R`), clocks by `halfmove` and
 * `fullmove`, the point `ep` and the store `hand`. Give the others: `castling` of {@link castling}, and `silent` kinds.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * namesOf(chess.rules, { silent: ['P'] }).clocks // → { half: 'halfmove', full: 'fullmove' }
 */
export function namesOf({ kinds, sideOrder, points, vars, stores }: Ruleset, more: Partial<Names> = {}): Names {
	const clocks = {
		...(Object.hasOwn(vars, 'halfmove') ? { half: 'halfmove' } : {}),
		...(Object.hasOwn(vars, 'fullmove') ? { full: 'fullmove' } : {}),
	};
	return {
		kinds: Object.fromEntries(
			Object.keys(kinds).map((kind): [string, KindName] => [
				kind,
				kind.startsWith('+') ? { letter: kind, promotedOf: kind.slice(1) } : { letter: kind },
			]),
		),
		kindOrder: Object.keys(kinds),
		cells: 'a1',
		// FEN writes these letters whatever the sides are called.
		sides: Object.fromEntries(sideOrder.map((side, index) => [side, 'wb'[index] ?? side[0]!])),
		...(Object.hasOwn(points, 'ep') ? { enPassant: 'ep' } : {}),
		...(Object.keys(clocks).length > 0 ? { clocks } : {}),
		...(Object.hasOwn(stores, 'hand') ? { hand: 'hand' } : {}),
		...more,
	};
}
