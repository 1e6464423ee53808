import { describe, expect, it } from 'vitest';
import { BOARD_THEMES, type BoardTheme } from '../src/draw/board-themes.js';
import { nameOn } from '../src/draw/names.js';
import { type Colors, DARK_THEME, LIGHT_THEME, type ThemeRole } from '../src/draw/theme.js';

type Rgb = readonly [red: number, green: number, blue: number];

const GROUNDS = ['light', 'dark', 'middle', 'plain', 'wood', 'green'] as const;
const SCHEMES = ['light', 'dark'] as const;
const NAMES = Object.keys(BOARD_THEMES) as BoardTheme[];

/** All colours of a theme. */
const colorsOf = (theme: BoardTheme, scheme: 'light' | 'dark'): Readonly<Record<ThemeRole, string>> => {
	const changed: Colors = { ...(scheme === 'dark' && DARK_THEME), ...BOARD_THEMES[theme][scheme] };
	return { ...LIGHT_THEME, ...changed } as Readonly<Record<ThemeRole, string>>;
};

const THEMES = NAMES.flatMap((theme) => SCHEMES.map((scheme) => ({ theme, scheme, colors: colorsOf(theme, scheme) })));
const CASES = THEMES.flatMap((one) => GROUNDS.map((ground) => ({ ...one, ground })));

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

/** The colour of a cell of the last move. */
const lastOn = (colors: Readonly<Record<ThemeRole, string>>, ground: ThemeRole): Rgb => {
	const [red = 0, green = 0, blue = 0, percent = 0] = (colors.last.match(/\d+/g) ?? []).map(Number);
	return over([red, green, blue], rgb(colors[ground]), percent / 100);
};

describe('contrast', () => {
	it.each(CASES)('of names in $theme, $scheme, on $ground is at least 5', ({ colors, ground }) => {
		expect(contrast(rgb(colors[nameOn(ground)]), rgb(colors[ground]))).toBeGreaterThanOrEqual(5);
	});

	it.each(CASES)('of dots in $theme, $scheme, on $ground, or of their outline, is at least 3', ({ colors, ground }) => {
		const cell = rgb(colors[ground]);
		const dot = contrast(over(rgb(colors.mark), cell, 0.75), cell);
		expect(Math.max(dot, contrast(rgb(colors['mark-edge']), cell))).toBeGreaterThanOrEqual(3);
	});

	it.each(CASES)('of the frame of the last move in $theme, $scheme, on $ground is at least 1.5', ({ colors, ground }) => {
		expect(contrast(rgb(colors['last-frame']), rgb(colors[ground]))).toBeGreaterThanOrEqual(1.5);
	});

	it.each(THEMES)('of pieces in $theme, $scheme, is at least 4.2 for white and 3.7 for black, also on the last move', ({ colors }) => {
		for (const ground of ['light', 'dark'] as const) {
			for (const cell of [rgb(colors[ground]), lastOn(colors, ground)]) {
				expect(contrast(rgb(colors['white-edge']), cell)).toBeGreaterThanOrEqual(4.2);
				expect(contrast(rgb(colors['black-fill']), cell)).toBeGreaterThanOrEqual(3.7);
			}
		}
	});
});

/** The light cell, the dark cell and both after a move, on light and on dark pages, as the page's design names them. */
const DESIGN: Readonly<Record<BoardTheme, readonly [light: string, dark: string]>> = {
	lagoon: ['#eff1e7 #6d9b96 #f2c55d #d0af48', '#c9d2c9 #5d8a86 #e6ba52 #caa840'],
	oak: ['#f2e3c6 #b1875a #a6bd79 #899448', '#d3c1a0 #a07c54 #96ad62 #829245'],
	slate: ['#e9edf3 #8295b0 #f0c460 #d6ad4e', '#c4ccd8 #7185a1 #e5b956 #cfa647'],
	heather: ['#f1ecf3 #9c87b1 #f2c460 #dcaa4f', '#cfc6d4 #8a76a1 #e7b755 #d5a247'],
	print: ['#ffffff #a9aeae #ffdb47 #e7c431', '#dde0e0 #929898 #ecc431 #dbb421'],
};

describe('themes', () => {
	it.each(THEMES)('$theme, $scheme, has the colours of the design', ({ theme, scheme, colors }) => {
		const [light, dark, ...last] = DESIGN[theme][scheme === 'light' ? 0 : 1].split(' ');
		expect([colors.light, colors.dark]).toEqual([light, dark]);
		for (const [index, ground] of (['light', 'dark'] as const).entries()) {
			const shown = lastOn(colors, ground);
			for (const [channel, value] of rgb(last[index]!).entries()) expect(Math.abs(shown[channel]! - value)).toBeLessThan(1);
		}
	});
});
