import type { GalleryGame } from './gallery-game.js';

/** Chess with other ends, orders of play or limits. */
export const orthodox: readonly GalleryGame[] = [
	{
		id: 'chess',
		title: 'Chess',
		text: `:Chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'FIDE Laws of Chess, 2023',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'no-castling',
		title: 'No-castling chess',
		text: `:No-castling chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal K Q R B N P +P==QRBN`,
		source: 'Vladimir Kramnik, 2019',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'king-of-the-hill',
		title: 'King of the hill',
		text: `:King of the hill
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal hill[d4,e4,d5,e5] K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'lichess.org/variant/kingOfTheHill',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'three-check',
		title: 'Three-check chess',
		text: `:Three-check chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal=maxchecks(3) K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'lichess.org/variant/threeCheck',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'five-check',
		title: 'Five-check chess',
		text: `:Five-check chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal=maxchecks(5) K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Fairy-Stockfish, 5check',
		counts: [20, 400, 8902, 197_281],
	},
	{
		id: 'antichess',
		title: 'Antichess',
		text: `:Antichess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
mustcapture stalemate=win K Q R B N P +P==KQRBN`,
		source: 'lichess.org/variant/antichess',
		counts: [20, 400, 8067, 153_299, 2_732_672],
	},
	{
		id: 'extinction',
		title: 'Extinction chess',
		text: `:Extinction chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
pieces=extinction K Q R B N P +P==KQRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'R. Wayne Schmittberger, 1985',
		counts: [20, 400, 8902, 197_742],
	},
	{
		id: 'kinglet',
		title: 'Kinglet',
		text: `:Kinglet
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
pieces{P}=morethan(0) K Q R B N P +P==K O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'V. R. Parton, 1953',
		counts: [20, 400, 8902, 197_742],
	},
	{
		id: 'coregal',
		title: 'Coregal chess',
		text: `:Coregal chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal royal{Q}=castle{} K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'V. R. Parton',
		counts: [20, 400, 8882, 195_896],
	},
	{
		id: 'three-kings',
		title: 'Three kings',
		text: `:Three kings
8x8
knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1
pieces{K}=morethan(2) K Q B N P +P==QBN`,
		source: 'Fairy-Stockfish, threekings',
		counts: [20, 400, 8942, 199_514],
	},
	{
		id: 'check-forbidden',
		title: 'Prohibited check',
		text: `:Prohibited check
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal=taboo K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule royal=taboo',
		counts: [20, 400],
	},
	{
		id: 'horde',
		title: 'Horde',
		text: `:Horde
8x8
rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1
royal pieces=morethan(0) K Q R B N P=mfW+cefF+[1]mfW02+[2]mefW02 +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'lichess.org/variant/horde',
		counts: [8, 128, 1274, 23_310, 265_223],
	},
	{
		id: 'racing-kings',
		title: 'Racing kings',
		text: `:Racing kings
8x8
8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1
!mirror royal=taboo hill[8]=balance K Q R B N`,
		source: 'V. R. Parton, 1961',
		counts: [21, 421, 11_264, 296_242],
	},
	{
		id: 'dark-diagonals',
		title: 'Dark diagonals',
		text: `:Dark diagonals
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal diagonals=dark K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule diagonals',
		counts: [20, 400, 8337],
	},
	{
		id: 'no-repetition',
		title: 'No repetition',
		text: `:No repetition
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal nonrepeating K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule nonrepeating',
		counts: [20, 400, 8902],
	},
];
