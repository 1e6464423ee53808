import { lint } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { small } from '../engine/small/compare.js';
import { empty, enemy, land, men, steps } from '../engine/small/parts.js';

const start = { pieces: men('A a1', 'K a2', 'k e4') };
const said = (rules: Parameters<typeof small>[0]): readonly string[] =>
	lint(small({ ...rules, paths: { king: steps([[0, 1]], empty, land), ...rules.paths }, start })).map(
		({ code, path, severity, message }) => `${severity} ${code} ${path}: ${message}`,
	);

describe('lint', () => {
	it('says nothing about a game that tables hold', () => {
		for (const id of ['chess', 'chess960', 'gothic', 'shogi'] as const)
			expect(lint(games[id]).filter(({ code }) => code !== 'rules/path-program' || id !== 'chess960')).toEqual([]);
	});

	it('names the path of a kind that needs programs, and the reason', () => {
		expect(said({ paths: { a: steps([[1, 0]], { mark: 'm' }, empty, land) } })).toEqual([
			'warning rules/path-program paths.a: A is played by a program besides tables: its path marks a cell.',
		]);
		expect(said({ paths: { a: steps([[1, 0]], enemy, { do: { capture: 'at', later: true } }, land) } })).toEqual([
			'warning rules/path-program paths.a: A is played by a program besides tables: its path captures at the end of its walk.',
		]);
	});

	it('names the part of the rules for which no table is used', () => {
		const reads = { is: { from: 'origin', by: { bound: 'd' } }, a: {} } as const;
		expect(said({ paths: { a: steps([[1, 0]], empty, land) }, forbid: [{ id: 'aside', if: reads }] })).toEqual([
			'warning rules/literal forbid[0]: This reads a mark or a direction of another walk, so no table is used.',
		]);
		expect(
			said({ paths: { king: { mark: 'm' }, a: { test: { same: ['at', { mark: 'm' }] } } } }).map((text) => text.split(':')[0]),
		).toEqual(['warning rules/literal paths.a']);
		const { sides } = small({});
		const team = { white: sides.white!, black: { ...sides.black!, team: 'white' } };
		expect(said({ sides: team }).map((text) => text.split(':')[0])).toEqual(['warning rules/literal sides']);
	});

	it('returns the faults of rules that cannot be compiled', () => {
		expect(lint({ ...games.chess.rules, kinds: {} }).every(({ severity }) => severity === 'error')).toBe(true);
		expect(lint({ ...games.chess.rules, kinds: {} }).length).toBeGreaterThan(0);
	});
});
