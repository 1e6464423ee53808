import type { WalkLists } from '../model.js';
import { DROPPED, NOWHERE, shapeOf } from '../packed-move.js';
import type { PathRuntimeParts } from './model.js';

/** Lists walks as recorded moves. */
export class Lists implements WalkLists {
	readonly walks: boolean;
	private readonly runtime: PathRuntimeParts;

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
		this.walks = runtime.parts.some((parts) => parts.length > 0);
	}

	piece(cell: number, side: number, base: number): void {
		this.runtime.walked.piece(cell, side, base);
	}

	phase(side: number, phase: number, base: number, only = -1): void {
		this.runtime.phases.list(side, phase, only);
		this.runtime.walked.phase(side, phase, base);
	}

	mayWalk(code: number, cell: number): boolean {
		return this.runtime.reach.of(code, cell).walks.length > 0;
	}

	dependencies(code: number, cell: number): number {
		const { reach } = this.runtime;
		let dependencies = 0;
		for (const walk of reach.of(code, cell).walks) if (reach.isOpen(walk)) dependencies |= walk.part.dependencies();
		return dependencies;
	}

	dropsOnly(phase: number): boolean {
		return this.runtime.phases.dropsOnly(phase);
	}

	disjointMoves(phase: number): boolean {
		return this.runtime.phases.disjointMoves(phase);
	}

	liftsEach(phase: number): boolean {
		return this.runtime.phases.liftsEach(phase);
	}

	liftDependencies(phase: number, side: number, code: number, cell: number): number {
		return this.runtime.phases.liftDependencies(phase, side, code, cell);
	}

	listOriginless(side: number, phase: number, only: number): void {
		const { runtime } = this;
		runtime.only = only;
		runtime.walked.phase(side, phase, runtime.inPlay.generator.moveList.top);
		runtime.only = -1;
	}

	countDrops(side: number, phase: number): number {
		return this.runtime.phases.count(side, phase);
	}

	mergeLasting(base: number, side: number): void {
		this.runtime.walked.mergeLasting(base, side);
	}

	candidates(side: number, phase: number): void {
		const { boardState, size, generator, codes, lattice } = this.runtime.inPlay;
		const { moveList } = generator;
		const admits = moveList.admitted[phase];
		const base = moveList.top;
		for (let cell = 0; cell < size; cell++) {
			const code = boardState.board[cell]!;
			if (code === 0 || code === codes.ghost || lattice.exists[cell] === 0) continue;
			if (admits === undefined ? codes.side[code] !== side : admits[code] === 0) continue;
			if (codes.side[code] === side) {
				moveList.piece(cell, side);
				moveList.scripts(cell, side);
			}
			this.piece(cell, side, base);
		}
		moveList.pointTakes(side);
		this.phase(side, phase, base);
	}

	movesTo(side: number, to: number, kind: number, from: number, base: number): void {
		const { inPlay, phases, walked, parts } = this.runtime;
		const { boardState, codes, size, generator } = inPlay;
		const { moveList } = generator;
		for (const cell of boardState.list.slice(side * size, side * size + boardState.counts[side]!)) {
			const code = boardState.board[cell]!;
			if (parts[code]!.length === 0 || (kind >= 0 && codes.kind[code] !== kind) || (from >= 0 && cell !== from)) continue;
			this.piece(cell, side, base);
		}
		if (from < 0 || phases.lifts) this.phase(side, inPlay.phaseNow(), base, to);
		/** The code under the cursor where a recorded walk ended. */
		const placed = (detail: number): number => (shapeOf(detail) === DROPPED ? phases.drops.code(detail) : walked.candidate(detail).under);
		// A move from nowhere counts as a move of the kind that it leaves on the board.
		const fits = (packed: number, detail: number): boolean => kind < 0 || packed >>> 16 !== NOWHERE || codes.kind[placed(detail)] === kind;
		moveList.keep(base, (packed, detail) => (packed & 0xffff) === to && (from < 0 || packed >>> 16 === from) && fits(packed, detail));
	}
}
