import { NEUTRAL } from '../board/codes.js';
import { FIRST_POINT } from '../board/registers.js';
import type { Reverse } from '../board/tables.js';
import type { Kernel } from '../load/kernel.js';
import { testOf } from '../program/conditions.js';
import { codeOf } from '../program/references.js';
import type { Step, Test, Value, Walker } from '../program/walker.js';

/** How an attack question may be narrowed: see clause 10 of the rules model. */
export interface Narrowing {
	readonly as: Value | undefined;
	readonly via: Step | undefined;
	readonly filter: Test | undefined;
	/** Enough attackers to stop at. */
	readonly least: number;
}

const PLAIN: Narrowing = { as: undefined, via: undefined, filter: undefined, least: 1 };
const stop: Step = (walker) => {
	if (walker.hit) walker.done = true;
};

/**
 * Who attacks what. Captures that tables hold are looked up from the target; the rest is walked from each attacker.
 *
 * Looking from the target is exact because a table's captures ask nothing of the victim but that it is an enemy, and
 * what follows such a capture cannot fail; so a piece put on the target would change no answer.
 */
export class Attacks {
	private readonly kernel: Kernel;
	/** Sides some kind of which captures by program. */
	private readonly walks: [boolean, boolean, boolean] = [false, false, false];
	/** Sides whose phase of threat admits only some pieces. */
	private admitted: readonly (Uint8Array | undefined)[] = [];
	private threats: readonly number[] = [];
	private immune: Test | undefined;
	private royalTest: Test | undefined;
	private standIn: Value = () => 0;
	/** No immunity, no program, no restricted phase: the table answers alone. */
	private plain: readonly boolean[] = [];

	constructor(kernel: Kernel) {
		this.kernel = kernel;
	}

	/** Compiles what needs the finished kernel. */
	ready(): void {
		const { kernel } = this;
		const { codes, ruleset, registers } = kernel;
		for (let code = 1; code < codes.ghost; code++) {
			if (kernel.programs[code]?.captures === true) this.walks[codes.side[code]! as 0 | 1 | 2] = true;
		}
		this.admitted = kernel.sideData.map((data, side) => {
			const filter = ruleset.turn.phases[data.threat]!.pieces;
			if (filter === undefined) return undefined;
			return filter === false ? new Uint8Array(codes.count) : codes.matching(filter, side);
		});
		this.threats = kernel.sideData.map((data) => registers.phases.indexOf(data.threat));
		if (ruleset.immune !== undefined) this.immune = testOf(kernel, ruleset.immune);
		if (!kernel.plan.facts.staticRoyal) this.royalTest = testOf(kernel, ruleset.royal);
		this.standIn = codeOf(kernel, 'mover');
		this.plain = [0, 1].map((side) => !this.walks[side] && this.admitted[side] === undefined && this.immune === undefined);
	}

	/** Whether the table alone answers for this side. */
	isPlain(side: number): boolean {
		return this.plain[side] === true;
	}

