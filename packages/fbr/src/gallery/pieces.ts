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
		counts: [1],
	},
	{
		id: 'almost',
		title: 'Almost chess',
		text: `:Almost chess
8x8
rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1
royal K C=RN R B N P +P==CRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 1977',
		counts: [1],
	},
	{
		id: 'georgian',
		title: 'Georgian chess',
		text: `:Georgian chess
8x8
rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1
royal turn K A=RBN R B N P=mfW+cfF+[2]mfW02 +P==ARBN`,
		source: 'traditional; Fairy-Stockfish, georgian',
		counts: [1],
	},
	{
		id: 'berolina',
		title: 'Berolina chess',
		text: `:Berolina chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfF+cefW+[2]mefF02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Edmund Nebermann, 1926',
		counts: [1],
	},
	{
		id: 'torpedo',
		title: 'Torpedo chess',
		text: `:Torpedo chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfW+cefF+mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, torpedo',
		counts: [1],
	},
	{
		id: 'sideways-pawns',
		title: 'Sideways pawns',
		text: `:Sideways pawns
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P=mfsW+cefF+[2]mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, pawnsideways',
		counts: [1],
	},
	{
		id: 'hoppel-poppel',
		title: 'Hoppel-poppel',
		text: `:Hoppel-poppel
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B=mB+cN N=mN+cB P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'chessvariants.com',
		counts: [1],
	},
	{
		id: 'new-zealand',
		title: 'New Zealand chess',
		text: `:New Zealand chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R=mR+cN B N=mN+cR P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, newzealand',
		counts: [1],
	},
	{
		id: 'paradigm',
		title: 'Paradigm chess',
		text: `:Paradigm chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B=B+(mW-fF) N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'chessvariants.com',
		counts: [1],
	},
	{
		id: 'knightmate',
		title: 'Knightmate',
		text: `:Knightmate
8x8
rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1
royal K=N M=K Q R B P +P==QRBM O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Bruce Zimov, 1972',
		counts: [1],
	},
	{
		id: 'nightrider',
		title: 'Nightrider chess',
		text: `:Nightrider chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N=N0 P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'T. R. Dawson, 1925',
		counts: [1],
	},
	{
		id: 'grasshopper',
		title: 'Grasshopper chess',
		text: `:Grasshopper chess
8x8
rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1
royal K Q R B N G=jyQ-K P=mfW+cfF +P==QRBNG O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'J. Boyer, after T. R. Dawson, 1913',
		counts: [1],
	},
	{
		id: 'chigorin',
		title: 'Chigorin chess',
		text: `:Chigorin chess
8x8
rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1
royal pieces{!QBcn}=total(0) K C=RN Q R B N P +P==CRNQB O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 2002',
		counts: [1],
	},
	{
		id: 'perfect',
		title: 'Perfect chess',
		text: `:Perfect chess
8x8
cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w KQkq - 0 1
royal=castle{CR} K C=RN M=BN G=RBN Q R B N P +P==GCMQRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Köksal Karakuş, 2000',
		counts: [1],
	},
	{
		id: 'legan',
		title: 'Legan chess',
		text: `:Legan chess
8x8
knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1
royal mirror=vertical,horizontal promotion+[a5-8,a-d8] K Q R B N P=mflF+cflW +P==QRBN`,
		source: 'L. Legan, 1913',
		counts: [1],
	},
	{
		id: 'spacious',
		title: 'Spacious chess',
		text: `:Spacious chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal spacious K Q R B N P +P==QRBN`,
		source: 'Ralph Betza; C/CIF, rule spacious',
		counts: [1],
	},
	{
		id: 'bouncing',
		title: 'Bouncing bishops',
		text: `:Bouncing bishops
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal bouncing K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule bouncing',
		counts: [1],
	},
];
