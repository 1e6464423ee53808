import { type GalleryVariant, piece, sheet } from './blocks.js';

/** Games without kings: races, and games that the last mover wins. */
export const RACES: readonly GalleryVariant[] = [
	sheet({
		id: 'breakthrough',
		name: 'Breakthrough',
		source: 'D. Troyka, 2000; en.wikipedia.org/wiki/Breakthrough_(board_game)',
		size: [8, 8],
		fen: 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1',
		lines: ['BlackFlag: a8,b8,c8,d8,e8,f8,g8,h8', 'WhiteFlag: a1,b1,c1,d1,e1,f1,g1,h1'],
		rules: ['captureanyflag = win', 'nopieces = loss', 'stalemate = win'],
		pieces: [piece('Man', 'P', 'Move: step N, NE, NW', 'Capture: step NE, NW')],
	}),
	sheet({
		id: 'octopawn',
		name: 'Octopawn',
		source: 'after M. Gardner, Scientific American, March 1962; en.wikipedia.org/wiki/Hexapawn',
		size: [4, 4],
		fen: 'pppp/4/4/PPPP w - - 0 1',
		lines: ['BlackFlag: a4,b4,c4,d4', 'WhiteFlag: a1,b1,c1,d1'],
		rules: ['captureanyflag = win', 'nopieces = loss', 'stalemate = win'],
		pieces: [piece('Pawn', 'P', 'Move: step N', 'Capture: step NE, NW')],
	}),
	sheet({
		id: 'fox_and_hounds',
		name: 'Fox and hounds',
		source: 'en.wikipedia.org/wiki/Fox_games',
		size: [8, 8],
		fen: '1h1h1h1h/8/8/8/8/8/8/4F3 w - - 0 1',
		lines: ['BlackFlag: b8,d8,f8,h8'],
		rules: ['captureanyflag = win', 'stalemate = win', 'repeat3 = draw'],
		pieces: [piece('Fox', 'F', 'Move: leap (1,1)', 'Capture: none'), piece('Hound', 'H', 'Move: aleap (1,1)|(-1,1)', 'Capture: none')],
	}),
	sheet({
		id: 'clobber',
		name: 'Clobber',
		source: 'M. Albert, J. P. Grossman and R. Nowakowski, 2001; en.wikipedia.org/wiki/Clobber',
		size: [5, 6],
		fen: 'PpPpP/pPpPp/PpPpP/pPpPp/PpPpP/pPpPp w - - 0 1',
		rules: ['stalemate = win'],
		pieces: [piece('Stone', 'P', 'Capture: leap (0,1)')],
	}),
];
