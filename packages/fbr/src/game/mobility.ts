import type { Vec, Zone } from '@x/core';
import { foldSome, type NodeOf, type Pass } from '@x/core/rules';
import type { Alternative, Definition, Leg, Move, Sequence } from '@x/mbn';
import { toPath } from '@x/mbn/path';
import type { Model } from './model.js';
import { cellsOf } from './zones.js';

type Offset = readonly number[];

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
	one.length === other.length && one.every((value, at) => value === other[at]);

/** The offsets of the first steps of a path, and whether the path may end without a step. */
interface FirstSteps {
	readonly steps: readonly Offset[];
	readonly passes: boolean;
}

/** The vectors of directions by their names. */
export type Bound = ReadonlyMap<string, readonly Vec[]>;

/** The offsets by which a step may go. */
export const vectorsOf = ({ step }: NodeOf<'path', 'step'>, bound: Bound): readonly Vec[] =>
	'bound' in step ? (bound.get(step.bound) ?? []) : [step];

/** Directions with those of a scope. */
export const within = ({ each, as }: NodeOf<'path', 'each'>, bound: Bound): Bound => new Map([...bound, [as, 'bound' in each ? [] : each]]);

/** The first steps of a path, from any cell. */
const firstSteps: Pass<'path', FirstSteps, [Bound]> = foldSome<'path', FirstSteps, [Bound]>(
	'path',
	{
		step: (path, bound) => ({ steps: vectorsOf(path, bound).map((one) => one.map(Number)), passes: false }),
		each: (path, bound) => firstSteps(path.path, within(path, bound)),
		seq: ({ seq }, bound) => {
			const steps: Offset[] = [];
			for (const part of seq) {
				const found = firstSteps(part, bound);
				steps.push(...found.steps);
				if (!found.passes) return { steps, passes: false };
			}
			return { steps, passes: true };
		},
		any: ({ any }, bound) => {
			const all = any.map((part) => firstSteps(part, bound));
			return { steps: all.flatMap(({ steps }) => steps), passes: all.some(({ passes }) => passes) };
		},
		loop: ({ loop }, bound) => ({ steps: firstSteps(loop, bound).steps, passes: true }),
	},
	() => ({ steps: [], passes: true }),
);

/**
 * The cells from which a type could never move, whatever stands on the board: no first step stays on it. A first step that stays on the
 * board may still be forbidden by later tests.
 */
export function deadZone(model: Model, type: string): Zone | undefined {
	const { size } = model;
	const steps = stepsOf(model, type);
	if (steps === undefined) return undefined;
	const dead = cellsOf(size).filter(
		(cell) => !steps.some((step) => step.every((by, axis) => cell[axis]! + by >= 0 && cell[axis]! + by < size[axis]!)),
	);
	return dead.length === 0 ? undefined : zoneOfCells(dead, size);
}

/** Whether the first steps of a type stay on its file. */
export const goesStraight = (model: Model, type: string): boolean => stepsOf(model, type)?.every(([file]) => file === 0) ?? false;

/** The first steps of a type, with and without a declaration; `undefined`: it has no moves. */
function stepsOf(model: Model, type: string): readonly Offset[] | undefined {
	const { size, macros } = model;
	const found = ownDefinitions(model, type);
	return found?.flatMap((one) => firstSteps(toPath(one, { size, macros }).path, new Map()).steps);
}

/** The definition of a type, and those that declarations allow; `undefined`: there is none, or only Black's. */
export function ownDefinitions({ definitions, declared }: Model, type: string): readonly Definition[] | undefined {
	const own = definitions.get(type);
	const more = declared.filter((one) => one.prefix === undefined && one.type === type);
	return own === undefined ? undefined : [own, ...more.map(({ definition }) => definition)];
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
