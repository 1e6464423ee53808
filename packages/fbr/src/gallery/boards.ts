import type { GalleryGame } from './gallery-game.js';

/** Several boards, and boards without edges. */
export const boards: readonly GalleryGame[] = [
	{
		id: 'alice',
		title: 'Alice chess',
		text: `:Alice chess
8x8x2
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'V. R. Parton, 1953',
		counts: [1],
	},
	{
		id: 'alice-3d',
		title: 'Alice chess on three boards',
		text: `:Alice chess on three boards
8x8x3
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice=3D K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule alice',
		counts: [1],
	},
	{
		id: 'alice-4d',
		title: 'Quasi-Alice chess on four boards',
		text: `:Quasi-Alice chess on four boards
8x8x4
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w KQkq - 0 1
royal alice=4D K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule alice',
		counts: [1],
	},
	{
		id: 'cylinder',
		title: 'Cylinder chess',
		text: `:Cylinder chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal cylindric K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'traditional; C/CIF, rule cylindric',
		counts: [1],
	},
	{
		id: 'cylinder-wrong-rook',
		title: 'Cylinder chess with both rooks',
		text: `:Cylinder chess with both rooks
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal cylindric=wrongrook K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule cylindric',
		counts: [1],
	},
	{
		id: 'torus',
		title: 'Torus chess',
		text: `:Torus chess
8x10
8/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w - - 0 1
royal torus promotion+[9] K Q R B N P=mfW+cefF+[3]mefW02 +P==QRBN`,
		source: 'C/CIF, rule torus',
		counts: [1],
	},
];
