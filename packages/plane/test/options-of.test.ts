import { isSame } from '@x/core/build';
import { classicalPlane, type PlaneOptions, planeOptionsOf, planeRules } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';

const kinds = ['K', 'P', 'Q', 'R', 'HU', 'RO', 'N', 'OB'];
const ROWS: readonly PlaneOptions[] = [
	{},
	{ moveRule: 100, insufficient: true },
	{ border: [null, '99999999999999999999', -7, null], holes: [[3, 3]], kinds },
	{ promotions: { white: { rows: [8, '-12345678901234567890'], kinds: ['Q', 'N'] } }, kinds },
	{ promotions: { white: { rows: [8], kinds: ['N', 'Q'] }, black: { rows: [1, 0], kinds: ['AM'] } } },
	{ win: { white: ['koth', 'checkmate'], black: ['allpiecescaptured', 'royalcapture', 'threecheck'] }, kinds },
	{ win: { white: ['allroyalscaptured'], black: ['checkmate'] }, order: ['black', 'white'] },
	{ order: ['white', 'black', 'black'], slideLimit: 7 },
	{ slideLimit: '99999999999999999999', kinds: ['K', 'NR'] },
];

describe('the options of rules of the plane', () => {
	it.each(ROWS.map((row) => [JSON.stringify(row), row] as const))('are found from the rules: %s', (_, row) => {
		const rules = planeRules(row);
		const options = planeOptionsOf(rules);
		expect(options && isSame(planeRules(options), rules)).toBe(true);
		for (const name of ['promotions', 'border', 'holes', 'moveRule', 'order', 'slideLimit', 'insufficient'] as const)
			if (row[name] !== undefined) expect(options?.[name]).toEqual(row[name]);
	});

	it('are those of the variant Classical', () => {
		expect(planeOptionsOf(classicalPlane.rules)).toMatchObject({ moveRule: 100, order: ['white', 'black'] });
	});

	it('do not exist for other rules', () => {
		expect(planeOptionsOf({ ...classicalPlane.rules, paths: {}, outcomes: [] })).toBeUndefined();
		expect(planeOptionsOf({ ...classicalPlane.rules, forbid: [] })).toBeUndefined();
		expect(() => planeOptionsOf('rules' as never)).toThrow(TypeError);
	});
});
