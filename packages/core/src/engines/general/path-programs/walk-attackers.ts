import type { ThreatScan } from '../legality/model.js';
import type { ExtraAttackers, GameInPlay } from '../model.js';
import { mayBeFlat } from './flat-walks.js';
import type { PathRuntimeParts } from './model.js';

/**
 * Pieces that walk, for legality by pins: flat walks (`FlatWalks`), and other walks that may capture a royal.
 *
 * Proof for the others: `Reach` gives the cells from which a walk could capture a royal on a cell, on any board. While no present enemy
 * piece is on such a cell, no move of an own piece creates such an attack, because enemy pieces do not move; these pieces are left out.
 * Otherwise every candidate is tried (`needsTrial`), and walks decide whether the royal is attacked.
 *
 * A flat walk attacks a royal when all its tests hold. A move empties its origin and fills its target, so it changes the tests of these
 * two cells only. Where one test fails, the move must change that cell (an own piece there is pinned; an empty cell or an enemy's is
 * dangerous to fill). Where two fail, a piece must leave one of the two cells. More cannot change at once, except by moves that are tried
 * anyway.
 */
export class WalkAttackers implements ExtraAttackers {
	private readonly runtime: PathRuntimeParts;
	private readonly inPlay: GameInPlay;
	/** The cells whose tests fail on the way to an operation. */
	private readonly unmet: number[] = [];
	private needsTrial = false;
	/** Only tables are queried. */
	private tablesOnly = false;

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
		this.inPlay = runtime.inPlay;
	}

	/** The walking attackers of a game, or undefined; `demoted`: some rides are not in tables. */
	static of(runtime: PathRuntimeParts, demoted: boolean): WalkAttackers | undefined {
		const walks = Object.values(runtime.inPlay.plan.kinds).flatMap((kind) => kind.programs);
		return demoted || walks.some(({ path, captures }) => captures || mayBeFlat(path)) ? new WalkAttackers(runtime) : undefined;
	}

	list(cell: number, side: number): void {
		const { boardState, codes, generator } = this.inPlay;
		const { reach } = this.runtime;
		const code = boardState.board[cell]!;
		const ops = codes.side[code] === side ? reach.of(code, cell).flat : undefined;
		if (ops === undefined) return;
		const { board, registers } = boardState;
		const { tables } = reach.flats;
		const { moveList } = generator;
		for (let at = 0; at < ops.length; ) {
			const where = ops[at]!;
			const what = ops[at + 1]!;
			if (where >= 0) at = tables[what * codes.count + board[where]!] === 1 ? at + 3 : ops[at + 2]!;
			else if (where === -1) at = registers[what]! < 0 ? at + 3 : ops[at + 2]!;
			else {
				moveList.push((cell << 16) | what, ops[at + 2]!);
				at += 3;
			}
		}
	}

	reads(cell: number, note: (address: number) => void): void {
		const { boardState, codes } = this.inPlay;
		const code = boardState.board[cell]!;
		const ops = codes.isPlayers(code) ? this.runtime.reach.of(code, cell).flat : undefined;
		if (ops === undefined) return;
		for (let at = 0; at < ops.length; at += 3) {
			if (ops[at]! >= 0) note(ops[at]!);
			else if (ops[at] === -1) note(boardState.size + ops[at + 1]!);
		}
	}

	watches(cell: number, side: number, pieces: number, note: (address: number) => void): void {
		const { boardState } = this.inPlay;
		const { reach, attacks } = this.runtime;
		for (let place = side * boardState.size, last = place + boardState.counts[side]!; place < last; place++) {
			const from = boardState.list[place]!;
			const code = boardState.board[from]!;
			if (attacks.capturing[code] === 0) continue;
			const { captures, walked, attackOps } = reach.of(code, from);
			if (captures === undefined || captures[cell]! < 2) continue;
			note(walked !== undefined && walked[cell]! > 1 ? -1 : from);
			if (attackOps !== undefined) this.questions(attackOps, 0, attackOps.length, cell, pieces, note);
		}
	}

	/**
	 * Reports the tests on the way to a capture on a cell. Stops after `patience` failed tests: vacating a cell may satisfy later ones.
	 */
	private questions(
		ops: Int32Array,
		first: number,
		last: number,
		cell: number,
		patience: number,
		note: (address: number) => void,
	): boolean {
		const { boardState, codes } = this.inPlay;
		const { tables } = this.runtime.reach.flats;
		let found = false;
		for (let at = first; at < last; ) {
			const where = ops[at]!;
			const next = where < -1 ? at + 3 : ops[at + 2]!;
			if (where < -1) found ||= where === -3 && ops[at + 1] === cell;
			else {
				const fits =
					where < 0 ? boardState.registers[ops[at + 1]!]! < 0 : tables[ops[at + 1]! * codes.count + boardState.board[where]!] === 1;
				const left = fits ? patience : patience - 1;
				const leads = left > 0 ? this.questions(ops, at + 3, next, cell, left, note) : leadsTo(ops, at + 3, next, cell);
				if (leads) note(where < 0 ? boardState.size + ops[at + 1]! : where);
				found ||= leads;
			}
			at = next;
		}
		return found;
	}

	movesTo(side: number, to: number, kind: number, from: number): void {
		const { boardState, codes, generator } = this.inPlay;
		const { moveList } = generator;
		const base = moveList.top;
		for (let place = side * boardState.size, last = place + boardState.counts[side]!; place < last; place++) {
			const cell = boardState.list[place]!;
			if ((kind < 0 || codes.kind[boardState.board[cell]!] === kind) && (from < 0 || cell === from)) this.list(cell, side);
		}
		moveList.keep(base, (packed) => (packed & 0xffff) === to);
	}

	scan(cell: number, side: number, each: (from: number) => boolean): boolean {
		const { boardState } = this.inPlay;
		if (!this.runtime.attacks.walking[side]) return false;
		const standing = boardState.board[cell]!;
		// A callback may write on the board.
		for (const from of boardState.list.slice(side * boardState.size, side * boardState.size + boardState.counts[side]!).sort())
			if (this.takes(from, boardState.board[from]!, cell, standing, 1) && each(from)) return true;
		return false;
	}

	scanThreats(royal: number, side: number, threats: ThreatScan): boolean {
		const { runtime, inPlay } = this;
		const { boardState } = inPlay;
		const { reach, attacks } = runtime;
		this.needsTrial = false;
		if (!attacks.walking[1 - side]) return false;
		for (let place = (1 - side) * boardState.size, last = place + boardState.counts[1 - side]!; place < last; place++) {
			const from = boardState.list[place]!;
			const code = boardState.board[from]!;
			if (attacks.capturing[code] === 0) continue;
			const { captures, walked, attackOps } = reach.of(code, from);
			if (captures === undefined || captures[royal]! < 2) continue;
			if (walked !== undefined && walked[royal]! > 1) this.needsTrial = true;
			if (attackOps !== undefined) this.findThreats(attackOps, 0, attackOps.length, royal, side, threats);
		}
		if (this.needsTrial) threats.checks = Math.max(1, threats.checks);
		return this.needsTrial;
	}

	/** Finds the moves after which flat walks would capture the royal. */
	private findThreats(ops: Int32Array, first: number, last: number, royal: number, side: number, threats: ThreatScan): void {
		const { unmet, inPlay } = this;
		const { boardState, codes } = inPlay;
		const { tables } = this.runtime.reach.flats;
		for (let at = first; at < last; ) {
			const where = ops[at]!;
			if (where < -1) {
				if (where === -3 && ops[at + 1] === royal) this.noteThreat(royal, side, threats);
				at += 3;
				continue;
			}
			const next = ops[at + 2]!;
			const fits =
				where < 0 ? boardState.registers[ops[at + 1]!]! < 0 : tables[ops[at + 1]! * codes.count + boardState.board[where]!] === 1;
			if (!fits && unmet.length === 2) {
				at = next;
				continue;
			}
			if (!fits) unmet.push(where);
			this.findThreats(ops, at + 3, next, royal, side, threats);
			if (!fits) unmet.pop();
			at = next;
		}
	}

	/** Records the threat; the royal's own moves are tested one by one. */
	private noteThreat(royal: number, side: number, threats: ThreatScan): void {
		const { unmet, inPlay } = this;
		const { boardState, codes } = inPlay;
		if (unmet.length === 0 || unmet.includes(-1)) this.needsTrial = true;
		for (const cell of unmet) {
			if (cell < 0 || cell === royal) continue;
			if (codes.side[boardState.board[cell]!] === side) {
				threats.pinned[cell] = threats.stamp;
				threats.pinnedCount++;
			} else if (unmet.length === 1) {
				threats.danger[cell] = threats.stamp;
				threats.dangers++;
			}
		}
	}

	attacks(cell: number, side: number): boolean {
		const { attacks } = this.runtime;
		if (this.tablesOnly || !attacks.walking[side] || !attacks.reaches(cell, side, 2)) return false;
		const { boardState, codes, royal } = this.inPlay;
		const standing = boardState.board[cell]!;
		if (royal[standing] === 1 && codes.side[standing] === 1 - side)
			return this.written(cell, side, standing, 2) || attacks.byWalk(cell, side);
		const home = boardState.royalCell[1 - side]!;
		// The step of a lifted royal: it is made while the walks run. Any other piece on the cell is tried.
		if (boardState.board[home] !== 0) return true;
		const code = boardState.codeCounts.findIndex((count, at) => count > 0 && royal[at] === 1 && codes.side[at] === 1 - side);
		if (this.written(cell, side, codes.landed[code]!, 2)) return true;
		if (!attacks.walkReaches(cell, side, 2)) return false;
		boardState.lift(home, code);
		const mark = boardState.top;
		boardState.set(home, 0);
		boardState.set(cell, codes.landed[code]!);
		const attacked = attacks.byWalk(cell, side);
		boardState.undo(mark);
		boardState.lift(home, 0);
		return attacked;
	}

	captures(cell: number, side: number, standing: number, bit: number): boolean {
		this.tablesOnly = true;
		const found = this.inPlay.attacks.byTable(cell, side);
		this.tablesOnly = false;
		return found || this.written(cell, side, standing, bit);
	}

	/** Whether a flat walk captures a code if it stands on a cell. */
	private written(cell: number, side: number, standing: number, bit: number): boolean {
		const { list, counts, board, size } = this.inPlay.boardState;
		for (let place = side * size, last = place + counts[side]!; place < last; place++)
			if (list[place] !== cell && this.takes(list[place]!, board[list[place]!]!, cell, standing, bit)) return true;
		return false;
	}

	/** Whether a flat walk of a code on a cell captures a code on another. */
	private takes(from: number, code: number, cell: number, standing: number, bit: number): boolean {
		const { reach, attacks } = this.runtime;
		if (attacks.capturing[code] === 0) return false;
		const { captures, attackOps } = reach.of(code, from);
		if (attackOps === undefined || captures === undefined || (captures[cell]! & bit) === 0) return false;
		const { inPlay } = this;
		const { board, registers } = inPlay.boardState;
		inPlay.read(from);
		const { tables } = reach.flats;
		const { count } = inPlay.codes;
		for (let at = 0; at < attackOps.length; ) {
			const where = attackOps[at]!;
			const what = attackOps[at + 1]!;
			if (where >= 0) {
				if (inPlay.recording !== 0) inPlay.read(where);
				at = tables[what * count + (where === cell ? standing : board[where]!)] === 1 ? at + 3 : attackOps[at + 2]!;
			} else if (where === -1) at = registers[what]! < 0 ? at + 3 : attackOps[at + 2]!;
			else {
				if (where === -3 && what === cell) return true;
				at += 3;
			}
		}
		return false;
	}
}

/** Whether a range of operations leads to a capture on a cell. */
function leadsTo(ops: Int32Array, first: number, last: number, cell: number): boolean {
	for (let at = first; at < last; at += 3) if (ops[at] === -3 && ops[at + 1] === cell) return true;
	return false;
}
