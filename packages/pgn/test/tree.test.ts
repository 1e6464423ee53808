import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { readComment } from '../src/comments/read.js';
import {
	arrowsOf,
	clockOf,
	commandOf,
	commentOf,
	commentText,
	elapsedOf,
	evaluationOf,
	squaresOf,
	withArrows,
	withClock,
	withCommand,
	withCommentText,
	withElapsed,
	withEvaluation,
	withSquares,
} from '../src/tree.js';
import { randomOf } from './support/generate.js';
import { move } from './support/trees.js';

const node = (...insides: readonly string[]): ReturnType<typeof move> => move('e4', { comments: insides.map(commentOf) });

describe('the reader of comments', () => {
	test.each([
		['', '', []],
		['  a \r\n\t b ', 'a b', []],
		['[%clk 0:05:00]', '', [['clk', '0:05:00']]],
		[
			'a[%clk 0:05:00]b [%x] [%y-1.z  1  2 ]',
			'a b',
			[
				['clk', '0:05:00'],
				['x', ''],
				['y-1.z', '1 2'],
			],
		],
		['[%clk\n0:05:00]', '', [['clk', '0:05:00']]],
		['a [% b] [%] [%clk 1', 'a [% b] [%] [%clk 1', []],
		['[%a[%clk 1]', '', [['a', '[%clk 1']]],
		['[%a [%clk 1] 2]', '2]', [['a', '[%clk 1']]],
		['[[%a 1]%b 2]', '[ %b 2]', [['a', '1']]],
		['\u00a0a\u00a0', '\u00a0a\u00a0', []],
		['[%é 1]', '[%é 1]', []],
	] as const)('reads %j', (inside, text, commands) => {
		expect(readComment(inside)).toEqual({ text, commands: commands.map(([name, value]) => ({ name, value })) });
	});
	test('never finds a command in the text that is left', () => {
		const random = randomOf(1);
		for (let count = 0; count < runs(20_000); count++) {
			const inside = Array.from({ length: random(14) }, () => ['[', '%', ']', '[%a', ' ', 'b', '[%'][random(7)]).join('');
			const { text, commands } = readComment(inside);
			expect(readComment(text)).toEqual({ text, commands: [] });
			const written = [...commands.map(({ name, value }) => `[%${name} ${value}]`), text].join(' ');
			expect(readComment(written)).toEqual({ text, commands });
		}
	});
	test('is linear', () => {
		for (const part of ['[%', '[%a ', '[%a', '[% ]', '[%a]', '[', ' ', '%]']) readComment(part.repeat(300_000));
		readComment(`${'[%! '.repeat(300_000)}]`);
	});
});

describe('commands', () => {
	test('are found in any comment of a move, the first one first', () => {
		expect(commandOf(node('a', '[%x 1]', '[%x 2]'), 'x')).toBe('1');
		expect(commandOf(node('a'), 'x')).toBeUndefined();
	});
	test('are replaced in their place, once', () => {
		const one = withCommand(node('a', '[%x 1] [%y 2] [%x 3]', 'b [%x 4]', '[%x 5]'), 'x', '6');
		expect(one.comments).toEqual([commentOf('a'), commentOf('[%x 6] [%y 2]'), commentOf('b')]);
	});
	test('are added to the first comment', () => {
		expect(withCommand(node('a [%y 2]', 'b'), 'x', '1').comments).toEqual([commentOf('a [%y 2] [%x 1]'), commentOf('b')]);
		expect(withCommand(node(), 'x', '1').comments).toEqual([commentOf('[%x 1]')]);
	});
	test('are removed, with a comment that has nothing else', () => {
		expect(withCommand(node('[%x 1]', 'a [%x 1]'), 'x', undefined).comments).toEqual([commentOf('a')]);
	});
	test('leave other comments as they are', () => {
		const before = node('a', '[%x 1]');
		expect(withCommand(before, 'x', '2').comments[0]).toBe(before.comments[0]);
		expect(() => withCommand(before, 'a b', '1')).toThrow(TypeError);
	});
	test('and the text are independent', () => {
		expect(commentText(node('a [%x 1] b', 'c'))).toBe('a b c');
		expect(withCommentText(node('a [%x 1]', 'b [%y 2]'), ' c\nd ').comments).toEqual([commentOf('c d [%x 1] [%y 2]')]);
		expect(withCommentText(node('a'), '').comments).toEqual([]);
		expect(withCommentText(node('a [%x 1] [%y 2]'), 'see [%x 3] there').comments).toEqual([commentOf('see there [%y 2] [%x 3]')]);
	});
});

