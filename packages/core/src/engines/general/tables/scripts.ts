import type { CellRef, Cond, Path, PieceExpr, Vec } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests } from '../model.js';

import type { Steps } from './steps.js';
import { append, type Rays, type Script } from './tables.js';

/** The target of a vector of the ruleset from each cell, for one side. */
type Shift = (by: Vec) => Int32Array;

/**
 * Scripts by `code * size + origin`: walks without loops or captures whose cells all follow from the origin. Empty where the game has
 * none.
 */
export function scriptsOf(inPlay: CompiledGame, tests: MoverTests, rays: Rays, steps: Steps): (readonly Script[] | undefined)[] {
	const { plan, codes, size, lattice } = inPlay;
	const scripted = Object.values(plan.kinds).some(({ branches }) => branches.some(({ shape }) => shape === 'script'));
	if (!scripted) return [];
	const table = new Array<Script[] | undefined>(codes.count * size).fill(undefined);
	const shifts = inPlay.sides.map((side): Shift => {
		const known = new Map<Vec, Int32Array>();
		return (by) => {
			const table = known.get(by) ?? steps.by(lattice.orient(side, by));
			known.set(by, table);
			return table;
		};
	});
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		for (const branch of plan.kinds[codes.kinds[codes.kind[code]!]!]!.branches) {
			if (branch.shape !== 'script' || !tests.admits({ seq: branch.items }, code)) continue;
			for (let origin = 0; origin < size; origin++) {
				const script =
					lattice.exists[origin] === 1 ? scriptOf(inPlay, branch.items, code, origin, rays, shifts[codes.side[code]!]!) : undefined;
				if (script !== undefined) append(table, code * size + origin, script);
			}
		}
	}
	return table;
}

/** Evaluates the items of a script from one cell; undefined where it leaves the board or a static test fails. */
function scriptOf(
	inPlay: CompiledGame,
	items: readonly Path[],
	code: number,
	origin: number,
	rays: Rays,
	shift: Shift,
): Script | undefined {
	const { codes, lattice, size } = inPlay;
	const side = codes.side[code]!;
	let at = origin;
	let stand = origin;
	const needs: { cell: number; filter: Uint8Array }[] = [];
	const safe: number[] = [];
	const writes: number[] = [];
	const marked = new Map<string, number>();
	const cellOf = (ref: CellRef): number => {
		if (ref === 'origin') return origin;
		if (ref === 'at') return at;
		if (ref === 'stand') return stand;
		if ('cell' in ref) return lattice.orientCell(inPlay.sides[side]!, ref.cell);
		if (!('from' in ref) || 'bound' in ref.by) return -1;
		const from = cellOf(ref.from);
		return from < 0 ? -1 : shift(ref.by)[from]!;
	};
	/** A written piece: a code, or -2 minus the cell whose piece is copied without its flags; there is none off the board. */
	const pieceOf = (to: PieceExpr): number =>
		to === 'none' || (typeof to === 'object' && 'of' in to && cellOf(to.of) < 0)
			? 0
			: typeof to === 'object' && 'of' in to
				? -2 - cellOf(to.of)
				: typeof to === 'object' && 'kind' in to
					? codes.of(side, codes.kinds.indexOf(to.kind))
					: -1;
	const asks = (cond: Cond): boolean => {
		if ('is' in cond) {
			const cell = cellOf(cond.is);
			const filter = codes.matching(cond.a, side);
			if (cell === origin) return filter[code] === 1;
			needs.push({ cell, filter });
			return cell >= 0;
		}
		if ('in' in cond) return inPlay.zones[side]![cond.zone]![cellOf(cond.in)] === 1;
		if ('same' in cond) return cellOf(cond.same[0]) >= 0 && cellOf(cond.same[0]) === cellOf(cond.same[1]);
		if ('not' in cond && 'attacked' in cond.not) {
			const cell = cellOf(cond.not.attacked);
			// A cell off the board is not attacked.
			if (cell >= 0) safe.push(cell);
			return true;
		}
		return 'mover' in cond && codes.matching(cond.mover, side)[code] === 1;
	};
	/** Whether a written piece may be another royal. Copying the script's own royal from its origin does not count. */
	const isRoyal = (written: number): boolean => (written < 0 ? written === -2 - origin : inPlay.royal[written] === 1);
	for (const item of items) {
		if ('step' in item) at = cellOf({ from: 'at', by: item.step });
		else if ('go' in item) at = cellOf(item.go);
		else if ('mark' in item) marked.set(item.mark, at);
		else if ('test' in item && !asks(item.test)) return undefined;
		else if ('do' in item && 'set' in item.do) writes.push(cellOf(item.do.set), pieceOf(item.do.to));
		else if ('do' in item) {
			writes.push(stand, 0, at, codes.landed[code]!);
			stand = at;
		}
		if (at < 0 || writes.at(-2)! < 0) return undefined;
	}
	const alone = writes.every((written, index) => index % 2 === 0 || written === 0 || writes[index - 1] === stand || !isRoyal(written));
	const royalAt = inPlay.royal[code] === 1 && alone && opensNothing(rays, size, stand, writes) ? stand : -1;
	const marks = [...marked.keys()].sort();
	const after = new Map<number, number>();
	const codeOn = (cell: number): number => after.get(cell) ?? -2 - cell;
	for (let index = 0; index < writes.length; index += 2) {
		const written = writes[index + 1]!;
		after.set(writes[index]!, written < -1 ? codeOn(-2 - written) : written);
	}
	const [standing, under] = [codeOn(stand), codeOn(at)];
	return {
		from: origin,
		to: at,
		needs,
		safe,
		writes,
		marks: Object.freeze(marks),
		marked: marks.map((mark) => marked.get(mark)!),
		stand,
		standing,
		under,
		royalAt,
	};
}

/**
 * Whether the cells that a script empties can open no line to a cell: beyond each emptied cell the line ends, or a piece of the script
 * itself stands on it.
 */
function opensNothing({ start, items }: Rays, size: number, cell: number, writes: readonly number[]): boolean {
	const after = new Map<number, number>();
	for (let index = 0; index < writes.length; index += 2) after.set(writes[index]!, writes[index + 1]!);
	for (let row = cell; row < start.length - 1; row += size) {
		let opened = false;
		let filled = false;
		for (let index = start[row]!; index < start[row + 1]!; index++) {
			const code = after.get(items[index]!);
			if (code === undefined) continue;
			if (code !== 0) filled = true;
			else if (index < start[row + 1]! - 1) opened = true;
		}
		if (opened && !filled) return false;
	}
	return true;
}
