import { NotationError, type Result, textGiven } from '@x/diagnostics';
import { safeParse } from '../parse.js';
import type { Sequence } from '../tree.js';

const HEAD = 'M=';

/**
 * Reads the moves of one piece without a head. Places are those in the text.
 *
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * const read = safeParseMoves('mR+cpR');
 * read.ok && read.value.span // { from: 0, to: 6 }
 * safeParseMoves('mRy').ok // false
 */
export function safeParseMoves(text: string): Result<Sequence> {
	textGiven(text);
	const result = safeParse(HEAD + text);
	if (!result.ok) return { ok: false, problems: moved(result.problems) };
	const [item, second] = result.value.items;
	if (item?.type === 'definition' && item.moves !== undefined && second === undefined)
		return { ok: true, value: moved(item.moves), warnings: moved(result.warnings) };
	return {
		ok: false,
		problems: [
			{
				code: 'mbn/trailing',
				message: 'Expected the moves of one piece, found more.',
				severity: 'error',
				span: { from: 0, to: text.length },
				hint: 'Leave out the blanks and the head: mR+cpR.',
			},
		],
	};
}

/** Reads moves without a head. Throws a `NotationError` if the text has faults. */
export function movesIn(text: string): Sequence {
	const result = safeParseMoves(text);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

const shifted = (place: number): number => Math.max(0, place - HEAD.length);

/** The keys of places, and of the insertions that a problem proposes. */
const PLACES: ReadonlySet<string> = new Set(['span', 'fix', 'possible']);

/** A value whose places do not count the head. */
function moved<T>(value: T): T {
	if (Array.isArray(value)) return value.map(moved) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			PLACES.has(key) ? { ...inner, from: shifted(inner.from), to: shifted(inner.to) } : moved(inner),
		]),
	) as T;
}
