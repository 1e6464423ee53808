import { type MisuseCase, misuseFaults } from '@x/core/testing';
import * as fen from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';

const START = fen.stringify(chess.start);
const isString = (value: unknown): boolean => typeof value === 'string';
const text = ['fen', START, isString] as const;
const game = ['game', chess] as const;
const options = ['options', undefined, (value: unknown) => value === undefined] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: fen.parse, args: [text, game, options] },
	safeParse: { call: fen.safeParse, args: [text, game, options] },
	isValidPosition: { call: fen.isValidPosition, args: [text, game, options] },
	isValidText: { call: fen.isValidText, args: [text, game, options] },
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
