import type { GameInPlay } from '../model.js';

import { RECORDED, TAKING } from '../packed-move.js';
import type { MoveCount } from './model.js';

/** Bits that readers have: one is for those who are pinned or give check. */
export const MOST = 31;

/** What a reader counts: a piece's moves, one step of the royal, all its steps (and walks), its scripts. */
export const PIECE = 0;
export const STEP = 1;
export const STEPS = 2;
export const SCRIPTS = 3;

/** What is counted of one side's moves, part by part. */
export class Tally {
	protected readonly inPlay: GameInPlay;
	protected readonly bulk: MoveCount;
	/** By bit: what it counts, the cell it is about, how many it found. */
	protected readonly kinds: Uint8Array = new Uint8Array(MOST);
	protected readonly cells: Int32Array = new Int32Array(MOST);
	protected readonly found: Int32Array = new Int32Array(MOST);
	protected side = 0;
	protected phase = 0;
	protected used = 0;
	/** Some piece walks, or is lifted. */
	protected walking = false;
	/** What walks from nowhere ask that lift one piece each, and so are counted with that piece. */
	protected lifting = 0;

	constructor(inPlay: GameInPlay, bulk: MoveCount) {
		this.inPlay = inPlay;
		this.bulk = bulk;
	}

	/** Gives the next bit to a reader. */
	protected open(kind: number, cell: number): void {
		this.cells[this.used] = cell;
		this.kinds[this.used++] = kind;
	}

	/** What a reader finds now. */
	protected recount(bit: number, pinned: number): number {
		const { side } = this;
		const { boardState, codes, attacks, generator, programs } = this.inPlay;
		const { lister, pins } = generator;
		const cell = this.cells[bit]!;
		const kind = this.kinds[bit];
		const code = boardState.board[cell]!;
		const owner = codes.side[code];
		if (kind === STEP) {
			if (code !== 0 && owner !== 1 - side) return 0;
			const royal = boardState.royalCell[side]!;
			const lifted = boardState.board[royal]!;
			boardState.lift(royal, 0);
			const attacked = attacks.byTable(cell, 1 - side);
			boardState.lift(royal, lifted);
			return attacked ? 0 : 1;
		}
		if (owner !== side) return 0;
		const free = kind === PIECE && (pinned & (1 << bit)) === 0;
		const walking = this.walking && kind !== SCRIPTS && (this.lifting | programs!.asks(code, cell)) > 0;
		if (free && !walking) return this.bulk.counter.count(cell, side);
		const base = lister.top;
		if (kind === STEPS) pins.steps(cell, side);
		else if (kind === SCRIPTS) lister.scripts(cell, side);
		else lister.piece(cell, side);
		if (!walking) return kind === STEPS ? this.drop(base) : this.countTried(base, 0);
		const height = programs!.height();
		this.walk(code, cell, base);
		const count = this.countTried(base, kind === STEPS ? RECORDED : free ? TAKING : 0);
		programs!.forget(height);
		return count;
	}

	/** Lists what the piece on a cell walks, and what lifts it; its table moves lie on the stack from `base` on. */
	protected walk(code: number, cell: number, base: number): void {
		const { inPlay, side } = this;
		const { programs } = inPlay;
		// Where the royal is in check, all is counted anew.
		inPlay.safely(side, () => {
			if (programs!.asks(code, cell) > 0) programs!.piece(cell, side, base);
			if (this.lifting > 0) programs!.nowhere(side, this.phase, cell);
		});
	}

	/** What the phase walks from nowhere, drops aside. */
	protected countNowhere(): number {
		const { generator, programs } = this.inPlay;
		const base = generator.lister.top;
		const height = programs!.height();
		programs!.nowhere(this.side, this.phase, -1);
		const count = this.countTried(base, 0);
		programs!.forget(height);
		return count;
	}

	protected countPoints(): number {
		const { lister } = this.inPlay.generator;
		const base = lister.top;
		lister.pointTakes(this.side);
		return lister.top === base ? 0 : this.countTried(base, 0);
	}

	/** How many candidates above `base` are legal by trial, those of lower shapes untried; takes them off the stack. */
	protected countTried(base: number, shape: number): number {
		const { lister, pins } = this.inPlay.generator;
		let illegal = 0;
		for (let index = base; index < lister.top; index++) {
			const detail = lister.details[index]!;
			if (detail >>> 26 >= shape && !pins.safe(lister.routes[index]!, detail, this.side)) illegal++;
		}
		return this.drop(base) - illegal;
	}

	protected drop(base: number): number {
		const { lister } = this.inPlay.generator;
		const listed = lister.top - base;
		lister.top = base;
		return listed;
	}
}
