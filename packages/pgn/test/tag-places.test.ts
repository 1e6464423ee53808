import { describe, expect, test } from 'vitest';
import { games } from '../src/games.js';
import type { PgnProblem } from '../src/index.js';
import { PgnReader } from '../src/stream.js';
import { validator } from '../src/validate.js';

/** The problems of a text that arrives in pieces. */
const problemsOf = (text: string, size: number = text.length): readonly PgnProblem[] => {
	const found: PgnProblem[] = [];
	const reader = new PgnReader(
		{
			problem: (problem) => {
				found.push(problem);
			},
		},
		{ validator: validator(games, { warnings: true }) },
	);
	const bytes = new TextEncoder().encode(text);
	for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
	reader.end();
	return found;
};

const board = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const tagged = `[Event "?"]\n[Event "a"] [FEN "${board} w KQkq e4 0 x"]\n[SetUp "1"]\n[Round "1"]\n\n1. e4 *\n`;

describe('problems of tags', () => {
	test.each([1000, 7, 1])('are in the line and the column of the tag, in pieces of %i bytes', (size) => {
		const text = `${tagged}\n${tagged}`;
		const found = problemsOf(text, size).filter(({ code }) => code.startsWith('fen/'));
		expect(found).toHaveLength(4);
		for (const [index, { line, column, span, game }] of found.entries()) {
			expect({ line, game }).toEqual(index < 2 ? { line: 2, game: 0 } : { line: 9, game: 1 });
			const before = text.slice(0, span.from);
			expect(column).toBe(span.from - before.lastIndexOf('\n'));
		}
	});

	test('have a fix that counts from the start of the text', () => {
		const text = `${tagged}\n[Event "b"]\n[FEN "${board} w KQkq"]\n\n*\n`;
		const fixes = problemsOf(text).flatMap(({ data }) => (data?.fix ? [data.fix as { from: number; to: number; text: string }] : []));
		expect(fixes.map(({ from, to, text: written }) => [text.slice(from - 4, from), text.slice(from, to), written])).toEqual([
			['Qkq ', 'e4', '-'],
			['KQkq', '', ' - 0 1'],
		]);
	});

	test.each(['\\\\Crazy', '"Crazy', 'Ägypten'])('mark all of a value whose bytes are not its characters: %s', (value) => {
		const text = `[Variant "${value}"]\n\n*\n`;
		const { span } = problemsOf(text).find(({ code }) => code === 'pgn/variant-unknown')!;
		expect(new TextDecoder().decode(new TextEncoder().encode(text).subarray(span.from, span.to))).toBe(value);
	});

	test('of a missing tag are at the start of the game', () => {
		const problems: PgnProblem[] = [];
		const text = '\n  [Event "a"]\n\n*';
		const reader = new PgnReader({ problem: (problem) => void problems.push(problem) }, { validator: validator(() => undefined) });
		reader.push(new TextEncoder().encode(text));
		reader.end();
		expect(problems).toMatchObject([{ code: 'pgn/variant-unknown', line: 2, column: 3, span: { from: 3, to: 3 } }]);
	});
});
