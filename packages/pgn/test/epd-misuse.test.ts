import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import * as epd from '../src/epd.js';

const LINE = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "x";';
const isString = (value: unknown): boolean => typeof value === 'string';
const isMissing = (value: unknown): boolean => value === undefined;
const line = ['line', LINE, isString] as const;
const options = ['options', undefined, isMissing] as const;
const value = ['epd', epd.parse(LINE)] as const;
const opcode = ['opcode', 'id', isString] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: epd.parse, args: [line, options] },
	safeParse: { call: epd.safeParse, args: [line, options] },
	isValid: { call: epd.isValid, args: [line, options] },
	stringify: { call: epd.stringify, args: [value] },
	operation: { call: epd.operation, args: [value, opcode] },
	withOperation: { call: epd.withOperation as never, args: [value, opcode, ['value', 'y', (one) => isString(one) || isMissing(one)]] },
	operand: {
		call: epd.operand as never,
		args: [
			['type', 'string'],
			['value', 'x', isString],
		],
	},
	resolve: { call: epd.resolve, args: [['epd', LINE], ['game', chess], options] },
	safeResolve: { call: epd.safeResolve, args: [['epd', LINE], ['game', chess], options] },
	fromPosition: { call: epd.fromPosition, args: [['position', chess.start], ['operations', {}, isMissing], options] },
	parseLines: { call: epd.parseLines, args: [['text', LINE, isString], options] },
	readLines: { call: epd.readLines, args: [['text', LINE, isString], options] },
};

describe('misuse', () => {
	test('has a row for each function', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(epd).sort());
	});
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
