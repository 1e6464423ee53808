import type { Cond, Coord, Filter, Flag, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, foldSome, type Pass } from '@x/core/rules';
import type { Shape } from './shape.js';
import { shapesByCode } from './shapes-by-code.js';

/** The index of neutral pieces, after the two sides. */
export const NEUTRAL = 2;

/** The frame of a side, in which it reads cells: matrix, shift, and the inverse matrix. */
export interface Frame {
	readonly matrix: readonly (readonly [number, number])[];
	readonly inverse: readonly (readonly [number, number])[];
	readonly shift: readonly [Coord, Coord];
}

/** The tables of a ruleset that both lanes share: codes, shapes by code, and the phases with the royal safety law. They contain small numbers only. */
export interface Tables {
	readonly ruleset: Ruleset;
	readonly sides: readonly string[];
	readonly kinds: readonly string[];
	readonly flags: readonly string[];
	readonly vars: readonly string[];
	readonly points: readonly string[];
	readonly phases: readonly string[];
	/** Side by code. Code 0 means an empty cell, the last code a hole. */
	readonly sideOf: Int32Array;
	readonly kindOf: Int32Array;
	readonly hole: number;
	readonly royal: Uint8Array;
	/** Shapes by code, turned to the frame of the side. */
	readonly shapes: readonly (readonly Shape[])[];
	readonly frames: readonly Frame[];
	/** Primitive directions of all rides; the first is the row. */
	readonly directions: readonly (readonly [number, number])[];
	/** By phase: whether a move must not leave an own royal attacked. */
	readonly royalSafety: readonly boolean[];
	readonly phaseSide: readonly number[];
	/** The largest coordinate for which the number lane is exact. */
	readonly numberBound: number;
}

export const codeOf = (kinds: number, side: number, kind: number): number => 1 + side * kinds + kind;

/** Whether a piece of this code passes a filter without flags, as a side sees it. */
export function matches(
	tables: Pick<Tables, 'sides' | 'kinds' | 'sideOf' | 'kindOf' | 'hole'>,
	filter: Filter,
	view: number,
	code: number,
): boolean {
	const { who, side, kind, notKind } = filter;
	if (code === 0 || code === tables.hole) {
		if (code === tables.hole || (who !== undefined && who !== 'empty')) return false;
		return side === undefined && kind === undefined && filter.flag === undefined;
	}
	const owner = tables.sideOf[code]!;
	if (who === 'empty') return false;
	if (who === 'friend' && owner !== view) return false;
	if (who === 'enemy' && (owner === view || owner === NEUTRAL)) return false;
	if (who === 'neutral' && owner !== NEUTRAL) return false;
	if (side !== undefined && !side.includes(tables.sides[owner]!)) return false;
	const name = tables.kinds[tables.kindOf[code]!]!;
	return (kind === undefined || kind.includes(name)) && notKind?.includes(name) !== true;
}

const exact = (value: Coord): bigint => BigInt(value);
const isOne = (value: Coord): number => Number(value);

function framesOf({ sides, sideOrder, space }: Ruleset): Frame[] {
	const frames = sideOrder.map((name): Frame => {
		const { frame } = sides[name]!;
		const matrix = frame.matrix.map((row): [number, number] => [isOne(row[0]!), isOne(row[1]!)]);
		const [[a, b], [c, d]] = [matrix[0]!, matrix[1]!];
		const det = a * d - b * c;
		// Without a mirror the board is mapped onto itself; on an axis without an end the zero stays.
		const shift = matrix.map((row, axis): Coord => {
			if (frame.mirror !== undefined) return frame.mirror[axis]!;
			const [low] = space.axes[axis]!.extent;
			let least = 0n;
			for (const [from, factor] of row.entries()) {
				const end = space.axes[from]!.extent[factor > 0 ? 0 : 1];
				if (factor !== 0 && (end === null || low === null)) return 0;
				if (factor !== 0) least += BigInt(factor) * exact(end!);
			}
			const found = exact(low ?? 0) - least;
			return `${found}`;
		});
		return {
			matrix,
			inverse: [
				[d / det, -b / det],
				[-c / det, a / det],
			],
			shift: [shift[0]!, shift[1]!],
		};
	});
	return [
		...frames,
		{
			matrix: [
				[1, 0],
				[0, 1],
			],
			inverse: [
				[1, 0],
				[0, 1],
			],
			shift: [0, 0],
		},
	];
}

/** The phases with the law that an own royal must not be left attacked; undefined for any other law. */
export function royalSafetyPhases(cond: Cond): readonly string[] | 'all' | undefined {
	if (isSame(cond, ROYAL_SAFETY)) return 'all';
	const [one, other, ...more] = asCondition('all', cond)?.all ?? [];
	if (more.length > 0) return undefined;
	const [phase, law] = asCondition('phase', one) === undefined ? [other, one] : [one, other];
	return isSame(law, ROYAL_SAFETY) ? asCondition('phase', phase)?.phase : undefined;
}

const ROYAL_SAFETY: Cond = { royalAttacked: 'own' };

/** The value of a condition that depends on kind and side alone; undefined for other conditions. */
export const decidedByCode: Pass<'condition', boolean | undefined, [asks: (filter: Filter) => boolean]> = foldSome<
	'condition',
	boolean | undefined,
	[asks: (filter: Filter) => boolean]
