import { chess } from '@x/games/ready/chess';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type Movetext, readMoves } from '../src/moves.js';

/** Texts of the parts of games, many of which are nearly games. */
const nearly = fc.string({
	unit: fc.constantFrom(
		',',
		...'e4 ,Nf3,1. ,1-0,½-½,*,(,),{,},[,],[A "b"]\n,"x",\\,;,%,\n,\r\n,\n\n, ,  ,$1,$,!,!!!,?,+-,(=),(D),(Q),…,\ufeff,\u00a0,é,♘,[%clk 1:00],e.p.,mate,0000,--,\0,\ud83d'.split(
			',',
		),
	),
	maxLength: 30,
});

const inside = ({ from, to }: { readonly from: number; readonly to: number }, text: string): void => {
	if (!(from >= 0 && from <= to && to <= text.length)) throw new Error(`span ${from}..${to} of ${JSON.stringify(text.slice(0, 80))}`);
};

const blank = /^[\s\u200b\u2000-\u200b\u2028-\u202f]*$/;

/** Tokens, spans and lists of a text that was read are consistent. */
function isSound(text: string, read: Movetext, at: number): void {
	let end = at;
	for (const token of read.tokens) {
		if (token.from < end || token.to <= token.from) throw new Error(`token ${token.from}..${token.to} behind ${end}`);
		if (!blank.test(text.slice(end, token.from))) throw new Error(`no token at ${end} of ${JSON.stringify(text)}`);
		end = token.to;
	}
	if (read.end < end || !blank.test(text.slice(end, read.end))) throw new Error(`the game ends at ${read.end} of ${JSON.stringify(text)}`);
	for (const list of [read.problems, read.warnings]) {
		for (const { span } of list) inside(span, text);
		expect(list.map(({ span }) => span.from)).toEqual(list.map(({ span }) => span.from).sort((a, b) => a - b));
	}
	for (const { span, moves, parent, replaces } of read.lines) {
		inside(span, text);
		for (const move of moves) {
			expect(text.slice(move.span.from, move.span.to).replace(/\p{Surrogate}/gu, '\ufffd')).toBe(move.text);
			for (const child of move.variations) expect(read.lines[child]).toMatchObject({ replaces: moves.indexOf(move) });
		}
		if (parent !== undefined) expect(replaces).toBeLessThan(Math.max(1, read.lines[parent]!.moves.length));
	}
}

/** All games of a text. */
function readAll(text: string): readonly Movetext[] {
	const games: Movetext[] = [];
	for (let at = 0; at < text.length; ) {
		const read = readMoves(text, chess.start, { at });
		isSound(text, read, at);
		if (read.end <= at) throw new Error(`no progress at ${at} of ${JSON.stringify(text)}`);
		games.push(read);
		at = read.end;
	}
	return games;
}

describe('properties', () => {
	test('any text is read to its end, each character in one token', () => {
		fc.assert(
			fc.property(nearly, (text) => void readAll(text)),
			{ numRuns: runs(3000) },
		);
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => void readAll(text)),
			{ numRuns: runs(1000) },
		);
	});
	test('the place of tokens in the pieces in which a text is converted changes nothing', () => {
		const read = (text: string, before: number, behind: number): readonly unknown[] => {
			const { tokens, problems } = readMoves(`;${'x'.repeat(before)}\n${text}\n;${'x'.repeat(behind)}`);
			return [
				...tokens.slice(1).map(({ type, from }) => [type, from - before]),
				...problems.map(({ code, span }) => [code, Math.min(span.from - before, text.length + 2)]),
			];
		};
		fc.assert(
			fc.property(nearly, fc.integer({ min: 950, max: 1050 }), fc.nat(400), (text, before, behind) => {
				expect(read(text, before, behind)).toEqual(read(text, 0, 0));
			}),
			{ numRuns: runs(2000) },
		);
	});
});

describe('hostile texts', () => {
	const million = 1_000_000;
	test.each([
		['opening parentheses', '('.repeat(million)],
		['closing parentheses', ')'.repeat(million)],
		['opening braces', '{'.repeat(million)],
		['closing braces', '}'.repeat(million)],
		['brackets', '['.repeat(million)],
		['open tag pairs', '["'.repeat(million / 2)],
		['tag pairs line by line', '[a "\n'.repeat(million / 5)],
		['one tag pair', `[a "${'b'.repeat(million)}"]`],
		['one tag name', `[${'a'.repeat(million)} "b"]`],
		['digits', '1'.repeat(million)],
		['dots', '.'.repeat(million)],
		['ellipses', '…'.repeat(million)],
		['numbers', '1. '.repeat(million / 3)],
		['dollars', '$'.repeat(million)],
		['glyphs', '!'.repeat(million)],
		['pluses', '+'.repeat(million)],
		['zeros and dashes', '0-'.repeat(million / 2)],
		['blanks', ' '.repeat(million)],
		['one long word', 'e'.repeat(million)],
		['one move and blanks', `e4${' '.repeat(million)}`],
		['a comment of commands', `{${'[%clk '.repeat(million / 6)}`],
		['a comment of one command', `{[%clk${' '.repeat(million)}`],
		['backslashes in a tag pair', `[a "${'\\'.repeat(million)}"]`],
		['lone surrogates', '\ud800'.repeat(million)],
		['control characters', '\u0001'.repeat(million)],
		['variations between moves', 'e4 (e5) '.repeat(million / 80)],
		['nested variations', 'e4 ( '.repeat(million / 50) + ') '.repeat(million / 50)],
	])('%s', (_, text) => {
		const read = readMoves(text, chess.start);
		for (const { span } of [...read.problems, ...read.warnings]) inside(span, text);
		expect(read.problems.length).toBeLessThanOrEqual(1001);
	});
	test.each([
		['results', '1-0 '.repeat(30_000)],
		['short games', '[A "b"]\n\n1. e4 *\n\n'.repeat(6_000)],
		['games with comments that are not closed', '[A "b"]\n\n1. e4 { *\n\n'.repeat(6_000)],
	])('%s are read in linear time, game by game', (_, text) => {
		let games = 0;
		for (let at = 0; at < text.length; games++) at = readMoves(text, () => undefined, { at, warnings: false }).end;
		expect(games).toBeGreaterThanOrEqual(6_000);
	});
});
