import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { operation, parseLines, readLines, safeResolve } from '../src/epd.js';

const KINGS = '4k3/8/8/8/8/8/4P3/4K3 w - -';
const text = `\ufeff# a suite\r\n\r\n${KINGS} id "1";\r\n; a comment\nrubbish\r${KINGS} id "2"\n\t\n${KINGS} bm e5;`;

describe('files', () => {
	test('result in records, skipped lines and problems with their lines', () => {
		const { records, skipped, problems } = parseLines(text);
		expect(records.map(({ line, epd }) => [line, operation(epd, 'id')])).toEqual([
			[3, '1'],
			[6, '2'],
			[8, undefined],
		]);
		expect(skipped.map(({ line, type, span }) => [line, type, text.slice(span.from, span.to)])).toEqual([
			[1, 'comment', '# a suite'],
			[2, 'empty', ''],
			[4, 'comment', '; a comment'],
			[5, 'invalid', 'rubbish'],
			[7, 'empty', '\t'],
		]);
		expect(problems.map(({ line, code, span }) => [line, code, text.slice(span.from, span.to)])).toEqual([
			[5, 'pgn/epd-position', 'rubbish'],
			[6, 'pgn/epd-unterminated', 'id "2"'],
		]);
	});
	test('have spans from the beginning of the file, also for faults that need a game', () => {
		const [, , last] = parseLines(text).records;
		const { span, operations } = last!.epd;
		expect(text.slice(span!.from, span!.to)).toBe(KINGS);
		expect(text.slice(operations[0]!.span!.from, operations[0]!.span!.to)).toBe('bm e5');
		const result = safeResolve(last!.epd, chess);
		expect(result.ok ? [] : result.problems.map((problem) => text.slice(problem.span.from, problem.span.to))).toEqual(['e5']);
	});
	test('are read on demand', () => {
		const lines = readLines(`${KINGS}\n`.repeat(3));
		expect(lines.next().value).toMatchObject({ type: 'epd', line: 1 });
		expect([...lines].map(({ line }) => line)).toEqual([2, 3]);
		expect([...readLines('')]).toEqual([]);
	});
	test('have lines of a limited length', () => {
		const { records, problems } = parseLines(`${KINGS} id "${'x'.repeat(50)}";\n${KINGS}`, { limits: { length: 60 } });
		expect(records.map(({ line }) => line)).toEqual([2]);
		expect(problems.map(({ code, line, span }) => [code, line, span.from])).toEqual([['pgn/epd-too-long', 1, 60]]);
	});
});
