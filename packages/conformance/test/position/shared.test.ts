import * as main from '@x/core';
import * as build from '@x/core/build';
import * as compiling from '@x/core/compile';
import * as engine from '@x/core/engine';
import * as catalogue from '@x/games';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { describe, expect, test } from 'vitest';

const { compile } = compiling;

/** Whether a value is plain data, as definitions are; values of classes have their own guards. */
const isData = (value: object): boolean => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));

/** Paths of the plain data in a value that can be assigned. */
function loose(value: unknown, at: string, seen: Set<unknown>): string[] {
	if (typeof value !== 'object' || value === null || seen.has(value) || !isData(value)) return [];
	seen.add(value);
	const inner = Object.entries(value).flatMap(([key, part]) => loose(part, `${at}.${key}`, seen));
	return Object.isFrozen(value) ? inner : [at, ...inner];
}

describe('what modules share', () => {
	test.each(Object.entries({ main, build, compiling, engine, catalogue }))('%s: no exported data can be changed', (_, module) => {
		expect(Object.entries(module).flatMap(([name, value]) => loose(value, name, new Set()))).toEqual([]);
	});
	test.each([
		['chess', chess],
		['chess960', chess960],
	] as const)('ready %s: no documented part can be assigned or changed', (_, game) => {
		const parts = [game.ruleset, game.names, game.start.game.ruleset, main.legal(game.start)];
		expect(parts.flatMap((part, index) => loose(part, String(index), new Set()))).toEqual([]);
		for (const key of ['ruleset', 'names', 'id', 'title', 'cells', 'start', 'engine', 'hash'])
			expect(() => Object.assign(game, { [key]: 1 })).toThrow(TypeError);
		expect(() => Object.assign(game.start, { game: 1 })).toThrow(TypeError);
		expect(main.legal(game.start)).toHaveLength(20);
	});
	test('an attempt to change a definition throws, and breaks nothing', () => {
		const { chess: definition } = catalogue.games;
		for (const change of [
			() => Object.assign(definition.rules.kinds, { X: 1 }),
			() => Object.assign(definition.rules, { kinds: {} }),
			() => Object.assign(definition.names.kinds.K!, { letter: 'X' }),
			() => Object.assign(definition, { rules: {} }),
			() => (definition.rules.forbid as unknown[]).pop(),
			() => (build.orthogonals as unknown[]).pop(),
		])
			expect(change).toThrow(TypeError);
		expect(main.legal(compile(definition).start)).toHaveLength(20);
	});
});
