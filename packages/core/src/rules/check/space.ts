import type { Fault } from '@x/diagnostics';
import { fold, type Pass } from '../fold.js';
import type { Coord, PieceData, Ruleset, Setup, Vec } from '../types.js';
import { fault } from './fault.js';

const step = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);

/** The JSON path of a key below a path. */
export const under = (base: string, key: string): string => `${base}${step(key)}`;

/** The JSON path of some keys. */
export const pathOf = (keys: readonly string[]): string => keys.reduce((base, key) => (base === '' ? key : under(base, key)), '');

const exact = (coordinate: Coord): bigint => BigInt(typeof coordinate === 'number' ? Math.trunc(coordinate) : coordinate);
const whole = (coordinate: Coord): boolean => (typeof coordinate === 'number' ? Number.isInteger(coordinate) : /^-?\d+$/.test(coordinate));
/** Whether one whole coordinate is at most another. */
const atMost = (one: Coord, other: Coord): boolean =>
	typeof one === 'number' && typeof other === 'number' ? one <= other : exact(one) <= exact(other);

/** Determinant of a square matrix of whole numbers, by Bareiss; exact. */
function determinant(rows: readonly Vec[]): bigint {
	const matrix = rows.map((row) => row.map(exact));
	let sign = 1n;
	let previous = 1n;
	for (let k = 0; k < matrix.length - 1; k++) {
		const pivot = matrix.findIndex((row, index) => index >= k && row[k] !== 0n);
		if (pivot < 0) return 0n;
		if (pivot !== k) {
			[matrix[k], matrix[pivot]] = [matrix[pivot]!, matrix[k]!];
			sign = -sign;
		}
		for (let y = k + 1; y < matrix.length; y++)
			for (let x = k + 1; x < matrix.length; x++)
				matrix[y]![x] = (matrix[y]![x]! * matrix[k]![k]! - matrix[y]![k]! * matrix[k]![x]!) / previous;
		previous = matrix[k]![k]!;
	}
	return matrix.length === 0 ? 1n : sign * matrix.at(-1)!.at(-1)!;
}

/** The most axes of a board. The work of checking a frame grows with the third power of their number. */
const MOST_AXES = 16;

/** Faults of axes, holes, wraps, maps and frames. */
export function checkSpace(ruleset: Ruleset): Fault[] {
	const { space, sides } = ruleset;
	const faults: Fault[] = [];
	if (space.axes.length === 0) faults.push(fault('rules/no-axes', 'space.axes', 'Expected at least one axis, found none.'));
	if (space.axes.length > MOST_AXES)
		return [fault('rules/too-many-axes', 'space.axes', `Expected at most ${MOST_AXES} axes, found ${space.axes.length}.`)];
	for (const [index, { extent, wrap }] of space.axes.entries()) {
		const [from, to] = extent;
		const at = `space.axes[${index}]`;
		for (const end of extent)
			if (end !== null && !whole(end))
				faults.push(fault('rules/bad-coordinate', `${at}.extent`, 'Expected whole numbers as bounds, found another value.'));
		if (wrap === true && (from === null || to === null))
			faults.push(fault('rules/wrap-on-open-axis', `${at}.wrap`, 'Expected bounds at both ends of an axis that wraps, found an open end.'));
		if (from !== null && to !== null && whole(from) && whole(to) && exact(from) > exact(to))
			faults.push(fault('rules/extent-reversed', `${at}.extent`, 'Expected the lower bound first, found the upper bound first.'));
	}
	for (const [index, hole] of (space.holes ?? []).entries()) faults.push(...checkVector(ruleset, hole, `space.holes[${index}]`));
	for (const [name, flags] of Object.entries(space.wraps ?? {})) {
		const at = under('space.wraps', name);
		if (flags.length !== space.axes.length)
			faults.push(fault('rules/vector-length', at, `Expected ${space.axes.length} entries, one per axis, found ${flags.length}.`));
		for (const [index, wraps] of flags.entries())
			if (wraps && space.axes[index]?.extent.includes(null) === true)
				faults.push(
					fault('rules/wrap-on-open-axis', `${at}[${index}]`, 'Expected bounds at both ends of an axis that wraps, found an open end.'),
				);
	}
	for (const [name, relation] of Object.entries(space.maps ?? {}))
		for (const [index, [from, images]] of relation.entries()) {
			const at = `${under('space.maps', name)}[${index}]`;
			faults.push(...checkVector(ruleset, from, `${at}[0]`));
			for (const [image, vector] of images.entries()) faults.push(...checkVector(ruleset, vector, `${at}[1][${image}]`));
		}
	for (const [name, side] of Object.entries(sides)) faults.push(...checkFrame(ruleset, side.frame, under('sides', name)));
	return faults;
}

