/** The options of `npm run engines`. */
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {number} games of each variant of each program
 * @property {number} starts of the fake engine; 0 leaves it and the time of lines out
 * @property {readonly string[] | undefined} only the programs
 * @property {readonly string[] | undefined} variants
 */

/**
 * @param {string} name
 * @param {string} value
 */
const countOf = (name, value) => {
	if (!/^\d+$/.test(value)) throw new Error(`Expected a whole number for --${name}, found "${value}".`);
	return Number(value);
};

/**
 * @param {string} name
 * @param {string | undefined} value names between commas
 * @param {readonly string[]} known
 */
const listOf = (name, value, known) => {
	const names = value?.split(',');
	const unknown = names?.find((one) => !known.includes(one));
	if (unknown !== undefined) throw new Error(`Expected ${known.join(', ')} for --${name}, found "${unknown}".`);
	return names;
};

/**
 * Reads the options. Throws an Error that names an unknown option or a wrong value.
 *
 * @param {readonly string[]} words
 * @param {{ readonly programs: readonly string[], readonly variants: readonly string[] }} known the values that may be chosen
 * @returns {Options}
 */
export const readOptions = (words, { programs, variants }) => {
	const { values } = parseArgs({
		args: [...words],
		strict: true,
		options: {
			games: { type: 'string', default: '2' },
			starts: { type: 'string', default: '1000' },
			only: { type: 'string' },
			variants: { type: 'string' },
		},
	});
	return {
		games: countOf('games', values.games),
		starts: countOf('starts', values.starts),
		only: listOf('only', values.only, programs),
		variants: listOf('variants', values.variants, variants),
	};
};
