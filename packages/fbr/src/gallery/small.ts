import type { GalleryGame } from './gallery-game.js';

/** Smaller boards, and games with one or two kinds of pieces. */
export const small: readonly GalleryGame[] = [
	{
		id: 'gardner',
		title: 'Gardner minichess',
		text: `:Gardner minichess
5x5
rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1
royal K Q R B N P=mfW+cfF +P==QRBN`,
		source: 'Martin Gardner, 1969',
		counts: [7, 53, 506, 4775, 52_512, 572_874],
	},
	{
		id: 'los-alamos',
		title: 'Los Alamos chess',
		text: `:Los Alamos chess
6x6
rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1
royal K Q R N P=mfW+cfF +P==QRN`,
		source: 'Paul Stein and Mark Wells, 1956',
		counts: [10, 100, 1212, 14_332, 191_846, 2_549_164],
	},
	{
		id: 'breakthrough',
		title: 'Breakthrough',
		text: `:Breakthrough
8x8
pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1
hill{P}[8] stalemate=loss P=mfW+fF`,
		source: 'Dan Troyka, 2000',
		counts: [22, 484, 11_132, 256_036],
	},
	{
		id: 'clobber',
		title: 'Clobber',
		text: `:Clobber
5x6
PpPpP/pPpPp/PpPpP/pPpPp/PpPpP/pPpPp w - - 0 1
stalemate=loss P=cW`,
		source: 'M. Albert, J. P. Grossman, R. Nowakowski, 2001',
		counts: [49, 2116, 80_063, 2_630_382],
	},
	{
		id: 'joust',
		title: 'Joust',
		text: `:Joust
8x8
8/8/8/4n3/3N4/8/8/8 w - - 0 1
stalemate=loss pieces{X}=immovable,neutral,taboo promotion*[1-8]=origin,move N=mN X *N==X`,
		source: 'Fairy-Stockfish, joust',
		counts: [8, 62, 356, 1992, 8094, 31_630, 126_500, 485_018],
	},
	{
		id: 'snailtrail',
		title: 'Snailtrail',
		text: `:Snailtrail
7x7
6p/7/7/7/7/7/P6 w - - 0 1
stalemate=loss pieces{X}=immovable,neutral,taboo promotion*[1-7]=origin,move P|snail|=mK X *P==X`,
		source: 'Fairy-Stockfish, snailtrail',
		counts: [3, 9, 45, 225, 1125, 5624, 29_270, 151_462, 783_794],
	},
	{
		id: 'fox-and-hounds',
		title: 'Fox and hounds',
		text: `:Fox and hounds
8x8
1h1h1h1h/8/8/8/8/8/8/4F3 w - - 0 1
hill{F}[8] stalemate=loss F|fox|=mF H|hound|=mfF`,
		source: 'traditional',
		counts: [2, 14, 56, 344, 1032, 6264, 23_387, 141_427, 442_493, 2_674_123],
	},
];
