import { perft } from '@x/core';
import { describe, expect, it } from 'vitest';
import { gallery } from '../src/gallery/index.js';
import { parse, safeParse, shortName, stringify } from '../src/index.js';
import { toRuleset } from '../src/rules.js';
import { countable, readVectors } from './shared.js';

const rows = readVectors<{ readonly id: string; readonly counts: readonly number[]; readonly source: string }>('gallery');

describe('the gallery', () => {
	it('has at least forty variants with unique names and counts', () => {
		expect(gallery.length).toBeGreaterThanOrEqual(40);
		expect(new Set(gallery.map(({ id }) => id)).size).toBe(gallery.length);
		expect(rows.map(({ id }) => id)).toEqual(gallery.map(({ id }) => id));
	});

	it.each(gallery.map((one) => [one.id, one] as const))(
		'%s names its source, has no faults, and is canonical',
		(id, { name, source, text }) => {
			expect(shortName(name)).toBe(id);
			expect(source.length).toBeGreaterThan(10);
			expect(text).toContain(`# Rules: ${source}`);
			const result = safeParse(text);
			// Expected warnings: a key that engine 1.4.1 does not read, a king that is intentionally not royal, and a rider's check that the engine
			// cannot block.
			const warnings = result.ok ? result.warnings.map(({ code }) => code) : ['not read'];
			const expected: Readonly<Record<string, readonly string[]>> = {
				crazyhouse: ['sjaak/drop-zone'],
				suicide_chess: ['sjaak/royal'],
				nightrider_chess: ['sjaak/engine-plays'],
			};
			expect(warnings).toEqual(expected[id] ?? []);
			const file = parse(text);
			expect(parse(stringify(file, { style: 'canonical' })).variants).toHaveLength(1);
		},
	);

	it.each(rows.map((row) => [row.id, row] as const))('%s has the same counts as another engine', (id, { counts }) => {
		const { start } = countable(toRuleset(parse(gallery.find((one) => one.id === id)!.text).variants[0]!));
		for (const [index, count] of counts.entries()) if (count < 4000) expect(perft(start, index + 1), `depth ${index + 1}`).toBe(count);
	});
});
