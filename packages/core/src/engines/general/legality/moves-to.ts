import { FIRST_POINT } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';
import { PLAIN, route, shapeOf, TAKING } from '../packed-move.js';
import type { MoveList, PinLists } from './model.js';

/**
 * The legal moves to one cell, without listing the others: looks back from the target along the reverse tables, then tests only those
 * candidates for legality. Requires `PinLists.fits` and one royal; the proof is there.
 */
export class MovesToList {
	private readonly inPlay: GameInPlay;
	private readonly moveList: MoveList;
	private readonly pins: PinLists;
	/** Codes by `side * (kinds + 1) + kind`; the last index stands for any kind. */
	private readonly codesOf: (readonly number[] | undefined)[] = [];

	constructor(inPlay: GameInPlay, moveList: MoveList, pins: PinLists) {
		this.inPlay = inPlay;
		this.moveList = moveList;
		this.pins = pins;
	}

	/** The codes of a side's kind (-1: any). */
	private codes(side: number, kind: number): readonly number[] {
		const { codes } = this.inPlay;
		const kinds = codes.kinds.length;
		const index = side * (kinds + 1) + (kind < 0 ? kinds : kind);
		let list = this.codesOf[index];
		if (list === undefined) {
			const all = Array.from(codes.side, (_, code) => code);
			list = all.filter((code) => codes.isPlayers(code) && codes.side[code] === side && (kind < 0 || codes.kind[code] === kind));
			this.codesOf[index] = list;
		}
		return list;
	}

	list(side: number, to: number, kind: number, only: number): void {
		const { inPlay, moveList, pins } = this;
		const { boardState, codes, tables, size } = inPlay;
		const { board, codeCounts } = boardState;
		const base = moveList.top;
		const target = board[to]!;
		const ways = target === 0 ? 1 : codes.side[target] === 1 - side ? 2 : 0;
		const { start, items } = tables.sources();
		const list = this.codes(side, kind);
		for (let place = 0; place < list.length; place++) {
			const code = list[place]!;
			if (codeCounts[code] === 0) continue;
			const row = code * size + to;
			if (ways !== 0) {
				for (let index = start[row]!, end = start[row + 1]!; index < end; index += 4) {
					const from = items[index]!;
					if (board[from] !== code || (only >= 0 && from !== only)) continue;
					this.entry(from, to, ways, items[index + 1]!, items[index + 2]!, items[index + 3]!);
				}
				if (tables.overlaps[code] === 1) moveList.dropDuplicates(base);
			}
			if (inPlay.scripted[code] === 1) this.scripts(side, code, to, only);
		}
		if (inPlay.extraAttackers !== undefined) {
			inPlay.extraAttackers.movesTo(side, to, kind, only);
			moveList.dropDuplicates(base);
		}
		for (let index = 0; index < tables.pointTakes.length; index++) {
			if (boardState.registers[FIRST_POINT + 2 * tables.pointTakes[index]!.point] !== to) continue;
			this.pointTakes(side, to, kind, only);
			break;
		}
		inPlay.pathRuntime?.lists.movesTo(side, to, kind, only, base);
		if (moveList.top > base) pins.filterFew(base, side, boardState.royalCell[side]!);
	}

	private pointTakes(side: number, to: number, kind: number, only: number): void {
		const { inPlay, moveList } = this;
		const { boardState, codes } = inPlay;
		const before = moveList.top;
		moveList.pointTakes(side);
		moveList.keep(before, (packed, packedDetail) => {
			const from = packed >>> 16;
			const right = kind < 0 || codes.kind[boardState.board[from]!] === kind;
			return right && shapeOf(packedDetail) === TAKING && (packed & 0xffff) === to && (only < 0 || from === only);
		});
	}

	/** Appends one table entry, if the board allows it now. */
	private entry(from: number, to: number, way: number, how: number, entry: number, far: number): void {
		const { tables, boardState, codes, size } = this.inPlay;
		const { board } = boardState;
		if (how === 1) {
			this.moveList.chain(entry, from << 16, 1 - codes.side[board[from]!]!);
			return;
		}
		if (how === 2) {
			const { mode, direction } = tables.rides;
			if ((mode[entry]! & way) === 0 || boardState.free(direction[entry]! * size + from) < far - 1) return;
		}
		if (how === 3) this.track(from, to, entry, far);
		else this.moveList.push(route(from, to), 0);
	}

	private track(from: number, to: number, entry: number, far: number): void {
		const { tables, boardState } = this.inPlay;
		const { ray, first, quiet, capture } = tables.tracks;
		if (boardState.free(ray[entry]!) < far - 1) return;
		this.moveList.endings(route(from, to), (boardState.board[to] === 0 ? quiet : capture)[first[entry]! + far - 1]!, PLAIN, 0);
	}

	private scripts(side: number, code: number, to: number, from: number): void {
		const { moveList, inPlay } = this;
		const { boardState, size } = inPlay;
		for (let place = side * size; place < side * size + boardState.counts[side]!; place++) {
			const cell = boardState.list[place]!;
			if (boardState.board[cell] === code && (from < 0 || cell === from)) moveList.scripts(cell, side, -1, to);
		}
	}
}
