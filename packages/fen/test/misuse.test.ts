import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import * as fen from '../src/index.js';

const START = fen.stringify(chess.start);
const isString = (value: unknown): boolean => typeof value === 'string';
const text = ['fen', START, isString] as const;
const game = ['game', chess] as const;
const options = ['options', undefined, (value: unknown) => value === undefined] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: fen.parse, args: [text, game, options] },
	safeParse: { call: fen.safeParse, args: [text, game, options] },
	isValid: { call: fen.isValid, args: [text, game, options] },
	parsePosition: { call: fen.parsePosition, args: [text, game, options] },
	safeParsePosition: { call: fen.safeParsePosition, args: [text, game, options] },
	stringify: { call: fen.stringify, args: [['position', chess.start], options] },
	stringifySetup: { call: fen.stringifySetup, args: [['setup', chess.ruleset.start], game, options] },
};

describe('misuse', () => {
	test('has a row for each function', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(fen).sort());
	});
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
