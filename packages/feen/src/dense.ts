import { checkOptions, type Diagnostic, misuse, NotationError } from '@x/diagnostics';
import { joined } from './edit.js';
import type { Placement } from './feen.js';
import { reportTo } from './report.js';

/**
 * Makes a board from its sizes, the outermost first, and its squares in the order of a FEEN: EPINs, and undefined or null for empty
 * squares.
 *
 * FEEN cannot express an outer dimension of one block; `drop` omits such dimensions.
 *
 * @throws {NotationError} `feen/dump-shape` if a size is not a positive number, an outer size is 1, or the number of squares is wrong.
 *
 * @example
 * placementOf([2, 2, 2], ['k^', ...Array(6), 'K^']).separators; // → [ 1, 2, 1 ]
 * placementOf([1, 3], ['k^', null, 'K^']); // throws NotationError: dump shape
 * placementOf([1, 3], ['k^', null, 'K^'], { drop: true }).segments; // → [ [ 'k^', 1, 'K^' ] ]
 */
export function placementOf(
	sizes: readonly number[],
	squares: readonly (string | null | undefined)[],
	options: { readonly drop?: boolean } = {},
): Placement {
	if (!Array.isArray(sizes)) misuse('sizes', 'a list of numbers', sizes);
	if (!Array.isArray(squares)) misuse('squares', 'a list of pieces', squares);
	checkOptions(options, { drop: 'boolean' });
	const { drop = false } = options;
	const inner = sizes.at(-1) ?? 0;
	const outer = sizes.slice(0, -1).filter((size) => !(drop && size === 1));
	const whole = [inner, ...outer].every((size) => Number.isSafeInteger(size) && size > 0);
	if (!whole || outer.includes(1) || outer.reduce((product, size) => product * size, inner) !== squares.length) {
		const problems: Diagnostic[] = [];
		reportTo(problems, '')('dump-shape', 0, 0, `${squares.length} squares: ${sizes.join(' × ')}.`);
		throw new NotationError(problems);
	}
	const segments = Array.from({ length: squares.length / inner }, (_, nth) =>
		joined(squares.slice(nth * inner, (nth + 1) * inner).map((square) => square ?? 1)),
	);
	/** The highest level whose blocks end after this number of segments. */
	const level = (count: number): number => {
		let slashes = 1;
		for (let block = outer.at(-1) ?? 1; slashes < outer.length && count % block === 0; block *= outer.at(-slashes)!) slashes++;
		return slashes;
	};
	return { segments, separators: segments.slice(1).map((_, nth) => level(nth + 1)) };
}
