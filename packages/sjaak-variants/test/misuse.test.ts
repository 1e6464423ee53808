import { legal } from '@x/core';
import { compile } from '@x/core/compile';
import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/chess';
import { describe, expect, test } from 'vitest';
import { gallery } from '../src/gallery/index.js';
import * as language from '../src/index.js';
import * as rules from '../src/rules.js';

const sjaak = { ...language, ...rules };

const isString = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;
const file = sjaak.parse(gallery[0]!.text);
const one = file.variants[0]!;
const game = compile(sjaak.toRuleset(one));
const text = ['text', gallery[0]!.text, isString] as const;
const variant = ['variant', one] as const;
const options = ['options', undefined, isUndefined] as const;
const position = ['position', game.start] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: sjaak.parse, args: [text, options] },
	safeParse: { call: sjaak.safeParse, args: [text, options] },
	isValid: { call: sjaak.isValid, args: [text, options] },
	parseLines: { call: sjaak.parseLines, args: [text, options] },
	stringify: { call: sjaak.stringify as MisuseCase['call'], args: [['value', file], options] },
	toRuleset: { call: sjaak.toRuleset, args: [variant, options] },
	toGame: { call: sjaak.toGame, args: [variant] },
	fromRuleset: {
		call: sjaak.fromRuleset,
		args: [
			['ruleset', chess.rules],
			['options', { names: chess.names, title: 'x' }, isUndefined],
		],
	},
	parseFen: { call: sjaak.parseFen, args: [['fen', sjaak.stringifyFen(game.start, one), isString], variant] },
	stringifyFen: { call: sjaak.stringifyFen, args: [position, variant] },
	parseMove: { call: sjaak.parseMove, args: [['text', 'e2e4', isString], position, variant] },
	stringifyMove: { call: sjaak.stringifyMove, args: [['move', legal(game.start)[0]], variant, options] },
	toXBoard: { call: sjaak.toXBoard, args: [variant] },
	shortName: { call: sjaak.shortName, args: [['name', 'Chess (8x8)', isString]] },
};

describe('misuse', () => {
	test('has a row for each function', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(sjaak).sort());
	});
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
