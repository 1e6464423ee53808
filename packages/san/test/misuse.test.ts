import { legal } from '@x/core';
import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import * as dialects from '../src/dialects.js';
import * as san from '../src/index.js';
import * as moves from '../src/list.js';
import * as alone from '../src/text-only.js';

const { start } = chess;
const [move] = legal(start);
const isString = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;
const text = ['text', 'e4', isString] as const;
const position = ['position', start] as const;
const options = ['options', undefined, isUndefined] as const;
const value = san.parse('e4');

const CASES: Readonly<Record<string, MisuseCase>> = {
	'parse(text, options)': { call: san.parse, args: [text, options] },
	'safeParse(text, options)': { call: san.safeParse, args: [text, options] },
	'isValid(text, options)': { call: san.isValid, args: [text, options] },
	'resolve(text, position, options)': { call: san.resolve, args: [text, position, options] },
	'safeResolve(text, position, options)': { call: san.safeResolve, args: [text, position, options] },
	'stringify(move, position, options)': { call: san.stringify as MisuseCase['call'], args: [['move', move], position, options] },
	'stringify(san)': { call: san.stringify as MisuseCase['call'], args: [['position', value]] },
	'stringifyUnchecked(move, position, options)': { call: san.stringifyUnchecked, args: [['move', move], position, options] },
	'isNullMove(move)': { call: san.isNullMove, args: [['move', move]] },
	'parse(text) of @x/san/parse': { call: alone.parse, args: [text] },
	'safeParse(text) of @x/san/parse': { call: alone.safeParse, args: [text] },
	'isValid(text) of @x/san/parse': { call: alone.isValid, args: [text] },
	'replay(texts, position, options)': { call: moves.replay, args: [['texts', ['e4'], Array.isArray], position, options] },
	'stringifyMoves(moves, position)': { call: moves.stringifyMoves, args: [['moves', [move], Array.isArray], position] },
	'historyOf(position)': { call: moves.historyOf, args: [position] },
	'applyNull(position)': { call: moves.applyNull, args: [position] },
	'stringify(move, position, dialect)': { call: dialects.stringify, args: [['move', move], position, ['dialect', 'chessops']] },
	'resolve(text, position, dialect)': { call: dialects.resolve, args: [text, position, ['dialect', 'chessops']] },
	'safeResolve(text, position, dialect)': { call: dialects.safeResolve, args: [text, position, ['dialect', 'chessops']] },
};

describe('misuse', () => {
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
