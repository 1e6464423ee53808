import { compile } from '@x/core/compile';
import type { Names } from '@x/core/src/rules/names';
import { RulesetError } from '@x/diagnostics';
import { games } from '@x/games';
import { chess as rules } from '@x/games/chess';
import { describe, expect, test } from 'vitest';

const faultsOf = (given: unknown): string[] => {
	try {
		compile(rules.rules, given as Names);
		return [];
	} catch (error) {
		if (!(error instanceof RulesetError)) throw error;
		return error.problems.map(({ code, path }) => `${code} ${path}`);
	}
};
const kinds = (more: object): object => ({ ...rules.names, kinds: { ...rules.names.kinds, ...more } });

describe('names of a ruleset', () => {
	test.each([
		['one letter for two kinds', kinds({ B: { letter: 'N' } }), ['names/clash names.kinds.B.letter']],
		['one letter in two cases', kinds({ B: { letter: 'n' } }), ['names/clash names.kinds.B.letter']],
		['one letter for two sides', { ...rules.names, sides: { white: 'w', black: 'W' } }, ['names/clash names.sides.black']],
		['a kind that the rules do not have', kinds({ Z: { letter: 'Z' } }), ['names/unknown-kind names.kinds.Z']],
		['a kind without a letter', kinds({ B: {} }), ['names/missing-key names.kinds.B.letter']],
		['an empty letter', kinds({ B: { letter: '' } }), ['names/wrong-shape names.kinds.B.letter']],
		['a field that names do not have', { ...rules.names, letters: {} }, ['names/unknown-key names.letters']],
		['a point that the rules do not have', { ...rules.names, enPassant: 'passed' }, ['names/unknown-point names.enPassant']],
		['a variable that the rules do not have', { ...rules.names, clocks: { half: 'clock' } }, ['names/unknown-variable names.clocks.half']],
		[
			'notes about a rule and a path that the rules do not have, and without sentences',
			{
				...rules.names,
				notes: { rules: { nothing: { title: 'Nothing', texts: [] }, 'own-royal-safe': { title: '' } }, moves: { nowhere: [] } },
			},
			[
				'names/unknown-rule names.notes.rules.nothing',
				'names/missing-key names.notes.rules["own-royal-safe"].texts',
				'names/wrong-shape names.notes.rules["own-royal-safe"].title',
				'names/unknown-path names.notes.moves.nowhere',
			],
		],
		['a hand that the rules do not have', { ...rules.names, hand: 'hand' }, ['names/unknown-store names.hand']],
		['an unknown way to call cells', { ...rules.names, cells: 'a8' }, ['names/wrong-shape names.cells']],
		[
			'a look of another form',
			{ ...rules.names, look: { pieces: '', size: 8 } },
			['names/wrong-shape names.look.pieces', 'names/unknown-key names.look.size'],
		],
		[
			'a colour of another side, and one without a name',
			{ ...rules.names, look: { colors: { grey: 'red', black: '#000' } } },
			['names/unknown-side names.look.colors.grey', 'names/wrong-shape names.look.colors.black'],
		],
		[
			'points and lines of a look that are not',
			{ ...rules.names, look: { cells: 'round', lines: [[[0, 0]]], stars: [[1]], rivers: ['a'], ground: 'sand' } },
			['cells', 'lines[0]', 'stars[0]', 'rivers[0]', 'ground'].map((path) => `names/wrong-shape names.look.${path}`),
		],
		['something else', 'PNBRQK', ['names/wrong-shape names']],
	])('are refused: %s', (_, given, expected) => {
		expect(faultsOf(given)).toEqual(expected);
	});
	test('of every preset have no fault', () => {
		for (const [id, definition] of Object.entries(games)) expect(() => compile(definition), id).not.toThrow();
	});
});
