import { FIRST_POINT } from '../../../board/registers.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { GameInPlay } from '../model.js';

import type { Rays, Reverse } from '../tables/tables.js';

/**
 * Attacks from tables; captures that only walks make belong to the path runtime.
 *
 * Looking from the target is exact: a table capture requires of its victim only that it is an enemy, and what follows the capture cannot
 * fail. So a piece put on the target would change no answer.
 */
export class Attacks {
	private readonly inPlay: GameInPlay;
	private readonly board: Int32Array;
	private readonly words: Int32Array;
	private readonly rays: Rays;
	private readonly reverse: readonly [Reverse, Reverse];
	private readonly count: number;
	/** Some attack needs an empty cell, or runs along lines that are not bit words. */
	private readonly hasLameOrLong: boolean;

	constructor(inPlay: GameInPlay) {
		const { boardState, tables, codes } = inPlay;
		this.inPlay = inPlay;
		this.board = boardState.board;
		this.words = boardState.words;
		this.rays = tables.rays;
		this.reverse = tables.reverse;
		this.count = codes.count;
		this.hasLameOrLong = tables.reverse.some(({ lame, walked }) => lame.items.length + walked.length > 0);
	}

	plain(side: number): boolean {
		const { pathRuntime } = this.inPlay;
		return pathRuntime === undefined || pathRuntime.attacks.plain(side);
	}

	byTable(cell: number, side: number): boolean {
		const { board, words, count } = this;
		const { leaps, groups, through } = this.reverse[side]!;
		const { start, items } = leaps;
		for (let index = start[cell]!, end = start[cell + 1]!; index < end; index++) {
			const source = items[index]!;
			const code = board[source & 0xffff]!;
			if (code !== 0 && groups[(source >>> 16) * count + code] === 1) return true;
		}
		const { places, cells, classes } = this.rays;
		for (let at = cell * classes, last = at + classes, row = 0; at < last; at++, row += 2 * count) {
			const line = places[at]! & ~31;
			const place = places[at]! & 31;
			const word = words[line >> 5]!;
			const ahead = word & (-2 << place);
			const up = 31 - Math.clz32(ahead & -ahead);
			const down = 31 - Math.clz32(word & ~(-1 << place));
			if (through[row + count + board[cells[line | up]!]!]! >= up - place) return true;
			if (through[row + board[cells[line | down]!]!]! >= place - down) return true;
		}
		return (this.hasLameOrLong && this.byLameOrLong(cell, side)) || this.inPlay.extraAttackers?.attacks(cell, side) === true;
	}

	/** Attacks that line words and plain leaps do not cover: leaps that need an empty cell, and long or winding lines. */
	private byLameOrLong(cell: number, side: number): boolean {
		const { board, count } = this;
		const { lame, groups, walked, directions, reach } = this.reverse[side]!;
		for (let index = lame.start[cell]!, end = lame.start[cell + 1]!; index < end; index += 2) {
			const source = lame.items[index]!;
			if (groups[(source >>> 16) * count + board[source & 0xffff]!] === 1 && board[lame.items[index + 1]!] === 0) return true;
		}
		const { start, items } = this.rays;
		for (let index = 0; index < walked.length; index++) {
			const line = walked[index]!;
			const row = directions[line]! * this.inPlay.size + cell;
			const far = this.inPlay.boardState.free(row);
			const on = start[row]! + far;
			if (on < start[row + 1]! && reach[line * count + board[items[on]!]!]! > far) return true;
		}
		return false;
	}

	scan(cell: number, side: number, each: (from: number) => boolean): void {
		const { inPlay } = this;
		const { tables, codes, boardState } = inPlay;
		const { leaps, lame, groups, directions, reach } = tables.reverse[side]!;
		for (let index = leaps.start[cell]!; index < leaps.start[cell + 1]!; index++) {
			const from = leaps.items[index]! & 0xffff;
			if (groups[(leaps.items[index]! >>> 16) * codes.count + inPlay.read(from)] === 1 && each(from)) return;
		}
		for (let index = lame.start[cell]!; index < lame.start[cell + 1]!; index += 2) {
			const from = lame.items[index]! & 0xffff;
			const captures = groups[(lame.items[index]! >>> 16) * codes.count + inPlay.read(from)] === 1;
			if (captures && inPlay.read(lame.items[index + 1]!) === 0 && each(from)) return;
		}
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + cell;
			const first = tables.rays.start[row]!;
			for (let index = first; index < tables.rays.start[row + 1]!; index++) {
				const from = tables.rays.items[index]!;
				const code = inPlay.read(from);
				if (code === 0) continue;
				if (reach[line * codes.count + code]! > index - first && each(from)) return;
				break;
			}
		}
		if (inPlay.extraAttackers?.scan(cell, side, each) === true) return;
		for (const { point, rows, takers } of tables.pointTakes) {
			const on = boardState.registers[FIRST_POINT + 2 * point]!;
			if (on < 0 || inPlay.read(on) !== 0) continue;
			for (let index = rows.start[on]!; index < rows.start[on + 1]!; index += 3) {
				if (rows.items[index + 1] !== cell) continue;
				const from = rows.items[index]!;
				const { code, victims } = takers[rows.items[index + 2]!]!;
				if (inPlay.read(from) === code && codes.side[code] === side && victims[boardState.board[cell]!] === 1 && each(from)) return;
			}
		}
	}

	attackers(cell: number, side: number, asking?: EvaluationContext, most: number = this.inPlay.size): number[] {
		if (!this.plain(side)) return this.inPlay.pathRuntime!.attackers(cell, side, asking, most);
		const found = new Set<number>();
		this.scan(cell, side, (from) => found.add(from).size >= most);
		return [...found];
	}

	attacked(cell: number, side: number, asking?: EvaluationContext): boolean {
		const { inPlay } = this;
		if (!this.plain(side)) return inPlay.pathRuntime!.attacked(cell, side, asking);
		const quick = inPlay.tables.pointTakes.length === 0 || !inPlay.generator?.pointTakesMatter;
		if (inPlay.recording === 0 && quick) return this.byTable(cell, side);
		return this.attackers(cell, side, asking, 1).length > 0;
	}

	royalAttacked(side: number, asking?: EvaluationContext): boolean {
		if (side === this.inPlay.safe && this.inPlay.boardState.top === this.inPlay.safeAt) return false;
		for (const cell of this.royals(side, asking)) if (this.attacked(cell, 1 - side, asking)) return true;
		return false;
	}

	royals(side: number, asking?: EvaluationContext): readonly number[] {
		const { inPlay } = this;
		const { boardState } = inPlay;
		if (!inPlay.plan.facts.staticRoyal) return inPlay.extended().attacks.royals(side, asking);
		if (boardState.royals[side] === 0) return [];
		if (boardState.royals[side] === 1) {
			inPlay.read(boardState.royalCell[side]!);
			return [boardState.royalCell[side]!];
		}
		return Array.from(boardState.list.subarray(side * inPlay.size, side * inPlay.size + boardState.counts[side]!))
			.filter((cell) => inPlay.royal[inPlay.read(cell)] === 1)
			.sort((a, b) => a - b);
	}
}
