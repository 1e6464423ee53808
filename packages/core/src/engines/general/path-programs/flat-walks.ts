import { FIRST_POINT } from '../../../board/registers.js';
import { asPiece, fold, foldSome, forKinds, type Pass } from '../../../rules/fold.js';
import type { CellRef, Cond, Effect, Path } from '../../../rules/types.js';
import { detail, LEAVING, PLAIN } from '../packed-move.js';
import { isPlaced, type Leg, type SurveyCondition, UNKNOWN } from './legs.js';
import { Survey } from './survey.js';

/** Longer lists of operations are not worth having. */
const LONGEST = 3 * 400;

/** Whether something may be flat: 2: yes, 1: only in attack queries, 0: never. */
type Level = 0 | 1 | 2;

const never = (): Level => 0;
const forAttack = (): Level => 1;
const always = (): Level => 2;

const least = <Part>(parts: readonly Part[], level: (part: Part) => Level): Level => {
	let found: Level = 2;
	for (let index = 0; index < parts.length && found > 0; index++) found = Math.min(found, level(parts[index]!)) as Level;
	return found;
};

/** The levels of the nodes seen so far. */
const known = new WeakMap<object, Level>();

/** Asks once for each node. */
function once<Node extends object>(level: (node: Node) => Level, node: Node): Level {
	let found = known.get(node);
	if (found === undefined) {
		found = level(node);
		known.set(node, found);
	}
	return found;
}

const levelOfCell: Pass<'cell', Level> = /* @__PURE__ */ fold<'cell', Level>('cell', {
	...forKinds(always, 'plain', 'point', 'cell'),
	mark: forAttack,
	from: ({ from }) => levelOfCell(from),
});

const levelOfPiece: Pass<'piece', Level> = /* @__PURE__ */ fold<'piece', Level>('piece', {
	...forKinds(always, 'plain', 'kind'),
	of: ({ of }) => levelOfCell(of),
	was: ({ was }) => levelOfCell(was),
	recolour: ({ recolour }) => levelOfPiece(recolour),
});

const levelOfCondition: Pass<'condition', Level> = /* @__PURE__ */ fold<'condition', Level>('condition', {
	...forKinds(never, 'phase', 'compare', 'before'),
	...forKinds(always, 'mover', 'def'),
	...forKinds(forAttack, 'attacked', 'royalAttacked'),
	is: ({ is }) => levelOfCell(is),
	in: ({ in: cell }) => levelOfCell(cell),
	same: ({ same }) => least(same, levelOfCell),
	all: ({ all }) => least(all, levelOfTest),
	some: ({ some }) => least(some, levelOfTest),
	not: ({ not }) => levelOfTest(not),
});

const levelOfTest = (cond: Cond): Level => once(levelOfCondition, cond);

const levelOfEffect: Pass<'effect', Level> = /* @__PURE__ */ fold<'effect', Level>('effect', {
	...forKinds(never, 'var', 'store', 'forEach', 'end'),
	land: ({ as = 'mover', leave, flags }) => (leave === undefined && flags === undefined ? levelOfPiece(as) : 0),
	capture: ({ capture, later }) => (later === undefined ? levelOfCell(capture) : 0),
	set: ({ set, to, flags }) => (flags === undefined ? (Math.min(levelOfCell(set), levelOfPiece(to)) as Level) : 0),
	point: ({ to, add }) => (add === undefined ? levelOfCell(to ?? 'at') : 0),
});

const levelOfPath: Pass<'path', Level> = /* @__PURE__ */ fold<'path', Level>('path', {
	pick: never,
	mark: forAttack,
	...forKinds(always, 'step', 'use'),
	go: ({ go }) => levelOfCell(go),
	test: ({ test }) => levelOfTest(test),
	do: ({ do: effect }) => levelOfEffect(effect),
	each: ({ path }) => levelOf(path),
	loop: ({ loop }) => levelOf(loop),
	seq: ({ seq }) => least(seq, levelOf),
	any: ({ any }) => least(any, levelOf),
});

const levelOf = (path: Path): Level => once(levelOfPath, path);

/** Whether a path has only parts that can be flat; or, below, at least in attack queries. */
export const mayBeFlat = (path: Path): boolean => levelOf(path) === 2;

export const mayBeFlatForAttack = (path: Path): boolean => levelOf(path) > 0;

