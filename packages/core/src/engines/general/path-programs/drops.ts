import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { slot } from '../../../evaluate/references.js';
import type { GameInPlay } from '../model.js';
import { auxOf, DROPPED, detail, NOWHERE, route, toOf } from '../packed-move.js';
import { lazily } from './parts.js';

/** A kind that a side may drop. */
interface Drop {
	readonly code: number;
	/** The register of the store that counts it. */
	readonly register: number;
	readonly zone: Uint8Array;
	/** Compiled when the store first holds a piece. */
	readonly tests: () => readonly Test[];
	/** There are no tests. */
	readonly plain: boolean;
	readonly marks: readonly string[];
	/** Some law reads one of the marks. */
	readonly judged: boolean;
}

/**
 * Drops as tables: their kinds, registers and target cells. Only tests of the board are closures.
 *
 * A drop fills one cell and writes one store, so it starts no attack but that of the dropped piece.
 */
export class Drops {
	private readonly inPlay: GameInPlay;
	/** By the name of the path, and side. */
	private readonly lists: ReadonlyMap<string, readonly (readonly Drop[])[]>;
	private readonly all: Drop[] = [];

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { codes, registers, zones, lattice, plan, ruleset } = inPlay;
		const entries = Object.entries(plan.drops ?? {}).map(([name, drops]): [string, Drop[][]] => [
			name,
			[0, 1].map((side) =>
				drops.map(({ kind, store, zone, tests, marks }) => {
					const map = zone === undefined ? lattice.exists : zones[side]![zone]!;
					const stored = codes.kinds.indexOf(ruleset.stores[store]!.as?.[kind] ?? kind);
					const drop: Drop = {
						code: codes.of(side, codes.kinds.indexOf(kind)),
						register: registers.store(store, side) + stored,
						zone: map.map((inside, cell) => inside & lattice.exists[cell]!),
						tests: lazily(() => tests.map((test) => testOf(inPlay, test))),
						plain: tests.length === 0,
						marks: [...marks].sort(),
						judged: marks.some((mark) => plan.facts.lawMarks?.includes(mark)),
					};
					for (const mark of marks) slot(inPlay.slots.marks, mark);
					this.all.push(drop);
					return drop;
				}),
			),
		]);
		this.lists = new Map(entries);
	}

	has(name: string): boolean {
		return this.lists.has(name);
	}

	/** Appends the drops of a path, all or only those to a cell. */
	list(name: string, side: number, only: number): void {
		const { boardState, size, generator } = this.inPlay;
		const { board, registers } = boardState;
		for (const drop of this.lists.get(name)![side]!) {
			if (registers[drop.register]! <= 0) continue;
			const packed = detail(DROPPED, 0, this.all.indexOf(drop));
			const last = only < 0 ? size : only + 1;
			for (let cell = Math.max(0, only); cell < last; cell++) {
				if (board[cell] === 0 && drop.zone[cell] === 1 && this.holds(drop, side, cell))
					generator.moveList.push(route(NOWHERE, cell), packed);
			}
		}
	}

	/** The number of drops of a path. */
	count(name: string, side: number): number {
		const { boardState, size } = this.inPlay;
		const { board, registers } = boardState;
		let total = 0;
		for (const drop of this.lists.get(name)![side]!) {
			if (registers[drop.register]! <= 0) continue;
			const { zone } = drop;
			const plain = drop.plain && !drop.judged;
			for (let cell = 0; cell < size; cell++)
				if (board[cell] === 0 && zone[cell] === 1 && (plain || this.allowed(drop, side, cell))) total++;
		}
		return total;
	}

	write(packed: number, packedDetail: number): void {
		const { boardState } = this.inPlay;
		const { code, register } = this.all[auxOf(packedDetail)]!;
		boardState.write(register, boardState.registers[register]! - 1);
		boardState.set(toOf(packed), code);
	}

	context(packed: number, packedDetail: number, context: EvaluationContext): void {
		for (const mark of this.marks(packedDetail)) context.marks[slot(this.inPlay.slots.marks, mark)] = toOf(packed);
	}

	code(packedDetail: number): number {
		return this.all[auxOf(packedDetail)]!.code;
	}

	marks(packedDetail: number): readonly string[] {
		return this.all[auxOf(packedDetail)]!.marks;
	}

	private allowed(drop: Drop, side: number, cell: number): boolean {
		if (!this.holds(drop, side, cell)) return false;
		return !drop.judged || this.inPlay.pathRuntime!.legality.lawful(route(NOWHERE, cell), detail(DROPPED, 0, this.all.indexOf(drop)), side);
	}

	private holds(drop: Drop, side: number, cell: number): boolean {
		if (drop.plain) return true;
		const tests = drop.tests();
		const { inPlay } = this;
		const context = inPlay.frames.push();
		context.begin(side, -1, 0);
		context.at = cell;
		const answer = tests.every((test) => test(context));
		inPlay.frames.pop();
		return answer;
	}
}
