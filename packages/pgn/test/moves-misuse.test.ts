import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { expect, test } from 'vitest';
import { readMoves } from '../src/moves.js';

const isUndefined = (value: unknown): boolean => value === undefined;
const loosely: (value: unknown) => never = (value) => value as never;

const READ_MOVES: MisuseCase = {
	call: readMoves,
	args: [
		['text', 'e4', (value) => typeof value === 'string'],
		['start', chess.start, (value) => isUndefined(value) || typeof value === 'function'],
		['options', undefined, isUndefined],
	],
};

test('readMoves names the invalid argument', () => {
	expect(misuseFaults(READ_MOVES)).toEqual([]);
});

test.each([
	['an unknown mode', { mode: 'lax' }, /^options\.mode: Expected/],
	['an unknown option', { modes: 'strict' }, /^options\.modes: Unknown option\. Did you mean "mode"\?/],
	['a negative index', { at: -1 }, /^options\.at: Expected an index of the text, found the number -1\./],
	['an index that is not a number', { at: Number.NaN }, /^options\.at: /],
	['an index of another type', { at: '0' }, /^options\.at: /],
	['an unknown limit', { limits: { length: 1 } }, /^options\.limits\.length: Unknown option/],
])('readMoves refuses %s', (_, options, message) => {
	expect(() => readMoves('e4', undefined, loosely(options))).toThrow(TypeError);
	expect(() => readMoves('e4', undefined, loosely(options))).toThrow(message);
});
