import type { Filter, Path, Vec } from '@x/core';
import { pathItems } from './parts.js';
import { directionWords } from './vectors.js';
import type { Wording } from './wording.js';

/** The cells that pass a filter, one step away or at any distance along lines. */
export interface CellsInDirections {
	readonly vectors: readonly Vec[];
	readonly anyDistance: boolean;
	readonly filter: Filter;
}

/** Recognises a path that only tests cells: one step, or any number of steps over occupied or empty cells, and a filter at its end. */
export function cellsInDirections(path: Path): CellsInDirections | undefined {
	if (!('each' in path) || 'bound' in path.each || path.series !== undefined) return undefined;
	const [way, asked, ...more] = pathItems(path.path);
	if (way === undefined || asked === undefined || more.length > 0) return undefined;
	if (!('test' in asked) || !('is' in asked.test) || asked.test.is !== 'at') return undefined;
	const anyDistance = 'loop' in way && way.min === 1 && way.max === undefined && way.greedy === undefined;
	const step = anyDistance ? way.loop : way;
	if (
		!('step' in step) ||
		step.wraps !== undefined ||
		!('bound' in step.step) ||
		step.step.bound !== path.as ||
		step.step.times !== undefined
	)
		return undefined;
	return { vectors: path.each, anyDistance, filter: asked.test.a };
}

/** The place of these cells, relative to one: `one cell in any direction from`. */
export const placeWords = ({ lexicon }: Wording, { vectors, anyDistance }: CellsInDirections): string =>
	`${anyDistance ? 'anywhere' : 'one step'} ${directionWords(lexicon, vectors)} from`;
