import { testOf } from '../ask/conditions.js';
import type { Test } from '../ask/walker.js';
import type { SeatedPosition } from '../general/position.js';
import { seat } from '../general/seat.js';
import type { Recorded } from '../load/kernel.js';
import { history, key } from '../position/chain.js';
import type { Candidate } from './candidate.js';
import { followed, Origins, stepsOf } from './origins.js';
import type { WalkPrograms } from './programs.js';

interface CompiledTrace {
	/** By asking side: the codes that it is about. */
	readonly of: readonly Uint8Array[];
	readonly test: Test;
}

/** What outcomes ask of the way to a position: boards that occurred, and pieces that stayed in a trace. */
export class History {
	readonly origins: Origins = new Origins();
	private readonly programs: WalkPrograms;
	private readonly boards = new WeakMap<SeatedPosition, string>();
	private readonly traces = new Map<string, CompiledTrace>();

	constructor(programs: WalkPrograms) {
		this.programs = programs;
	}

	/** How often the board, without flags, has occurred; in the turn that is being played, or ever. Now included. */
	occurred(turnOnly: boolean): number {
		const now = this.programs.kernel.seated();
		if (now === undefined) return 1;
		const { sideOf } = this.programs.kernel.player;
		let count = 1;
		for (let at = now.parent; at !== undefined; at = at.parent) {
			seat(at);
			if (turnOnly && sideOf[at.phase] !== sideOf[now.phase]) break;
			if (this.boardOf(at) === this.boardOf(now)) count++;
		}
		seat(now);
		return count;
	}

	/** Pieces that were in a trace after every move of a side since the position first occurred. */
	kept(name: string, side: number): number {
		const now = this.programs.kernel.seated();
		if (now === undefined) return 0;
		const chain = history(now) as SeatedPosition[];
		const first = chain.findIndex((at) => at !== now && key(at) === key(now));
		const left = first < 0 ? [] : this.follow(chain.slice(first), this.trace(name), side);
		seat(now);
		return left.length;
	}

	private boardOf(position: SeatedPosition): string {
		let text = this.boards.get(position);
		if (text === undefined) {
			seat(position);
			const { bench, codes } = this.programs.kernel;
			text = Array.from(bench.board, (code) => codes.withFlags(code, 0)).join();
			this.boards.set(position, text);
		}
		return text;
	}

	private trace(name: string): CompiledTrace {
		let trace = this.traces.get(name);
		if (trace === undefined) {
			const { kernel } = this.programs;
			const { of, if: condition } = kernel.ruleset.traces[name]!;
			trace = { of: [0, 1].map((side) => kernel.codes.matching(of, side)), test: testOf(kernel, condition) };
			this.traces.set(name, trace);
		}
		return trace;
	}

	/** Numbers the pieces of the chain's first position, follows them, and keeps those that each of the side's moves left in the trace. */
	private follow(chain: readonly SeatedPosition[], trace: CompiledTrace, side: number): readonly number[] {
		const { kernel } = this.programs;
		const { bench, player } = kernel;
		seat(chain[0]!);
		let last = 0;
		const fresh = (): number => ++last;
		let ids: Int32Array = Int32Array.from(bench.board, (code) => (code === 0 ? 0 : fresh()));
		let left: readonly number[] | undefined;
		for (const child of chain.slice(1)) {
			seat(child.parent!);
			const mark = bench.top;
			const height = this.programs.height();
			const mover = player.sideNow();
			const recorded = child.recorded as (Recorded & Candidate) | undefined;
			const detail = recorded === undefined ? child.detail : this.programs.again(recorded);
			const from = child.route >>> 16;
			this.origins.steps = [...(recorded?.origins ?? stepsOf(kernel, child.route, detail))];
			const walker = player.make(child.route, detail, mover);
			if (mover === side) {
				const moved = followed(ids, this.origins.steps, from < bench.size ? from : -1, fresh);
				const inside = new Set<number>();
				for (let cell = 0; cell < bench.size; cell++) {
					if (moved[cell] === 0 || trace.of[mover]![bench.board[cell]!] === 0) continue;
					walker.at = cell;
					if (trace.test(walker)) inside.add(moved[cell]!);
				}
				left = left === undefined ? [...inside] : left.filter((id) => inside.has(id));
				walker.at = (child.route & 0xffff) < bench.size ? child.route & 0xffff : -1;
			}
			player.advance(walker);
			ids = followed(ids, this.origins.steps, from < bench.size ? from : -1, fresh);
			bench.undo(mark);
			this.programs.forget(height);
		}
		this.origins.steps = [];
		return left ?? [];
	}
}
