import {
	type AnyPosition,
	apply,
	type Game,
	history,
	key,
	lastMove,
	legal,
	moveName,
	outcome,
	type Position,
	type PositionOf,
	position,
	previous,
	type RestoreOptions,
	restore,
	save,
	setupOf,
	toMove,
} from '@x/core';
import { royalAttacked } from '@x/core/build';
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

const again = <P extends AnyPosition>(at: P, options?: RestoreOptions): PositionOf<P> => {
	const read = restore(at.game, JSON.parse(JSON.stringify(at)), options);
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	expect(read.warnings).toEqual([]);
	return read.value;
};

const facts = (at: AnyPosition) => ({
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
				const read = again(at, ply % 2 === 0 ? {} : { replay: true });
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
		const game = plane(classicalPlane);
		const at = ['5,2>5,4', '5,7>5,5', '4,1>8,5'].reduce((before, name) => apply(before, name), game.start);
		expect(save(at)).toEqual({ version: 1, game: 'classical-plane', hash: game.hash, moves: ['5,2>5,4', '5,7>5,5', '4,1>8,5'] });
		for (const replay of [false, true]) {
			const read = again(at, { replay });
			expect(save(read)).toEqual(save(at));
			expect(history(read).map(key)).toEqual(history(at).map(key));
		}
		const promoting = position(game, {
			pieces: [
				{ at: [3, 7], piece: { side: 'white', kind: 'P' } },
				{ at: ['9007199254740993', 1], piece: { side: 'black', kind: 'K' } },
			],
			seen: ['a'],
		});
		const promoted = apply(promoting, { from: [3, 7], to: [3, 8], promotion: 'n' });
		expect(save(promoted).moves).toEqual(['3,7>3,8=N']);
		expect(facts(again(apply(promoted, '9007199254740993,1>9007199254740994,1'))).key).toBe(
			key(apply(promoted, '9007199254740993,1>9007199254740994,1')),
		);
		expect(save(again(promoted))).toEqual(save(promoted));
		expect(restore(game, { ...save(at), hash: 'x' })).toMatchObject({ ok: false, problems: [{ code: 'saved/other-rules' }] });
		expect(restore(game, { ...save(at), moves: ['0,0>1,1'] })).toMatchObject({
			ok: false,
			problems: [{ code: 'saved/illegal-move', path: 'moves[0]', data: { index: 0, move: '0,0>1,1', turn: 'white' } }],
		});
	});
});

describe('a game saved by other rules', () => {
	const { rules, names } = games.chess;
	/** Chess in which no move may give check. */
	const calm = compile({ ...rules, forbid: [...rules.forbid, { id: 'no-checks', if: royalAttacked('other') }] }, names);
	const line = (game: Game, moves: readonly string[]): Position => moves.reduce((at: Position, name) => apply(at, name), game.start);
	const saved = save(line(chess, ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'h5f7']));

	it('is refused with a hint that names the option', () => {
		const read = restore(calm, saved);
		expect(read.ok ? undefined : read.problems[0]).toMatchObject({
			code: 'saved/other-rules',
			hint: expect.stringContaining('{ replay: true }'),
		});
	});

	it('is played by the new rules up to the first move that does not fit', () => {
		const read = restore(calm, saved, { replay: true });
		expect(read.ok ? undefined : read.problems).toEqual([
			{
				code: 'saved/illegal-move',
				message: 'Expected a legal move of white, found "h5f7".',
				severity: 'error',
				path: 'moves[4]',
				hint: expect.stringContaining('saved.moves.slice(0, 4)'),
				data: { index: 4, move: 'h5f7', turn: 'white' },
			},
		]);
		const before = restore(calm, { ...saved, moves: saved.moves.slice(0, 4) }, { replay: true });
		expect(before.ok && [before.value.game === calm, save(before.value).hash === calm.hash, before.value.depth, before.warnings]).toEqual([
			true,
			true,
			4,
			[],
		]);
	});

	it('has a warning where its setup has keys of positions by other rules', () => {
		const seen = save(position(chess, { ...setupOf(chess.start), seen: ['a', 'b'] }));
		const read = restore(calm, seen, { replay: true });
		expect(read.ok && read.warnings.map(({ code, path, severity }) => [code, path, severity])).toEqual([
			['saved/other-keys', 'start.seen', 'warning'],
		]);
		expect(restore(chess, seen, { replay: true })).toMatchObject({ ok: true, warnings: [] });
	});

	it('is replayed only on request, and other options are refused', () => {
		expect(() => restore(chess, saved, { replays: true } as never)).toThrow(TypeError);
		expect(() => restore(chess, saved, { replay: 1 } as never)).toThrow(TypeError);
	});
});

describe('a saved position', () => {
	it('is plain JSON: the rules by their hash, and the moves by name', () => {
		expect(save(chess.start)).toEqual({ game: 'chess', hash: chess.hash, moves: [], version: 1 });
	});

	it('states its start only where it is not the start of the game', () => {
		expect(save(position(chess, setupOf(chess.start)))).toEqual(save(chess.start));
		const bare = position(chess, { ...setupOf(chess.start), pieces: setupOf(chess.start).pieces.slice(1) });
		expect(save(bare).start).toEqual(setupOf(bare));
		const seen = position(chess, { ...setupOf(chess.start), seen: ['a'] });
		expect(save(seen).start).toEqual({ ...setupOf(chess.start), seen: ['a'] });
	});

	it('of eight plies of chess has less than 150 characters', () => {
		const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5a4', 'g8f6'];
		const text = JSON.stringify(moves.reduce((at: Position, name) => apply(at, name), chess.start));
		expect(text).toBe(`{"version":1,"game":"chess","hash":"${chess.hash}","moves":${JSON.stringify(moves)}}`);
		expect(text.length).toBeLessThan(150);
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
		['an unknown field', { ...save(chess.start), start: setupOf(chess.start), begin: 1 }, 'saved/unknown-key begin'],
		['a move that is not a text', { ...save(chess.start), moves: [{ from: 'e2', to: 'e4' }] }, 'saved/wrong-shape moves[0]'],
		['a move in another form', { ...save(chess.start), moves: ['e2e4='] }, 'saved/illegal-move moves[0]'],
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