function checkFrame(ruleset: Ruleset, { matrix, mirror }: Ruleset['sides'][string]['frame'], side: string): Fault[] {
	const { axes } = ruleset.space;
	const at = `${side}.frame.matrix`;
	const faults = mirror === undefined ? [] : checkVector(ruleset, mirror, `${side}.frame.mirror`);
	if (matrix.length !== axes.length || matrix.some((row) => row.length !== axes.length || !row.every(whole)))
		return [
			...faults,
			fault('rules/frame-shape', at, 'Expected a square matrix of whole numbers with one row per axis, found another shape.'),
		];
	const size = determinant(matrix);
	if (size !== 1n && size !== -1n)
		return [
			...faults,
			fault(
				'rules/frame-not-unimodular',
				at,
				`Expected a frame with determinant 1 or -1, found ${size}. Other frames do not map cells onto cells.`,
			),
		];
	if (mirror !== undefined) return faults;
	// Without a mirror the box must be mapped onto itself: each axis onto one of the same length.
	for (const [row, entries] of matrix.entries()) {
		const lengths = entries.flatMap((entry, column) => {
			const extent = axes[column]?.extent;
			if (exact(entry) === 0n || extent === undefined) return [];
			return [
				extent[0] === null || extent[1] === null || !extent.every((end) => end !== null && whole(end))
					? undefined
					: exact(extent[1]) - exact(extent[0]),
			];
		});
		const own = axes[row]!.extent;
		const open = own[0] === null || own[1] === null;
		const turned = entries.some((entry, column) => exact(entry) !== (column === row ? 1n : 0n));
		if (open && turned)
			faults.push(
				fault('rules/frame-needs-mirror', at, 'Expected `mirror`, found none. On an open axis it gives the image of the zero cell.'),
			);
		else if (!open && lengths.length === 1 && whole(own[0]!) && whole(own[1]!) && lengths[0] !== exact(own[1]!) - exact(own[0]!))
			faults.push(fault('rules/frame-off-board', at, 'Expected a frame that maps the board onto itself, found another. Add `mirror`.'));
	}
	return faults;
}

/** Faults of one vector or cell. */
export function checkVector({ space }: Ruleset, vector: Vec, at: string): Fault[] {
	if (vector.length !== space.axes.length)
		return [fault('rules/vector-length', at, `Expected ${space.axes.length} entries, one per axis, found ${vector.length}.`)];
	return vector.every(whole) ? [] : [fault('rules/bad-coordinate', at, 'Expected whole numbers as coordinates, found another value.')];
}

/** Faults of zones: vectors and boxes of the wrong length, unknown sides, bounds that are not whole numbers. */
export const checkZone: Pass<'zone', Fault[], [ruleset: Ruleset, at: string]> = /* @__PURE__ */ fold('zone', {
	cells: ({ cells }, ruleset, at) => cells.flatMap((cell, index) => checkVector(ruleset, cell, `${at}.cells[${index}]`)),
	box: ({ box }, { space }, at) => {
		if (box.length !== space.axes.length)
			return [fault('rules/vector-length', `${at}.box`, `Expected ${space.axes.length} ranges, one per axis, found ${box.length}.`)];
		return box.flatMap((range, index) =>
			range?.every((end) => end === null || whole(end)) !== false
				? []
				: [fault('rules/bad-coordinate', `${at}.box[${index}]`, 'Expected whole numbers as bounds, found another value.')],
		);
	},
	union: ({ union }, ruleset, at) => union.flatMap((part, index) => checkZone(part, ruleset, `${at}.union[${index}]`)),
	minus: ({ minus }, ruleset, at) => minus.flatMap((part, index) => checkZone(part, ruleset, `${at}.minus[${index}]`)),
	parity: () => [],
	perSide: ({ perSide }, ruleset, at) =>
		Object.entries(perSide).flatMap(([side, part]) => [
			...(Object.hasOwn(ruleset.sides, side)
				? []
				: [fault('rules/unknown-side', under(`${at}.perSide`, side), `Expected the name of a side, found '${side}'.`)]),
			...checkZone(part, ruleset, under(`${at}.perSide`, side)),
		]),
});

/** Whether a cell exists: it is within the bounds and not a hole. */
export const onBoard = ({ space }: Ruleset, cell: Vec): boolean =>
	cell.length === space.axes.length &&
	cell.every(whole) &&
	cell.every((coordinate, axis) => {
		const [from, to] = space.axes[axis]!.extent;
		return (from === null || !whole(from) || atMost(from, coordinate)) && (to === null || !whole(to) || atMost(coordinate, to));
	}) &&
	(space.holes === undefined || !holesOf(space.holes).has(String(cell)));

