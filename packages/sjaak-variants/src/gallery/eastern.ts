import {
	bishop,
	ferz,
	type GalleryVariant,
	king,
	knight,
	ORTHODOX,
	piece,
	queen,
	rook,
	royal,
	type Sheet,
	sheet,
	shortPawn,
} from './blocks.js';

const face = (name: string, letter: string, ...lines: readonly string[]): string =>
	[`\nPiece: ${name}`, ...lines, `Symbol: "+${letter}", "+${letter},+${letter.toLowerCase()}"`].join('\n');
const GOLD = ['Move: leap (0,1)', 'Move: step NE, NW'];
const SILVER = ['Move: leap (1,1)', 'Move: step N'];
const turns = (must = false): readonly string[] => ['Promotion: far, near, "+"', ...(must ? ['Optional promotion: empty, empty'] : [])];

/** The pieces of shogi; `must` is the zone of mandatory promotion. */
const shogiPieces = (must = false): Readonly<Record<string, readonly string[]>> => ({
	P: [piece('Pawn', 'P', 'Move: step N', ...turns(must), 'Flags: drop_one_file, drop_no_mate'), face('Tokin', 'P', ...GOLD)],
	L: [piece('Lance', 'L', 'Move: step 8N', ...turns(must)), face('Promoted lance', 'L', ...GOLD)],
	N: [piece('Knight', 'N', 'Move: aleap (1,2)|(-1,2)', ...turns(must)), face('Promoted knight', 'N', ...GOLD)],
	S: [piece('Silver', 'S', ...SILVER, ...turns(must)), face('Promoted silver', 'S', ...GOLD)],
	G: [piece('Gold', 'G', ...GOLD)],
	B: [piece('Bishop', 'B', 'Move: slide (D, A)', ...turns(must)), face('Horse', 'B', 'Move: slide (D, A)', 'Move: leap (0,1)')],
	R: [piece('Rook', 'R', 'Move: slide (H, V)', ...turns(must)), face('Dragon', 'R', 'Move: slide (H, V)', 'Move: leap (1,1)')],
	K: [royal('King', 'K', 'Move: leap (0,1)|(1,1)')],
});

const shogi = (
	kinds: string,
	parts: Omit<Sheet, 'pieces' | 'rules'> & { readonly must?: true; readonly extra?: readonly string[] },
): GalleryVariant => {
	const { must, extra = [], ...rest } = parts;
	const all = shogiPieces(must);
	return sheet({
		...rest,
		rules: ['allow drops', 'keep capture', 'checkmate = win', 'stalemate = win', 'repeat4 = draw', 'movecountdraw = 0'],
		pieces: [...[...kinds].flatMap((kind) => all[kind]!), ...extra],
	});
};

const makruk = (parts: Pick<Sheet, 'id' | 'name' | 'source' | 'fen'> & Partial<Sheet>): GalleryVariant =>
	sheet({
		size: [8, 8],
		zones: { last: [6], first: [3] },
		rules: ['checkmate = win', 'stalemate = draw', 'repeat3 = draw'],
		pieces: [],
		...parts,
	});

const HORSE = 'Move: leap (0,1)+(1,1)&(1,2)';
const CANNON = ['Move: slide (H, V)', 'Capture: hop (H, V)'];