/**
 * Walks that only test the pieces on cells and then land, from one cell, as a list of operations that runs without a walk.
 *
 * Each operation is three numbers. `cell, table, else`: a code of the table is on the cell, or execution continues at `else`. `-1,
 * register, else`: the point is on no cell. `-2, to, detail` (captures `-3`): emits a move of the same form as table moves. Tests common
 * to several walks run once.
 */
export class FlatWalks extends Survey {
	readonly mayReturn = false;
	/** `tables[table * codes + code]`, and the numbers of the tables. */
	tables: Uint8Array = new Uint8Array(0);
	private readonly numbers = new Map<string, number>();
	private readonly numbered = new Map<Uint8Array, number>();
	private readonly opposites = new Map<Uint8Array, Uint8Array>();
	private ops: number[] = [];
	private cell = -1;
	private mover = 0;
	private readonly known = new Map<number, Uint8Array>();
	private target = -1;
	private victim = -1;
	private becomes = 0;
	private point = -1;

	/** The effects that can be flat: each notes what the walk does; false where it ends the walk. */
	private readonly acts: Pass<'effect', boolean> = foldSome(
		'effect',
		{
			capture: ({ capture }) => {
				const cell = this.placed(capture);
				if (cell < 0) return false;
				if (this.victim >= 0 || this.target >= 0) throw UNKNOWN;
				this.victim = cell;
				return true;
			},
			land: (effect) => {
				if (this.target >= 0 || Object.keys(effect).length > 1) throw UNKNOWN;
				this.target = this.at;
				this.stand = this.at;
				return true;
			},
			point: ({ point, to }) => {
				const { registers } = this.runtime.inPlay;
				if (this.point >= 0 || to === null || registers.lists.has(point) || this.placed(to) < 0) throw UNKNOWN;
				this.point = detail(LEAVING, (registers.point(point) - FIRST_POINT) / 2, this.placed(to));
				return true;
			},
			set: ({ set, to }) => {
				const { codes, royal } = this.runtime.inPlay;
				const piece = asPiece('kind', to);
				const isPlain = piece?.side === 'own' && this.becomes === 0 && this.target >= 0;
				if (!isPlain || this.placed(set) !== this.target) throw UNKNOWN;
				this.becomes = codes.of(this.side, codes.kindIndex(piece.kind));
				// If the move changes whether the piece is royal, its safety is found by trial.
				if (royal[this.becomes] !== royal[this.mover]) throw UNKNOWN;
				return true;
			},
		},
		() => {
			throw UNKNOWN;
		},
	);

	/** Begins the list of a code on a cell. */
	begin(code: number, cell: number): void {
		this.ops = [];
		this.mover = code;
		this.cell = cell;
	}

	/** Adds the walks of a path; false where they cannot be flat. `forAttack`: as in an attack query. */
	add(path: Path, forAttack = false): boolean {
		const { length } = this.ops;
		this.withinAttack = forAttack;
		this.known.clear();
		this.target = -1;
		this.victim = -1;
		this.becomes = 0;
		this.point = -1;
		const done = this.follow(path, this.mover, this.cell);
		if (!done) this.ops.length = length;
		return done;
	}

	/** The list, or undefined where it is empty. */
	operations(listing: boolean): Int32Array | undefined {
		const { inPlay } = this.runtime;
		if (this.ops.length === 0) return undefined;
		const ops = Int32Array.from(this.ops);
		if (listing && this.overlaps(ops)) inPlay.tables.overlaps[this.mover] = 1;
		return ops;
	}