describe('clocks', () => {
	test.each([
		['0:05:00', 300],
		['1:30:00.5', 5400.5],
		['05:07', 307],
		['7.25', 7.25],
		['100:00:00', 360_000],
		['0:00:00', 0],
		['', undefined],
		['x', undefined],
		['1:2:3:4', undefined],
		['-1', undefined],
	])('read %j', (text, seconds) => {
		expect(clockOf(node(`[%clk ${text}]`))).toBe(seconds);
		expect(elapsedOf(node(`[%emt ${text}]`))).toBe(seconds);
	});
	test('are written as they are read', () => {
		for (const seconds of [0, 0.001, 0.1, 59.999, 60, 3599, 3600, 5400.5, 360_000, 86_399.123]) {
			expect(clockOf(withClock(node(), seconds))).toBe(seconds);
			expect(elapsedOf(withElapsed(node(), seconds))).toBe(seconds);
		}
		expect(commandOf(withClock(node(), 3725.5), 'clk')).toBe('1:02:05.5');
		expect(commandOf(withClock(node(), 59.9999), 'clk')).toBe('0:01:00');
		expect(withClock(node('[%clk 1]'), undefined).comments).toEqual([]);
	});
	test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '1'])('refuse %j', (seconds) => {
		expect(() => withClock(node(), seconds as number)).toThrow(TypeError);
	});
});

describe('evaluations', () => {
	test.each([
		['0.35', { pawns: 0.35 }],
		['-1', { pawns: -1 }],
		['+.5', { pawns: 0.5 }],
		['17.0,20', { pawns: 17, depth: 20 }],
		['#3', { mate: 3 }],
		['#-3,12', { mate: -3, depth: 12 }],
		['', undefined],
		['.', undefined],
		['1,', undefined],
	])('read %j', (text, evaluation) => {
		expect(evaluationOf(node(`[%eval ${text}]`))).toEqual(evaluation);
	});
	test('are written as they are read', () => {
		for (const one of [{ pawns: 0.35 }, { pawns: -12.5, depth: 3 }, { mate: 1 }, { mate: -4, depth: 99 }, { pawns: 0 }])
			expect(evaluationOf(withEvaluation(node(), one))).toEqual(one);
		expect(commandOf(withEvaluation(node(), { pawns: -0.001 }), 'eval')).toBe('0');
		expect(withEvaluation(node('[%eval 1]'), undefined).comments).toEqual([]);
	});
	test.each([{}, { pawns: Number.NaN }, { mate: '1' }, 1, null])('refuse %j', (one) => {
		expect(() => withEvaluation(node(), one as never)).toThrow(TypeError);
	});
});

describe('drawings', () => {
	test('are read, and others are left out', () => {
		expect(squaresOf(node('[%csl Ga4, Rj10,Yh8,Bb1,Xa1,G,Ga1b2]'))).toEqual([
			{ color: 'green', square: 'a4' },
			{ color: 'red', square: 'j10' },
			{ color: 'yellow', square: 'h8' },
			{ color: 'blue', square: 'b1' },
		]);
		expect(arrowsOf(node('[%cal Ga4b5,Rj10a1,Ga1]'))).toEqual([
			{ color: 'green', from: 'a4', to: 'b5' },
			{ color: 'red', from: 'j10', to: 'a1' },
		]);
		expect(squaresOf(node())).toEqual([]);
	});
	test('are written as they are read', () => {
		const squares = squaresOf(node('[%csl Ga4,Rj10]'));
		const arrows = arrowsOf(node('[%cal Ya4j10,Bb1c1]'));
		const one = withArrows(withSquares(node(), squares), arrows);
		expect(squaresOf(one)).toEqual(squares);
		expect(arrowsOf(one)).toEqual(arrows);
		expect(withSquares(withArrows(one, []), []).comments).toEqual([]);
	});
	test('have the names of squares of every game', () => {
		const squares = [
			{ color: 'green', square: '7g' },
			{ color: 'red', square: '10a' },
			{ color: 'blue', square: 'Bb1' },
		] as const;
		const arrows = [
			{ color: 'green', from: '7g', to: '7f' },
			{ color: 'blue', from: 'Bb1', to: 'Aa3' },
			{ color: 'red', from: 'a10', to: 'l11' },
		] as const;
		const one = withArrows(withSquares(node(), squares), arrows);
		expect(commandOf(one, 'csl')).toBe('G7g,R10a,BBb1');
		expect(commandOf(one, 'cal')).toBe('G7g7f,BBb1Aa3,Ra10l11');
		expect(squaresOf(one)).toEqual(squares);
		expect(arrowsOf(one)).toEqual(arrows);
	});
	test('refuse other colours and squares', () => {
		expect(() => withSquares(node(), [{ color: 'pink' as never, square: 'a1' }])).toThrow(/squares\[0\]\.color/);
		expect(() => withArrows(node(), [{ color: 'red', from: 'a1', to: 'b' }])).toThrow(/arrows\[0\]\.to/);
		expect(() => withSquares(node(), 'Ga1' as never)).toThrow(TypeError);
	});
});
