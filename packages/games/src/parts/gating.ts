import type { CellRef, Names, Path, Ruleset, Setup } from '@x/core';
import { act, any, compare, is, mark, not, royalAttacked, seq, set, store, stored, test } from '@x/core/build';

/** A flag of the pieces that have not moved, while their side still has something to put behind them. */
export const gateFlag = (kinds: readonly string[]): Ruleset['flags'][string] => ({
	kinds,
	while: compare(stored('hand', 'own'), '>', 0),
});

/**
 * A path after whose first move a piece from the hand may be put on one of the cells that it leaves. The move must be legal without that piece:
 * it neither blocks a check nor covers a pin.
 */
export function gated(path: Path, kinds: readonly string[], left: readonly CellRef[] = ['origin']): Path {
	const put = left.flatMap((cell) =>
		kinds.map((kind) =>
			seq(
				test(compare(stored('hand', 'own', kind), '>', 0)),
				test(is(cell, { who: 'empty' })),
				act(store('hand', 'own', kind, -1)),
				act(set(cell, { kind, side: 'own' })),
				mark('gate'),
			),
		),
	);
	return any(path, seq(test(is('origin', { flag: 'gate' })), path, test(not(royalAttacked('own'))), any(...put)));
}

/** Every piece of the first rows has not moved. */
export const unmoved = (setup: Setup): Setup => ({
	...setup,
	pieces: setup.pieces.map(({ at, piece }) => {
		if (piece.kind === 'P') return { at, piece };
		const castles = piece.kind === 'K' || piece.kind === 'R';
		return { at, piece: { ...piece, flags: castles ? ['castle', 'gate'] : ['gate'] } };
	}),
});

/** How notations name what gating needs; by files where castling is. */
export const gatingNames = (rights: 'letters' | 'files' = 'letters'): Partial<Names> => ({ gate: 'hand', files: { flag: 'gate', rights } });
