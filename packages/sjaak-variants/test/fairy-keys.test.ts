import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { knownKeyNames } from '../src/fairy/keys.js';
import { safeFromFairy } from '../src/rules.js';

const typos = (key: string): readonly string[] => {
	const middle = key.length >> 1;
	return [key.slice(0, middle) + key.slice(middle + 1), `${key.slice(0, middle)}x${key.slice(middle)}`];
};

describe('an unknown key of variants.ini', () => {
	test.each(sampleOf('keys', knownKeyNames, { normal: 0.2, quick: 0.1 }))('near "%s" has it as a proposal, and its own place', (key) => {
		for (const typo of typos(key)) {
			const text = `[mine:chess]\n${typo} = x\n`;
			const { found } = safeFromFairy(text);
			const fault = found[0]?.lost.find(({ code }) => code === 'sjaak/lost-key');
			// A typo may be another key, or as near to another one.
			if (fault === undefined) continue;
			const { from, to } = fault.data!.span as { readonly from: number; readonly to: number };
			expect(text.slice(from, to)).toBe(typo);
			expect(fault.hint).toMatch(/^Did you mean "\w+"\?$/);
			const meant = /"(\w+)"/.exec(fault.hint!)![1]!;
			expect(meant === key || Math.abs(meant.length - typo.length) <= 1).toBe(true);
		}
	});

	test.each([
		['promotionRegionWhit', 'promotionRegionWhite'],
		['flagRegionBlck', 'flagRegionBlack'],
		['stalemteValue', 'stalemateValue'],
		['knigth', 'knight'],
		['janggiCanon', 'janggiCannon'],
		['piceDrops', 'pieceDrops'],
	])('"%s" is proposed as "%s"', (typo, key) => {
		const [variant] = safeFromFairy(`[mine:chess]\n${typo} = a\n`).found;
		expect(variant!.lost.map(({ hint }) => hint)).toContain(`Did you mean "${key}"?`);
	});
});
