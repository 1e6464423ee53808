import { misuse } from './misuse.js';

/**
 * Checks that an argument is a string.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { textGiven } from '@x/diagnostics';
 * textGiven(42); // throws TypeError: text: Expected a string, found the number 42.
 */
export function textGiven(text: unknown, argument = 'text'): asserts text is string {
	if (typeof text !== 'string') misuse(argument, 'a string', text);
}

/**
 * Checks that an argument is an object that has some keys.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { objectGiven } from '@x/diagnostics';
 * objectGiven({}, 'setup', 'a Setup', 'pieces'); // throws TypeError: setup: Expected a Setup, found an object.
 */
export function objectGiven(value: unknown, argument: string, expected: string, ...keys: readonly string[]): void {
	if (typeof value !== 'object' || value === null || keys.some((key) => (value as Readonly<Record<string, unknown>>)[key] === undefined))
		misuse(argument, expected, value);
}
