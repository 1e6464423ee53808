import type { Filter, Path, Vec } from '@x/core';
import { asPath } from '@x/core/rules';
import { filterOf, pathItems } from './parts.js';
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
	const each = asPath('each', path);
	if (each === undefined || 'bound' in each.each || each.series !== undefined) return undefined;
	const [way, asked, ...more] = pathItems(each.path);
	const filter = filterOf(asked);
	if (filter === undefined || more.length > 0) return undefined;
	const loop = asPath('loop', way);
	const anyDistance = loop !== undefined && loop.min === 1 && loop.max === undefined && loop.greedy === undefined;
	return isBoundStep(anyDistance ? loop.loop : way, each.as) ? { vectors: each.each, anyDistance, filter } : undefined;
}

/** Whether an item is one step in a bound direction. */
export function isBoundStep(item: Path | undefined, name: string): boolean {
	const step = asPath('step', item);
	return step !== undefined && step.wraps === undefined && 'bound' in step.step && step.step.bound === name && (step.step.times ?? 1) === 1;
}

/** The place of these cells, relative to one: `one cell in any direction from`. */
export const placeWords = ({ lexicon }: Wording, { vectors, anyDistance }: CellsInDirections): string =>
	`${anyDistance ? 'anywhere' : 'one step'} ${directionWords(lexicon, vectors)} from`;