/** Eastern forms of chess and related games. */
export const EASTERN_GAMES: readonly GalleryVariant[] = [
	makruk({
		id: 'makruk',
		name: 'Makruk',
		source: 'en.wikipedia.org/wiki/Makruk',
		fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1',
		pieces: [shortPawn('M'), knight, rook, ferz('Met', 'M'), piece('Khon', 'S', ...SILVER), king(8)],
	}),
	makruk({
		id: 'ai-wok',
		name: 'Ai-wok',
		source: 'en.wikipedia.org/wiki/Makruk',
		fen: 'rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1',
		pieces: [
			shortPawn('A'),
			knight,
			rook,
			piece('Ai-wok', 'A', 'Move: slide (H, V)', 'Move: leap (1,2)|(1,1)'),
			piece('Khon', 'S', ...SILVER),
			king(8),
		],
	}),
	makruk({
		id: 'asean_chess',
		name: 'ASEAN chess',
		source: 'en.wikipedia.org/wiki/Makruk',
		fen: 'rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1',
		zones: { last: [8], first: [1] },
		pieces: [shortPawn('RNBQ'), knight, rook, ferz('Met', 'Q'), piece('Khon', 'B', ...SILVER), king(8)],
	}),
	sheet({
		id: 'shatranj',
		name: 'Shatranj',
		source: 'H. J. R. Murray, A History of Chess, 1913; en.wikipedia.org/wiki/Shatranj',
		size: [8, 8],
		fen: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1',
		zones: { last: [8], first: [1] },
		rules: ['checkmate = win', 'stalemate = win', 'bare rule', 'loneking = win', 'repeat3 = draw', 'movecountdraw = 70'],
		pieces: [shortPawn('Q'), knight, rook, ferz('Ferz', 'Q'), piece('Alfil', 'B', 'Move: leap (2,2)'), king(8)],
	}),
	sheet({
		id: 'xiangqi',
		name: 'Xiangqi',
		source: 'World Xiangqi Federation rules; en.wikipedia.org/wiki/Xiangqi',
		size: [9, 10],
		fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
		zones: {
			'south palace': 'd1,e1,f1,d2,e2,f2,d3,e3,f3',
			'north palace': 'd8,e8,f8,d9,e9,f9,d10,e10,f10',
			'south bank': [1, 2, 3, 4, 5],
			'north bank': [6, 7, 8, 9, 10],
		},
		rules: ['taboo', 'chase rule', 'checkmate = win', 'stalemate = win', 'repeat3 = draw', 'perpetual = loss'],
		pieces: [
			piece('Soldier', 'P', 'Move: step N', 'Promotion: north bank, south bank, "+"', 'Optional promotion: empty, empty'),
			face('Soldier across the river', 'P', 'Move: step N, E, W'),
			piece('Advisor', 'A', 'Move: leap (1,1)', 'Prison: south palace, north palace'),
			piece('Elephant', 'B', 'Move: leap (1,1)+(1,1)&(2,2)', 'Prison: south bank, north bank'),
			piece('Horse', 'N', HORSE),
			piece('Cannon', 'C', ...CANNON),
			rook,
			royal('General', 'K', 'Move: leap (0,1)', 'Prison: south palace, north palace'),
		],
	}),
	sheet({
		id: 'mini_xiangqi',
		name: 'Mini xiangqi',
		source: 'S. Kusumoto, 1973; en.wikipedia.org/wiki/Minixiangqi',
		size: [7, 7],
		fen: 'rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1',
		zones: { 'south palace': 'c1,d1,e1,c2,d2,e2,c3,d3,e3', 'north palace': 'c5,d5,e5,c6,d6,e6,c7,d7,e7' },
		rules: ['taboo', 'checkmate = win', 'stalemate = win', 'repeat3 = draw', 'perpetual = loss'],
		pieces: [
			piece('Soldier', 'P', 'Move: step N, E, W'),
			piece('Horse', 'N', HORSE),
			piece('Cannon', 'C', ...CANNON),
			rook,
			royal('General', 'K', 'Move: leap (0,1)', 'Prison: south palace, north palace'),
		],
	}),
	shogi('PLNSGBRK', {
		id: 'shogi',
		name: 'Shogi',
		source: 'Japan Shogi Association; en.wikipedia.org/wiki/Shogi',
		size: [9, 9],
		fen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1',
		zones: { far: [7, 8, 9], near: [1, 2, 3] },
	}),
	shogi('PSGBRK', {
		id: 'minishogi',
		name: 'Minishogi',
		source: 'S. Kusumoto, 1970; en.wikipedia.org/wiki/Minishogi',
		size: [5, 5],
		fen: 'rbsgk/4p/5/P4/KGSBR[-] w - - 0 1',
		zones: { far: [5], near: [1] },
	}),
	shogi('PNSGBRK', {
		id: 'judkins_shogi',
		name: 'Judkins shogi',
		source: 'P. Judkins, before 1998; en.wikipedia.org/wiki/Judkins_shogi',
		size: [6, 6],
		fen: 'rbnsgk/5p/6/6/P5/KGSNBR[-] w - - 0 1',
		zones: { far: [5, 6], near: [1, 2] },
	}),
	shogi('PSGK', {
		id: 'gorogoro',
		name: 'Gorogoro',
		source: 'Japan Shogi Association, 2012; en.wikipedia.org/wiki/Shogi_variant',
		size: [5, 6],
		fen: 'sgkgs/5/1ppp1/1PPP1/5/SGKGS[-] w - - 0 1',
		zones: { far: [5, 6], near: [1, 2] },
	}),
	shogi('PGBRK', {
		id: 'euroshogi',
		name: 'EuroShogi',
		source: 'V. Pribylinec; en.wikipedia.org/wiki/EuroShogi',
		size: [8, 8],
		fen: '1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w - - 0 1',
		zones: { far: [6, 7, 8], near: [1, 2, 3] },
		must: true,
		extra: [piece('Knight', 'N', 'Move: aleap (1,2)|(-1,2)|(1,0)|(-1,0)', ...turns(true)), face('Promoted knight', 'N', ...GOLD)],
	}),
	sheet({
		id: 'los_alamos_chess',
		name: 'Los Alamos chess',
		source: 'Los Alamos Scientific Laboratory, 1956; en.wikipedia.org/wiki/Los_Alamos_chess',
		size: [6, 6],
		fen: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1',
		zones: { last: [6], first: [1] },
		rules: ORTHODOX,
		pieces: [shortPawn('QRN'), knight, rook, queen, king(6)],
	}),
	sheet({
		id: 'gardner_minichess',
		name: 'Gardner minichess',
		source: 'M. Gardner, 1969; en.wikipedia.org/wiki/Minichess',
		size: [5, 5],
		fen: 'rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1',
		zones: { last: [5], first: [1] },
		rules: ORTHODOX,
		pieces: [shortPawn('QRBN'), knight, bishop, rook, queen, king(5)],
	}),
];
