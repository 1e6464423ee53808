import {
	apply,
	history,
	key,
	lastMove,
	legal,
	moveName,
	outcome,
	type Position,
	position,
	previous,
	restore,
	save,
	setupOf,
	toMove,
} from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { plane } from '@x/plane';
import { classicalPlane } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';

/** Random games per preset; a longer run is asked with X_RANDOM_GAMES. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? byExtent({ full: 2, normal: 1, quick: 1 }));
const PLIES = byExtent({ full: 200, normal: 12, quick: 6 });

const again = (at: Position): Position => {
	const read = restore(at.game, JSON.parse(JSON.stringify(at)));
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.value;
};

const facts = (at: Position) => ({
	key: key(at),
	outcome: outcome(at),
	claim: outcome(at, { claims: true }),
	moves: legal(at).map(moveName).sort(),
	history: history(at).map(key),
	last: lastMove(at) && moveName(lastMove(at)!),
});

describe('a saved game comes back', () => {
	it.each(sampleOf('saved', gameIds, { normal: 0.25, quick: 0.1 }))('%s: at every ply of random games, with its history', (id) => {
		const game = compiledGame(id);
		for (let seed = 1; seed <= GAMES; seed++) {
			const random = randomFrom(seed * 32_452_843);
			let at = game.start;
			for (let ply = 0; ply <= PLIES; ply++) {
				const read = again(at);
				expect(facts(read), `seed ${seed}, ply ${ply}`).toEqual(facts(at));
				const moves = legal(at);
				if (moves.length === 0) break;
				at = apply(at, moves[random(moves.length)]!);
			}
		}
	});

	it('with the repetitions that it and its setup have seen', () => {
		const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
		let at = position(chess, { ...setupOf(chess.start), seen: [key(chess.start)] });
		for (const name of [...shuffle, ...shuffle]) {
			const move = toMove(at, name);
			if (move.ok) at = apply(at, move.value);
		}
		expect(facts(again(at))).toEqual(facts(at));
		expect(outcome(again(at), { claims: true })?.reason).toBe('threefold-repetition');
		expect(previous(again(at))).toBeDefined();
	});

	it('with moves that no name tells apart', () => {
		// A kind whose letter another one has: both drops, and both promotions, are written alike.
		const { rules, names } = games.crazyhouse;
		const kinds = Object.fromEntries(Object.entries(names.kinds).map(([kind, name]) => [kind, { ...name }]));
		const game = compile(rules, { ...names, kinds });
		let at: Position = position(game, { ...setupOf(game.start), stores: { hand: { white: { N: 1, B: 1 } } } });
		Object.defineProperty(game, 'names', { value: { ...names, kinds: { ...names.kinds, B: { letter: 'N' } } } });
		for (const move of legal(at).filter((one) => one.from === undefined)) {
			const after = apply(at, move);
			expect(setupOf(again(after))).toEqual(setupOf(after));
		}
		at = apply(at, legal(at).find((one) => one.from === undefined)!);
		expect(save(at).moves[0]).toMatch(/#[12]$/);
	});

	it('on a plane too', () => {
		const game = plane({ id: 'classical', title: 'Classical', rules: classicalPlane.rules, names: games.chess.names });
		let at = game.start;
		for (const [from, to] of [
			[
				[5, 2],
				[5, 4],
			],
			[
				[5, 7],
				[5, 5],
			],
			[
				[4, 1],
				[8, 5],
			],
		] as const)
			at = apply(at, { from, to });
		const text = JSON.stringify(at);
		const read = restore(game, JSON.parse(text));
		expect(read.ok && JSON.stringify(read.value)).toBe(text);
		expect(read.ok && history(read.value).map(key)).toEqual(history(at).map(key));
		expect(restore(game, { ...save(at), hash: 'x' })).toMatchObject({ ok: false, problems: [{ code: 'saved/other-rules' }] });
		expect(restore(game, { ...save(at), moves: [{ from: [0, 0], to: [1, 1] }] })).toMatchObject({
			ok: false,
			problems: [{ code: 'saved/illegal-move', path: 'moves[0]' }],
		});
	});
});

describe('a saved position', () => {
	it('is plain JSON: the rules by their hash, the start, the moves by name', () => {
		const { game, hash, moves, version } = save(chess.start);
		expect({ game, hash, moves, version }).toEqual({ game: 'chess', hash: chess.hash, moves: [], version: 1 });
		expect(save(chess.start).start).toEqual(setupOf(chess.start));
	});

	it('is what JSON.stringify writes of positions, and of moves their names', () => {
		expect(JSON.parse(JSON.stringify({ at: chess.start })).at).toEqual(save(chess.start));
		expect(JSON.parse(JSON.stringify(legal(chess.start)))).toEqual(legal(chess.start).map(moveName));
		const tables = compile(games.chess960);
		expect(JSON.parse(JSON.stringify(legal(tables.start)))).toEqual(legal(tables.start).map(moveName));
	});

	it.each<[string, unknown, string]>([
		['another hash', { ...save(chess.start), game: 'gothic', hash: 'f00' }, 'saved/other-rules hash'],
		['a later version', { version: 2 }, 'saved/unknown-version version'],
		['a move that is not legal', { ...save(chess.start), moves: ['e2e4', 'e2e4'] }, 'saved/illegal-move moves[1]'],
		['a move by a wrong number', { ...save(chess.start), moves: ['e2e4#1'] }, 'saved/illegal-move moves[0]'],
		['a text', JSON.stringify(chess.start), 'saved/wrong-shape '],
		['nothing', undefined, 'saved/wrong-shape '],
		['moves that are no list', { ...save(chess.start), moves: 'e2e4' }, 'saved/wrong-shape moves'],
		['a start of another form', { ...save(chess.start), start: { pieces: 7 } }, 'saved/wrong-shape start.pieces'],
		['a start that is not a position', { ...save(chess.start), start: { pieces: [] } }, 'setup/missing-royal start.pieces'],
	])('is refused with its place: %s', (_, saved, expected) => {
		const read = restore(chess, saved);
		expect(read.ok ? [] : read.problems.map(({ code, path }) => `${code} ${path}`)).toContain(expected);
	});

	it('is refused in words that name both games', () => {
		const read = restore(chess, { ...save(compile(games.gothic).start) });
		expect(read.ok ? '' : read.problems[0]!.message).toMatch(
			/^Expected a game played by the rules \w+ \("chess"\), found one played by the rules "\w+" \("gothic"\)\.$/,
		);
	});
});
