import { nearest } from './nearest.js';

/** The most characters of a user's text that a message quotes. */
const MOST = 60;

/**
 * A text as messages quote it: in double quotes with JSON's escapes, cut after 60 characters.
 *
 * @example
 * import { quote } from '@x/diagnostics';
 * quote('e4') // '"e4"'
 */
export const quote = (text: string): string => {
	if (text.length <= MOST) return JSON.stringify(text);
	// Do not cut a surrogate pair.
	const end = MOST - (text.codePointAt(MOST - 1)! > 0xffff ? 1 : 0);
	return `${JSON.stringify(text.slice(0, end))}…`;
};

const hasObject = (value: unknown, key: string): boolean =>
	typeof value === 'object' && value !== null && typeof value[key as never] === 'object' && value[key as never] !== null;

/**
 * Whether a value is what structuredClone or a message port makes of a position: its own properties, without its game.
 *
 * @example
 * import { isCopiedPosition } from '@x/diagnostics';
 * isCopiedPosition({ root: {}, depth: 0 }) // true
 */
export const isCopiedPosition = (value: unknown): boolean =>
	hasObject(value, 'root') && 'depth' in (value as object) && !('game' in (value as object));

/**
 * Whether a value is what structuredClone or a message port makes of a move.
 *
 * @example
 * import { isCopiedMove } from '@x/diagnostics';
 * isCopiedMove({ position: { root: {}, depth: 0 } }) // true
 */
export const isCopiedMove = (value: unknown): boolean =>
	hasObject(value, 'position') && isCopiedPosition((value as { readonly position: unknown }).position);

/**
 * Whether a value has the form of a saved game: the result of `save`, or of `JSON.stringify` of a position.
 *
 * @example
 * import { isSavedGame } from '@x/diagnostics';
 * isSavedGame({ version: 1, hash: '', moves: [] }) // true
 */
export const isSavedGame = (value: unknown): boolean =>
	hasObject(value, 'moves') && 'hash' in (value as object) && 'version' in (value as object);

/**
 * A description of a value for a message: `the string "e4"`, `null`, `a list`, `a Position`.
 *
 * @example
 * import { found } from '@x/diagnostics';
 * found([1, 2]) // 'a list'
 */
export function found(value: unknown): string {
	if (typeof value === 'string') return `the string ${quote(value)}`;
	if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`;
	if (typeof value === 'boolean' || value === undefined || value === null) return String(value);
	if (typeof value !== 'object') return `a ${typeof value}`;
	if (Array.isArray(value)) return 'a list';
	if (isCopiedPosition(value)) return 'a copy of a Position';
	if (isCopiedMove(value)) return 'a copy of a Move';
	if (isSavedGame(value)) return 'a SavedGame';
	const has = (key: string): boolean => hasObject(value, key);
	if (has('game') && 'depth' in value) return 'a Position';
	if (has('position') && 'marks' in value) return 'a Move';
	if (has('ruleset') && 'cellName' in value) return 'a Game';
	if (has('kinds') && has('turn')) return 'a Ruleset';
	if (has('kinds') && 'cells' in value) return 'Names';
	return has('pieces') ? 'a Setup' : 'an object';
}

/**
 * Throws the TypeError for an argument of the wrong type: the name of the argument, the expected value, the value found, and the fix.
 *
 * @throws TypeError always.
 *
 * @example
 * import { misuse } from '@x/diagnostics';
 * misuse('position', 'a Position', 'e4'); // throws TypeError: position: Expected a Position, found the string "e4".
 */
export function misuse(argument: string, expected: string, value: unknown, fix = ''): never {
	throw new TypeError(`${argument}: Expected ${expected}, found ${found(value)}.${fix && ` ${fix}`}`);
}

/** The values of an option: one of a list, or any value of a type. */
export type OptionRule = readonly unknown[] | 'boolean' | 'string' | 'number' | 'object' | 'function' | 'any';

/**
 * Checks the names and values of options. Undefined means no options; as a value, it means that the option is left out.
 *
 * @throws TypeError that names the option, if its name is unknown or its value is not allowed.
 *
 * @example
 * import { checkOptions } from '@x/diagnostics';
 * checkOptions({ unit: 'turn' }, { unit: ['phase', 'turn'] });
 * checkOptions({ units: 'turn' }, { unit: ['phase', 'turn'] }); // throws TypeError: options.units: Unknown option. Did you mean "unit"?
 */
export function checkOptions(options: unknown, rules: Readonly<Record<string, OptionRule>>, argument = 'options'): void {
	if (options === undefined) return;
	if (typeof options !== 'object' || options === null || Array.isArray(options)) misuse(argument, 'an object', options);
	for (const name of Object.keys(options)) {
		const value: unknown = options[name as never];
		if (!Object.hasOwn(rules, name)) {
			const known = Object.keys(rules);
			const meant = nearest(name, known);
			const fix = meant === undefined ? `Expected one of ${known.map(quote).join(', ')}.` : `Did you mean ${quote(meant)}?`;
			throw new TypeError(`${argument}.${name.slice(0, MOST)}: Unknown option. ${fix}`);
		}
		if (value === undefined) continue;
		const rule = rules[name]!;
		const at = `${argument}.${name}`;
		if (typeof rule === 'object') {
			if (!rule.includes(value)) misuse(at, rule.map((one) => (typeof one === 'string' ? quote(one) : String(one))).join(' or '), value);
		} else if (rule !== 'any' && typeof value !== rule) misuse(at, rule === 'object' ? 'an object' : `a ${rule}`, value);
	}
}
