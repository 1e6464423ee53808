import { ofWalks } from '../../../board/stores.js';
import type { EvaluationContext, Step } from '../../../evaluate/evaluation-context.js';
import { changesSince } from '../../../evaluate/log.js';
import type { GameInPlay } from '../model.js';
import { auxOf, NOWHERE, RECORDED, recordOf, route, SCRIPTED, shapeOf, TAKING, toOf } from '../packed-move.js';
import { record, sameCandidate, united } from './candidate.js';
import type { Candidate, PathRuntimeParts } from './model.js';

/** Lists the results of walks: each finished walk is recorded, and its number is pushed like any other move. */
export class Walks {
	readonly candidates: Candidate[] = [];
	private readonly runtime: PathRuntimeParts;
	private readonly inPlay: GameInPlay;
	private first = 0;
	private fromNowhere = false;
	/** 1 for registers whose change alone does not make a move: variables (see `noted`), and points that live for a walk. */
	private readonly notAMove: Uint8Array;
	/** 1 for registers that live for a walk. */
	private readonly walkRegisters: Uint8Array;
	private readonly collect: Step = (context) => this.keep(context);

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
		this.inPlay = runtime.inPlay;
		const { ruleset, registers } = runtime.inPlay;
		this.notAMove = new Uint8Array(registers.initial.length);
		for (const name of Object.keys(ruleset.vars)) for (const side of [0, 1]) this.notAMove[registers.variable(name, side)] = 1;
		this.walkRegisters = new Uint8Array(registers.initial.length);
		for (const register of ofWalks(registers, ruleset)) {
			this.walkRegisters[register] = 1;
			this.notAMove[register] = 1;
		}
	}

	piece(cell: number, side: number, base: number): void {
		const { inPlay, runtime } = this;
		const { codes, boardState, generator } = inPlay;
		const code = boardState.board[cell]!;
		// A piece of another side than the phase's walks its whole path, seen from the phase's side.
		const { reach } = runtime;
		const steps: Step[] = [];
		if (codes.side[code] !== side) steps.push(runtime.named.wholePath(codes.kind[code]!));
		else for (const walk of reach.of(code, cell).walks) if (reach.isOpen(walk)) steps.push(walk.part.step());
		if (steps.length === 0) return;
		const middle = generator.moveList.top;
		const first = this.candidates.length;
		// A walk may evaluate what other walks can do.
		const { first: outer, fromNowhere } = this;
		this.first = first;
		this.fromNowhere = false;
		for (let index = 0; index < steps.length; index++) this.walk(steps[index]!, side, cell, code);
		this.first = outer;
		this.fromNowhere = fromNowhere;
		if (generator.moveList.top > middle) this.dropDuplicates(base, middle, first);
	}

	phase(side: number, phase: number, base: number): void {
		const { moveList } = this.inPlay.generator;
		const middle = moveList.top;
		const first = this.candidates.length;
		const { first: outer, fromNowhere } = this;
		this.fromNowhere = true;
		this.first = this.lowest(base, first);
		for (const step of this.runtime.phases.steps(phase, side, this.runtime.only)) this.walk(step, side, -1, 0);
		this.first = outer;
		this.fromNowhere = fromNowhere;
		if (moveList.top > middle) this.dropDuplicates(base, middle, first);
	}

	/** The lowest number of the recorded walks on the stack from `base` on. */
	private lowest(base: number, first: number): number {
		const { routes, details, top } = this.inPlay.generator.moveList;
		let lowest = first;
		for (let index = base; index < top; index++)
			if (details[index]! >>> 26 === RECORDED && routes[index]! >>> 16 !== NOWHERE) lowest = Math.min(lowest, recordOf(details[index]!));
		return lowest;
	}

	candidate(detail: number): Candidate {
		return this.candidates[recordOf(detail)]!;
	}

	again(candidate: Candidate): number {
		return (RECORDED << 26) | (this.candidates.push(candidate) - 1);
	}

	private walk(step: Step, side: number, cell: number, code: number): void {
		const { frames } = this.inPlay;
		const { origins } = this.runtime;
		const context = frames.push();
		context.begin(side, cell, code);
		context.emit = this.collect;
		if (origins === undefined) step(context);
		else origins.withNotes(cell, () => step(context));
		frames.pop();
	}

	private keep(context: EvaluationContext): void {
		const { boardState, generator } = this.inPlay;
		const mark = boardState.top;
		const found = record(this.inPlay, context, this.runtime.origins?.steps);
		boardState.undo(mark);
		if (!this.fromNowhere && !this.isMove(found, context)) return;
		const { candidates } = this;
		for (let index = this.first; index < candidates.length; index++) {
			if (!sameCandidate(candidates[index]!, found)) continue;
			candidates[index] = united(candidates[index]!, found);
			return;
		}
		generator.moveList.push(route(found.from, found.to), this.again(found));
	}

	/** Clause 13: a walk that changed nothing is not a move, unless it wrote a variable that outlives it. */
	private isMove({ writes, eventCodes, ended }: Candidate, { wrote }: EvaluationContext): boolean {
		if (wrote || eventCodes.length > 0 || ended !== undefined) return true;
		const { size } = this.inPlay;
		for (let index = 0; index < writes.length; index += 2)
			if (writes[index]! < size || this.notAMove[writes[index]! - size] === 0) return true;
		return false;
	}

	mergeLasting(base: number, side: number): void {
		const { boardState, player, generator, frames } = this.inPlay;
		const { moveList } = generator;
		const context = frames.push();
		const known = new Map<string, number>();
		const lasting = (mark: number): string => {
			const changes = changesSince(boardState, mark);
			return [...changes]
				.flatMap((address, index) => {
					const walkRegisters = index % 2 === 1 || (address >= boardState.size && this.walkRegisters[address - boardState.size] === 1);
					return walkRegisters ? [] : [`${address}=${changes[index + 1]}`];
				})
				.join();
		};
		moveList.keep(base, (packed, packedDetail) => {
			const mark = boardState.top;
			player.write(packed, packedDetail);
			const walked = lasting(mark);
			boardState.undo(mark);
			const { eventCodes, eventCells, ended } = player.make(context, packed, packedDetail, side);
			const taken = eventCodes.map((code, index) => `${eventCells[index]} ${code}`).sort();
			const text = [packed, walked, lasting(mark), taken, JSON.stringify(ended)].join(';');
			boardState.undo(mark);
			const first = known.get(text);
			if (first === undefined) {
				known.set(text, packedDetail);
				return true;
			}
			if (first >>> 26 === RECORDED && packedDetail >>> 26 === RECORDED)
				this.candidates[recordOf(first)] = united(this.candidate(first), this.candidate(packedDetail));
			return false;
		});
		frames.pop();
	}

	/** Of a recorded walk and an equal table move, the table move stays, unless the walk left marks. */
	private dropDuplicates(base: number, middle: number, first: number): void {
		const { moveList } = this.inPlay.generator;
		const dropped = new Set<number>();
		for (let index = middle; index < moveList.top; index++) {
			const candidate = recordOf(moveList.details[index]!) < first ? undefined : this.candidate(moveList.details[index]!);
			if (candidate === undefined || shapeOf(moveList.details[index]!) !== RECORDED) continue;
			const marked = candidate.marks.some((cell) => cell >= 0);
			for (let other = base; other < middle; other++) {
				if (
					moveList.routes[other] !== moveList.routes[index] ||
					!this.isSameMove(moveList.details[other]!, moveList.routes[other]!, candidate)
				)
					continue;
				dropped.add(marked ? other : index);
				if (!marked) break;
			}
		}
		if (dropped.size === 0) return;
		const { tried } = moveList;
		for (const index of dropped) if (index < tried) moveList.tried--;
		let index = base;
		moveList.keep(base, () => !dropped.has(index++));
	}

	/** Whether a table move has the same writes and captures as a walk. */
	private isSameMove(packedDetail: number, packed: number, { writes, eventCodes, eventCells, ended }: Candidate): boolean {
		const { boardState, player } = this.inPlay;
		const shape = shapeOf(packedDetail);
		// A table move never declares the end of the game.
		if (shape === RECORDED || ended !== undefined) return false;
		const on = shape === TAKING ? auxOf(packedDetail) : toOf(packed);
		const victim = shape === SCRIPTED ? 0 : boardState.board[on]!;
		if (victim === 0 ? eventCodes.length > 0 : eventCodes.length !== 1 || eventCodes[0] !== victim || eventCells[0] !== on) return false;
		const mark = boardState.top;
		player.write(packed, packedDetail);
		const written = changesSince(boardState, mark);
		boardState.undo(mark);
		return String(written) === String(writes);
	}

	write(detail: number): void {
		const { boardState, size } = this.runtime.inPlay;
		const { writes } = this.candidate(detail);
		for (let index = 0; index < writes.length; index += 2) {
			const address = writes[index]!;
			if (address < size) boardState.set(address, writes[index + 1]!);
			else boardState.write(address - size, writes[index + 1]!);
		}
	}

	context(detail: number, context: EvaluationContext): void {
		const candidate = this.candidate(detail);
		context.first = candidate.first;
		context.mover = candidate.mover;
		context.stand = candidate.stand;
		context.eventCodes = candidate.eventCodes;
		context.eventCells = candidate.eventCells;
		context.marks.set(candidate.marks);
		context.bounds.set(candidate.bounds);
		context.ended = candidate.ended;
	}
}