	/** Whether two operations, or an operation and a table entry, reach the same target. */
	private overlaps(ops: Int32Array): boolean {
		const { tables, size, lattice } = this.runtime.inPlay;
		const { leaps, chains, rides, tracks, rays } = tables;
		const row = this.mover * size + this.cell;
		const met = new Set<number>(leaps.items.subarray(leaps.start[row], leaps.start[row + 1]));
		for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) met.add(chains.head[entry]! & 0xffff);
		const add = (ray: number): void => {
			for (let index = rays.start[ray]!; index < rays.start[ray + 1]!; index++) met.add(rays.items[index]!);
		};
		for (let ride = rides.start[this.mover]!; ride < rides.start[this.mover + 1]!; ride++) add(rides.direction[ride]! * size + this.cell);
		for (let entry = tracks.start[row]!; entry < tracks.start[row + 1]!; entry++) add(tracks.ray[entry]!);
		for (const { direction } of tables.hoppers[this.mover] ?? []) add(direction * size + this.cell);
		if (lattice.exists[this.cell] === 0) return false;
		for (let index = 0; index < ops.length; index += 3) {
			if (ops[index]! > -2) continue;
			if (met.has(ops[index + 1]!)) return true;
			met.add(ops[index + 1]!);
		}
		return false;
	}

	forgetting(round: Leg): void {
		round(this);
	}

	ask(condition: SurveyCondition, next: Leg): void {
		const answer = condition.holds(this);
		if (answer === false) return;
		if (answer === true) {
			next(this);
			return;
		}
		if (condition.all !== undefined) {
			condition.all.reduceRight<Leg>((rest, part) => () => this.ask(part, rest), next)(this);
			return;
		}
		const not = condition.not !== undefined;
		const { piece } = condition.not ?? condition;
		if (piece === undefined || this.written) throw UNKNOWN;
		if (piece.point >= 0) {
			if (!not || !piece.anything) throw UNKNOWN;
			this.question(-1, piece.point, next);
			return;
		}
		if (!piece.placed) throw UNKNOWN;
		const table = piece.tables[this.side]!;
		const cell = piece.cell(this);
		if (cell >= 0) this.need(cell, not ? this.opposite(table) : table, next);
		else if (not) next(this);
	}

	/** The complement of a table; always the same object for the same table. */
	private opposite(table: Uint8Array): Uint8Array {
		let other = this.opposites.get(table);
		if (other === undefined) {
			other = table.map((fits) => 1 - fits);
			this.opposites.set(table, other);
		}
		return other;
	}

	private need(cell: number, table: Uint8Array, next: Leg): void {
		const known = this.known.get(cell);
		let both = table;
		if (known !== undefined) {
			both = new Uint8Array(table.length);
			let surely = true;
			for (let code = 0; code < table.length; code++) {
				both[code] = table[code]! & known[code]!;
				if (both[code] !== known[code]) surely = false;
			}
			if (!both.includes(1)) return;
			if (surely) {
				next(this);
				return;
			}
		} else if (!table.includes(1)) return;
		this.known.set(cell, both);
		this.question(cell, this.numberOf(table), next);
		if (known === undefined) this.known.delete(cell);
		else this.known.set(cell, known);
	}

	private question(cell: number, what: number, next: Leg): void {
		const { ops } = this;
		const at = ops.length;
		if (at > LONGEST) throw UNKNOWN;
		ops.push(cell, what, 0);
		next(this);
		if (ops.length === at + 3) ops.length = at;
		else ops[at + 2] = ops.length;
	}

	act(effect: Effect, next: Leg): void {
		const { written, stand, target, victim, becomes, point } = this;
		if (!this.acts(effect)) return;
		this.written = true;
		next(this);
		this.written = written;
		this.stand = stand;
		this.target = target;
		this.victim = victim;
		this.becomes = becomes;
		this.point = point;
	}

	end(): void {
		const { target, victim, becomes, point, side } = this;
		const { codes, tables } = this.runtime.inPlay;
		const standing = this.known.get(target);
		if (target < 0 || target !== this.at || target === this.origin || standing === undefined || (victim >= 0 && victim !== target))
			throw UNKNOWN;
		if (!standing.every((fits, code) => fits === 0 || (victim < 0 ? code === 0 : codes.side[code] === 1 - side))) throw UNKNOWN;
		const ending = becomes === 0 ? 0 : tables.endings.items.indexOf(becomes) + 1;
		if (becomes !== 0 && (ending === 0 || point >= 0)) throw UNKNOWN;
		this.ops.push(victim < 0 ? -2 : -3, target, point >= 0 ? point : detail(PLAIN, ending, 0));
	}

	private placed(ref: CellRef): number {
		if (!isPlaced(ref)) throw UNKNOWN;
		return this.cellOf(ref);
	}

	private numberOf(table: Uint8Array): number {
		let number = this.numbered.get(table);
		if (number !== undefined) return number;
		const text = table.join('');
		number = this.numbers.get(text);
		if (number === undefined) {
			number = this.numbers.size;
			this.numbers.set(text, number);
			const longer = new Uint8Array(this.tables.length + table.length);
			longer.set(this.tables);
			longer.set(table, this.tables.length);
			this.tables = longer;
		}
		this.numbered.set(table, number);
		return number;
	}
}
