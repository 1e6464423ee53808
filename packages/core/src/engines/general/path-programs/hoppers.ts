import type { Branch } from '../../../analyse/plan.js';
import type { CompiledGame } from '../compiled-game.js';
import type { ThreatScan } from '../legality/model.js';
import type { ExtraAttackers, GameInPlay } from '../model.js';

import type { Directions } from '../tables/directions.js';

import type { Hopper } from '../tables/tables.js';

/** The entries of a hop or hit branch of a code, one per direction. */
export function hoppersOf(
	{ codes, lattice, sides }: CompiledGame,
	branch: Extract<Branch, { shape: 'hop' | 'hit' }>,
	code: number,
	directions: Directions,
): Hopper[] {
	const side = codes.side[code]!;
	const hop = branch.shape === 'hop';
	const victims = hop ? undefined : codes.matching(branch.victim, side);
	const mode = hop && branch.mode === 'quiet' ? 1 : 2;
	return branch.vectors.map((vector) => {
		const direction = directions.of(lattice.orient(sides[side]!, vector));
		return { direction, back: directions.opposite(direction), hop, mode, victims };
	});
}

/**
 * Hops over one piece, and hits: rides that capture certain pieces only.
 *
 * The threats to a royal along a line of hops, by the pieces on the line counted from the royal: the first piece, if it hops, attacks as
 * soon as a cell between is filled; the second gives check if it hops; the third attacks as soon as one of the two before it leaves, so
 * those of the royal's side are pinned. Farther pieces attack only if two cells are emptied, and moves that do that are tried anyway.
 */
