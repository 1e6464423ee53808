import type { Names, Ruleset } from '@x/core';

/** A kind's letter, read from its name: `Q`; `Q~`, a queen that was a pawn; `+R`, a promoted rook. */
function lettersOf(kind: string): Names['kinds'][string] {
	if (kind.startsWith('+')) return { letter: kind, promotedOf: kind.slice(1) };
	return kind.endsWith('~') ? { letter: kind.slice(0, -1), promotedOf: 'P' } : { letter: kind };
}

/**
 * Names of a ruleset whose parts have the names used in this package: kinds by their letters, `castle`, `ep`, `halfmove`, `fullmove`, `checks`, `countLimit`,
 * `hand`; kings castle with rooks.
 */
export function namesOf({ kinds, sideOrder, flags, points, vars, stores }: Ruleset, more: Partial<Names> = {}): Names {
	const clocks = {
		...('halfmove' in vars ? { half: 'halfmove' } : {}),
		...('fullmove' in vars ? { full: 'fullmove' } : {}),
		...('checks' in vars ? { checks: 'checks' } : {}),
		...('countLimit' in vars ? { limit: 'countLimit' } : {}),
	};
	return {
		kinds: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, lettersOf(kind)])),
		kindOrder: Object.keys(kinds),
		cells: 'a1',
		sides: Object.fromEntries(sideOrder.map((side, index) => [side, 'wb'[index]!])),
		...('castle' in flags ? { castling: { flag: 'castle', royal: ['K'], partner: ['R'], marks: { short: 'O-O', long: 'O-O-O' } } } : {}),
		...('ep' in points ? { enPassant: 'ep' } : {}),
		...(Object.keys(clocks).length > 0 ? { clocks } : {}),
		...('hand' in stores ? { hand: 'hand' } : {}),
		...('P' in kinds ? { silent: ['P'] } : {}),
		...more,
	};
}
