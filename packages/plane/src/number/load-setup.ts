import type { PieceData, Setup } from '@x/core';
import { codeOf, type Tables } from '../tables.js';
import type { BoardState } from './board-state.js';
import { toCoordinate } from './coordinate.js';
import { publicCell } from './to-public.js';

const codeIn = ({ sides, kinds }: Tables, { side, kind }: PieceData): number =>
	codeOf(kinds.length, sides.indexOf(side), kinds.indexOf(kind));

/** Loads a setup into a board state. The setup has been checked. */
export function loadSetup(state: BoardState, { pieces, vars = {}, points = {}, phase }: Setup): void {
	const { tables, board } = state;
	const { ruleset } = tables;
	for (const lineIndex of board.lineIndexes) lineIndex.ready = false;
	for (const members of board.pieceIds) for (const id of [...members]) board.remove(id);
	for (const [x, y] of ruleset.space.holes ?? []) {
		const [holeX, holeY] = [toCoordinate(x!), toCoordinate(y!)];
		if (board.find(holeX, holeY) < 0) board.put(holeX, holeY, tables.hole, 0);
	}
	for (const { at, piece } of pieces) {
		let flags = 0;
		for (const flag of piece.flags ?? []) flags |= 1 << tables.flags.indexOf(flag);
		board.put(toCoordinate(at[0]!), toCoordinate(at[1]!), codeIn(tables, piece), flags);
	}
	for (const [index, name] of tables.vars.entries()) {
		const { start } = ruleset.vars[name]!;
		const value = vars[name] ?? start;
		for (const side of [0, 1]) state.vars[index * 2 + side] = typeof value === 'number' ? value : (value[tables.sides[side]!] ?? start);
	}
	state.phase = tables.phases.indexOf(phase ?? ruleset.turn.start);
	for (const [index, name] of tables.points.entries()) {
		const cell = points[name]?.at(-1);
		state.points[index] = cell === undefined ? undefined : { x: toCoordinate(cell[0]!), y: toCoordinate(cell[1]!), by: 1 - state.side };
	}
	state.context.side = state.side;
	state.context.phase = state.phase;
}

/** The points, variables and phase of a board state as data. */
export function recordsOf({ tables, points, vars, phase }: BoardState): Omit<Setup, 'pieces'> {
	const value = (index: number, perSide: boolean): number | Record<string, number> =>
		perSide ? Object.fromEntries([0, 1].map((side) => [tables.sides[side]!, vars[index * 2 + side]!])) : vars[index * 2]!;
	return {
		points: Object.fromEntries(
			tables.points.flatMap((name, index) => {
				const point = points[index];
				return point === undefined ? [] : [[name, [publicCell(point.x, point.y)]]];
			}),
		),
		vars: Object.fromEntries(tables.vars.map((name, index) => [name, value(index, tables.ruleset.vars[name]!.perSide === true)])),
		phase: tables.phases[phase]!,
	};
}
