import type { Path, Zone } from '@x/core';
import type { Alternative, Definition, Leg, Move, Sequence } from '@x/mbn';
import { toPath } from '@x/mbn/path';
import type { Model } from './model.js';
import { cellsOf } from './zones.js';

type Offset = readonly number[];

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
	one.length === other.length && one.every((value, at) => value === other[at]);

/** The offsets of the first steps of a path, from any cell. */
function firstSteps(
	path: Path,
	bound: ReadonlyMap<string, readonly Offset[]> = new Map(),
): { readonly steps: readonly Offset[]; readonly passes: boolean } {
	if ('step' in path) {
		const { step } = path;
		const steps = Array.isArray(step) ? [step.map(Number)] : (bound.get((step as { readonly bound: string }).bound) ?? []);
		return { steps, passes: false };
	}
	if ('each' in path) {
		const vectors: readonly Offset[] = 'bound' in path.each ? [] : path.each.map((one) => one.map(Number));
		return firstSteps(path.path, new Map<string, readonly Offset[]>([...bound, [path.as, vectors]]));
	}
	if ('seq' in path) {
		const steps: Offset[] = [];
		for (const part of path.seq) {
			const found = firstSteps(part, bound);
			steps.push(...found.steps);
			if (!found.passes) return { steps, passes: false };
		}
		return { steps, passes: true };
	}
	if ('any' in path) {
		const all = path.any.map((part) => firstSteps(part, bound));
		return { steps: all.flatMap(({ steps }) => steps), passes: all.some(({ passes }) => passes) };
	}
	if ('loop' in path) return { steps: firstSteps(path.loop, bound).steps, passes: true };
	return { steps: [], passes: true };
}

/**
 * The cells from which a type could never move, whatever stands on the board: no first step stays on it. A first step that stays on the
 * board may still be forbidden by later tests.
 */
export function deadZone(model: Model, type: string): Zone | undefined {
	const { definitions, size, macros } = model;
	const definition = definitions.get(type);
	if (definition === undefined) return undefined;
	const { steps } = firstSteps(toPath(definition, { size, macros }).path);
	const dead = cellsOf(size).filter(
		(cell) => !steps.some((step) => step.every((by, axis) => cell[axis]! + by >= 0 && cell[axis]! + by < size[axis]!)),
	);
	return dead.length === 0 ? undefined : zoneOfCells(dead, size);
}

/** Whether the first steps of a type stay on its file. */
export function goesStraight({ definitions, size, macros }: Model, type: string): boolean {
	const definition = definitions.get(type);
	return definition !== undefined && firstSteps(toPath(definition, { size, macros }).path).steps.every(([file]) => file === 0);
}

/** The cells as ranks, where they are whole ranks. */
export function zoneOfCells(cells: readonly (readonly number[])[], size: readonly number[]): Zone {
	const ranks = [...new Set(cells.map(([, rank]) => rank!))];
	const whole = size.length === 2 && cells.length === ranks.length * size[0]!;
	const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
	if (whole && high - low + 1 === ranks.length) return { box: [null, [low, high]] };
	return { cells };
}

/** Whether every step of a definition leads forward. Unknown forms count as not. */
export function onlyForward({ piece, moves }: Definition, macros: Model['macros']): boolean {
	const named = (name: string, seen: readonly string[]): boolean => {
		if (name === 'P' && macros[name] === undefined) return true;
		const body = macros[name];
		return body !== undefined && !seen.includes(name) && forward(body, [...seen, name]);
	};
	const move = (one: Move, of: Alternative, seen: readonly string[]): boolean => {
		if (one.type === 'group') return forward(one.body, seen);
		if (one.type === 'base' && (one.letter === 'P' || one.letter === 'S') && macros[one.letter] === undefined) return true;
		const ahead = of.modifications.some(
			(modification) =>
				(modification.type === 'direction' && modification.letter === 'f') ||
				(modification.type === 'directions' && same(modification.letters, ['f', 'f'])),
		);
		const others = of.modifications.some(({ type }, at, all) => type === 'direction' && (all[at] as { letter: string }).letter !== 'f');
		if (ahead && !others) return true;
		return (one.type === 'base' || one.type === 'name') && named(one.type === 'base' ? one.letter : one.name, seen);
	};
	const leg = (one: Leg, seen: readonly string[]): boolean =>
		one.type === 'choice'
			? one.alternatives.every((of) => of.transition === undefined && of.moves.every((each) => move(each, of, seen)))
			: forward(one.body, seen);
	const forward = (sequence: Sequence, seen: readonly string[]): boolean =>
		sequence.legs.length === 1 && sequence.legs.every((one) => leg(one, seen));
	return moves === undefined ? named(piece.letters, []) : forward(moves, []);
}
