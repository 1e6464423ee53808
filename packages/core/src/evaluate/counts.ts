import { ASKERS } from '../board/codes.js';
import type { Filter } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Value } from './evaluation-context.js';
import { filterOf, zoneOf } from './references.js';

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

/** The number of cells that a filter fits, on the whole board or in a zone. Cells outside the zone are never read. */
export function countOf(game: EvaluatedGame, filter: Filter, zone: string | undefined): Value {
	const { boardState, lattice, size } = game;
	const tables = filterOf(game, filter);
	if (zone === undefined && tables.every((table) => table[0] === 0)) {
		const tallies = tallyOf(game, tables);
		return (context) => {
			game.everythingRead = true;
			return tallies[context.side]!();
		};
	}
	const maps = zone === undefined ? undefined : zoneOf(game, zone);
	const within = (map: ArrayLike<number> | undefined): readonly number[] =>
		Array.from({ length: size }, (_, cell) => cell).filter((cell) => lattice.exists[cell] === 1 && (map === undefined || map[cell] === 1));
	const everywhere = zone === undefined ? within(undefined) : [];
	const cells = ASKERS.map((side) => (maps === undefined ? everywhere : within(maps[side])));
	return (context) => {
		game.everythingRead = true;
		const table = tables[context.side]!;
		const list = cells[context.side]!;
		let sum = 0;
		for (let index = 0; index < list.length; index++) if (table[boardState.board[list[index]!]!] === 1) sum++;
		return sum;
	};
}
