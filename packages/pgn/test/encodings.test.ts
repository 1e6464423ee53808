import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { PgnArchive, splitRanges } from '../src/archive.js';
import { type ParsedGame, parse, stringify } from '../src/index.js';
import { PgnReader, readGames } from '../src/stream.js';
import { random } from './support/random.js';

/** The bytes of a text in which each character is one byte. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** The bytes of a text in UTF-16, with a byte order mark. */
const utf16Of = (text: string, isLittle: boolean): Uint8Array =>
	Uint8Array.from(
		[...`\ufeff${text}`].flatMap((sign) =>
			sign.split('').flatMap((unit) => {
				const code = unit.charCodeAt(0);
				return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
			}),
		),
	);

const sansOf = (games: readonly ParsedGame[]): readonly (readonly string[])[] => games.map(({ moves }) => moves.map(({ san }) => san));

describe('Windows-1252', () => {
	it('has a character of its own for each byte above 0x7F', () => {
		const controls = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
		const bytes = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
		const [game] = parse(new Uint8Array([...bytesOf('{|'), ...bytes, ...bytesOf('|} *')]));
		const text = game!.comments[0]!.text.slice(1, -1);
		expect([...text.slice(0, 32)].map((sign) => (sign < '\u00a0' ? ' ' : sign)).join('')).toBe(controls);
		expect(text.slice(32)).toBe(Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join(''));
	});
	it.each([
		['1. e4\xa0e5 2. Nf3 *', [['e4', 'e5', 'Nf3']]],
		['1.\xa0e4\xa0\xa0e5\xa0', [['e4', 'e5']]],
		['1\x85 e5', [['e5']]],
		['1. e4 1\x96 0 1. d4 1\x960 1. c4 *', [['e4', '1–', 'd4'], ['c4']]],
		['1. \xc0\xa0e5', [['À', 'e5']]],
	])('has blanks, dashes and ellipses: %o', (text, sans) => {
		const games = parse(bytesOf(text));
		expect(sansOf(games)).toEqual(sans);
		expect(sansOf(parse(stringify(games)))).toEqual(sans);
	});
	it('does not take a part of a character in UTF-8 for a blank', () => {
		const sans = ['à', 'Ġe4', '♠', 'ⅠA', '😠', 'à…à'];
		expect(sansOf(parse(new TextEncoder().encode(sans.join(' '))))).toEqual([['à', 'Ġe4', '♠', 'ⅠA', '😠', 'à…à']]);
	});
	it('is read alike from any pieces', () => {
		const next = random(9);
		const PARTS = [
			'e4',
			' ',
			'\xa0',
			'\x85',
			'\xe9',
			'\xc3',
			'\xc3\xa0',
			'\xe2\x99\xa0',
			'1.',
			'{',
			'}',
			'\xbd',
			'\xf0\x9f\x98\xa0',
			'\n',
			'*',
		];
		for (let round = 0; round < runs(2000); round++) {
			const bytes = bytesOf(Array.from({ length: 12 }, () => PARTS[Math.floor(next() * PARTS.length)]!).join(''));
			const found: string[][] = [];
			for (const size of [1, 2, 5, bytes.length]) {
				const words: string[] = [];
				const reader = new PgnReader({
					move: ({ from, text }) => void words.push(`${from}`, text === undefined ? '' : 'move'),
					comment: ({ from, to }) => void words.push(`${from}-${to}`),
					result: (result) => void words.push(result),
				});
				for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size));
				reader.end();
				found.push(words);
			}
			for (const one of found) expect(one, JSON.stringify([...bytes])).toEqual(found[0]);
		}
	});
});

describe.each([true, false])('UTF-16 (little endian: %o)', (isLittle) => {
	const text = '[White "Müller, 日本 😀"]\n\n1. e4 {Схема} e5 1-0\n\n[White "b"]\n\n1. ♘f3 *\n';
	const bytes = utf16Of(text, isLittle);
	const expected = parse(new TextEncoder().encode(text));
	const warned = ([first, ...rest]: readonly ParsedGame[]) => {
		expect(first!.problems.map(({ code }) => code)).toEqual(['pgn/wide-encoding']);
		expect([{ ...first!, problems: [] }, ...rest]).toEqual(expected);
	};
	it('is read as a whole', () => warned(parse(bytes)));
	it.each([1, 2, 3, 7])('is read from pieces of %d bytes', async (size) => {
		const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
		const games: ParsedGame[] = [];
		for await (const game of readGames(pieces)) games.push(game);
		warned(games);
	});
	it('is read by an archive, and not divided', async () => {
		const archive = new PgnArchive(bytes);
		expect(await archive.scan()).toBe(2);
		expect(await archive.game(1)).toEqual(expected[1]);
		expect(await splitRanges(bytes, 4)).toEqual([{ from: 0, to: bytes.length }]);
	});
});

describe('one byte of a byte order mark', () => {
	it.each([[[0xff]], [[0xfe]], [[0xff, 0x2a]], [[0xfe, 0xfe]]])('alone is text: %o', (list) => {
		const reader = (size: number) => {
			const problems: string[] = [];
			const one = new PgnReader({
				move: () => {},
				problem: ({ code }) => void problems.push(code),
				result: (result) => void problems.push(result),
			});
			for (let at = 0; at < list.length; at += size) one.push(Uint8Array.from(list.slice(at, at + size)));
			one.end();
			return problems;
		};
		expect(reader(1)).toEqual(reader(2));
		expect(reader(1)).not.toContain('pgn/wide-encoding');
	});
});