export class Hoppers implements ExtraAttackers {
	private readonly inPlay: GameInPlay;
	/** By side: the directions from a target to its attackers, with the codes that hop or hit from there. */
	private readonly backs: readonly (readonly { readonly back: number; readonly hops: Uint8Array; readonly hits: Uint8Array }[])[];

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { codes, tables, royal } = inPlay;
		this.backs = [0, 1].map((side) => {
			const found = new Map<number, { back: number; hops: Uint8Array; hits: Uint8Array }>();
			tables.hoppers.forEach((list, code) => {
				if (codes.side[code] !== side) return;
				for (const { back, hop, mode, victims } of list) {
					if (mode !== 2) continue;
					const entry = found.get(back) ?? { back, hops: new Uint8Array(codes.count), hits: new Uint8Array(codes.count) };
					found.set(back, entry);
					if (hop) entry.hops[code] = 1;
					else if (royal.some((is, victim) => is === 1 && codes.side[victim] === 1 - side && victims![victim] === 1)) entry.hits[code] = 1;
				}
			});
			return [...found.values()];
		});
	}

	/** The hoppers of a game, or undefined. */
	static of(inPlay: GameInPlay): Hoppers | undefined {
		return inPlay.tables.hoppers.length > 0 ? new Hoppers(inPlay) : undefined;
	}

	list(cell: number, side: number): void {
		const { boardState, codes, generator } = this.inPlay;
		for (const hopper of this.inPlay.tables.hoppers[boardState.board[cell]!]!) {
			const { hop, mode, victims } = hopper;
			const first = this.next(hopper.direction, cell);
			if (first < 0) continue;
			const target = hop ? this.next(hopper.direction, first) : first;
			if (mode === 1) this.between(hopper, first, (to) => generator.moveList.push((cell << 16) | to, 0));
			else if (
				target >= 0 &&
				codes.side[boardState.board[target]!] === 1 - side &&
				(victims === undefined || victims[boardState.board[target]!] === 1)
			)
				generator.moveList.push((cell << 16) | target, 0);
		}
	}

	reads(cell: number, note: (address: number) => void): void {
		const { boardState, tables } = this.inPlay;
		for (const { direction } of tables.hoppers[boardState.board[cell]!]!) this.along(direction, cell, 2, note);
	}

	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void {
		// The first piece under a hop may appear as well as disappear.
		for (const { back, hops } of this.backs[side]!) this.along(back, cell, hops.includes(1) ? pieces + 2 : pieces, note);
	}

	/** Reports the cells along a direction up to the given number of pieces. */
	private along(direction: number, cell: number, pieces: number, note: (address: number) => void): void {
		const { boardState, tables, size } = this.inPlay;
		const { start, items } = tables.rays;
		const row = direction * size + cell;
		for (let index = start[row]!, left = pieces; index < start[row + 1]! && left > 0; index++) {
			note(items[index]!);
			if (boardState.board[items[index]!] !== 0) left--;
		}
	}

	attacks(cell: number, side: number): boolean {
		const { board } = this.inPlay.boardState;
		for (const { back, hops, hits } of this.backs[side]!) {
			const first = this.next(back, cell);
			if (first < 0) continue;
			if (hits[board[first]!] === 1) return true;
			const second = this.next(back, first);
			if (second >= 0 && hops[board[second]!] === 1) return true;
		}
		return false;
	}

	scan(cell: number, side: number, each: (from: number) => boolean): boolean {
		const { inPlay } = this;
		const { tables } = inPlay;
		const victim = inPlay.read(cell);
		for (const { back } of this.backs[side]!) {
			const first = this.reading(back, cell);
			if (first < 0) continue;
			const hits = (code: number, hop: boolean): boolean =>
				inPlay.codes.side[code] === side &&
				tables.hoppers[code]!.some(
					(one) => one.back === back && one.mode === 2 && one.hop === hop && (one.victims === undefined || one.victims[victim] === 1),
				);
			if (hits(inPlay.read(first), false) && each(first)) return true;
			const second = this.reading(back, first);
			if (second >= 0 && hits(inPlay.read(second), true) && each(second)) return true;
		}
		return false;
	}

	scanThreats(royal: number, side: number, threats: ThreatScan): boolean {
		const { codes, boardState } = this.inPlay;
		const { board } = boardState;
		let needsTrial = false;
		const hold = (cell: number): void => {
			if (codes.side[board[cell]!] !== side) return;
			threats.pinned[cell] = threats.stamp;
			threats.pinnedCount++;
		};
		for (const { back, hops, hits } of this.backs[1 - side]!) {
			const first = this.next(back, royal);
			if (first < 0) continue;
			if (hits[board[first]!] === 1) needsTrial = true;
			if (hops[board[first]!] === 1) {
				const { start, items } = this.inPlay.tables.rays;
				const row = back * boardState.size + royal;
				for (let index = start[row]!; items[index] !== first; index++) {
					threats.danger[items[index]!] = threats.stamp;
					threats.dangers++;
				}
			}
			const second = this.next(back, first);
			if (second < 0) continue;
			if (hops[board[second]!] === 1) needsTrial = true;
			if (hits[board[second]!] === 1) hold(first);
			const third = this.next(back, second);
			if (third < 0 || hops[board[third]!] !== 1) continue;
			hold(first);
			hold(second);
		}
		if (needsTrial) threats.checks = Math.max(1, threats.checks);
		return needsTrial;
	}

	movesTo(side: number, to: number, kind: number, from: number): void {
		const { boardState, codes, size, generator, tables } = this.inPlay;
		const { moveList } = generator;
		const base = moveList.top;
		for (let place = side * size, last = place + boardState.counts[side]!; place < last; place++) {
			const cell = boardState.list[place]!;
			const code = boardState.board[cell]!;
			if (tables.hoppers[code]!.length === 0 || (kind >= 0 && codes.kind[code] !== kind) || (from >= 0 && cell !== from)) continue;
			this.list(cell, side);
		}
		moveList.keep(base, (packed) => (packed & 0xffff) === to);
	}

	/** The first piece from a cell along a direction, or -1. */
	private next(direction: number, cell: number): number {
		const { boardState, tables, size } = this.inPlay;
		const { start, items } = tables.rays;
		const row = direction * size + cell;
		const index = start[row]! + boardState.free(row);
		return index < start[row + 1]! ? items[index]! : -1;
	}

	/** The same, recording every cell that is read. */
	private reading(direction: number, cell: number): number {
		const { inPlay } = this;
		const { start, items } = inPlay.tables.rays;
		const row = direction * inPlay.size + cell;
		for (let index = start[row]!; index < start[row + 1]!; index++) if (inPlay.read(items[index]!) !== 0) return items[index]!;
		return -1;
	}

	/** The empty cells behind a hurdle. */
	private between({ direction }: Hopper, hurdle: number, call: (cell: number) => void): void {
		const { boardState, tables, size } = this.inPlay;
		const { start, items } = tables.rays;
		const row = direction * size + hurdle;
		for (let index = start[row]!, last = index + boardState.free(row); index < last; index++) call(items[index]!);
	}
}
