import { LIGHT_THEME, type ThemeRole } from '../draw/theme.js';

/**
 * The colours that only an unbounded board has: on the canvas, and in the interface next to it. As those of every board, a page changes
 * them by custom properties: `--x-board-outside`.
 */
export const PLANE_LIGHT = {
	/** Beyond the border, and holes. */
	outside: '#6d706a',
	/** Lines where cells are too small to be drawn. */
	grid: 'rgb(60 70 60 / 22%)',
	edge: '#24282a',
	/** Numbers and marks along the rim, and their background. */
	number: '#24282a',
	'number-halo': '#fdfcf8',
	/** Marks without a colour of their own. */
	square: 'rgb(90 110 190 / 34%)',
	promotion: 'rgb(150 110 40 / 16%)',
	/** The keyboard's cell. */
	cursor: '#1d5fbf',
	'cursor-halo': '#ffffff',
	/** The interface: background of the control under the pointer, borders. */
	hover: '#d5dcd0',
	border: '#8b8f86',
} as const;

/** A colour of an unbounded board. */
export type PlaneRole = ThemeRole | keyof typeof PLANE_LIGHT;

/** The colours of the interface that all boards have. */
type CommonRole = 'panel' | 'panel-ink' | 'focus';

const PLANE_DARK: Partial<Readonly<Record<PlaneRole, string>>> = {
	outside: '#23282a',
	grid: 'rgb(20 30 20 / 26%)',
	edge: '#0c0e0f',
	number: '#0f1314',
	'number-halo': '#e3e6df',
	hover: '#24332c',
	border: '#727a76',
};

/** The colours of a drawing, by role. */
export type Palette = Readonly<Record<PlaneRole, string>>;

const ROLES = Object.keys({ ...LIGHT_THEME, ...PLANE_LIGHT }) as readonly PlaneRole[];

const defaults = (colors: Partial<Readonly<Record<PlaneRole, string>>>): string =>
	Object.entries(colors)
		.map(([role, color]) => `--_${role}:${color};`)
		.join('');

/** The style rules that give the default of each colour, for the light and the dark scheme. Those that all boards have are elsewhere. */
export const themeRules = (): string => `:host{${defaults(PLANE_LIGHT)}}@media (prefers-color-scheme:dark){:host{${defaults(PLANE_DARK)}}}`;

/** A colour in a style sheet: that of the page, or the default. */
export const themeColor = (role: PlaneRole | CommonRole): string => `var(--x-board-${role},var(--_${role}))`;

/** The present colours for the content of an element in the shadow root. Values as `light-dark()` are resolved. */
export const paletteOf = (place: HTMLElement): Palette => {
	const probe = document.createElement('span');
	place.append(probe);
	const computed = getComputedStyle(probe);
	const entries = ROLES.map((role): [PlaneRole, string] => {
		probe.style.color = themeColor(role);
		return [role, computed.color || '#808080'];
	});
	probe.remove();
	return Object.fromEntries(entries) as Record<PlaneRole, string>;
};
