import { type Move, moveName, type Position, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { shogi } from '@x/games/shogi';
import { safeResolve } from '@x/san/dialects';
import { describe, expect, test } from 'vitest';
import { readMoves } from '../src/moves.js';
import { fromFen } from './support/fen.js';

const names = (text: string): readonly string[] =>
	readMoves(text, chess.start).moves.map(({ move }) => (move === undefined ? '-' : moveName(move)));

describe('readMoves', () => {
	test('reads numbers, dots and results', () => {
		const read = readMoves('1. e4 e5 2.Nf3 2...Nc6 3… Bb5 1-0', chess.start);
		expect(read.problems).toEqual([]);
		expect(read.result).toBe('1-0');
		expect(names('1. e4 e5 2.Nf3 2...Nc6 3 Bb5 a6 *')).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6']);
		expect(readMoves('1. e4 1/2-1/2', chess.start).result).toBe('1/2-1/2');
		expect(readMoves('1. e4', chess.start).result).toBeUndefined();
	});
	test('returns values without a position', () => {
		const read = readMoves('1. e4 e5 2. Nf3! Nc6');
		expect(read.moves.map(({ san }) => san?.to)).toEqual(['e4', 'e5', 'f3', 'c6']);
		expect(read.moves[2]).toMatchObject({ text: 'Nf3', span: { from: 12, to: 15 }, nags: [1] });
		expect(read.problems).toEqual([]);
	});
	test('attaches comments, clocks and NAGs to the move before them', () => {
		const read = readMoves('{ Hello  world } 1. e4 $1 { [%clk 0:05:00] [%eval 0.3] good } ; best by test\ne5?! (=)', chess.start);
		expect(read.lines[0]!.comments.map(({ text }) => text)).toEqual(['Hello world']);
		expect(read.moves[0]!.nags).toEqual([1]);
		expect(read.moves[0]!.comments).toMatchObject([
			{
				text: 'good',
				commands: [
					{ name: 'clk', value: '0:05:00' },
					{ name: 'eval', value: '0.3' },
				],
			},
			{ text: 'best by test', commands: [] },
		]);
		expect(read.moves[1]!.nags).toEqual([6]);
	});
	test('returns variations as separate lines at any depth', () => {
		const read = readMoves('1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5) 2. Nf3', chess.start);
		expect(read.problems).toEqual([]);
		expect(read.lines.map(({ parent, replaces, moves }) => [parent, replaces, moves.map(({ text }) => text).join(' ')])).toEqual([
			[undefined, 0, 'e4 e5 Nf3'],
			[0, 0, 'd4 d5 c4'],
			[1, 1, 'Nf6 c4'],
			[0, 1, 'c5'],
		]);
		expect(read.moves.map(({ variations }) => variations)).toEqual([[1], [3], []]);
		expect(read.lines[2]!.span).toEqual({ from: 16, to: 32 });
		expect(turn(read.lines[2]!.moves[1]!.position!).side).toBe('black');
	});
	test('reports the first fault at its place and reads the rest', () => {
		const text = '1. e4 e5 2. Ne5 Nc6 (2... d6 3. Nf3) 3. Bb5 1-0';
		const read = readMoves(text, chess.start);
		expect(read.problems).toHaveLength(1);
		expect(read.problems[0]).toMatchObject({ code: 'san/illegal', span: { from: 13, to: 15 } });
		expect(text.slice(13, 15)).toBe('e5');
		expect(read.moves.map(({ text: word, move }) => [word, move !== undefined])).toEqual([
			['e4', true],
			['e5', true],
			['Ne5', false],
			['Nc6', false],
			['Bb5', false],
		]);
		expect(read.result).toBe('1-0');
	});
	test('keeps the main line after a fault in a variation', () => {
		const read = readMoves('1. e4 (1. d5) e5 2. Nf3', chess.start);
		expect(read.problems).toMatchObject([{ code: 'san/illegal', span: { from: 10, to: 12 } }]);
		expect(read.moves.every(({ move }) => move !== undefined)).toBe(true);
	});
	test('reports warnings with their spans', () => {
		expect(readMoves('1. e4 e5 2. Ngf3', chess.start).warnings).toMatchObject([
			{ code: 'san/disambiguation', span: { from: 13, to: 14 }, severity: 'warning' },
		]);
		expect(readMoves('1. e4 e5 2. Ngf3', chess.start, { warnings: false }).warnings).toEqual([]);
		expect(readMoves('1. e4 e5 2. Ngf3', chess.start, { mode: 'strict' }).problems).toMatchObject([{ code: 'san/disambiguation' }]);
		expect(readMoves('1. Nf3 Nf6 2. 0-0').warnings).toMatchObject([{ code: 'san/spelling' }]);
	});
	test('attaches separate remarks to their move', () => {
		expect(names('1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6')).toEqual(['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6', 'c7d6']);
		expect(names('1.f3 e5 2.g4 Qh4 mate 0-1')).toEqual(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
		const promotion = readMoves('1. a8(Q) Kg6', fromFen(chess, '8/P6k/8/8/8/8/8/K7 w - - 0 1'));
		expect(promotion.problems).toEqual([]);
		expect(promotion.moves.map(({ text }) => text)).toEqual(['a8(Q)', 'Kg6']);
	});
	test('reads null moves if the option is set', () => {
		expect(readMoves('1. e4 -- 2. d4', chess.start).problems).toMatchObject([{ code: 'san/null-move' }]);
		const read = readMoves('1. e4 -- 2. d4 Z0', chess.start, { nullMoves: true });
		expect(read.problems).toEqual([]);
		expect(turn(read.moves.at(-1)!.position!).side).toBe('white');
	});
	test('reads tag pairs before moves, which may select the start', () => {
		const text = '[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/5K1R w H - 0 1"]\n[Annotator "a \\"b\\" [c]"]\n\n1. O-O Ke7 *';
		const read = readMoves(text, ({ FEN, Variant }) => (Variant === 'Chess960' ? fromFen(chess960, FEN ?? 'start') : chess.start));
		expect(read.problems).toEqual([]);
		expect(read.tags.map(({ name, value }) => [name, value])).toEqual([
			['Variant', 'Chess960'],
			['FEN', '4k3/8/8/8/8/8/8/5K1R w H - 0 1'],
			['Annotator', 'a "b" [c]'],
		]);
		const { valueSpan } = read.tags[1]!;
		expect(text.slice(valueSpan.from, valueSpan.to)).toBe('4k3/8/8/8/8/8/8/5K1R w H - 0 1');
		expect(read.moves.map(({ move }) => moveName(move!))).toEqual(['f1h1', 'e8e7']);
	});
	test('reads one game after another', () => {
		const text = '[Event "1"]\n1. e4 1-0\n\n[Event "2"]\n1. d4 *\n1. c4 e5';
		const games: string[] = [];
		for (let at = 0; at < text.length; ) {
			const read = readMoves(text, chess.start, { at });
			games.push(read.moves.map((move) => move.text).join(' '));
			at = read.end;
		}
		expect(games).toEqual(['e4', 'd4', 'c4 e5']);
	});
	test('ends a game without a result at the next tag pair', () => {
		const read = readMoves('[Event "1"]\n1. e4 e5\n\n[Event "2"]\n1. d4 *', chess.start);
		expect(read.moves).toHaveLength(2);
		expect(read.end).toBe(22);
	});
	test('skips escaped lines and a byte order mark', () => {
		expect(names('\uFEFF% made by a program\n1. e4 e5\n%x\n2. Nf3')).toEqual(['e2e4', 'e7e5', 'g1f3']);
	});
	test('assigns every character that is not blank to one token', () => {
		const text = '[A "b"] 1. e4 {x} (1. d4 $3) } ) [ oops\n e5!? ;end\n 1-0';
		const { tokens } = readMoves(text, chess.start);
		let at = 0;
		for (const { from, to } of tokens) {
			expect(from).toBeGreaterThanOrEqual(at);
			expect(text.slice(at, from).trim()).toBe('');
			at = to;
		}
	});
	test.each([
		['1. e4 {a comment', 6],
		['1. e4 {a comment]', 6],
		['1. e4 {[%clk 1:00]', 6],
		['[Event "x"', 0],
		['[Event "x"}\n1. e4', 0],
	])('reports that the bracket in %s is not closed', (text, from) => {
		expect(readMoves(text, chess.start).problems).toMatchObject([{ severity: 'error', span: { from } }]);
	});
	test('names the code and the fix of a bracket that is not closed', () => {
		const [problem] = readMoves('1. e4 {a comment', chess.start).problems;
		expect(problem).toMatchObject({ code: 'pgn/comment-unclosed', hint: 'Add "}".' });
		expect(problem!.message).toBe('Expected "}" behind the comment, found the end of the text or the next game.');
	});
	test('ends a comment without its brace before the tags of the next game', () => {
		const text = '[Event "1"]\n\n1. e4 {best\n\n[Event "2"]\n\n1. d4 {by} d5 *';
		const first = readMoves(text, chess.start);
		expect(first.problems).toMatchObject([{ code: 'pgn/comment-unclosed', span: { from: 19, to: 20 } }]);
		expect(first.moves[0]!.comments[0]!.text).toBe('best');
		const second = readMoves(text, chess.start, { at: first.end });
		expect(second.problems).toEqual([]);
		expect(second.moves.map((move) => move.text)).toEqual(['d4', 'd5']);
	});
	test('reads tag pairs and moves of one line', () => {
		const read = readMoves('[White "A"][Black "B"] 1. e4 e5 *', chess.start);
		expect(read.problems).toEqual([]);
		expect(read.tags.map(({ value }) => value)).toEqual(['A', 'B']);
		expect(read.moves).toHaveLength(2);
	});
	test('reads quotation marks without a backslash, and keeps other backslashes', () => {
		const read = readMoves('[White "the "Rook" A"]\n[Black "a\\b \\\\ \\""]\n1. e4', chess.start);
		expect(read.problems).toEqual([]);
		expect(read.tags.map(({ value }) => value)).toEqual(['the "Rook" A', 'a\\b \\ "']);
	});
	test('reports what it leaves out as warnings', () => {
		const text = '% by a program\n[White "A"]\n[White "B"]\n1. e4 (=) (1. d4 1-0) e5 1-0';
		const read = readMoves(text, chess.start);
		expect(read.problems).toEqual([]);
		expect(read.warnings.map(({ code, severity }) => [code, severity])).toEqual([
			['pgn/escape', 'warning'],
			['pgn/tag-repeated', 'warning'],
			['pgn/remark', 'warning'],
			['pgn/variation-result', 'warning'],
		]);
		expect(read.result).toBe('1-0');
		expect(read.moves).toHaveLength(2);
		expect(readMoves(text, chess.start, { warnings: false }).warnings).toEqual([]);
	});
	test('gives a comment behind the result on the same line to the game', () => {
		const text = '1. e4 1-0 {Black resigns}\n{Next} 1. d4 *';
		const first = readMoves(text, chess.start);
		expect(first.end).toBe(25);
		expect(first.moves[0]!.comments[0]!.text).toBe('Black resigns');
		const second = readMoves(text, chess.start, { at: first.end });
		expect(second.lines[0]!.comments[0]!.text).toBe('Next');
	});
	test('begins in the middle of a line, where % does not begin an escaped line', () => {
		const text = '1. e4 1-0 {c}% x';
		const first = readMoves(text);
		expect(first.end).toBe(13);
		expect(readMoves(text, undefined, { at: 13 }).tokens[0]).toEqual({ type: 'move', from: 13, to: 14 });
		expect(readMoves('1-0\n% x', undefined, { at: 4 }).tokens).toEqual([{ type: 'escape', from: 4, to: 7 }]);
	});
	test('determines the start from the tags, also without moves', () => {
		const found: string[] = [];
		readMoves('[FEN "x"]\n*', (tags) => void found.push(tags.FEN!));
		readMoves('[FEN "y"]', (tags) => void found.push(tags.FEN!));
		readMoves('{c} [FEN "z"]\n1. e4', (tags) => void found.push(tags.FEN!));
		expect(found).toEqual(['x', 'y', 'z']);
	});
	test('reads a variation before the first move of its line as one of that move', () => {
		const read = readMoves('(1. d4 d5) (1. c4) 1. e4 e5 (( 1... d5) c5)', chess.start);
		expect(read.problems).toEqual([]);
		expect(read.warnings.map(({ code, span }) => [code, span.from])).toEqual([
			['pgn/variation-first', 0],
			['pgn/variation-first', 11],
			['pgn/variation-first', 29],
		]);
		expect(read.lines.map(({ parent, replaces, moves }) => [parent, replaces, moves.every(({ move }) => move !== undefined)])).toEqual([
			[undefined, 0, true],
			[0, 0, true],
			[0, 0, true],
			[0, 1, true],
			[3, 0, true],
		]);
		expect(read.moves[0]!.variations).toEqual([1, 2]);
		expect(read.lines[3]!.moves[0]!.variations).toEqual([4]);
	});
	test('omits comments without words', () => {
		const read = readMoves('1. e4 {} { } ; \n e5', chess.start);
		expect(read.moves[0]!.comments).toEqual([]);
		expect(read.tokens.filter(({ type }) => type === 'comment')).toHaveLength(3);
	});
	test('leaves out variations that are too deep', () => {
		const text = '1. e4 (1. d4 (1. c4 (1. b4) c5) d5) e5';
		const read = readMoves(text, chess.start, { limits: { depth: 1 } });
		expect(read.problems).toMatchObject([{ code: 'pgn/variation-deep', span: { from: 13, to: 14 } }]);
		expect(read.lines.map(({ moves }) => moves.map((move) => move.text))).toEqual([
			['e4', 'e5'],
			['d4', 'd5'],
		]);
	});
	test('reads characters that are not ASCII: figurines, dashes, blanks, an ellipsis', () => {
		const read = readMoves('1.\u00a0♘f3\u2003d5 2. g3… ♞c6 ½–½', chess.start);
		expect(read.moves.map(({ text }) => text)).toEqual(['♘f3', 'd5', 'g3…', '♞c6']);
		expect(read.result).toBe('½–½');
	});
});

describe('texts that are not SAN', () => {
	const start = compile(shogi).start;
	const dialects = ['hodges', 'hosking', 'hodges-number'] as const;
	const otherwise = (text: string, position: Position): Move | undefined => {
		for (const dialect of dialects) {
			const result = safeResolve(text, position, dialect);
			if (result.ok) return result.value;
		}
		return undefined;
	};
	test('are read in other notations of the game', () => {
		const read = readMoves("1. P-7f P34 2. Bx22+ Sx2b 3. B'55 *", start, { otherwise });
		expect(read.problems).toEqual([]);
		expect(read.moves.map(({ move }) => move !== undefined)).toEqual([true, true, true, true, true]);
	});
	test('keep the fault of SAN if no other reader knows them', () => {
		expect(readMoves('1. P-5a', start, { otherwise }).problems).toMatchObject([{ code: expect.stringMatching(/^san\//) }]);
	});
});
