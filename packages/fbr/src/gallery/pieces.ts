import type { GalleryGame } from './gallery-game.js';

/** Chess on eight files with other pieces. */
export const pieces: readonly GalleryGame[] = [
	{
		id: 'amazon',
		title: 'Amazon chess',
		text: `:Amazon chess
8x8
rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1
royal K A=RBN R B N P +P==ARBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, amazon',
		counts: [22, 484, 12_483, 318_185],
	},
	{
		id: 'almost',
		title: 'Almost chess',
		text: `:Almost chess
8x8
rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1
royal K C=RN R B N P +P==CRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 1977',
		counts: [22, 484, 11_895, 290_522],
	},
	{
		id: 'georgian',
		title: 'Georgian chess',
		text: `:Georgian chess
8x8
rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1
royal turn K A=RBN R B N P=mfW+cfF+[2]mfW02 +P==ARBN`,
		source: 'traditional; Fairy-Stockfish, georgian',
		counts: [22, 484, 12_483, 318_185],
	},
	{
		id: 'berolina',
		title: 'Berolina chess',
		text: `:Berolina chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfF+cefW+[2]mefF02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Edmund Nebermann, 1926',
		counts: [30, 900, 28_328, 882_717],
	},
	{
		id: 'torpedo',
		title: 'Torpedo chess',
		text: `:Torpedo chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfW+cefF+mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, torpedo',
		counts: [20, 400, 9194, 209_719],
	},
	{
		id: 'sideways-pawns',
		title: 'Sideways pawns',
		text: `:Sideways pawns
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfsW+cefF+[2]mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, pawnsideways',
		counts: [20, 400, 10_022, 250_145],
	},
	{
		id: 'hoppel-poppel',
		title: 'Hoppel-poppel',
		text: `:Hoppel-poppel
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B=mB+cN N=mN+cB P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'chessvariants.com',
		counts: [20, 400, 9034, 202_459],
	},
	{
		id: 'new-zealand',
		title: 'New Zealand chess',
		text: `:New Zealand chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R=mR+cN B N=mN+cR P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, newzealand',
		counts: [20, 400, 8976, 200_310],
	},
	{
		id: 'paradigm',
		title: 'Paradigm chess',
		text: `:Paradigm chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B=B+(mW-fF) N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'chessvariants.com',
		counts: [20, 400, 9062, 204_459],
	},
	{
		id: 'knightmate',
		title: 'Knightmate',
		text: `:Knightmate
8x8
rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1
royal K=N M=K Q R B P +P==QRBM O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Bruce Zimov, 1972',
		counts: [18, 324, 6765, 139_774],
	},
	{
		id: 'nightrider',
		title: 'Nightrider chess',
		text: `:Nightrider chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N=N0 P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'T. R. Dawson, 1925',
		counts: [24, 576, 15_586, 419_019],
	},
	{
		id: 'grasshopper',
		title: 'Grasshopper chess',
		text: `:Grasshopper chess
8x8
rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1
royal K Q R B N G=jyQ-K P=mfW+cfF +P==QRBNG O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'J. Boyer, after T. R. Dawson, 1913',
		counts: [28, 782, 22_314, 635_298],
	},
	{
		id: 'chigorin',
		title: 'Chigorin chess',
		text: `:Chigorin chess
8x8
rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1
royal pieces{!QBcn}=total(0) K C=RN Q R B N P +P==CRNQB O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 2002',
		counts: [26, 416, 11_408, 229_973],
	},
	{
		id: 'perfect',
		title: 'Perfect chess',
		text: `:Perfect chess
8x8
cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w KQkq - 0 1
royal=castle{CR} K C=RN M=BN G=RBN Q R B N P +P==GCMQRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Köksal Karakuş, 2000',
		counts: [23, 529, 15_082, 423_107],
	},
	{
		id: 'legan',
		title: 'Legan chess',
		text: `:Legan chess
8x8
knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1
royal mirror=vertical,horizontal promotion+[a5-8,a-d8] K Q R B N P=mflF+cflW +P==QRBN`,
		source: 'L. Legan, 1913',
		counts: [8, 64, 724, 8138, 112_012, 1_532_305],
	},
	{
		id: 'spacious',
		title: 'Spacious chess',
		text: `:Spacious chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal spacious K Q R B N P +P==QRBN`,
		source: 'Ralph Betza; C/CIF, rule spacious',
		counts: [18, 314],
	},
	{
		id: 'bouncing',
		title: 'Bouncing bishops',
		text: `:Bouncing bishops
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal bouncing K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule bouncing',
		counts: [20, 392],
	},
];
