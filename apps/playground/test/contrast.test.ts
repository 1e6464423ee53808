import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

/** The colour of a token. */
const colour = (token: string, scheme: Scheme): string => {
	const found = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
	if (found === null) throw new Error(`There is no colour --${token}.`);
	return scheme === 'light' ? found[1]! : found[2]!;
};

/** The luminance of a colour as WCAG 2 defines it. */
const luminance = (hex: string): number =>
	[0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
		const part = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
		return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
	}, 0);

const contrast = (token: string, ground: string, scheme: Scheme): number => {
	const [a, b] = [token, ground].map((name) => luminance(colour(name, scheme)));
	return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
};

/** Tokens, the grounds that they are used on, and the least contrasts in light and dark. */
const LEAST: readonly (readonly [token: string, ground: string, light: number, dark: number])[] = [
	['ink', 'stage', 12, 15.7],
	['ink', 'panel', 14.9, 13.9],
	['ink-2', 'stage', 5.5, 8.9],
	['ink-2', 'panel', 6.9, 7.9],
	['edge', 'sunk', 3.5, 4.7],
	['accent', 'panel', 7.1, 8.2],
	['accent-ink', 'accent', 7.4, 8.5],
	['red', 'red-soft', 4.8, 6.5],
	['red', 'stage', 4.5, 8.1],
	['gold-ink', 'gold-soft', 6.7, 8.7],
	['focus', 'stage', 5, 9.1],
	['focus', 'panel', 6.2, 8.1],
	['blue', 'sunk', 7.1, 8.9],
	['violet', 'sunk', 6.9, 8.3],
	['green', 'sunk', 5.7, 9.7],
];

describe('the contrast', () => {
	it.each(LEAST)('of %s on %s is at least %d, and %d on dark pages', (token, ground, light, dark) => {
		expect(contrast(token, ground, 'light')).toBeGreaterThanOrEqual(light);
		expect(contrast(token, ground, 'dark')).toBeGreaterThanOrEqual(dark);
	});
});
