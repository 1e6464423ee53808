import type { Hook, Names, Path, Setup } from '@x/core';
import {
	any,
	at,
	attacked,
	capture,
	diagonals,
	each,
	enemy,
	forEach,
	is,
	land,
	leap,
	loop,
	mover,
	neighbours,
	not,
	orthogonals,
	quiet,
	royalAttacked,
	seq,
	set,
	step,
	test,
} from '@x/core/build';

/** The start of makruk: each king has its met on the right, as its side sees it. */
export const makrukDrawing: readonly string[] = [
	'rnsmksnr',
	'........',
	'pppppppp',
	'........',
	'........',
	'PPPPPPPP',
	'........',
	'RNSKMSNR',
];

/** A king that may not leave a check but by capturing the only piece that gives it. */
export const steadfastKing = (): Path =>
	any(
		seq(test(not(royalAttacked('own'))), leap(neighbours)),
		seq(test(royalAttacked('own')), leap(neighbours, seq(at({ who: 'enemy' }), capture(), test(not(attacked('origin'))), land()))),
	);

const unmoved = test(is('origin', { flag: 'leap' }));

/** A king that may leap to the second row from its initial cell, unless in check. */
export const leapingKing = (): Path =>
	any(
		leap(neighbours),
		seq(
			unmoved,
			test(not(royalAttacked('own'))),
			leap(
				[
					[2, 1],
					[-2, 1],
				],
				quiet(),
			),
		),
	);

/** A met that may leap two cells forward from its initial cell. */
export const leapingMet = (): Path => any(leap(diagonals), seq(unmoved, leap([[0, 2]], quiet())));

/** A king loses its leap when a rook comes to stand on its row or file, whatever stands between. */
export const aimed: Hook = {
	id: 'aimed',
	if: mover({ kind: ['R'] }),
	do: [
		forEach(each(orthogonals, 'd', seq(loop(step('d'), { min: 1 }), at(enemy({ kind: ['K'], flag: 'leap' })))), 'at', [
			set('at', { of: 'at' }, 'clear'),
		]),
	],
};

/** Kings and mets that have not moved. */
export const withLeaps = (setup: Setup): Setup => ({
	...setup,
	pieces: setup.pieces.map(({ at: cell, piece }) =>
		piece.kind === 'K' || piece.kind === 'M' ? { at: cell, piece: { ...piece, flags: ['leap'] } } : { at: cell, piece },
	),
});

/** `aimed` in the words of players. */
export const AIMED: NonNullable<Names['notes']> = {
	rules: {
		aimed: {
			title: 'Aimed rook',
			texts: [
				'A king that has not moved loses its jump for good when an enemy rook comes to its rank or file, even with pieces in between.',
			],
		},
	},
};
