import { inspect } from 'node:util';
import {
	type AnyGame,
	type AnyMove,
	type AnyPosition,
	apply,
	attackers,
	find,
	hasLegalMove,
	isLegal,
	key,
	legal,
	moveName,
	outcome,
	pieces,
	restore,
	save,
	setupOf,
	toMove,
	turn,
} from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { plane } from '@x/plane';
import { classicalPlane } from '@x/plane/rules';
import { describe, expect, test } from 'vitest';

const COPY =
	'Expected a Position, found a copy of a Position. Positions cannot be copied or sent. Send `save(position)` instead, and `restore` it there.';
const GAMES = [chess, compile(games.crazyhouse), compile(games.seirawan), plane(classicalPlane)] as const;
/** A legal move of a start. The plane has infinitely many, of which one is chosen. */
const moveOf = (game: AnyGame): AnyMove =>
	game === GAMES[3] ? find(game.start, { from: [5, 2], to: [5, 4] } as never)[0]! : (legal(game.start)[0]! as AnyMove);
const QUERIES = { legal, turn, key, outcome, pieces, save, setupOf, hasLegalMove } as const;

describe.each(GAMES.map((game) => [String(game), game] as const))('%s', (_, game) => {
	const move = moveOf(game);
	const position: AnyPosition = apply(game.start as AnyPosition, move);
	test('a position that was sent through structuredClone names what to send instead, in every function', () => {
		for (const copy of [structuredClone(position), structuredClone(game.start)])
			for (const query of Object.values(QUERIES)) expect(() => query(copy as never)).toThrow(`position: ${COPY}`);
	});
	test('a move that was sent names what to send instead', () => {
		const copy = structuredClone(move);
		const message =
			'found a copy of a Move. Moves cannot be copied or sent. Send `moveName(move)` instead, and find it there with `toMove`.';
		expect(() => moveName(copy as never)).toThrow(message);
		if (game !== GAMES[3]) expect(() => isLegal(position as never, copy as never)).toThrow(message);
	});
	test('a spread move has lost its cells', () => {
		const [move] = legal(chess.start);
		for (const call of [apply, isLegal])
			expect(() => call(chess.start, { ...move! })).toThrow(/^move: Expected a Move, found .*Give the move itself\.$/);
	});

	test('a saved game is not a position', () => {
		expect(() => legal(JSON.parse(JSON.stringify(position)))).toThrow('found a SavedGame. Make a position of it with `restore`.');
		expect(restore(game as never, structuredClone(save(position)) as never).ok).toBe(true);
	});
	test('a copy has neither the game nor the earlier positions', () => {
		expect(JSON.stringify(structuredClone(position)).length).toBeLessThan(100_000);
		expect(Object.keys(structuredClone(position))).not.toContain('parent');
	});
	test('parts of games and positions cannot be assigned', () => {
		for (const value of [game, position])
			for (const part of ['game', 'ruleset', 'names', 'start', 'engine', 'title', 'parent'])
				if (part in value) expect(() => Object.assign(value, { [part]: 1 })).toThrow(TypeError);
	});
	test('is printed in a few lines', () => {
		for (const value of [game, position, move]) {
			expect(inspect(value).split('\n').length).toBeLessThan(16);
			expect(inspect({ value }).split('\n').length).toBeLessThan(18);
			expect(String(value)).not.toContain('[object');
		}
		expect(inspect(position)).toBe(String(position));
	});
});

describe('the text of a position', () => {
	test('is its board, with the side to move and the pieces in hand', () => {
		const e4 = toMove(chess.start, 'e2e4');
		expect(String(apply(chess.start, e4.ok ? e4.value : (undefined as never)))).toBe(
			`Chess, ply 1: black to move
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . P . . .
. . . . . . . .
P P P P . P P P
R N B Q K B N R`,
		);
		expect(String(compile(games.seirawan).start).split('\n').slice(-2)).toEqual(['white: 1 E, 1 H', 'black: 1 e, 1 h']);
	});
	test('has every layer of a board of three axes, and blanks for holes', () => {
		expect(
			String(compile(games.raumschach).start)
				.split('\n')
				.filter((row) => row === ''),
		).toHaveLength(4);
		expect(String(compile(games.glinski).start).split('\n')).toHaveLength(12);
	});
	test('has the pieces of a plane with their cells', () => {
		expect(String(plane(classicalPlane).start)).toMatch(/^.*, ply 0: white to move\n.*[PNBRQKpnbrqk]-?\d+,-?\d+/);
	});
	test('has at most 32 rows', () => {
		const axes = [{ extent: [0, 99] }, { extent: [0, 99] }] as const;
		expect(String(compile({ ...games.chess.rules, space: { axes } }).start).split('\n')).toHaveLength(34);
	});
	test('does not change what assertions of equality compare: attackers of a printed position are the same', () => {
		const before = attackers(chess.start, 'f3', 'white');
		String(chess.start);
		expect(attackers(chess.start, 'f3', 'white')).toEqual(before);
	});
});
