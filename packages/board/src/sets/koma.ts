import type { Art } from '../model/set.js';

/** Sizes of shogi pieces by rank, from king to pawn. */
export type KomaSize = 'king' | 'general' | 'knight' | 'pawn';

/** The five-sided body of a shogi piece, which points to the enemy. All stand on one line. */
export const KOMA: Readonly<Record<KomaSize, string>> = {
	king: 'M50 5L79 17L91 94H9L21 17Z',
	general: 'M50 8L77.500 19.500L89 94H11L22.500 19.500Z',
	knight: 'M50 12L75.500 23L86 94H14L24.500 23Z',
	pawn: 'M50 17L73.500 27L83 94H17L26.500 27Z',
};

/** The body with a character on it, which is red if the piece was promoted. */
export const komaArt = (size: KomaSize, character: string | undefined, promoted = false): Art => ({
	shape: KOMA[size],
	dots: character ?? '',
	...(promoted && { promoted: true }),
});
