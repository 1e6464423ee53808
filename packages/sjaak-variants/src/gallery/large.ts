import {
	archbishop,
	bishop,
	chancellor,
	ferz,
	type GalleryVariant,
	king,
	knight,
	ORTHODOX,
	pawn,
	pawnZones,
	piece,
	queen,
	rook,
	sheet,
	shortPawn,
} from './blocks.js';

const OFFICERS = [knight, bishop, rook, queen] as const;

/** Capablanca's pieces on ten files, in a given order. */
const capablanca = (
	id: string,
	name: string,
	source: string,
	rank: string,
	castles: readonly string[],
	pieces: readonly string[] = [archbishop('Archbishop', 'A'), chancellor('Chancellor', 'C')],
	choices = 'QRBNAC',
): GalleryVariant =>
	sheet({
		id,
		name,
		source,
		size: [10, 8],
		fen: `${rank.toLowerCase()}/pppppppppp/10/10/10/10/PPPPPPPPPP/${rank} w KQkq - 0 1`,
		zones: pawnZones(8),
		rules: ORTHODOX,
		pieces: [pawn(choices), ...OFFICERS, ...pieces, king(8, castles)],
	});

const FROM_F = ['f1-i1 with j1', 'f1-c1 with a1'];

/** Chess on larger boards. */
export const LARGE_GAMES: readonly GalleryVariant[] = [
	capablanca(
		'capablanca_chess',
		'Capablanca chess',
		'J. R. Capablanca, 1920s; en.wikipedia.org/wiki/Capablanca_chess',
		'RNABQKBCNR',
		FROM_F,
	),
	capablanca('gothic_chess', 'Gothic chess', 'E. Trice, 2000; en.wikipedia.org/wiki/Capablanca_chess', 'RNBQCKABNR', FROM_F),
	capablanca('embassy_chess', 'Embassy chess', 'K. Hill, 2005; en.wikipedia.org/wiki/Embassy_Chess', 'RNBQKCABNR', [
		'e1-h1 with j1',
		'e1-b1 with a1',
	]),
	capablanca(
		'janus_chess',
		'Janus chess',
		'W. Schoendorf, 1978; en.wikipedia.org/wiki/Janus_Chess',
		'RJNBKQBNJR',
		['e1-i1 with j1', 'e1-b1 with a1'],
		[archbishop('Janus', 'J')],
		'QRBNJ',
	),
	capablanca(
		'royal_court',
		'Royal court',
		'chessvariants.com/large.dir/contest/royalcourt.html',
		'RCNBQKBNCR',
		FROM_F,
		[piece('Centaur', 'C', 'Move: leap (0,1)|(1,1)|(1,2)')],
		'QRBNC',
	),
	sheet({
		id: 'chancellor_chess',
		name: 'Chancellor chess',
		source: 'B. R. Foster, 1887; en.wikipedia.org/wiki/Chancellor_chess',
		size: [9, 9],
		fen: 'rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1',
		zones: pawnZones(9),
		rules: ORTHODOX,
		pieces: [pawn('QRBNC'), ...OFFICERS, chancellor('Chancellor', 'C'), king(9, ['e1-g1 with i1', 'e1-c1 with a1'])],
	}),
	sheet({
		id: 'modern_chess',
		name: 'Modern chess',
		source: 'G. Maura, 1968; en.wikipedia.org/wiki/Modern_chess',
		size: [9, 9],
		fen: 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1',
		zones: pawnZones(9),
		rules: ORTHODOX,
		pieces: [pawn('QRBNM'), ...OFFICERS, archbishop('Minister', 'M'), king(9, ['e1-g1 with i1', 'e1-c1 with a1'])],
	}),
	sheet({
		id: 'shako',
		name: 'Shako',
		source: 'J.-L. Cazaux, 1990; en.wikipedia.org/wiki/List_of_chess_variants',
		size: [10, 10],
		fen: 'c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1',
		zones: pawnZones(10, 3),
		rules: ORTHODOX,
		pieces: [
			pawn('QRBNCE'),
			...OFFICERS,
			piece('Cannon', 'C', 'Move: slide (H, V)', 'Capture: hop (H, V)'),
			piece('Elephant', 'E', 'Move: leap (1,1)|(2,2)'),
			king(10, ['f2-h2 with i2', 'f2-d2 with b2']),
		],
	}),
	sheet({
		id: 'courier_chess',
		name: 'Courier chess',
		source: 'en.wikipedia.org/wiki/Courier_chess',
		size: [12, 8],
		fen: 'rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1',
		zones: { last: [8], first: [1] },
		rules: ['checkmate = win', 'stalemate = draw', 'repeat3 = draw'],
		pieces: [
			shortPawn('F'),
			knight,
			bishop,
			rook,
			ferz('Ferz', 'F'),
			piece('Alfil', 'E', 'Move: leap (2,2)'),
			piece('Wazir', 'W', 'Move: leap (0,1)'),
			piece('Man', 'M', 'Move: leap (0,1)|(1,1)'),
			king(8),
		],
	}),
];
