import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../tools/lib/sample.js';
import { workOf } from '../../../tools/lib/work.js';
import { parseLines, safeParse, stringify } from '../src/index.js';
import { readVectors, shipped } from './shared.js';

/** The repeated parts of long texts. Twice the length must take at most about twice the work. */
const LONG = 1 << 15;
const MEGA = byExtent({ full: 1 << 20, normal: 1 << 18, quick: 1 << 17 });
const { text } = readVectors<never>('errors') as unknown as { readonly text: string };
const head = text.slice(0, text.indexOf('Piece:'));

/** Reads a text, also with the meaning of engine 1.4.1, and checks its faults; never throws. */
function read(hostile: string): void {
	for (const compat of [undefined, '1.4.1'] as const) look(hostile, safeParse(hostile, { compat }));
}

function look(hostile: string, result: ReturnType<typeof safeParse>): void {
	for (const { code, span } of result.ok ? result.warnings : result.problems) {
		expect(code).toMatch(/^sjaak\//);
		expect(span.from).toBeLessThanOrEqual(span.to);
		expect(span.to).toBeLessThanOrEqual(hostile.length);
	}
}

/** The ratio of work for twice the length. */
function growth(make: (times: number) => string, times: number, compat?: '1.4.1'): number {
	const [small, large] = [make(times), make(2 * times)];
	// Values that are created once.
	safeParse(small, { compat });
	const one = workOf('/sjaak-variants/src/', () => void safeParse(small, { compat }));
	return workOf('/sjaak-variants/src/', () => void safeParse(large, { compat })) / one;
}

describe('hostile texts', () => {
	const texts: Readonly<Record<string, (times: number) => string>> = {
		'a line of ten megabytes': (times) => `Zone: a = ${'a1,'.repeat(times * 4)}`,
		'a name of ten megabytes': (times) => `Variant: ${'n'.repeat(times * 10)}`,
		'only blanks': (times) => ' '.repeat(times * 8),
		'only colons': (times) => ':'.repeat(times * 8),
		'only quotes': (times) => `${head}FEN: ${'"'.repeat(times * 8)}`,
		'only line ends': (times) => '\r\n'.repeat(times),
		'many keys': (times) => 'Rul: x\n'.repeat(times / 4),
		'many rules': (times) => `${head}${'Rule: taboo\n'.repeat(times / 16)}`,
		'many generators': (times) => `${text}${'Move: leap (1,2)\n'.repeat(times / 64)}`,
		'nested brackets': (times) => `${head}Piece: P\nMove: leap ${'('.repeat(times)}`,
		'long FEN': (times) => `Variant: F\nBoard: 8x8\nPiece: P\nSymbol: "P", "P,p"\nFEN: "${'P/'.repeat(times / 32)}"`,
		'an endless hand': (times) => `Variant: F\nBoard: 8x8\nPiece: P\nSymbol: "P", "P,p"\nFEN: "8/8/8/8/8/8/8/8[${'P'.repeat(times / 32)} w`,
		'many variants': (times) => text.repeat(times / 32_768),
	};
	it.each(Object.keys(texts))('%s results in a value or in faults', (name) => {
		read(texts[name]!(MEGA));
	});

	it.each(Object.keys(texts))('%s: takes about twice the work for twice the length', (name) => {
		expect(growth(texts[name]!, LONG)).toBeLessThan(2.2);
	});

	it.each(Object.keys(texts))('%s: the same with the meaning of engine 1.4.1', (name) => {
		expect(growth(texts[name]!, LONG, '1.4.1')).toBeLessThan(2.2);
	});

	const zones = (count: number): string =>
		`${head}${Array.from({ length: count }, (_, index) => `Zone: z${index}_ = a${1 + (index % 6)}`).join('\n')}\nPiece: P\nMove: step N\nSymbol: "P", "P,p"\n${Array.from({ length: count }, (_, index) => `Prison: z${index}_, z${index}_`).join('\n')}`;
	const pieces = (count: number): string =>
		`${head}${Array.from({ length: count }, (_, index) => `Piece: P${index}\nMove: step N\nSymbol: "P", "P${index},p${index}"\nPromotion: last, first, "P"`).join('\n')}`;

	it('ten thousand used zones, and thousands of pieces, result in a value or in faults', () => {
		read(zones(10_000));
		read(pieces(4000));
	});

	it.each([
		['zones', zones],
		['pieces', pieces],
	])('takes about twice the work for twice as many %s', (_, make) => {
		expect(growth(make, 500)).toBeLessThan(2.3);
		expect(growth(make, 500, '1.4.1')).toBeLessThan(2.3);
	});

	it('every change of a real text is preserved and reported', () => {
		const source = shipped === '' ? text : shipped.slice(0, 12_000);
		const random = randomFrom(20_260);
		const signs = ['"', ',', ':', '\n', ' ', '=', '#', '(', ')', '|', '+', '&', '-', '9', 'z', '\uFEFF', '\0', '\u{1F40E}'];
		for (let round = 0; round < 120; round++) {
			let changed = source;
			for (let edit = 0; edit < 1 + random(6); edit++) {
				const at = random(changed.length);
				const kept = changed.slice(at + random(3) * random(12));
				changed = changed.slice(0, at) + signs[random(signs.length)] + kept;
			}
			read(changed);
			expect(stringify(parseLines(changed))).toBe(changed);
		}
	});
});
