/** A designer's game: camels on ten files, and a throne that wins. */
import { apply, type Game, type GameDefinition, legal, outcome, type Position } from '@x/core';
import {
	any,
	arranged,
	board,
	box,
	checkmate,
	clocks,
	compare,
	count,
	defineGame,
	diagonals,
	enemy,
	kindsOf,
	leap,
	moveLimit,
	namesOf,
	neighbours,
	oblique,
	orthogonals,
	pawn,
	repetition,
	ride,
	row,
	ruleset,
	side,
	turns,
} from '@x/core/build';
import { compile, lint } from '@x/core/compile';
import { describe } from '@x/describe';
import { explain } from '@x/describe/explain';
import { stringify as fenOf, parsePosition } from '@x/fen';
import { resolve, stringify } from '@x/san';

const rules = ruleset(
	{
		space: board(10, 8),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		zones: { last: row(7), second: row(1), throne: box([4, 5], [3, 4]) },
		points: { ep: 'reply' },
		...kindsOf({
			P: ['pawn', pawn({ promotesTo: ['Q', 'C', 'N'], last: 'last', second: 'second', passed: 'ep' })],
			N: ['knight', leap(oblique(1, 2))],
			B: ['bishop', ride(diagonals)],
			R: ['rook', ride(orthogonals)],
			Q: ['queen', ride(neighbours)],
			K: ['king', leap(neighbours)],
			C: ['camel-guard', any(leap(oblique(1, 3)), ride(orthogonals, undefined, 2))],
		}),
		turn: turns('white', 'black'),
		outcomes: [
			{ id: 'throne', when: 'turn', if: compare(count(enemy({ kind: ['K'] }), { zone: 'throne' }), '>', 0), result: 'loss' },
			repetition(3),
			moveLimit(50),
		],
		start: arranged(['rncbqkbcnr', 'p'.repeat(10), ...Array<string>(4).fill('.'.repeat(10)), 'P'.repeat(10), 'RNCBQKBCNR']),
	},
	clocks({ advancing: ['P'] }),
	checkmate(['K']),
);
export const throne: GameDefinition = defineGame({
	id: 'camel-throne',
	title: 'Camel Throne',
	rules,
	names: namesOf(rules, { silent: ['P'] }),
});
export const game: Game = compile(throne);

/** Random games whose moves and positions are written and read again; how they ended. */
export function simulate(games: number, seed: number): Readonly<Record<string, number>> {
	let state = seed;
	const random = (below: number): number => {
		state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
		return state % below;
	};
	const ends: Record<string, number> = {};
	for (let nth = 0; nth < games; nth++) {
		let position: Position = game.start;
		for (let ply = 0; ply < 200 && !outcome(position); ply++) {
			const moves = legal(position);
			const move = moves[random(moves.length)]!;
			if (resolve(stringify(move, position), position) !== move) throw new Error(stringify(move, position));
			if (fenOf(parsePosition(fenOf(position), game)) !== fenOf(position)) throw new Error(fenOf(position));
			position = apply(position, move);
		}
		const reason = outcome(position)?.reason ?? 'unfinished';
		ends[reason] = (ends[reason] ?? 0) + 1;
	}
	return ends;
}

export const report = (): unknown => ({ lint: lint(throne), text: describe(throne), why: explain(game.start, 'c1c4') });
