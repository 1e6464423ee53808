import { lint } from '@x/core/compile';
import type { Path } from '@x/core/src/rules/types';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { small } from '../engine/small/compare.js';
import { empty, enemy, land, men, steps } from '../engine/small/parts.js';

const start = { pieces: men('A a1', 'K a2', 'k e4') };
const said = (rules: Parameters<typeof small>[0]): readonly string[] =>
	lint(small({ ...rules, paths: { king: steps([[0, 1]], empty, land), ...rules.paths }, start })).flatMap(
		({ code, path, severity, message }) =>
			code === 'rules/path-program' || code === 'rules/literal' ? [`${severity} ${code} ${path}: ${message}`] : [],
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

	it('names the path of a phase that is not a drop', () => {
		const { turn } = small({});
		const also = (path: Path) => ({
			paths: { a: steps([[1, 0]], empty, land), also: path },
			turn: { ...turn, phases: { ...turn.phases, white: { ...turn.phases.white!, also: ['also'] } } },
		});
		expect(said(also({ seq: [{ pick: { who: 'friend' }, origin: true }, { do: { set: 'at', to: 'none' } }] }))).toEqual([
			'warning rules/path-program paths.also: A move of no piece is made by a program besides tables: its path picks cells or pieces.',
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

/** Parts of presets that nothing refers to, since the presets took them over from others. */
const KNOWN = /^rules\/unused-zone zones\.(dark|light|second|beyond|home|before[12]|last[12])$|^rules\/unused-variable vars\.over$/;

describe('probable mistakes', () => {
	const { chess } = games;
	const { rules, names } = chess;
	const found = (part: Partial<typeof rules>, kinds = names.kinds): string[] =>
		lint({ ...chess, rules: { ...rules, ...part }, names: { ...names, kinds } }).flatMap(({ code, path, severity, hint }) =>
			severity === 'warning' && hint !== undefined ? [`${code} ${path}`] : [],
		);
	const lettered = (letter: string): string[] => found({}, { ...names.kinds, Q: { letter } });

	it('are not found in any preset, apart from parts that a preset took over from another', () => {
		for (const [id, definition] of Object.entries(games)) {
			const faults = lint(definition).filter(({ code }) => code !== 'rules/path-program' && code !== 'rules/literal');
			expect(
				faults.map(({ code, path }) => `${code} ${path}`).filter((text) => !KNOWN.test(text)),
				id,
			).toEqual([]);
		}
	});

	it.each<readonly [string, readonly string[], readonly string[]]>([
		[
			'clocks that nothing changes',
			found({ after: [] }),
			['rules/constant-variable vars.fullmove', 'rules/constant-variable vars.halfmove'],
		],
		[
			'a game that cannot end',
			found({ outcomes: [] }),
			['rules/no-outcomes outcomes', 'rules/unused-zone zones.dark', 'rules/unused-zone zones.light'],
		],
		['a law on royals without royals', found({ royal: { some: [] } }), ['rules/no-royal royal']],
		['a law on royals and an empty start', found({ start: { pieces: [] } }), ['rules/no-royal start.pieces']],
		['a zone', found({ zones: { ...rules.zones, nope: { cells: [] } } }), ['rules/unused-zone zones.nope']],
		['a variable', found({ vars: { ...rules.vars, unused: { start: 0 } } }), ['rules/unused-variable vars.unused']],
		[
			'a kind without a letter',
			found({ kinds: { ...rules.kinds, X: { moves: rules.kinds.Q!.moves } } }),
			['rules/unused-kind kinds.X', 'names/missing-letter names.kinds.X'],
		],
	])('%s is named with its path and a fix', (_, faults, expected) => {
		expect(faults).toEqual(expected);
	});

	it.each(['c', 'CA', '/', ' ', '5', '=', '~', '+', 'ß'])('the letter %j cannot be written', (letter) => {
		expect(lettered(letter)).toEqual(['names/unwritable-letter names.kinds.Q.letter']);
	});

	it.each(['C', 'É', '+C', '王'])('the letter %j can be written', (letter) => {
		expect(lettered(letter)).toEqual([]);
	});
});
