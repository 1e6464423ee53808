import type { GalleryGame } from './gallery-game.js';

/** Moves that change more than the mover: explosions, conversions, swaps, marks. */
export const effects: readonly GalleryGame[] = [
	{
		id: 'andernach',
		title: 'Andernach chess',
		text: `:Andernach chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal andernach K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Andernach, 1993; C/CIF, rule andernach',
		counts: [20, 400],
	},
	{
		id: 'atomic',
		title: 'Atomic chess of C/CIF',
		text: `:Atomic chess of C/CIF
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal atomic{^P} K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule atomic',
		counts: [20, 400, 8902],
	},
	{
		id: 'benedict',
		title: 'Benedict chess',
		text: `:Benedict chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal benedict K Q R B N P +P==QRBN`,
		source: 'W. D. Troyka, 2001',
		counts: [20, 400, 8848],
	},
	{
		id: 'cheshire-cat',
		title: 'Cheshire Cat chess',
		text: `:Cheshire Cat chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal cheshire{X} K Q R B N P +P==QRBN`,
		source: 'V. R. Parton, 1970',
		counts: [20, 400],
	},
	{
		id: 'magnetic',
		title: 'Magnetic chess',
		text: `:Magnetic chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal magnetic K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'João Neto, 1995',
		counts: [20, 437, 10_179],
	},
	{
		id: 'anti-king',
		title: 'Anti-king chess',
		text: `:Anti-king chess
8x8
rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal antiroyal{A} K A=K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Peter Aronson, 2002',
		counts: [20, 409, 8849],
	},
	{
		id: 'switching',
		title: 'Switching chess',
		text: `:Switching chess
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal switching K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'Tony Quintanilla, 2004',
		counts: [92, 8456],
	},
	{
		id: 'switching-out-of-check',
		title: 'Switching chess out of check',
		text: `:Switching chess out of check
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal switching=notincheck K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule switching',
		counts: [92],
	},
	{
		id: 'switching-without-kings',
		title: 'Switching chess without kings',
		text: `:Switching chess without kings
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal switching=excluderoyals K Q R B N P +P==QRBN O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule switching',
		counts: [82, 6724],
	},
	{
		id: 'demoting-swap',
		title: 'Queens that demote by a swap',
		text: `:Queens that demote by a swap
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal swap=demote K Q=mQ+wQ R B N P +P==QRBN -Q==R O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule swap',
		counts: [20, 400, 8902],
	},
	{
		id: 'converting-kings',
		title: 'Converting kings',
		text: `:Converting kings
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
royal conversion* K=mK Q R B N P +P==QRBN *K=[*]cK !*K=j{K}K`,
		source: 'C/CIF, rule conversion',
		counts: [20, 400, 8902],
	},
	{
		id: 'knight-trail',
		title: 'Knights that leave a mark',
		text: `:Knights that leave a mark
8x8
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
royal promotion*[1-8]=origin,move K Q R B N P X|mark|=mfW +P==QRBN *N==X O-O=[*]isR[g]=isR[f] O-O-O=[*]isR[c]=isR[d]`,
		source: 'C/CIF, rule promotion',
		counts: [20, 400, 8742],
	},
];
