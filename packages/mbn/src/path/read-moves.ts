import { NotationError } from '@x/diagnostics';
import { safeParse } from '../parse.js';
import type { Sequence } from '../tree.js';

const HEAD = 'M=';

/** Reads moves without a head. Places are those in the text. */
export function movesIn(text: string): Sequence {
	const result = safeParse(HEAD + text);
	if (!result.ok)
		throw new NotationError(
			result.problems.map((problem) => ({ ...problem, span: { from: shifted(problem.span.from), to: shifted(problem.span.to) } })),
		);
	const [item, second] = result.value.items;
	if (item?.type !== 'definition' || item.moves === undefined || second !== undefined)
		throw new NotationError([
			{
				code: 'mbn/trailing',
				message: 'Expected the moves of one piece, found more.',
				severity: 'error',
				span: { from: 0, to: text.length },
				hint: 'Leave out the blanks and the head: mR+cpR.',
			},
		]);
	return moved(item.moves);
}

const shifted = (place: number): number => Math.max(0, place - HEAD.length);

/** A tree whose places do not count the head. */
function moved<T>(value: T): T {
	if (Array.isArray(value)) return value.map(moved) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			key === 'span' ? { from: shifted(inner.from), to: shifted(inner.to) } : moved(inner),
		]),
	) as T;
}
