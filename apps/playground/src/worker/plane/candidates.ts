import { type Coord, find, pieces, turn, type Vec } from '@x/core';
import { legalFamilies, type MoveFamily, type PlaneMove, type PlanePosition, type RayFamily } from '@x/plane';

/** The steps along a ray that are always considered, at each of its ends. */
const NEAR = 4;

const coordOf = (value: bigint): Coord => (Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`);

/** The number of steps that add up to a value exactly, if there is one. */
const quotient = (value: bigint, by: bigint): readonly bigint[] => (by !== 0n && value % by === 0n ? [value / by] : []);

/** The steps after which a ray comes in line with a cell: in its column, its row, or on one of its diagonals. */
const inLine = (from: readonly bigint[], by: readonly bigint[], cell: readonly bigint[]): readonly bigint[] => {
	const [x, y] = [cell[0]! - from[0]!, cell[1]! - from[1]!];
	const [byX, byY] = [by[0]!, by[1]!];
	return [...quotient(x, byX), ...quotient(y, byY), ...quotient(x - y, byX - byY), ...quotient(x + y, byX + byY)];
};

const exact = (cell: Vec): readonly bigint[] => cell.map(BigInt);

/** The cells of a ray worth considering: its ends, and those in line with a target. */
const cellsOn = (ray: RayFamily, targets: readonly (readonly bigint[])[]): readonly Vec[] => {
	const [from, by] = [exact(ray.from), exact(ray.by)];
	const first = BigInt(ray.first);
	const last = ray.last === null ? undefined : BigInt(ray.last);
	const steps = new Set(targets.flatMap((target) => inLine(from, by, target)));
	for (let near = 0n; near < NEAR; near++) {
		steps.add(first + near);
		if (last !== undefined) steps.add(last - near);
	}
	return [...steps]
		.filter((step) => step >= first && (last === undefined || step <= last))
		.map((step) => from.map((value, axis) => coordOf(value + step * by[axis]!)));
};

const cellsOf = (family: MoveFamily, targets: readonly (readonly bigint[])[]): readonly Vec[] =>
	'to' in family ? [family.to] : cellsOn(family, targets);

/**
 * Finitely many legal moves that are worth considering. A ray may have no end: of each, the squares near its ends count, and those in line with an
 * enemy piece, from which most pieces attack it.
 */
export const candidates = (position: PlanePosition): readonly PlaneMove[] => {
	const { side } = turn(position);
	const targets = pieces(position).flatMap(({ cell, piece }) => (piece.side === side ? [] : [exact(cell)]));
	const found = new Map<string, readonly PlaneMove[]>();
	for (const family of legalFamilies(position)) {
		for (const to of cellsOf(family, targets)) {
			const name = `${family.from}>${to}`;
			if (!found.has(name)) found.set(name, find(position, { from: family.from, to }));
		}
	}
	// The order of families is not defined; that of the cells makes a choice by chance reproducible.
	return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, moves]) => moves);
};
