import type { SideColor } from '../model/piece.js';

/**
 * The colours of a board by role, in the theme `lagoon` on a light page. A page changes a colour by the custom property `--x-board-ROLE`; `toSvg` takes them as `colors`.
 *
 * A role that ends in `-fill`, `-edge`, `-line` or `-ink` belongs to pieces: body, outline, inner lines, and the lines of a set that
 * tells sides apart by them.
 */
export const LIGHT_THEME = {
	light: '#eff1e7',
	dark: '#6d9b96',
	middle: '#aec6bf',
	plain: '#ebe6d6',
	wood: '#ecd3a0',
	green: '#447a5c',
	/** Lines between plain cells. */
	line: '#5d5238',
	'name-on-light': '#34403d',
	'name-on-dark': '#0b1a1a',
	'name-on-green': '#ffffff',
	'name-outside': '#5b605c',
	last: 'rgb(243 182 45 / 74%)',
	/** The thin frame of the cells of the last move. */
	'last-frame': '#5a4100',
	picked: 'rgb(47 99 80 / 34%)',
	check: 'rgb(190 50 36 / 40%)',
	mark: '#24473a',
	/** The outline of dots and corners, which shows them on cells as dark as they are. */
	'mark-edge': '#ffffff',
	bad: '#b02a1d',
	'mark-green': '#15781b',
	'mark-red': '#a32020',
	'mark-blue': '#00308c',
	'mark-yellow': '#b07000',
	'white-fill': '#fbf9f2',
	'white-edge': '#181b1a',
	'white-line': '#181b1a',
	'white-ink': '#363a38',
	'black-fill': '#232725',
	'black-edge': '#0d0f0e',
	'black-line': '#d9dcd6',
	'black-ink': '#1c1f1e',
	'red-fill': '#c5402f',
	'red-edge': '#5e160e',
	'red-line': '#fdeeea',
	'red-ink': '#ae1f14',
	'blue-fill': '#3f6fb5',
	'blue-edge': '#16294a',
	'blue-line': '#eef4fd',
	'blue-ink': '#1c4a92',
	'green-fill': '#3d8a56',
	'green-edge': '#12371f',
	'green-line': '#eefaf1',
	'green-ink': '#17683a',
	'yellow-fill': '#e5b93c',
	'yellow-edge': '#5c4507',
	'yellow-line': '#463503',
	'yellow-ink': '#8a6400',
	'neutral-fill': '#c9b458',
	'neutral-edge': '#2f2c1a',
	'neutral-line': '#2f2c1a',
	'neutral-ink': '#2f2c1a',
	/** The body of pieces that all sides have alike. */
	'wood-fill': '#f4dca6',
	'wood-edge': '#6b4f1f',
	'wood-line': '#201a10',
	promoted: '#b3170c',
	badge: '#b02a1d',
	'badge-edge': '#ffffff',
	accent: '#e8862a',
} as const;

/** A colour of the board. */
export type ThemeRole = keyof typeof LIGHT_THEME;

/** Changed colours. */
export type Colors = Partial<Readonly<Record<ThemeRole, string>>>;

/** The colours that differ on dark pages. */
export const DARK_THEME: Colors = {
	light: '#c9d2c9',
	dark: '#5d8a86',
	middle: '#93aea8',
	plain: '#a9a794',
	wood: '#b89b67',
	green: '#3b6b50',
	line: '#2d281b',
	'name-on-light': '#26302b',
	'name-on-dark': '#040606',
	'name-outside': '#a4aaa5',
	last: 'rgb(240 178 40 / 74%)',
	'last-frame': '#3d2c00',
	picked: 'rgb(20 60 45 / 45%)',
	mark: '#0f2a20',
	bad: '#a31b10',
	'wood-fill': '#e2c68c',
};

/** The roles of a side's colour. */
export const sideRoles = (
	color: SideColor,
): { readonly fill: ThemeRole; readonly edge: ThemeRole; readonly line: ThemeRole; readonly ink: ThemeRole } => ({
	fill: `${color}-fill`,
	edge: `${color}-edge`,
	line: `${color}-line`,
	ink: `${color}-ink`,
});
