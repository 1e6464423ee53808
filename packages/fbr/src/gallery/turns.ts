import type { GalleryGame } from './gallery-game.js';

/** Turns of several moves. */
export const turns: readonly GalleryGame[] = [
	{
		id: 'marseillais',
		title: 'Marseillais chess',
		text: `:Marseillais chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal turn<1>=enpassant turn<2>=enpassant K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Albert Fortis, 1925',
		counts: [20, 445],
	},
	{
		id: 'balanced-marseillais',
		title: 'Balanced Marseillais chess',
		text: `:Balanced Marseillais chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal turn<1>=balance,enpassant turn<2>=enpassant K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Robert Bruce, 1963',
		counts: [20, 400, 8902],
	},
	{
		id: 'two-moves-until-capture',
		title: 'Two moves until a capture',
		text: `:Two moves until a capture
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal turn<1>=enpassant turn<2>=untilcapture K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule turn',
		counts: [20, 445],
	},
	{
		id: 'avalanche',
		title: 'Avalanche chess',
		text: `:Avalanche chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal avalanche K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 1977',
		counts: [20, 160, 3538],
	},
	{
		id: 'balanced-avalanche',
		title: 'Balanced avalanche chess',
		text: `:Balanced avalanche chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal avalanche=balance K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Ralph Betza, 1977',
		counts: [20, 400],
	},
	{
		id: 'monster',
		title: 'Monster chess',
		text: `:Monster chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/2PPPP2/4K3 w kq - 0 1
royal monster K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'traditional; C/CIF, rule monster',
		counts: [10, 99, 1976],
	},
	{
		id: 'progressive-italian',
		title: 'Italian progressive chess',
		text: `:Italian progressive chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal progressive K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Associazione Italiana Scacchi Eterodossi',
		counts: [20, 400],
	},
	{
		id: 'progressive-scottish',
		title: 'Scottish progressive chess',
		text: `:Scottish progressive chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal progressive=scotish K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'G. F. L. Packer, 1940s',
		counts: [20, 400],
	},
	{
		id: 'progressive-english',
		title: 'English progressive chess',
		text: `:English progressive chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal progressive=english K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule progressive',
		counts: [20, 400],
	},
	{
		id: 'progressive-moderate',
		title: 'Moderate progressive chess',
		text: `:Moderate progressive chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal progressive=moderate K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule progressive',
		counts: [20, 400],
	},
];
