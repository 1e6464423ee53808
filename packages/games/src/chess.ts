import type { Cond, GameDefinition, Names, Ruleset, Setup } from '@x/core';
import {
	all,
	any,
	arranged,
	board,
	castling,
	checkmate,
	clocks,
	compare,
	count,
	defineGame,
	diagonals,
	kindsOf,
	leap,
	moveLimit,
	neighbours,
	oblique,
	orthogonals,
	pawn,
	repetition,
	ride,
	row,
	ruleset,
	side,
	some,
	turns,
} from '@x/core/build';
import type { WhiteAndBlack } from './parts/words.js';

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

/**
 * The start arrangement for a first row of pieces, read from the first file on; kings and rooks may castle.
 *
 * @example
 * arrangement('RNBQKBNR').pieces.length // 32
 */
export const arrangement = (first: string): Setup =>
	arranged([first.toLowerCase(), 'pppppppp', '........', '........', '........', '........', 'PPPPPPPP', first], {
		flags: { castle: ['K', 'R'] },
	});

const rules: Ruleset = /* @__PURE__ */ (() => {
	const wings = castling('RNBQKBNR', { royal: 'K', partner: ['R'] });
	return ruleset(
		{
			space: board(8, 8),
			zones: { second: row(1), last: row(7), dark: { parity: 0 }, light: { parity: 1 } },
			sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
			...kindsOf({
				P: [
					'pawn',
					pawn({
						promotesTo: ['Q', 'R', 'B', 'N'],
						last: 'last',
						second: 'second',
						passed: 'ep',
						victim: { who: 'enemy', kind: ['P'] },
					}),
				],
				N: ['knight', leap(oblique(1, 2))],
				B: ['bishop', ride(diagonals)],
				R: ['rook', ride(orthogonals)],
				Q: ['queen', ride(neighbours)],
				K: ['king', any(leap(neighbours), ...wings.paths)],
			}),
			flags: wings.flags,
			points: { ep: 'reply' },
			outcomes: [
				{ id: 'insufficient-material', when: 'turn', if: insufficient(), result: 'draw' },
				repetition(5),
				moveLimit(75),
				repetition(3, { claim: 'mover' }),
				moveLimit(50, { claim: 'mover' }),
			],
			turn: turns('white', 'black'),
			start: arrangement('RNBQKBNR'),
		},
		clocks({ advancing: ['P'] }),
		checkmate(['K']),
	);
})();

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

/** The sides, kinds and reasons of Chess. */
export interface Chess extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'Q' | 'K';
	readonly reason:
		| 'insufficient-material'
		| 'fivefold-repetition'
		| '75-move-rule'
		| 'threefold-repetition'
		| '50-move-rule'
		| 'checkmate'
		| 'stalemate';
}

/**
 * Orthodox chess after the FIDE Laws of 2023 (article 3 moves, 5 and 9 endings).
 *
 * @example
 * import { chess } from '@x/games/chess';
 * Object.keys(chess.rules.kinds).join('') // 'PNBRQK'
 */
export const chess: GameDefinition<Chess> = /* @__PURE__ */ defineGame({
	id: 'chess',
	title: 'Chess',
	also: [
		'Western chess',
		'International chess',
		'Orthodox chess',
		'Ajedrez',
		'Échecs',
		'Schach',
		'Scacchi',
		'Xadrez',
		'Szachy',
		'Шахматы',
		'チェス',
		'国际象棋',
		'체스',
	],
	rules,
	names,
});
