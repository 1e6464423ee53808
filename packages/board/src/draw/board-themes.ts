import { type Colors, DARK_THEME, LIGHT_THEME } from './theme.js';

/** The themes of a board by name. */
export type BoardTheme = 'lagoon' | 'oak' | 'slate' | 'heather' | 'print';

/** The colours that a theme has of its own, on light and on dark pages. */
export interface ThemeColors {
	readonly light: Colors;
	readonly dark: Colors;
}

/** The colours of checkered cells, and the translucent one of the last move, which lies over them. */
const cells = (light: string, dark: string, middle: string, last: string): Colors => ({ light, dark, middle, last });

const own = ({ light, dark, middle, last }: Required<Pick<Colors, 'light' | 'dark' | 'middle' | 'last'>>): Colors =>
	cells(light, dark, middle, last);

/**
 * The themes: the colours in which each differs from `LIGHT_THEME` and `DARK_THEME`. `lagoon` is the default. Boards of plain cells, as those of shogi and
 * xiangqi, look alike in all of them.
 *
 * @example
 * import { BOARD_THEMES } from '@x/board/svg';
 * Object.keys(BOARD_THEMES) // → ['lagoon', 'oak', 'slate', 'heather', 'print']
 * BOARD_THEMES.oak.dark.light // → '#d3c1a0'
 */
export const BOARD_THEMES: Readonly<Record<BoardTheme, ThemeColors>> = /* @__PURE__ */ (() => ({
	lagoon: { light: own(LIGHT_THEME), dark: own({ ...LIGHT_THEME, ...DARK_THEME }) },
	oak: {
		light: { ...cells('#f2e3c6', '#b1875a', '#d2b590', 'rgb(104 158 58 / 55%)'), 'last-frame': '#2f4a10' },
		dark: { ...cells('#d3c1a0', '#a07c54', '#ba9f7a', 'rgb(111 160 59 / 61%)'), 'last-frame': '#23380a' },
	},
	slate: {
		light: cells('#e9edf3', '#8295b0', '#b6c1d2', 'rgb(243 182 44 / 74%)'),
		dark: cells('#c4ccd8', '#7185a1', '#9ba9bd', 'rgb(240 178 40 / 74%)'),
	},
	heather: {
		light: cells('#f1ecf3', '#9c87b1', '#c7bad2', 'rgb(242 182 44 / 74%)'),
		dark: cells('#cfc6d4', '#8a76a1', '#ad9ebb', 'rgb(239 178 40 / 74%)'),
	},
	print: {
		light: cells('#ffffff', '#a9aeae', '#d4d7d7', 'rgb(255 205 0 / 72%)'),
		dark: cells('#dde0e0', '#929898', '#b8bcbc', 'rgb(240 188 0 / 78%)'),
	},
}))();