	/** Whether a piece of `side` captures on this cell by table. */
	byTable(cell: number, side: number): boolean {
		const { bench, tables, codes } = this.kernel;
		const { board } = bench;
		const reverse: Reverse = tables.reverse[side as 0 | 1];
		const count = codes.count;
		const { start, items } = reverse.leaps;
		for (let index = start[cell]!, end = start[cell + 1]!; index < end; index += 3) {
			const code = board[items[index]!]!;
			if (code !== 0 && reverse.groups[items[index + 1]! * count + code] === 1) {
				const block = items[index + 2]!;
				if (block < 0 || board[block] === 0) return true;
			}
		}
		const { directions, reach } = reverse;
		const rays = tables.rays;
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + cell;
			const from = rays.start[row]!;
			for (let index = from, end = rays.start[row + 1]!; index < end; index++) {
				const code = board[rays.items[index]!]!;
				if (code === 0) continue;
				if (reach[line * count + code]! > index - from) return true;
				break;
			}
		}
		return false;
	}

	/** Cells of `side` from which tables capture on this cell; `each` returning true stops. Notes every cell it reads. */
	private scanTable(cell: number, side: number, each: (from: number) => boolean): void {
		const { kernel } = this;
		const { tables, codes } = kernel;
		const reverse: Reverse = tables.reverse[side as 0 | 1];
		const count = codes.count;
		const { start, items } = reverse.leaps;
		for (let index = start[cell]!; index < start[cell + 1]!; index += 3) {
			const from = items[index]!;
			const code = kernel.read(from);
			if (code === 0 || reverse.groups[items[index + 1]! * count + code] !== 1) continue;
			const block = items[index + 2]!;
			if ((block < 0 || kernel.read(block) === 0) && each(from)) return;
		}
		const rays = tables.rays;
		for (let line = 0; line < reverse.directions.length; line++) {
			const row = reverse.directions[line]! * tables.size + cell;
			const first = rays.start[row]!;
			for (let index = first; index < rays.start[row + 1]!; index++) {
				const from = rays.items[index]!;
				const code = kernel.read(from);
				if (code === 0) continue;
				if (reverse.reach[line * count + code]! > index - first && each(from)) return;
				break;
			}
		}
		for (const take of tables.pointTakes) {
			const point = kernel.bench.registers[FIRST_POINT + 2 * take.point]!;
			if (point < 0 || kernel.read(point) !== 0) continue;
			for (let index = take.rows.start[point]!; index < take.rows.start[point + 1]!; index += 3) {
				if (take.rows.items[index + 1] !== cell) continue;
				const from = take.rows.items[index]!;
				const taker = take.takers[take.rows.items[index + 2]!]!;
				const fits = taker.codes[kernel.read(from)] === 1 && codes.side[kernel.bench.board[from]!] === side;
				if (fits && taker.victims[kernel.bench.board[cell]!] === 1 && each(from)) return;
			}
		}
	}

	/**
	 * How many pieces of `side` attack a cell, up to `least`; the asking walker lends its mover where nobody stands there.
	 * `collect` receives the attackers' cells.
	 */
	count(cell: number, side: number, asking: Walker | undefined, how: Narrowing = PLAIN, collect?: number[]): number {
		const { kernel } = this;
		const { bench, codes } = kernel;
		if (side < 2 && this.plain[side] === true && how === PLAIN && collect === undefined && kernel.recording === 0) {
			return this.byTable(cell, side) || this.takenOnPoint(cell, side) ? 1 : 0;
		}
		const mark = bench.top;
		const standing = kernel.read(cell);
		if (standing === 0 || standing === codes.ghost || codes.side[standing] === side) {
			const guest = asking === undefined ? this.standIn : how.as;
			const code = guest === undefined ? (asking?.mover ?? 0) : asking === undefined ? this.anyOf(1 - side) : guest(asking);
			if (code > 0) bench.set(cell, codes.side[code] === side && side < 2 ? codes.recoloured(code, 1 - side) : code);
		}
		let found = 0;
		if (how.via === undefined && this.isImmune(cell, side)) {
			bench.undo(mark);
			return 0;
		}
		const admits = this.admitted[side];
		const seen = new Set<number>();
		const each = (from: number): boolean => {
			if (seen.has(from) || (admits !== undefined && admits[bench.board[from]!] === 0)) return false;
			if (how.filter !== undefined && !this.asks(how.filter, from, asking)) return false;
			seen.add(from);
			collect?.push(from);
			return ++found >= how.least && collect === undefined;
		};
		if (how.via === undefined && side < 2) this.scanTable(cell, side, each);
		if ((found < how.least || collect !== undefined) && (how.via !== undefined || this.walks[side as 0 | 1 | 2])) {
			this.scanWalks(cell, side, asking, how.via, each);
		}
		bench.undo(mark);
		return found;
	}

	/** Whether some royal of this side is attacked by the other. */
	royalAttacked(side: number, asking?: Walker): boolean {
		const { kernel } = this;
		const { bench } = kernel;
		const other = 1 - side;
		if (this.royalTest === undefined && bench.royals[side] === 1) {
			const cell = bench.royalCell[side]!;
			if (this.plain[other] === true && kernel.recording === 0) return this.byTable(cell, other) || this.takenOnPoint(cell, other);
			kernel.read(cell);
			return this.count(cell, other, asking) > 0;
		}
		for (const cell of this.royals(side)) if (this.count(cell, other, asking) > 0) return true;
		return false;
	}

	/** Cells of this side's royals, in cell order. */
	royals(side: number): number[] {
		const { kernel } = this;
		const { bench } = kernel;
		const cells: number[] = [];
		kernel.readAll();
		for (let index = 0; index < bench.counts[side]!; index++) {
			const cell = bench.list[side * kernel.size + index]!;
			if (this.royalTest === undefined ? kernel.royal[bench.board[cell]!] === 1 : this.asks(this.royalTest, cell, undefined, side))
				cells.push(cell);
		}
		return cells.sort((a, b) => a - b);
	}

	private takenOnPoint(cell: number, side: number): boolean {
		const { kernel } = this;
		for (const take of kernel.tables.pointTakes) {
			const point = kernel.bench.registers[FIRST_POINT + 2 * take.point]!;
			if (point < 0 || kernel.bench.board[point] !== 0) continue;
			for (let index = take.rows.start[point]!; index < take.rows.start[point + 1]!; index += 3) {
				if (take.rows.items[index + 1] !== cell) continue;
				const code = kernel.bench.board[take.rows.items[index]!]!;
				const taker = take.takers[take.rows.items[index + 2]!]!;
				if (taker.codes[code] === 1 && kernel.codes.side[code] === side && taker.victims[kernel.bench.board[cell]!] === 1) return true;
			}
		}
		return false;
	}

	private scanWalks(cell: number, side: number, asking: Walker | undefined, via: Step | undefined, each: (from: number) => boolean): void {
		const { kernel } = this;
		const { bench } = kernel;
		const phase = kernel.phaseInstead;
		if (side < 2) kernel.phaseInstead = this.threats[side]!;
		const cells = Array.from(bench.list.subarray(side * kernel.size, side * kernel.size + bench.counts[side]!)).sort((a, b) => a - b);
		for (const from of cells) {
			const code = kernel.read(from);
			const program = kernel.programs[code];
			const step = via ?? (program?.captures === true ? program.step : undefined);
			if (step === undefined) continue;
			const walker = kernel.walker((asking?.depth ?? -1) + 1);
			walker.begin(side === NEUTRAL ? 0 : side, from, code);
			walker.target = cell;
			walker.cut = true;
			walker.emit = stop;
			const mark = bench.top;
			step(walker);
			bench.undo(mark);
			walker.cut = false;
			if (walker.done && each(from)) break;
		}
		kernel.phaseInstead = phase;
	}

	/** Clause 10: asked of royals only. */
	private isImmune(cell: number, side: number): boolean {
		if (this.immune === undefined || side > 1) return false;
		const royal =
			this.royalTest === undefined
				? this.kernel.royal[this.kernel.bench.board[cell]!] === 1
				: this.asks(this.royalTest, cell, undefined, 1 - side);
		return royal && this.asks(this.immune, cell, undefined, 1 - side);
	}

	/** Asks a condition with `at` = `origin` = a cell, from the side of the piece there unless told. */
	private asks(test: Test, cell: number, asking: Walker | undefined, side?: number): boolean {
		const { kernel } = this;
		const code = kernel.read(cell);
		const walker = kernel.walker((asking?.depth ?? -1) + 2);
		walker.begin(side ?? Math.min(1, Math.max(0, kernel.codes.side[code]!)), cell, code);
		return test(walker);
	}

	/** Any piece of a side, to stand where an attack on an empty cell is asked from outside a walk. */
	private anyOf(side: number): number {
		const { bench, size } = this.kernel;
		return side >= 0 && side < 2 && bench.counts[side]! > 0 ? bench.board[bench.list[side * size]!]! : 0;
	}
}
