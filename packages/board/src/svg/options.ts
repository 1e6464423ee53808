import { BOARD_THEMES, type BoardTheme } from '../draw/board-themes.js';
import { type Colors, DARK_THEME, LIGHT_THEME, type ThemeRole } from '../draw/theme.js';
import { partWithCells } from '../model/cells.js';
import { type Fault, faultOf, foundText } from '../model/faults.js';
import type { BoardView } from '../model/state.js';

/** The settings of every picture. */
export interface PictureOptions {
	/** The width of the picture in pixels. Without it an SVG picture fills its place. */
	readonly width?: number;
	/** A title for screen readers. */
	readonly title?: string;
	/** The theme of the board. By default `lagoon`. */
	readonly theme?: BoardTheme;
	/** The colours for dark pages. */
	readonly dark?: boolean;
	/** Colours by role, in place of those of the theme. */
	readonly colors?: Colors;
}

/** The form of an option's value, as messages describe it. */
interface Rule {
	readonly expected: string;
	readonly holds: (value: unknown) => boolean;
}

const isPositive = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

export const POSITIVE: Rule = { expected: 'a positive number', holds: isPositive };
export const COUNT: Rule = { expected: 'a positive whole number', holds: (value) => isPositive(value) && Number.isInteger(value) };
export const BOOLEAN: Rule = { expected: 'a boolean', holds: (value) => typeof value === 'boolean' };
const choice = (...names: readonly string[]): Rule => ({
	expected: names.map((name) => `"${name}"`).join(' or '),
	holds: (value) => typeof value === 'string' && names.includes(value),
});
export const COORDINATES: Rule = choice('inside', 'edge', 'none');
export const NUMERALS: Rule = choice('arabic', 'kanji');
export const ARRAY: Rule = { expected: 'an array', holds: Array.isArray };
export const PART: Rule = { expected: 'cells', holds: (value) => Array.isArray(value) && value.length > 0 };
const TEXT: Rule = { expected: 'a string', holds: (value) => typeof value === 'string' };
const OBJECT: Rule = { expected: 'an object', holds: (value) => typeof value === 'object' && value !== null };

const THEME: Rule = {
	expected: Object.keys(BOARD_THEMES)
		.map((name) => JSON.stringify(name))
		.join(' or '),
	holds: (value) => typeof value === 'string' && Object.hasOwn(BOARD_THEMES, value),
};

/** The rules of `PictureOptions`. */
export const PICTURE_RULES: Readonly<Record<keyof PictureOptions, Rule>> = {
	width: POSITIVE,
	title: TEXT,
	theme: THEME,
	dark: BOOLEAN,
	colors: OBJECT,
};

const show = (value: unknown): string =>
	typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value === 'object' ? 'an object' : String(value);

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Checks the names and values of options, and the roles of colours.
 *
 * @throws TypeError for an unknown option or role, or a value of another type.
 * @throws RangeError for a number that is not positive.
 */
export const checkOptions = (options: object, rules: Readonly<Record<string, Rule>>): void => {
	for (const [name, value] of Object.entries(options)) {
		const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
		if (rule === undefined) throw new TypeError(`options.${name}: Unknown option. Expected one of ${quoted(Object.keys(rules))}.`);
		if (value === undefined || rule.holds(value)) continue;
		const Fault = typeof value === 'number' && (rule === POSITIVE || rule === COUNT) ? RangeError : TypeError;
		throw new Fault(`options.${name}: Expected ${rule.expected}, found ${show(value)}.`);
	}
	const { colors = {} } = options as PictureOptions;
	for (const [role, value] of Object.entries(colors)) {
		if (!Object.hasOwn(LIGHT_THEME, role))
			throw new TypeError(`options.colors.${role}: Unknown role. Expected one of ${quoted(Object.keys(LIGHT_THEME))}.`);
		if (value !== undefined && typeof value !== 'string')
			throw new TypeError(`options.colors.${role}: Expected a string, found ${show(value)}.`);
	}
};

/** The parts of a view that a picture shows. */
const SHOWN = ['geometry', 'pieces', 'hands', 'sides', 'sets', 'orientation', 'lastMove', 'checks', 'marks', 'arrows', 'drawings'] as const;

const messageOf = ({ path, expected, found }: Fault): string => `view.${path}: Expected ${expected}, found ${foundText(found)}.`;

/**
 * The view that a picture shows, with the ids of cells. It has the parts that every picture needs, and all parts have their types.
 *
 * @throws TypeError for the first fault, and for all cells that the geometry does not have.
 */
export const checkedView = (view: unknown): BoardView => {
	const parts = (view ?? {}) as Partial<BoardView>;
	const { geometry } = parts;
	if (geometry === undefined || parts.pieces === undefined)
		throw new TypeError('view: Expected an object with geometry and pieces, as viewOf of @x/board/game gives it.');
	for (const name of SHOWN) {
		const fault = parts[name] === undefined ? undefined : faultOf(name, parts[name]);
		if (fault !== undefined) throw new TypeError(messageOf(fault));
	}
	const faults: Fault[] = [];
	const shown = Object.fromEntries(SHOWN.map((name) => [name, partWithCells<unknown>(name, parts[name], geometry, faults)]));
	if (faults.length > 0) throw new TypeError(faults.map(messageOf).join('\n'));
	return shown as unknown as BoardView;
};

/**
 * Checks a piece without a board.
 *
 * @throws TypeError for the first fault.
 */
export const checkLook = (look: unknown): void => {
	const fault = faultOf('look', look);
	if (fault !== undefined) throw new TypeError(`${fault.path}: Expected ${fault.expected}, found ${foundText(fault.found)}.`);
};

/** The colours of pieces in a hand on dark pages, where the board is not behind them. */
const DARK_HAND: Colors = { 'black-edge': '#a3aaa5', 'black-fill': '#4b524e', 'black-line': '#e9e7df' };

/** Gives the value of a role. */
export type Palette = (role: string) => string;

/** The colours of a picture: those of the board, or those of hands. */
export const paletteOf = ({ theme = 'lagoon', dark = false, colors = {} }: PictureOptions, inHand = false): Palette => {
	const own = BOARD_THEMES[theme][dark ? 'dark' : 'light'];
	const all: Colors = { ...LIGHT_THEME, ...(dark && DARK_THEME), ...own, ...(dark && inHand && DARK_HAND), ...colors };
	return (role) => {
		const value = Object.hasOwn(LIGHT_THEME, role) ? (all[role as ThemeRole] ?? LIGHT_THEME[role as ThemeRole]) : undefined;
		if (value === undefined) throw new TypeError(`view: Unknown colour "${role.replace(/^mark-|-(?:fill|edge|line|ink)$/, '')}".`);
		return value;
	};
};
