import { type Game, legal, legalFrom, pieceAt, pieces, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';

/** Paths of what can be changed in a value. */
const loose = (value: unknown, at = ''): string[] => {
	if (typeof value !== 'object' || value === null) return [];
	const inner = Object.entries(value).flatMap(([key, part]) => loose(part, `${at}.${key}`));
	return Object.isFrozen(value) ? inner : [at, ...inner];
};

const GAMES: readonly (readonly [string, Game])[] = [
	['ready chess', chess],
	...(['chess', 'crazyhouse', 'seirawan', 'alice', 'duck'] as const).map((id) => [id, compile(games[id])] as const),
];

describe.each(GAMES)('what %s shares with callers', (_, game) => {
	const { start } = game;
	test('is frozen: rules, names, lists of moves and what moves hold', () => {
		expect(loose(game.ruleset)).toEqual([]);
		expect(loose(game.names)).toEqual([]);
		expect(Object.isFrozen(legal(start))).toBe(true);
		expect(() => (legal(start) as unknown[]).pop()).toThrow(TypeError);
		for (const { piece } of pieces(start)) expect(loose(piece)).toEqual([]);
	});
	test('or a copy: changing the returned value changes nothing', () => {
		const [first] = pieces(start);
		const setup = setupOf(start);
		(setup.pieces as unknown[]).length = 0;
		(pieces(start) as unknown[]).length = 0;
		(legalFrom(start, first!.cell) as unknown[]).length = 0;
		expect(setupOf(start).pieces.length).toBe(pieces(start).length);
		expect(pieceAt(start, first!.cell)).toEqual(first!.piece);
		expect(validate(game, setupOf(start)).ok).toBe(true);
	});
	test('does not follow changes of what it was made from', () => {
		const { rules, names } = structuredClone({ rules: game.ruleset, names: game.names! });
		const made = compile(rules, names);
		Object.assign(rules.kinds, { Z: { moves: 'none' } });
		Object.assign(names.kinds, { Z: { letter: 'Z' } });
		expect(Object.keys(made.ruleset.kinds)).not.toContain('Z');
		expect(Object.keys(made.names!.kinds)).not.toContain('Z');
	});
});