/** Holes by coordinates as text, kept because each cell of a setup is looked up, and a board may have tens of thousands. */
const HOLES = new WeakMap<readonly Vec[], ReadonlySet<string>>();

function holesOf(holes: readonly Vec[]): ReadonlySet<string> {
	const known = HOLES.get(holes) ?? new Set(holes.map(String));
	HOLES.set(holes, known);
	return known;
}

/** Faults of a setup: cells off the board, two pieces on one cell, undefined names. */
export function checkSetup(ruleset: Ruleset, setup: Setup, at: string): Fault[] {
	const faults: Fault[] = [];
	const taken = new Set<string>();
	for (const [index, { at: cell, piece }] of setup.pieces.entries()) {
		const where = `${at}.pieces[${index}]`;
		if (!onBoard(ruleset, cell))
			faults.push(fault('rules/off-board', `${where}.at`, `Expected a cell of the board, found ${cell.join(',')}.`));
		const name = String(cell);
		if (taken.has(name)) faults.push(fault('rules/cell-taken', `${where}.at`, `Expected one piece on ${cell.join(',')}, found two.`));
		taken.add(name);
		faults.push(...checkPiece(ruleset, piece, `${where}.piece`));
	}
	const known = (code: string, names: Iterable<string>, has: (name: string) => boolean, where: string, thing: string): void => {
		for (const name of names)
			if (!has(name)) faults.push(fault(code, under(where, name), `Expected the name of a ${thing}, found '${name}'.`));
	};
	known('rules/unknown-point', Object.keys(setup.points ?? {}), (name) => Object.hasOwn(ruleset.points, name), `${at}.points`, 'point');
	known('rules/unknown-var', Object.keys(setup.vars ?? {}), (name) => Object.hasOwn(ruleset.vars, name), `${at}.vars`, 'variable');
	known('rules/unknown-store', Object.keys(setup.stores ?? {}), (name) => Object.hasOwn(ruleset.stores, name), `${at}.stores`, 'store');
	for (const [name, cells] of Object.entries(setup.points ?? {}))
		for (const [index, cell] of cells.entries())
			if (!onBoard(ruleset, cell))
				faults.push(
					fault('rules/off-board', `${under(`${at}.points`, name)}[${index}]`, `Expected a cell of the board, found ${cell.join(',')}.`),
				);
	for (const [name, value] of Object.entries(setup.vars ?? {}))
		if (typeof value !== 'number')
			known('rules/unknown-side', Object.keys(value), (side) => Object.hasOwn(ruleset.sides, side), under(`${at}.vars`, name), 'side');
	for (const [name, holders] of Object.entries(setup.stores ?? {})) {
		const where = under(`${at}.stores`, name);
		known('rules/unknown-side', Object.keys(holders), (side) => Object.hasOwn(ruleset.sides, side) || side === 'shared', where, 'side');
		for (const [holder, kinds] of Object.entries(holders))
			known('rules/unknown-kind', Object.keys(kinds), (kind) => Object.hasOwn(ruleset.kinds, kind), under(where, holder), 'kind');
	}
	if (setup.phase !== undefined && !Object.hasOwn(ruleset.turn.phases, setup.phase))
		faults.push(fault('rules/unknown-phase', `${at}.phase`, `Expected the name of a phase, found '${setup.phase}'.`));
	return faults;
}

function checkPiece(ruleset: Ruleset, piece: PieceData, at: string): Fault[] {
	const faults: Fault[] = [];
	if (!Object.hasOwn(ruleset.kinds, piece.kind))
		faults.push(fault('rules/unknown-kind', `${at}.kind`, `Expected the name of a kind, found '${piece.kind}'.`));
	if (piece.side !== 'neutral' && !Object.hasOwn(ruleset.sides, piece.side))
		faults.push(fault('rules/unknown-side', `${at}.side`, `Expected the name of a side, found '${piece.side}'.`));
	for (const [index, name] of (piece.flags ?? []).entries()) {
		const flag = Object.hasOwn(ruleset.flags, name) ? ruleset.flags[name] : undefined;
		if (flag === undefined)
			faults.push(fault('rules/unknown-flag', `${at}.flags[${index}]`, `Expected the name of a flag, found '${name}'.`));
		else if (flag.kinds?.includes(piece.kind) === false)
			faults.push(
				fault(
					'rules/flag-not-carried',
					`${at}.flags[${index}]`,
					`Expected flags that the kind '${piece.kind}' can carry, found '${name}'.`,
				),
			);
	}
	return faults;
}
