import { ceilingsOf } from '../../../analyse/ceilings.js';
import type { Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import type { GameInPlay } from '../model.js';
import { DROPPED, endingOf, LEAVING, RECORDED, SCRIPTED, shapeOf } from '../packed-move.js';
import type { Script } from '../tables/tables.js';
import type { CeilingLaws, MoveList } from './model.js';

/**
 * Laws that limit the numbers of own pieces: only moves that may add a piece are tried.
 *
 * Proof, where no such law is broken before the move: a move that changes no kind and puts down no piece adds none, so it breaks none by the proof of
 * `ceilingsOf`. Hooks do not change the board, by a condition of `Pins.fits`.
 */
export class Ceilings implements CeilingLaws {
	private readonly inPlay: GameInPlay;
	private readonly moveList: MoveList;
	private readonly tests: readonly Test[];
	/** By `(side * kinds + kind) * size + cell`; made on first use, since most games are never counted. */
	private added: Uint8Array | undefined;

	constructor(inPlay: GameInPlay, moveList: MoveList) {
		this.inPlay = inPlay;
		this.moveList = moveList;
		this.tests = ceilingsOf(inPlay.ruleset).map((cond) => testOf(inPlay, cond));
	}

	isBroken(side: number): boolean {
		const { tests, inPlay } = this;
		const context = inPlay.player.settle(inPlay.frames.push());
		context.side = side;
		let broken = false;
		for (let index = 0; index < tests.length && !broken; index++) broken = tests[index]!(context);
		inPlay.frames.pop();
		return broken;
	}

	mayAdd(cell: number, code: number): boolean {
		this.added ??= this.adding();
		return this.added[this.rowOf(code) + cell] === 1;
	}

	keep(base: number, side: number): void {
		const { inPlay, moveList } = this;
		const { routes, details } = moveList;
		for (let index = base; index < moveList.top; index++) {
			if (this.isHarmless(routes[index]!, details[index]!)) continue;
			moveList.keep(index, (route, detail) => this.isHarmless(route, detail) || inPlay.extended().legality.lawful(route, detail, side));
			return;
		}
	}

	/** Whether a move adds no piece. */
	private isHarmless(route: number, detail: number): boolean {
		if (detail === 0) return true;
		const shape = shapeOf(detail);
		const from = route >>> 16;
		if (shape === SCRIPTED) return !this.mayAdd(from, this.inPlay.boardState.board[from]!);
		return shape === LEAVING || (shape !== RECORDED && shape !== DROPPED && endingOf(detail) === 0);
	}

	private rowOf(code: number): number {
		const { codes, size } = this.inPlay;
		return (codes.side[code]! * codes.kinds.length + codes.kind[code]!) * size;
	}

	/** The cells from which pieces change their kind, or from which their scripts add pieces, whatever their flags are. */
	private adding(): Uint8Array {
		const { codes, tables, size } = this.inPlay;
		const { endings, chains, tracks, rays, pointTakes, scripts } = tables;
		const added = new Uint8Array(3 * codes.kinds.length * size);
		const changes = (list: number): boolean =>
			list >= 0 && endings.items.subarray(endings.start[list], endings.start[list + 1]).some((end) => end !== 0);
		for (let code = 1; code < codes.count; code++) {
			if (!codes.isPlayers(code)) continue;
			for (let cell = 0; cell < size; cell++) {
				const row = code * size + cell;
				let adds = scripts[row]?.some((script) => this.scriptAdds(script, code)) === true;
				for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) adds ||= changes(chains.ends[entry]!);
				for (let entry = tracks.start[row]!; entry < tracks.start[row + 1]!; entry++) {
					const length = rays.start[tracks.ray[entry]! + 1]! - rays.start[tracks.ray[entry]!]!;
					const first = tracks.first[entry]!;
					for (let index = first; index < first + length; index++)
						adds ||= changes(tracks.quiet[index]!) || changes(tracks.capture[index]!);
				}
				if (adds) added[this.rowOf(code) + cell] = 1;
			}
		}
		for (const { rows, takers } of pointTakes) {
			for (let index = 0; index < rows.items.length; index += 3) {
				const { code, ends } = takers[rows.items[index + 2]!]!;
				if (changes(ends)) added[this.rowOf(code) + rows.items[index]!] = 1;
			}
		}
		return added;
	}

	/** Whether a script puts down more than it takes away: each piece that it puts down must be a moved one, or the mover itself. */
	private scriptAdds({ from, writes }: Script, code: number): boolean {
		const { codes } = this.inPlay;
		const cells = writes.filter((_, index) => index % 2 === 0);
		const taken: number[] = [];
		for (let index = 0; index < writes.length; index += 2) {
			const put = writes[index + 1]!;
			if (put === 0) continue;
			if (put > 0 && this.rowOf(put) !== this.rowOf(code)) return true;
			const source = put > 0 ? from : -2 - put;
			// The piece must still stand there, and leave.
			if (taken.includes(source) || !cells.includes(source) || (put < 0 && cells.slice(0, index / 2).includes(source))) return true;
			if (put > 0 && codes.side[put] !== codes.side[code]) return true;
			taken.push(source);
		}
		return false;
	}
}
