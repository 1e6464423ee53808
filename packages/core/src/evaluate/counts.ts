import { ASKERS } from '../board/codes.js';
import type { NodeOf } from '../rules/nodes/table.js';
import type { Filter } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Test, Value } from './evaluation-context.js';
import { filterOf, withinOf, zoneOf } from './references.js';

/** The numbers of pieces on the whole board, from the board's own tallies: by side if the filter fits every piece of one side, else by code. */
function tallyOf({ boardState, codes }: EvaluatedGame, tables: readonly ArrayLike<number>[]): readonly (() => number)[] {
	return tables.map((table) => {
		const fitting = Array.from(table, (_, code) => code).filter((code) => table[code] === 1);
		const side = codes.side[fitting[0] ?? 0]!;
		const isWhole =
			fitting.length > 0 &&
			Array.from(table, (_, code) => code).every((code) => code === 0 || (table[code] === 1) === (codes.side[code] === side));
		if (isWhole) return () => boardState.counts[side]!;
		return () => {
			let sum = 0;
			for (let index = 0; index < fitting.length; index++) sum += boardState.codeCounts[fitting[index]!]!;
			return sum;
		};
	});
}

/** The cells of a zone (of the whole board: undefined) by the side that reads it. */
function cellsOf(game: EvaluatedGame, zone: string | undefined): readonly (readonly number[])[] {
	const { lattice, size } = game;
	const within = (map: ArrayLike<number> | undefined): readonly number[] =>
		Array.from({ length: size }, (_, cell) => cell).filter((cell) => lattice.exists[cell] === 1 && (map === undefined || map[cell] === 1));
	if (zone !== undefined) return zoneOf(game, zone).map(within);
	const everywhere = within(undefined);
	return ASKERS.map(() => everywhere);
}

/**
 * The number of cells that a filter and a test fit, on the whole board or in a zone, counted up to `enough` where there is a test. Cells outside
 * a zone that the ruleset defines are never read.
 */
export function countOf(game: EvaluatedGame, { count, zone }: NodeOf<'number', 'count'>, test: Test | undefined, enough: number): Value {
	const { boardState } = game;
	const { board } = boardState;
	const tables = filterOf(game, count);
	if (test === undefined && zone === undefined && tables.every((table) => table[0] === 0)) {
		const tallies = tallyOf(game, tables);
		return (context) => {
			game.everythingRead = true;
			return tallies[context.side]!();
		};
	}
	const isFixed = zone === undefined || Object.hasOwn(game.ruleset.zones, zone);
	const cells = cellsOf(game, isFixed ? zone : undefined);
	if (test === undefined && isFixed) {
		return (context) => {
			game.everythingRead = true;
			const table = tables[context.side]!;
			const list = cells[context.side]!;
			let sum = 0;
			for (let index = 0; index < list.length; index++) if (table[board[list[index]!]!] === 1) sum++;
			return sum;
		};
	}
	const within = withinOf(game, isFixed ? undefined : zone);
	return (context) => {
		game.everythingRead = true;
		const before = context.at;
		let sum = 0;
		for (const cell of cells[context.side]!) {
			if (tables[context.side]![board[cell]!] === 0 || !within(context, cell)) continue;
			context.at = cell;
			if ((test === undefined || test(context)) && ++sum >= enough) break;
		}
		context.at = before;
		return sum;
	};
}

/** The number of captured pieces that a filter fits, everywhere or in a zone. */
export function capturedOf(game: EvaluatedGame, filter: Filter, zone: string | undefined): Value {
	if (zone === undefined && Object.keys(filter).length === 0) return (context) => context.eventCodes.length;
	const tables = filterOf(game, filter);
	const within = withinOf(game, zone);
	return (context) => {
		let sum = 0;
		for (let index = 0; index < context.eventCodes.length; index++)
			if (tables[context.side]![context.eventCodes[index]!] === 1 && within(context, context.eventCells[index]!)) sum++;
		return sum;
	};
}
