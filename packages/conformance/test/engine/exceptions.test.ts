import {
	apply,
	attackers,
	type Game,
	hasLegalMove,
	inCheck,
	key,
	legal,
	type Move,
	outcome,
	type Position,
	perft,
	playthrough,
	previous,
	setupOf,
} from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { Attacks } from '@x/core/src/engines/general/attack/attacks';
import { Lines } from '@x/core/src/engines/general/attack/lines';
import { BoardCursor } from '@x/core/src/engines/general/board-cursor';
import { BoardState } from '@x/core/src/engines/general/board-state';
import { Generator } from '@x/core/src/engines/general/legality/generator';
import { TableMoveList } from '@x/core/src/engines/general/legality/move-list';
import { MovesToList } from '@x/core/src/engines/general/legality/moves-to';
import { Pins } from '@x/core/src/engines/general/legality/pins';
import { LoadedGame } from '@x/core/src/engines/general/loaded-game';
import { Outcomes } from '@x/core/src/engines/general/outcomes';
import { History } from '@x/core/src/engines/general/path-programs/history';
import { Past } from '@x/core/src/engines/general/path-programs/past';
import { LoadedPathRuntime } from '@x/core/src/engines/general/path-programs/path-runtime';
import { TrialLegality } from '@x/core/src/engines/general/path-programs/trial-legality';
import { Turns } from '@x/core/src/engines/general/path-programs/turns';
import { Flags } from '@x/core/src/engines/general/turn/flags';
import { Player } from '@x/core/src/engines/general/turn/player';
import { Origins } from '@x/core/src/evaluate/origins';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { afterEach, describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { moveText } from './games.js';

/** The parts of the general engine whose calls can be made to throw. */
const PARTS = [
	Attacks,
	BoardCursor,
	BoardState,
	Flags,
	Generator,
	History,
	Lines,
	LoadedGame,
	LoadedPathRuntime,
	MovesToList,
	Origins,
	Outcomes,
	Past,
	Pins,
	Player,
	TableMoveList,
	TrialLegality,
	Turns,
].map(({ prototype }) => prototype as unknown as Record<string, unknown>);

class Injected extends Error {}

/** The calls left before one throws, and the calls made. */
let left = Number.POSITIVE_INFINITY;
let calls = 0;
let restore: (() => void)[] = [];

function counted(): void {
	calls++;
	if (--left === 0) throw new Injected();
}

/** Replaces a function by one that counts its calls, until the test ends. */
function replace(owner: Record<string, unknown>, name: string): void {
	const descriptor = Object.getOwnPropertyDescriptor(owner, name)!;
	const { value } = descriptor;
	if (typeof value !== 'function' || name === 'constructor') return;
	Object.defineProperty(owner, name, {
		...descriptor,
		value(this: unknown, ...given: unknown[]) {
			counted();
			return (value as (...given: unknown[]) => unknown).apply(this, given);
		},
	});
	restore.push(() => Object.defineProperty(owner, name, descriptor));
}

afterEach(() => {
	for (const undo of restore) undo();
	restore = [];
	left = Number.POSITIVE_INFINITY;
});

/** Runs a function whose nth call of a replaced function throws. Returns whether it threw. */
function throwingAt(nth: number, ask: () => void): boolean {
	left = nth;
	try {
		ask();
		return false;
	} catch (error) {
		if (error instanceof Injected) return true;
		throw error;
	} finally {
		left = Number.POSITIVE_INFINITY;
	}
}

/** The indices in the legal moves of a random game. */
function line(game: Game, plies: number, seed: number): number[] {
	const random = randomFrom(seed);
	const picks: number[] = [];
	let at = game.start;
	for (let ply = 0; ply < plies; ply++) {
		const moves = sorted(at);
		if (moves.length === 0) break;
		picks.push(random(moves.length));
		at = apply(at, moves[picks.at(-1)!]!);
	}
	return picks;
}

const sorted = (at: Position): Move[] => [...legal(at)].sort((a, b) => (moveText(a) < moveText(b) ? -1 : 1));

/** Positions that have computed nothing yet. */
const played = (game: Game, moves: readonly (readonly [from: number | undefined, text: string])[]): Position =>
	moves.reduce<Position>((at, [, text]) => apply(at, legal(at).find((move) => moveText(move) === text)!), game.start);

const textsOf = (game: Game, picks: readonly number[]): [number | undefined, string][] => {
	let at = game.start;
	return picks.map((pick) => {
		const move = sorted(at)[pick]!;
		at = apply(at, move);
		return [move.from, moveText(move)];
	});
};

/** The answers of a position. */
const answersOf = (at: Position): unknown => ({
	moves: legal(at).map(moveText).sort(),
	captured: legal(at)
		.map(({ captured }) => JSON.stringify(captured))
		.sort(),
	outcome: outcome(at, { claims: true }),
	check: inCheck(at),
	any: hasLegalMove(at),
	setup: setupOf(at),
	leaves: perft(at, 1),
	previous: previous(at) && legal(previous(at)!).length,
});

/** The queries that are interrupted. */
const QUERIES: Readonly<Record<string, (at: Position) => unknown>> = {
	legal: (at) => legal(at).map(({ writes }) => writes),
	apply: (at) => legal(at).map((move) => apply(at, move)),
	outcome: (at) => outcome(at, { claims: true }),
	key: (at) => key(at),
	perft: (at) => perft(at, 2),
	attackers: (at) =>
		attackers(at, setupOf(at).pieces[0]!.at.length === 0 ? 0 : at.game.cellAt(setupOf(at).pieces[0]!.at)!, at.game.ruleset.sideOrder[1]!),
};

/** The most calls at which each query of a game is interrupted. */
const CALLS = byExtent({ full: 100, normal: 8, quick: 4 });

/** Interrupts each query at up to `most` of its calls, and compares the answers afterwards with those of a game just loaded. Returns the number of interruptions. */
function interrupted(game: Game, fresh: Game, most: number, seed: number): number {
	const moves = textsOf(fresh, line(fresh, 8, seed));
	const expected = answersOf(played(fresh, moves));
	const random = randomFrom(seed + 1);
	let thrown = 0;
	for (const [name, query] of Object.entries(QUERIES)) {
		const asked = played(game, moves);
		calls = 0;
		query(asked);
		const step = Math.max(1, calls / most);
		const total = calls;
		for (let nth = 1 + (step > 1 ? random(Math.floor(step)) : 0); nth <= total; nth += step) {
			const at = played(game, moves);
			if (throwingAt(Math.floor(nth), () => query(at))) thrown++;
			expect(answersOf(at), `${name}, call ${Math.floor(nth)} of ${total}`).toEqual(expected);
		}
	}
	return thrown;
}

const general = (name: string): Game => {
	const { rules, names } = games[name as keyof typeof games];
	return load(plan(rules, names), programs);
};

describe('an exception inside the general engine', () => {
	const some = ['chess', 'chess960', 'crazyhouse', 'xiangqi', 'chushogi', 'duck', 'atomic', 'shogi', 'janggi', 'makruk'];
	it.each(some)('%s: leaves every position as it was', (name) => {
		const fresh = general(name);
		for (const part of PARTS) for (const method of Object.getOwnPropertyNames(part)) replace(part, method);
		expect(interrupted(general(name), fresh, CALLS, 5)).toBeGreaterThan(CALLS);
	});

	it.each(sampleOf('interrupted', Object.keys(games), { normal: 0.1, quick: 0.05 }))(
		'%s: leaves every position as it was, at a few calls',
		(name) => {
			const fresh = general(name);
			for (const part of PARTS) for (const method of Object.getOwnPropertyNames(part)) replace(part, method);
			expect(interrupted(general(name), fresh, 2, 11)).toBeGreaterThan(0);
		},
	);
});

describe('an exception inside the bitboard engine', () => {
	it.each(['chess', 'capablanca', 'shatranj', 'losAlamos'].filter((name) => name in games))(
		'%s: leaves every position as it was',
		(name) => {
			const definition = games[name as keyof typeof games];
			const fresh = compile(definition);
			const math = Math as unknown as Record<string, unknown>;
			for (const method of ['clz32', 'imul']) replace(math, method);
			expect(interrupted(compile(definition), fresh, 2 * CALLS, 3)).toBeGreaterThan(CALLS);
		},
	);

	it('leaves a playthrough as it was', () => {
		const game = compile(games.chess);
		const moves = textsOf(game, line(game, 30, 9));
		const math = Math as unknown as Record<string, unknown>;
		for (const method of ['clz32', 'imul']) replace(math, method);
		const play = playthrough(game.start);
		const plain = playthrough(game.start);
		for (const [index, [, text]] of moves.entries()) {
			const move = legal(plain.position()).find((one) => moveText(one) === text)!;
			throwingAt(1 + (index % 3), () => play.find({ to: move.to }));
			throwingAt(1 + (index % 4), () => play.inCheck());
			throwingAt(1 + (index % 5), () => play.count());
			expect(setupOf(play.position())).toEqual(setupOf(plain.position()));
			plain.play(move);
			play.play(legal(play.position()).find((one) => moveText(one) === text)!);
		}
	});
});

/**
 * Whether an error says that an import is undefined. The test runner reads imports by getters that catch every error, so an overflow inside one of them
 * gives an undefined function.
 */
const isLostImport = (error: unknown): boolean => error instanceof TypeError && error.message.endsWith(' is not a function');

/** Runs a function at each depth of the call stack at which it overflows, and once where it does not. Returns the number of overflows. */
function nearOverflow(ask: () => void): number {
	let overflows = 0;
	const deeper = (): boolean => {
		try {
			if (deeper()) return true;
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
		}
		try {
			ask();
			return true;
		} catch (error) {
			// A call here could overflow too, so the usual error is tested without one.
			if (!(error instanceof RangeError) && !isLostImport(error)) throw error;
			overflows++;
			return false;
		}
	};
	// An error that does not come from the stack occurs at every depth, so there is no call that succeeds.
	if (!deeper()) throw new Error('Expected a call that succeeds above the overflows, found none.');
	return overflows;
}

describe('an overflow of the call stack', () => {
	const loaders = [
		['the general engine', 'chess', () => general('chess')],
		['the general engine', 'crazyhouse', () => general('crazyhouse')],
		['the general engine', 'shogi', () => general('shogi')],
		['the bitboard engine', 'chess', () => compile(games.chess)],
	] as const;
	it.each(loaders)('inside %s leaves every position of %s as it was', (_, __, make) => {
		const [game, fresh] = [make(), make()];
		const moves = textsOf(fresh, line(fresh, 8, 5));
		const expected = answersOf(played(fresh, moves));
		for (const [name, query] of Object.entries(QUERIES)) {
			let at = played(game, moves);
			const overflows = nearOverflow(() => {
				at = played(game, moves);
				query(at);
			});
			expect(overflows, name).toBeGreaterThan(0);
			expect(answersOf(at), name).toEqual(expected);
			expect(answersOf(played(game, moves)), name).toEqual(expected);
		}
	});
});
