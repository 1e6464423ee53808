import type { Cond, Ruleset } from '@x/core';
import { asCondition } from '@x/core/rules';
import { shapesOf } from './recognise.js';
import type { Item, Offset, Shape } from './shape.js';

interface Turned {
	readonly matrix: readonly (readonly [number, number])[];
}

/** A shape with its offsets turned to another frame. Conditions and effects are turned when they are evaluated. */
function turned(shape: Shape, { matrix }: Turned): Shape {
	const turn = ([x, y]: Offset): Offset => [matrix[0]![0] * x + matrix[0]![1] * y + 0, matrix[1]![0] * x + matrix[1]![1] * y + 0];
	if (shape.shape === 'ride') return { ...shape, by: turn(shape.by) };
	if (shape.shape === 'fixed-path') return { ...shape, cells: shape.cells.map(turn) };
	if (shape.shape === 'point-capture') return { ...shape, to: turn(shape.to), victim: turn(shape.victim) };
	const item = (one: Item): Item =>
		'go' in one ? { ...one, go: turn(one.go) } : 'slide' in one ? { ...one, slide: turn(one.slide) } : one;
	return { ...shape, items: shape.items.map(item) };
}

/** Whether a test is only about the mover's side, and is always true (`own`) or always false (not `own`) for the pieces of a side. */
function asksSide(cond: Cond, side: string, own: boolean): boolean {
	const filter = asCondition('mover', cond)?.mover;
	return filter?.side !== undefined && filter.side.includes(side) === own && Object.keys(filter).length === 1;
}

/** The shape for one side, without the parts that only the other side may use. */
function sided<S extends Exclude<Shape, { readonly shape: 'script' }>>(shape: S, side: string): S[] {
	const passes = (conds: readonly Cond[]): boolean => !conds.some((cond) => asksSide(cond, side, false));
	const rest = (conds: readonly Cond[]): Cond[] => conds.filter((cond) => !asksSide(cond, side, true));
	const endings = shape.endings.filter(({ guards }) => passes(guards)).map((ending) => ({ ...ending, guards: rest(ending.guards) }));
	return passes(shape.before) && endings.length > 0 ? [{ ...shape, before: rest(shape.before), endings }] : [];
}

/** The shapes of every kind, by code. */
export function shapesByCode(
	ruleset: Ruleset,
	frames: readonly Turned[],
	hole: number,
	sideOf: Int32Array,
	kindOf: Int32Array,
): (readonly Shape[])[] {
	const known = new Map<string, readonly Shape[]>();
	const names = ruleset.sideOrder;
	const kinds = Object.values(ruleset.kinds);
	return Array.from({ length: hole + 1 }, (_, code): readonly Shape[] => {
		const [side, kind] = [sideOf[code]!, kindOf[code]!];
		if (kind < 0 || side >= names.length) return [];
		const { moves } = kinds[kind]!;
		const shapes = known.get(moves) ?? shapesOf(ruleset, ruleset.paths[moves]!);
		known.set(moves, shapes);
		return shapes
			.flatMap((shape): Shape[] => (shape.shape === 'script' ? [shape] : sided(shape, names[side]!)))
			.map((shape) => turned(shape, frames[side]!));
	});
}
