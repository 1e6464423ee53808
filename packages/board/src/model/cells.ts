import type { Fault } from './faults.js';
import type { CellId, Geometry } from './geometry.js';

/** The id of a cell that is given by its id, its name or its place; undefined for a cell that the board does not have. */
export type FindCell = (given: CellId) => CellId | undefined;

const finders = new WeakMap<Geometry, FindCell>();

/** Finds the cells of a geometry: by their ids, else by a name that only one of them has, else by the place of a cell whose id is a text. */
export const cellFinder = (geometry: Geometry): FindCell => {
	const before = finders.get(geometry);
	if (before !== undefined) return before;
	const ids = new Map<CellId, CellId | undefined>();
	geometry.cells.forEach(({ cell, name }, place) => {
		if (typeof cell === 'string') ids.set(place, cell);
		ids.set(name, ids.has(name) ? undefined : cell);
	});
	for (const { cell } of geometry.cells) ids.set(cell, cell);
	const find: FindCell = (given) => ids.get(given);
	finders.set(geometry, find);
	return find;
};

/** Gives the id of a cell at a path. */
export type Visit = (cell: CellId, path: string) => CellId;

/** Replaces the cells of a value. */
type Replace = (value: never, visit: Visit, path: string) => unknown;

const each =
	(replace: Replace): Replace =>
	(list: readonly never[], visit, path) => {
		const result = list.map((one, index) => replace(one, visit, `${path}[${index}]`));
		return result.every((one, index) => one === list[index]) ? list : result;
	};

/** Replaces fields of an object that has them. An object in which nothing changes stays itself. */
const fields =
	(replacements: Readonly<Record<string, Replace>>): Replace =>
	(value: Readonly<Record<string, never>>, visit, path) => {
		let result: Record<string, unknown> = value;
		for (const name in replacements) {
			const before = value[name];
			const after = before === undefined ? before : replacements[name]!(before, visit, `${path}.${name}`);
			if (after !== before) result = { ...result, [name]: after };
		}
		return result;
	};

const CELL: Replace = (cell: CellId, visit, path) => visit(cell, path);
const ON_CELL = fields({ cell: CELL });
const STEP = { from: CELL, to: CELL };
const MOVE = fields({ ...STEP, shifts: each(fields(STEP)) });

const destinations: Replace = (value: ReadonlyMap<CellId, readonly never[]>, visit, path) => {
	for (const [from, cells] of value) {
		const at = `${path}.get(${JSON.stringify(from)})`;
		visit(from, at);
		each(CELL)(cells as never, visit, at);
	}
	return value;
};

/** The parts of a view that contain cells. Destinations are visited only: a map of ids would lose their names. */
export const WITH_CELLS: Readonly<Record<string, Replace>> = {
	pieces: each(ON_CELL),
	lastMove: each(CELL),
	checks: each(CELL),
	marks: each(ON_CELL),
	arrows: each(MOVE),
	drawings: fields({ arrows: each(MOVE), circles: each(ON_CELL) }),
	turn: fields({ parts: each(MOVE), implied: ON_CELL }),
	moves: each(MOVE),
	premoves: (value, ...visiting) => (typeof value === 'function' ? value : each(MOVE)(value, ...visiting)),
	destinations,
	focusCell: CELL,
};

/** Replaces the cells of a move. */
export const moveWithCells = <M extends object>(move: M, idOf: Visit): M => MOVE(move as never, idOf, '') as M;

/** A part of a view with the ids of cells. Adds a fault for each cell that the board does not have, and keeps that cell. */
export const partWithCells = <T>(name: string, value: T, geometry: Geometry | undefined, faults: Fault[]): T => {
	const replace = WITH_CELLS[name];
	if (geometry === undefined || value === undefined || replace === undefined) return value;
	const find = cellFinder(geometry);
	const visit: Visit = (found, path) => {
		const id = find(found);
		if (id === undefined) faults.push({ path, expected: KNOWN_CELL, found });
		return id ?? found;
	};
	return replace(value as never, visit, name) as T;
};

/** A cell that the geometry has, as messages describe it. */
export const KNOWN_CELL = 'the id or the name of a cell of the geometry';
