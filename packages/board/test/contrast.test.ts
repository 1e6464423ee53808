import { describe, expect, it } from 'vitest';
import { nameOn } from '../src/draw/ground.js';
import { DARK_THEME, LIGHT_THEME, type ThemeRole } from '../src/draw/theme.js';

type Rgb = readonly [red: number, green: number, blue: number];

const GROUNDS = ['light', 'dark', 'middle', 'plain', 'wood', 'green'] as const;
const THEMES = { light: LIGHT_THEME, dark: { ...LIGHT_THEME, ...DARK_THEME } } as const;
const CASES = (['light', 'dark'] as const).flatMap((theme) => GROUNDS.map((ground) => [theme, ground] as const));

const rgb = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
const over = (top: Rgb, ground: Rgb, opacity: number): Rgb =>
	top.map((value, index) => value * opacity + ground[index]! * (1 - opacity)) as unknown as Rgb;
const luminance = (color: Rgb): number => {
	const [red, green, blue] = color.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as unknown as Rgb;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** The contrast of two colours as WCAG 2 defines it. */
const contrast = (a: Rgb, b: Rgb): number => {
	const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
	return (high + 0.05) / (low + 0.05);
};

describe('contrast', () => {
	it.each(CASES)('of names in the %s theme on %s is at least 4.5', (theme, ground) => {
		const colors: Readonly<Record<ThemeRole, string>> = THEMES[theme];
		expect(contrast(rgb(colors[nameOn(ground)]), rgb(colors[ground]))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(CASES)('of dots in the %s theme on %s, or of their outline, is at least 3', (theme, ground) => {
		const colors: Readonly<Record<ThemeRole, string>> = THEMES[theme];
		const cell = rgb(colors[ground]);
		const dot = contrast(over(rgb(colors.mark), cell, 0.75), cell);
		expect(Math.max(dot, contrast(rgb(colors['mark-edge']), cell))).toBeGreaterThanOrEqual(3);
	});

	it.each(CASES)('of the frame of the last move in the %s theme on %s is at least 1.5', (theme, ground) => {
		const colors: Readonly<Record<ThemeRole, string>> = THEMES[theme];
		expect(contrast(rgb(colors['last-frame']), rgb(colors[ground]))).toBeGreaterThanOrEqual(1.5);
	});
});
