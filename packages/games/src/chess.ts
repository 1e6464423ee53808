import type { Cond, GameDefinition, Names, PieceData, Ruleset, Setup } from '@x/core';
import {
	all,
	any,
	board,
	captured,
	castle,
	compare,
	count,
	defineGame,
	diagonals,
	is,
	leap,
	mover,
	moves,
	neighbours,
	not,
	oblique,
	orthogonals,
	pawn,
	phase,
	placed,
	repeats,
	ride,
	row,
	royalAttacked,
	ruleset,
	side,
	some,
	turns,
	variable,
} from '@x/core/build';

/** The side to move is checkmated; used by the draws over which checkmate takes precedence. */
const mate = (): Cond => all(royalAttacked('own'), compare(moves('next'), '=', 0));

/**
 * Positions that no sequence of moves can win, judged by material alone: nothing but kings, kings and one bishop or knight, or
 * kings and any number of bishops (of either side) that all stand on one colour. Blocked pawn chains are dead positions too, but are not covered here.
 */
const insufficient = (): Cond =>
	all(
		compare(count({ kind: ['P', 'R', 'Q'] }), '=', 0),
		some(
			compare(count({ kind: ['N', 'B'] }), '<', 2),
			all(
				compare(count({ kind: ['N'] }), '=', 0),
				some(compare(count({ kind: ['B'] }, { zone: 'dark' }), '=', 0), compare(count({ kind: ['B'] }, { zone: 'light' }), '=', 0)),
			),
		),
	);

/** The flagged pieces of this kind that the side to move still has. */
const flagged = (kind: string): Cond => compare(count({ who: 'friend', kind: [kind], flag: 'castle' }), '>', 0);

const piece = (letter: string): PieceData => {
	const kind = letter.toUpperCase();
	const plain = { side: kind === letter ? 'white' : 'black', kind };
	return kind === 'K' || kind === 'R' ? { ...plain, flags: ['castle'] } : plain;
};

/**
 * The start arrangement for a first row of pieces, read from the first file on; kings and rooks may castle.
 *
 * @example
 * arrangement('RNBQKBNR').pieces.length // 32
 */
export const arrangement = (first: string): Setup => ({
	pieces: placed([first.toLowerCase(), 'pppppppp', '........', '........', '........', '........', 'PPPPPPPP', first], piece),
	phase: 'white',
});

const rules: Ruleset = /* @__PURE__ */ (() =>
	ruleset({
		space: board(8, 8),
		zones: { second: row(1), last: row(7), dark: { parity: 0 }, light: { parity: 1 } },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: {
			P: { title: 'pawn', moves: 'pawn' },
			N: { title: 'knight', moves: 'knight' },
			B: { title: 'bishop', moves: 'bishop' },
			R: { title: 'rook', moves: 'rook' },
			Q: { title: 'queen', moves: 'queen' },
			K: { title: 'king', moves: 'king' },
		},
		// A right is lost with either partner, so that positions with the same moves are equal.
		flags: { castle: { kinds: ['K', 'R'], while: all(flagged('K'), flagged('R')) } },
		points: { ep: 'reply' },
		vars: { halfmove: { start: 0 }, fullmove: { start: 1 } },
		paths: {
			pawn: pawn({
				promotesTo: ['Q', 'R', 'B', 'N'],
				last: 'last',
				second: 'second',
				passed: 'ep',
				victim: { who: 'enemy', kind: ['P'] },
			}),
			knight: leap(oblique(1, 2)),
			bishop: ride(diagonals),
			rook: ride(orthogonals),
			queen: ride(neighbours),
			king: any(
				leap(neighbours),
				castle({ direction: 1, distance: 3, flag: 'castle', partner: ['R'], mark: 'short' }),
				castle({ direction: -1, distance: 4, flag: 'castle', partner: ['R'], mark: 'long' }),
			),
		},
		royal: is('at', { kind: ['K'] }),
		after: [
			{
				id: 'halfmove',
				if: some(compare(captured(), '>', 0), mover({ kind: ['P'] })),
				do: [{ var: 'halfmove', to: 0 }],
				else: [{ var: 'halfmove', add: 1 }],
			},
			{ id: 'fullmove', if: phase('black'), do: [{ var: 'fullmove', add: 1 }] },
		],
		forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
		outcomes: [
			{ id: 'insufficient-material', when: 'turn', if: insufficient(), result: 'draw' },
			{ id: 'fivefold-repetition', when: 'turn', if: compare(repeats(), '>', 4), result: 'draw' },
			{ id: '75-move-rule', when: 'turn', if: all(compare(variable('halfmove'), '>', 149), not(mate())), result: 'draw' },
			{ id: 'threefold-repetition', when: 'turn', if: compare(repeats(), '>', 2), result: 'draw', claim: 'mover' },
			{ id: '50-move-rule', when: 'turn', if: all(compare(variable('halfmove'), '>', 99), not(mate())), result: 'draw', claim: 'mover' },
			{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
			{ id: 'stalemate', when: 'stuck', result: 'draw' },
		],
		turn: turns('white', 'black'),
		start: arrangement('RNBQKBNR'),
	}))();

const names: Names = {
	kinds: { P: { letter: 'P' }, N: { letter: 'N' }, B: { letter: 'B' }, R: { letter: 'R' }, Q: { letter: 'Q' }, K: { letter: 'K' } },
	kindOrder: ['P', 'N', 'B', 'R', 'Q', 'K'],
	cells: 'a1',
	sides: { white: 'w', black: 'b' },
	castling: { flag: 'castle', royal: ['K'], partner: ['R'], marks: { short: 'O-O', long: 'O-O-O' } },
	enPassant: 'ep',
	clocks: { half: 'halfmove', full: 'fullmove' },
	silent: ['P'],
};

/**
 * Orthodox chess after the FIDE Laws of 2023 (article 3 moves, 5 and 9 endings).
 *
 * @example
 * import { chess } from '@x/games/chess';
 * Object.keys(chess.rules.kinds).join('') // 'PNBRQK'
 */
export const chess: GameDefinition = /* @__PURE__ */ defineGame({ id: 'chess', title: 'Chess', rules, names });
