import { apply, history, lastMove, legal, moveName, outcome, type Position } from '@x/core';
import { parse as parsePgn, stringify as stringifyPgn } from '@x/pgn';
import { describe, expect, test } from 'vitest';
import { seedsOf } from '../../../tools/lib/sample.js';
import { type Dialect, type EndWord, type KifGame, type MoveNode, parse, reduce, stringify } from '../src/index.js';
import { readMove, toKifMove, writeMove } from '../src/moves.js';
import { fromPgn, toPgn } from '../src/pgn.js';
import { complete, gameOf, type PlayedLine, play } from '../src/play.js';
import { bare, crowdedPosition, decorated, gameNamed, randomGame, randomOf, shogi } from './support/games.js';

const DIALECTS: readonly Dialect[] = ['kif', 'ki2', 'csa', 'jkf'];
const SEEDS = seedsOf({ full: 2000, normal: 24, quick: 8 });

const ENDS: readonly EndWord[] = [
	'resignation',
	'interruption',
	'repetition',
	'impasse',
	'time-up',
	'entering-king',
	'illegal-action',
	'mate',
];

const namesOf = (position: Position): readonly string[] =>
	history(position)
		.slice(1)
		.map((one) => moveName(lastMove(one)!));

const playedNames = ({ moves }: PlayedLine): readonly string[] => moves.map(({ move }) => moveName(move));

/** A random game with everything that records have. */
function fullGame(seed: number, plies: number, id: Parameters<typeof gameNamed>[0] = 'shogi'): readonly [KifGame, Position] {
	const last = randomGame(gameNamed(id), seed, plies);
	const positions = history(last);
	const random = randomOf(seed + 7);
	const others = (ply: number): readonly MoveNode[] => {
		const moves: MoveNode[] = [];
		let position = positions[ply]!;
		for (let count = 1 + random(3); count > 0 && outcome(position) === undefined; count--) {
			const all = legal(position);
			const move = all[random(all.length)]!;
			moves.push({ move: toKifMove(move, position), comments: [], variations: [] });
			position = apply(position, move);
		}
		return moves;
	};
	return [decorated(gameOf(last), random, ENDS, others), last];
}

describe('random games', () => {
	test('are the same games after writing and reading, in every format', () => {
		for (const seed of SEEDS) {
			const [game, last] = fullGame(seed, 60);
			const dialect = DIALECTS[seed % 4]!;
			const { value, lost } = reduce(game, dialect);
			const text = stringify(value, { dialect });
			const [read, ...more] = parse(text, { mode: 'strict' });
			expect(more).toEqual([]);
			expect(stringify(read!), `${seed} ${dialect}`).toBe(text);
			const whole = complete(read!, shogi);
			expect(playedNames(play(whole, shogi))).toEqual(namesOf(last));
			expect(bare(whole), `${seed} ${dialect}`).toEqual(bare(value));
			const kinds = new Set(lost.map(({ data }) => String(data?.path).replace(/^.*\./, '')));
			if (dialect === 'kif' || dialect === 'jkf') expect(kinds).toEqual(new Set());
			else expect([...kinds].filter((kind) => !/^(?:bookmark|time|variations\[\d+\])$/.test(kind))).toEqual([]);
		}
	}, 3_600_000);

	test('are the same games after PGN', () => {
		for (const seed of SEEDS.slice(0, Math.ceil(SEEDS.length / 2))) {
			const [game] = fullGame(seed, 50);
			const { value, lost } = toPgn(game, shogi);
			expect(lost).toEqual([]);
			const [read] = parsePgn(stringifyPgn(value));
			const back = fromPgn(read!, shogi);
			expect(back.lost).toEqual([]);
			expect(bare(back.value), String(seed)).toEqual(bare({ ...game, headers: back.value.headers }));
			expect(new Map(back.value.headers.map(({ name, value }) => [name, value]))).toEqual(
				new Map(game.headers.map(({ name, value }) => [name, value])),
			);
		}
	}, 3_600_000);

	test.each(['minishogi', 'judkins', 'euroshogi', 'gorogoro', 'checkshogi'] as const)(
		'of %s are, too',
		(id) => {
			for (const seed of SEEDS.slice(0, Math.ceil(SEEDS.length / 10))) {
				const [game, last] = fullGame(seed, 40, id);
				const rules = gameNamed(id);
				for (const dialect of DIALECTS) {
					const text = stringify(reduce(game, dialect).value, { dialect });
					const [read] = parse(text, { mode: 'strict' });
					expect(stringify(read!)).toBe(text);
					expect(playedNames(play(read!, rules)), `${seed} ${dialect}`).toEqual(namesOf(last));
				}
				expect(namesOf(last).length).toBe(fromPgn(toPgn(game, rules).value, rules).value.moves.length);
			}
		},
		3_600_000,
	);
});

describe('positions with many like pieces', () => {
	test('have a text of each move that is read as that move, in each notation', () => {
		for (const seed of SEEDS) {
			const position = crowdedPosition(seed);
			for (const move of legal(position))
				for (const dialect of ['kif', 'ki2', 'csa'] as const) {
					if (dialect === 'ki2' && toKifMove(move, position).relative === undefined) continue;
					const text = writeMove(move, position, dialect);
					expect(moveName(readMove(text, position, { mode: 'strict' })), `${seed} ${text}`).toBe(moveName(move));
				}
		}
	}, 3_600_000);
});
