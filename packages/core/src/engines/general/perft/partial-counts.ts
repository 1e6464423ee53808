import type { GameInPlay } from '../model.js';

import { RECORDED, TAKING } from '../packed-move.js';
import type { MoveCount } from './model.js';

/** The number of bits for readers; one more is for pins and checks. */
export const MOST = 31;

/** Types of readers: the moves of a piece, the steps and walks of the royal, its scripts. */
export const PIECE = 0;
export const STEPS = 1;
export const SCRIPTS = 2;

/** The partial counts of one side's moves. */
export class PartialCounts {
	protected readonly inPlay: GameInPlay;
	protected readonly bulkCounter: MoveCount;
	/** By bit: the type of its reader, its cell, and its count. */
	protected readonly kinds: Uint8Array = new Uint8Array(MOST);
	protected readonly cells: Int32Array = new Int32Array(MOST);
	protected readonly counts: Int32Array = new Int32Array(MOST);
	protected side = 0;
	protected phase = 0;
	protected used = 0;
	/** Some piece walks or is lifted. */
	protected walking = false;
	/** The walks of the phase from nowhere lift one piece each, and so are counted with that piece. */
	protected lifting = false;

	constructor(inPlay: GameInPlay, bulkCounter: MoveCount) {
		this.inPlay = inPlay;
		this.bulkCounter = bulkCounter;
	}

	/** Gives the next bit to a reader. */
	protected addReader(kind: number, cell: number): void {
		this.cells[this.used] = cell;
		this.kinds[this.used++] = kind;
	}

	/** The current count of a reader. */
	protected recount(bit: number, pinned: number): number {
		const { side } = this;
		const { boardState, codes, generator, pathRuntime } = this.inPlay;
		const { moveList, pins } = generator;
		const cell = this.cells[bit]!;
		const kind = this.kinds[bit];
		const code = boardState.board[cell]!;
		if (codes.side[code] !== side) return 0;
		const free = kind === PIECE && (pinned & (1 << bit)) === 0;
		const walking = this.walking && kind !== SCRIPTS && this.dependencies(code, cell) > 0;
		if (free && !walking) return this.bulkCounter.counter.count(cell, side);
		const base = moveList.top;
		if (kind === STEPS) pins.steps(cell, side);
		else if (kind === SCRIPTS) moveList.scripts(cell, side);
		else moveList.piece(cell, side);
		if (!walking) return kind === STEPS ? this.removeAbove(base) : this.countTried(base, 0);
		const height = pathRuntime!.records.height();
		this.walk(code, cell, base);
		const count = this.countTried(base, kind === STEPS ? RECORDED : free ? TAKING : 0);
		pathRuntime!.records.truncate(height);
		return count;
	}

	/** Lists the walks of the piece on a cell, and those that lift it; its table moves are on the stack from `base` on. */
	protected walk(code: number, cell: number, base: number): void {
		const { inPlay, side } = this;
		const { pathRuntime } = inPlay;
		// Where the royal is in check, all moves are counted anew.
		inPlay.safely(side, () => {
			if (pathRuntime!.lists.dependencies(code, cell) > 0) pathRuntime!.lists.piece(cell, side, base);
			if (this.lifting) pathRuntime!.lists.listOriginless(side, this.phase, cell);
		});
	}

	/** The inputs of the walks of a code from a cell, and of those that lift it. */
	protected dependencies(code: number, cell: number): number {
		const pathRuntime = this.inPlay.pathRuntime!;
		const lifting = this.lifting ? pathRuntime.lists.liftDependencies(this.phase, this.side, code, cell) : 0;
		return pathRuntime.lists.dependencies(code, cell) | lifting;
	}

	/** The number of walks of the phase from listOriginless, without drops. */
	protected countNowhere(): number {
		const { generator, pathRuntime } = this.inPlay;
		const base = generator.moveList.top;
		const height = pathRuntime!.records.height();
		pathRuntime!.lists.listOriginless(this.side, this.phase, -1);
		const count = this.countTried(base, 0);
		pathRuntime!.records.truncate(height);
		return count;
	}

	protected countPoints(): number {
		const { moveList } = this.inPlay.generator;
		const base = moveList.top;
		moveList.pointTakes(this.side);
		return moveList.top === base ? 0 : this.countTried(base, 0);
	}

	/** Counts the legal candidates above `base` and removes them from the stack; those of shapes below `shape` count without a trial. */
	protected countTried(base: number, shape: number): number {
		const { moveList, pins } = this.inPlay.generator;
		let illegal = 0;
		for (let index = base; index < moveList.top; index++) {
			const detail = moveList.details[index]!;
			if (detail >>> 26 >= shape && !pins.safe(moveList.routes[index]!, detail, this.side)) illegal++;
		}
		return this.removeAbove(base) - illegal;
	}

	protected removeAbove(base: number): number {
		const { moveList } = this.inPlay.generator;
		const listed = moveList.top - base;
		moveList.top = base;
		return listed;
	}
}
