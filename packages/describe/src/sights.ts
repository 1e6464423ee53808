import type { Filter, Path, Vec } from '@x/core';
import { itemsOf, wayWords } from './paths.js';
import type { Teller } from './teller.js';

/** Cells of which something is asked, one step away or anywhere along lines. */
export interface Sight {
	readonly vectors: readonly Vec[];
	readonly far: boolean;
	readonly filter: Filter;
}

/** A path that only looks: one step, or any number of steps whatever stands between, and a question at its end. */
export function sightOf(path: Path): Sight | undefined {
	if (!('each' in path) || 'bound' in path.each || path.series !== undefined) return undefined;
	const [way, asked, ...more] = itemsOf(path.path);
	if (way === undefined || asked === undefined || more.length > 0) return undefined;
	if (!('test' in asked) || !('is' in asked.test) || asked.test.is !== 'at') return undefined;
	const far = 'loop' in way && way.min === 1 && way.max === undefined && way.greedy === undefined;
	const step = far ? way.loop : way;
	if (
		!('step' in step) ||
		step.wraps !== undefined ||
		!('bound' in step.step) ||
		step.step.bound !== path.as ||
		step.step.times !== undefined
	)
		return undefined;
	return { vectors: path.each, far, filter: asked.test.a };
}

/** Where that is: `one cell in any direction from`. */
export const sightWords = (teller: Teller, { vectors, far }: Sight): string =>
	`${far ? 'anywhere' : 'one step'} ${wayWords(teller, vectors)} from`;
