import { misuse, textGiven } from '@x/diagnostics';

/** Writes a number from 0 as letters: a … z, aa … */
const letters = (number: number): string => {
	let text = '';
	for (let rest = number + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
	return text;
};

/** Reads the output of {@link letters}. */
const numberOf = (text: string): number => [...text].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0) - 1;

/**
 * Returns the name of a square: files are lower-case letters, ranks numbers, levels upper-case letters, and so on in this order for further
 * dimensions.
 *
 * @example
 * squareName([4, 3]); // → 'e4'
 * squareName([0, 4, 4]); // → 'a5E'
 */
export function squareName(at: readonly number[]): string {
	if (!Array.isArray(at) || at.some((one) => typeof one !== 'number')) misuse('at', 'a list of whole numbers', at);
	return at.map((number, axis) => (axis % 3 === 1 ? number + 1 : axis % 3 ? letters(number).toUpperCase() : letters(number))).join('');
}

/**
 * Returns the coordinates of a name: file, rank, level …, each from 0.
 *
 * @throws {RangeError} if it is not the name of a square.
 *
 * @example
 * coordinates('a5E'); // → [ 0, 4, 4 ]
 * coordinates('5a'); // throws RangeError
 */
export function coordinates(name: string): readonly number[] {
	textGiven(name, 'name');
	const at: number[] = [];
	let rest = name;
	do {
		const part = [/^[a-z]{1,5}/, /^[1-9]\d{0,8}/, /^[A-Z]{1,5}/][at.length % 3]!.exec(rest)?.[0];
		if (part === undefined) throw new RangeError(`"${name.slice(0, 20)}" is not a square`);
		at.push(at.length % 3 === 1 ? Number(part) - 1 : numberOf(part.toLowerCase()));
		rest = rest.slice(part.length);
	} while (rest);
	return at;
}
