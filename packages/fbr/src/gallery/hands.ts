import type { GalleryGame } from './gallery-game.js';

/** Pieces in hand. */
export const hands: readonly GalleryGame[] = [
	{
		id: 'crazyhouse',
		title: 'Crazyhouse',
		text: `:Crazyhouse
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
royal holding=demote drop{P}[2-7] K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'lichess.org/variant/crazyhouse',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'chessgi',
		title: 'Chessgi',
		text: `:Chessgi
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
royal holding drop{P}[1-7] K Q R B N P=mfW+cefF+[2]mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Alex Randolph, 1972',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'loop',
		title: 'Loop chess',
		text: `:Loop chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
royal holding drop{P}[2-7] K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, loop',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'pocket-knight',
		title: 'Pocket knight chess',
		text: `:Pocket knight chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1
royal holding=pocket K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'traditional, 1910s',
		counts: [52, 2565, 88_617],
	},
	{
		id: 'dragon',
		title: 'Dragon chess',
		text: `:Dragon chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Dd] w KQkq - 0 1
royal holding=pocket drop{D}[1] K Q R B N D=BN P +P==DQRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'edami.com/dragonchess',
		counts: [20, 400, 8982, 200_857],
	},
	{
		id: 'seirawan',
		title: 'Seirawan chess',
		text: `:Seirawan chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQkq - 0 1
royal holding=pocket gating{EH}[1] K Q R B N E=RN H=BN P +P==QRBNEH O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Yasser Seirawan and Bruce Harper, 2007',
		counts: [28, 784, 24_830, 782_599],
	},
	{
		id: 'capahouse',
		title: 'Capahouse',
		text: `:Capahouse
10x8
rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1
royal holding=demote drop{P}[2-7] K Q R B N A=BN C=RN P +P==QRBNAC O-O=[*]isR[i]=isR[h] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, capahouse',
		counts: [28, 784, 25_228, 805_128],
	},
	{
		id: 'warping',
		title: 'Warping chess',
		text: `:Warping chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
royal holding warp=start(2) drop{P}[1-7] K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule warp',
		counts: [20, 400],
	},
	{
		id: 'musketeer',
		title: 'Musketeer chess',
		text: `:Musketeer chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal musketeer K Q R B N L=N+F2 C=(ll)(rr)N+K+D U=CN D=QN M=RN A=BN E=KDA H=DHAT F=F3+D+(ff)(bb)N S=F2+D+N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Zied Haddad, 2011',
		counts: [10, 99, 1584],
	},
];
