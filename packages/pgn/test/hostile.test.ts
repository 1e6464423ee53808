import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../tools/lib/sample.js';
import { safeParse } from '../src/index.js';
import { PgnReader } from '../src/stream.js';
import { random } from './support/random.js';

const MEGABYTE = 1 << 20;
/** More than a reader keeps of one part of a game. */
const TEN = byExtent({ full: 10, normal: 2, quick: 2 }) * MEGABYTE;
const noise = (length: number): Uint8Array => {
	const next = random(7);
	return Uint8Array.from({ length }, () => Math.floor(next() * 256));
};
const repeated = (text: string, length = 2 * MEGABYTE): Uint8Array => {
	const part = new TextEncoder().encode(text);
	const bytes = new Uint8Array(Math.floor(length / part.length) * part.length);
	for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at);
	return bytes;
};

const differentTags = (count: number): string => Array.from({ length: count }, (_, index) => `[t${index} ""]\n`).join('');

/** Long texts, each with the first problem that a reader reports. */
const HOSTILE: readonly (readonly [what: string, bytes: () => Uint8Array, code: string])[] = [
	['opening parentheses', () => repeated('(', TEN), 'pgn/variation-first'],
	['variations inside each other', () => repeated('e4('), 'pgn/variation-deep'],
	['closing parentheses', () => repeated(')'), 'pgn/variation-unopened'],
	['opening braces', () => repeated('{', TEN), 'pgn/too-long'],
	['closing braces', () => repeated('}'), 'pgn/comment-unopened'],
	['opening brackets', () => repeated('[', TEN), 'pgn/too-long'],
	['brackets on lines', () => repeated('[\n'), 'pgn/tag-form'],
	['tags that are not closed', () => repeated('[a "b\n'), 'pgn/tag-form'],
	['one tag', () => repeated(`[Event "${'x'.repeat(99)}`, TEN), 'pgn/too-long'],
	['one word', () => repeated('a'), 'pgn/too-long'],
	['one number', () => repeated('1'), 'pgn/too-long'],
	['glyphs', () => repeated('!'), 'pgn/nag-form'],
	['dollars', () => repeated('$'), 'pgn/nag-form'],
	['characters of three bytes', () => repeated('…'), 'pgn/too-long'],
	['halves of characters', () => new Uint8Array(2 * MEGABYTE).fill(0xe2), 'pgn/too-long'],
	['tags with different names', () => new TextEncoder().encode(`[\n${differentTags(200_000)}`), 'pgn/tag-form'],
	['quotation marks in a tag', () => (repeated('[a "', 16).length === 0 ? repeated('"') : repeated('["')), 'pgn/too-long'],
	['comments that look like the next game', () => repeated('{\n\n[Event "x"]\n'), 'pgn/comment-unclosed'],
	['zeros', () => new Uint8Array(2 * MEGABYTE), 'pgn/unexpected'],
	['random bytes', () => noise(TEN), ''],
];

describe('megabytes of', () => {
	it.each(HOSTILE)('%s are read in pieces, with typed problems', (_, make, first) => {
		const bytes = make();
		const codes: string[] = [];
		let longest = 0;
		const reader = new PgnReader({
			problem: ({ code, span }) => {
				if (codes.length < 5) codes.push(code);
				longest = Math.max(longest, span.to - span.from);
			},
		});
		for (let at = 0; at < bytes.length; at += 1 << 16) reader.push(bytes.subarray(at, at + (1 << 16)));
		reader.end();
		expect(codes[0]).toMatch(/^pgn\/[a-z-]+$/);
		if (first !== '') expect(codes[0]).toBe(first);
		expect(longest).toBeLessThanOrEqual(MEGABYTE);
	});

	it.each(HOSTILE)('%s are read as a text, with a limited number of problems', (_, make) => {
		const result = safeParse(new TextDecoder('latin1').decode(make().subarray(0, MEGABYTE)));
		expect(result.ok).toBe(true);
		if (!result.ok) return;
		for (const { problems } of result.value) expect(problems.length).toBeLessThanOrEqual(1001);
	});
});

describe('any text', () => {
	it('is read, and what is not a part of a game is a problem', () => {
		const next = random(8);
		const signs = ' \n\t[]"\\(){};%$!?.,0123456789abcdefghNBRQKOx+#=-*@/:_\u00bd\u2026\u00a0\ud83d\udc1f\u0000';
		for (let round = 0; round < byExtent({ full: 5000, normal: 700, quick: 500 }); round++) {
			const text = Array.from({ length: Math.floor(next() * 60) }, () => signs[Math.floor(next() * signs.length)]).join('');
			const result = safeParse(text);
			expect(result.ok).toBe(true);
			if (!result.ok) continue;
			let at = 0;
			for (const { span } of result.value) {
				expect(
					text
						.slice(at, span.from)
						.trim()
						.replace(/[\u200b\ufeff]/g, ''),
				).toBe('');
				at = span.to;
			}
			expect(text.slice(at).trim()).toBe('');
		}
	});
});
