import { apply, type Game, legal, type Move, outcome, type Position, restore, save, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { BoardState } from '@x/core/src/engines/general/board-state';
import { type GameId, games } from '@x/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

/** Reads of positions played earlier, and writes on the board. */
let work = 0;

/** The reads of a walk along the game, for each position: its links, its hash, its words. */
const FIELDS = ['parent', 'depth', 'hashLow', 'hashHigh', 'words'] as const;

/** Counts the reads of a position's fields. */
function watched<P extends object>(position: P): P {
	for (const field of FIELDS) {
		if (!(field in position)) continue;
		const own = Object.getOwnPropertyDescriptor(position, field);
		const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(position), field);
		let { value } = own ?? {};
		Object.defineProperty(position, field, {
			get(this: P) {
				work++;
				return own === undefined ? inherited!.get!.call(this) : value;
			},
			set(next) {
				value = next;
			},
		});
	}
	return position;
}

/** The game of a preset, with every position watched. */
function watchedGame(id: GameId): Game {
	const game = compile(games[id]);
	const { engine } = game;
	const plain = engine.apply.bind(engine);
	Object.assign(engine, { apply: (position: Position, move: Move) => watched(plain(position, move)) });
	return game;
}

const isQuiet = ({ captured, promotion, from }: Move): boolean => captured.length === 0 && promotion === undefined && from !== undefined;

/** A move there and back wherever that does not end the game; else another quiet move; else any. */
function shuffled(position: Position, last: Move | undefined): Position | undefined {
	const moves = legal(position);
	const quiet = moves.filter(isQuiet);
	const pieces = quiet.filter(({ kind }) => kind !== 'P');
	const back = quiet.filter(({ from, to }) => from === last?.to && to === last?.from);
	for (const move of [...back, ...pieces, ...quiet, ...moves]) {
		const next = apply(position, move);
		if (legal(next).length > 0) return next;
	}
	return undefined;
}

/** The work of each quarter of a game of shuffling, with `legal`, `outcome` and `setupOf` at each ply; fewer where the game ends. */
function quarters(game: Game, plies: number): { readonly parts: readonly number[]; readonly end: Position } {
	const parts: number[] = [];
	const lastOf = new Map<string, Move>();
	let at = game.start;
	work = 0;
	for (let ply = 1; ply <= plies; ply++) {
		outcome(at, { claims: true });
		const phase = legal(at)[0]?.phase ?? '';
		const next = shuffled(at, lastOf.get(phase));
		if (next === undefined) break;
		lastOf.set(phase, game.engine.lastMove(next)!);
		// The setup of a position in which the game is over is set up anew, which costs the way back.
		if (outcome(next) === undefined) setupOf(next);
		at = next;
		if (ply % (plies / 4) === 0) {
			parts.push(work);
			work = 0;
		}
	}
	return { parts, end: at };
}

describe('a question about a long game costs as much as one about a short game', () => {
	beforeAll(() => {
		for (const method of ['set', 'write'] as const) {
			const plain = BoardState.prototype[method];
			vi.spyOn(BoardState.prototype, method).mockImplementation(function (this: BoardState, ...given: [number, number]) {
				work++;
				return plain.apply(this, given);
			});
		}
	});
	afterAll(() => {
		vi.restoreAllMocks();
	});

	it.each(sampleOf('repetition', Object.keys(games) as GameId[], { normal: 0.15, quick: 0.05 }))(
		'%s: legal, outcome and setupOf while pieces go there and back',
		(id) => {
			const { parts } = quarters(watchedGame(id), 160);
			if (parts.length < 4) return;
			// Four times the plies have been played: work that grows with them would more than double.
			expect(parts[3]! / parts[1]!, parts.join()).toBeLessThan(1.5);
		},
	);

	it.each(['chess', 'shogi', 'xiangqi', 'alice', 'janggi'] as const)('%s: restore', (id) => {
		const game = watchedGame(id);
		const { end } = quarters(game, 240);
		const saved = save(end);
		const cost = (plies: number): number => {
			work = 0;
			expect(restore(game, { ...saved, moves: saved.moves.slice(0, plies) }).ok).toBe(true);
			return work;
		};
		expect(cost(240) / cost(120)).toBeLessThan(2.3);
	});
});
