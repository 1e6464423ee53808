import { PHASE } from '../board/registers.js';
import type { PieceData, Setup } from '../ruleset/types.js';
import type { Cell, CellLike } from './game.js';
import type { Position } from './position.js';
import { seat } from './seat.js';

/**
 * Whose turn it is, in which phase, and how many plies were made since the first position of the chain.
 *
 * @example
 * turn(chess.start) // → { side: 'white', phase: 'white', ply: 0 }
 */
export function turn(position: Position): { readonly side: string; readonly phase: string; readonly ply: number } {
	seat(position);
	const { kernel } = position.game;
	const phase = kernel.bench.registers[PHASE]!;
	return { side: kernel.codes.sideName(kernel.player.sideOf[phase]!), phase: kernel.registers.phases[phase]!, ply: position.depth };
}

/**
 * The piece on a cell, or undefined.
 *
 * @example
 * pieceAt(chess.start, 'e1') // → { side: 'white', kind: 'K', flags: [ 'castle' ] }
 */
export function pieceAt(position: Position, cell: CellLike): PieceData | undefined {
	const at = position.game.cell(cell);
	seat(position);
	const { kernel } = position.game;
	return kernel.codes.data(kernel.bench.board[at]!);
}

/**
 * All pieces, in cell order.
 *
 * @example
 * pieces(chess.start).length // → 32
 */
export function pieces(position: Position): { readonly cell: Cell; readonly piece: PieceData }[] {
	seat(position);
	const { kernel } = position.game;
	const found: { cell: Cell; piece: PieceData }[] = [];
	for (let cell = 0; cell < kernel.size; cell++) {
		const piece = kernel.codes.data(kernel.bench.board[cell]!);
		if (piece !== undefined) found.push({ cell, piece });
	}
	return found;
}

/**
 * What a side (or `shared`) has off the board, by store and kind; empty kinds are left out.
 *
 * @example
 * stored(chess.start, 'white') // → {}
 */
export function stored(position: Position, side: string): Record<string, Record<string, number>> {
	seat(position);
	const { kernel } = position.game;
	const found: Record<string, Record<string, number>> = {};
	for (const [store, { shared }] of Object.entries(kernel.ruleset.stores)) {
		if ((shared === true) !== (side === 'shared')) continue;
		const first = kernel.registers.store(store, Math.max(0, kernel.codes.sideIndex(side)));
		found[store] = {};
		kernel.codes.kinds.forEach((kind, index) => {
			const count = kernel.bench.registers[first + index]!;
			if (count !== 0) found[store]![kind] = count;
		});
	}
	return found;
}

/**
 * The cell of a point, or undefined while it is nowhere.
 *
 * @example
 * chess.cellName(pointAt(apply(chess.start, moveFrom(chess.start, 'e2e4')), 'ep')!) // → 'e3'
 */
export function pointAt(position: Position, point: string): Cell | undefined {
	seat(position);
	const { kernel } = position.game;
	if (!(point in kernel.ruleset.points)) throw new RangeError(`There is no point '${point}' in this ruleset.`);
	const cell = kernel.bench.registers[kernel.registers.point(point)]!;
	return cell < 0 ? undefined : cell;
}

/**
 * The value of a variable (of a side, where it is kept per side).
 *
 * @example
 * varOf(chess.start, 'fullmove') // → 1
 */
export function varOf(position: Position, name: string, side?: string): number {
	seat(position);
	const { kernel } = position.game;
	if (!(name in kernel.ruleset.vars)) throw new RangeError(`There is no variable '${name}' in this ruleset.`);
	return kernel.bench.registers[kernel.registers.variable(name, side === undefined ? 0 : Math.max(0, kernel.codes.sideIndex(side)))]!;
}

/**
 * The position as a setup: JSON from which `position` makes an equal one, without its history.
 *
 * @example
 * setupOf(chess.start).phase // → 'white'
 */
export function setupOf(position: Position): Setup {
	seat(position);
	const { kernel } = position.game;
	const { ruleset, codes, registers, bench, lattice } = kernel;
	const placed: Setup['pieces'][number][] = [];
	for (let cell = 0; cell < kernel.size; cell++) {
		const code = bench.board[cell]!;
		if (codes.data(code) !== undefined) placed.push(position.game.placements.at(code, cell));
	}
	const stores: Record<string, Record<string, Record<string, number>>> = {};
	for (const [store, { shared }] of Object.entries(ruleset.stores)) {
		for (const side of shared === true ? ['shared'] : codes.sides) {
			const held = stored(position, side)[store]!;
			if (Object.keys(held).length > 0) stores[store] = { ...stores[store], [side]: held };
		}
	}
	const points: Record<string, number[][]> = {};
	for (const name of registers.points) {
		const cell = bench.registers[registers.point(name)]!;
		if (cell >= 0) points[name] = [lattice.vecOf(cell)];
	}
	const vars: Record<string, number | Record<string, number>> = {};
	for (const [name, { perSide, life }] of Object.entries(ruleset.vars)) {
		if (life === 'walk') continue;
		const value = (side: number): number => bench.registers[registers.variable(name, side)]!;
		vars[name] = perSide === true ? Object.fromEntries(codes.sides.map((side, index) => [side, value(index)])) : value(0);
	}
	return {
		pieces: placed,
		stores,
		points,
		vars,
		phase: registers.phases[bench.registers[PHASE]!]!,
	};
}
