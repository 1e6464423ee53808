import { apply, type Game, key, legal, moveName, outcome, type Position, type Setup, setupOf } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { type ParseOptions, safeParse, safeParsePosition, stringify } from '@x/fen';
import { complete, fairyStockfish } from '@x/fen/dialects';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { gameOf } from './vectors.js';

const bounded = Object.keys(games).filter((name) =>
	games[name as GameId].rules.space.axes.every(({ extent }) => extent?.every((end) => end !== null)),
);

/** A setup with all parts in a fixed order and without default values. */
function whole({ pieces, phase, vars = {}, points = {}, stores = {} }: Setup, { ruleset }: Game): unknown {
	const some = (values: object): object => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0));
	return {
		phase: phase ?? ruleset.turn.start,
		pieces: pieces.map(({ at, piece }) => [...at, piece.side, piece.kind, ...[...(piece.flags ?? [])].sort()].join(' ')).sort(),
		vars: Object.fromEntries(
			Object.entries(ruleset.vars).map(([name, { start, perSide }]) => {
				const value = vars[name] ?? start;
				const of = (side: string): number => (typeof value === 'number' ? value : (value[side] ?? start));
				return [name, perSide ? ruleset.sideOrder.map(of) : value];
			}),
		),
		points: Object.fromEntries(Object.entries(points).filter(([, cells]) => cells.length > 0)),
		stores: Object.fromEntries(
			Object.entries(stores).flatMap(([store, sides]) =>
				Object.entries(sides).flatMap(([side, kinds]) => (Object.keys(some(kinds)).length > 0 ? [[`${store} ${side}`, some(kinds)]] : [])),
			),
		),
	};
}

const movesOf = (position: Position): readonly string[] => legal(position).map(moveName).sort();

/** Compares the parts only if the whole differs. */
const agree = (one: unknown, other: unknown, text: string): void => {
	if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, text).toEqual(other);
};

function same(position: Position, options: ParseOptions, moves: boolean): void {
	const { game } = position;
	const text = stringify(position, options);
	const read = safeParse(text, game, { ...options, mode: 'strict' });
	if (!read.ok) throw new NotationError(read.problems, `${text}: ${read.problems[0]?.message}`);
	const again = safeParsePosition(text, game, options);
	// A setup that the rules refuse, for instance without a king, is compared as a setup.
	agree(whole(again.ok ? setupOf(again.value) : read.value, game), whole(setupOf(position), game), text);
	if (!again.ok) return;
	agree(key(again.value), key(position), text);
	// A FEN does not contain the history, which may have ended the game.
	if (moves && outcome(position) === undefined) agree(movesOf(again.value), movesOf(position), text);
}

/** Checks positions of random games with alternating castling styles. */
function play(game: Game, options: ParseOptions, numRuns: number): void {
	fc.assert(
		fc.property(fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }), (choices) => {
			let position = game.start;
			choices.every((choice, nth) => {
				same(position, { ...options, castling: nth % 2 ? 'shredder' : 'x-fen' }, nth % 5 === 0);
				const moves = legal(position);
				if (moves.length > 0) position = apply(position, moves[choice % moves.length]!);
				return moves.length > 0;
			});
		}),
		{ numRuns },
	);
}

describe('reads every written position of every game back completely', () => {
	test.each(sampleOf('whole games', bounded, { normal: 0.25, quick: 0.1 }))('%s', (name) => {
		play(gameOf(name), { dialect: complete }, Number(process.env.X_RUNS ?? 1));
	});
});

describe('writes and reads every position without a dialect', () => {
	test.each(sampleOf('games without a dialect', bounded, { normal: 0.25, quick: 0.1 }))('%s', (name) => {
		play(gameOf(name), {}, Number(process.env.X_RUNS ?? 1));
	});
});

describe('FEN alone expresses complete positions if', () => {
	const cases = [
		['pawns make double steps from everywhere', 'torpedo', undefined],
		['other pieces than pawns make double steps', 'wolf', fairyStockfish],
		['files of partners may be castling rights or flags', 'seirawan960', fairyStockfish],
	] as const;
	test.each(cases)('%s', (_, name, dialect) => {
		play(gameOf(name), { dialect }, Number(process.env.X_RUNS ?? byExtent({ full: 3, normal: 1, quick: 1 })));
	});
});