>(
	'condition',
	{
		is: ({ is, a }, asks) => (is === 'at' && a.flag === undefined && a.notFlag === undefined ? asks(a) : undefined),
		all: ({ all }, asks) => {
			const found = all.map((part) => decidedByCode(part, asks));
			return found.includes(undefined) ? undefined : !found.includes(false);
		},
		some: ({ some }, asks) => {
			const found = some.map((part) => decidedByCode(part, asks));
			return found.includes(undefined) ? undefined : found.includes(true);
		},
		not: ({ not }, asks) => {
			const found = decidedByCode(not, asks);
			return found === undefined ? undefined : !found;
		},
	},
	() => undefined,
);

/** Whether a kind may carry a flag. */
export const carries = (flag: Flag, kind: string): boolean => flag.kinds?.includes(kind) ?? true;

/** Whether a zone is defined for each side separately, so that it is read without a frame. */
export const isAbsolute: Pass<'zone', boolean> = foldSome(
	'zone',
	{
		perSide: () => true,
		union: ({ union }) => union.every((part) => isAbsolute(part)),
		minus: ({ minus }) => minus.every((part) => isAbsolute(part)),
	},
	() => false,
);

/** Makes the tables of a checked ruleset. */
export function tablesOf(ruleset: Ruleset): Tables {
	const sides = [...ruleset.sideOrder, 'neutral'];
	const kinds = Object.keys(ruleset.kinds);
	const hole = codeOf(kinds.length, NEUTRAL, kinds.length);
	const sideOf = new Int32Array(hole + 1).fill(NEUTRAL);
	const kindOf = new Int32Array(hole + 1).fill(-1);
	for (let side = 0; side <= NEUTRAL; side++)
		for (let kind = 0; kind < kinds.length; kind++) {
			sideOf[codeOf(kinds.length, side, kind)] = side;
			kindOf[codeOf(kinds.length, side, kind)] = kind;
		}
	const naming = { sides, kinds, sideOf, kindOf, hole };
	const royal = new Uint8Array(hole + 1);
	for (let code = 1; code < hole; code++)
		if (sideOf[code] !== NEUTRAL && decidedByCode(ruleset.royal, (filter) => matches(naming, filter, sideOf[code]!, code)) === true)
			royal[code] = 1;
	const frames = framesOf(ruleset);
	const shapes = shapesByCode(ruleset, frames, hole, sideOf, kindOf);
	const phases = Object.keys(ruleset.turn.phases);
	const laws = ruleset.forbid.map(({ if: cond }) => royalSafetyPhases(cond));
	const { directions, numberBound } = directionsAndBound(shapes, royal);
	return {
		ruleset,
		...naming,
		flags: Object.keys(ruleset.flags),
		vars: Object.keys(ruleset.vars),
		points: Object.keys(ruleset.points),
		phases,
		royal,
		shapes,
		frames,
		directions,
		royalSafety: phases.map((phase) => laws.some((law) => law === 'all' || law?.includes(phase) === true)),
		phaseSide: phases.map((phase) => sides.indexOf(ruleset.turn.phases[phase]!.side)),
		numberBound,
	};
}

export const primitive = ([x, y]: readonly [number, number]): {
	readonly by: readonly [number, number];
	readonly sign: 1 | -1;
	readonly every: number;
} => {
	let [a, b] = [Math.abs(x), Math.abs(y)];
	while (b !== 0) [a, b] = [b, a % b];
	const sign = x > 0 || (x === 0 && y > 0) ? 1 : -1;
	return { by: [(sign * x) / a + 0, (sign * y) / a + 0], sign, every: a };
};

/**
 * The directions in use, and the range in which doubles are exact. With steps of at most s = |dx| + |dy|, a line's number and every product in the
 * crossing of two rays stay below 2^53 for coordinates up to 2^52 / s. For a royal rider the crossings themselves are examined; they lie up to
 * 2·s·max(dx, dy) times as far out.
 */
function directionsAndBound(shapes: readonly (readonly Shape[])[], royal: Uint8Array): Pick<Tables, 'directions' | 'numberBound'> {
	const found = new Map<string, readonly [number, number]>([['1,0', [1, 0]]]);
	let [sum, most, riding] = [2, 1, false];
	for (const [code, list] of shapes.entries())
		for (const shape of list) {
			const vectors =
				shape.shape === 'ride'
					? [shape.by]
					: shape.shape === 'script'
						? shape.items.flatMap((item) => ('slide' in item ? [item.slide] : []))
						: [];
			for (const by of vectors) {
				const unit = primitive(by).by;
				found.set(String(unit), unit);
				sum = Math.max(sum, Math.abs(by[0]) + Math.abs(by[1]));
				most = Math.max(most, Math.abs(by[0]), Math.abs(by[1]));
				if (shape.shape === 'ride' && royal[code] === 1) riding = true;
			}
		}
	const bound = riding ? 2 ** 53 / (sum * (1 + 2 * most * sum)) : 2 ** 52 / sum;
	return { directions: [...found.values()], numberBound: Math.floor(Math.min(2 ** 50, bound)) };
}
