import { asksInWalks } from '../../../analyse/history.js';
import { NEUTRAL, otherOf } from '../../../board/codes.js';
import type { Narrowing } from '../../../evaluate/evaluated-game.js';
import type { EvaluationContext, Step, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { MOVER } from '../../../evaluate/origins.js';
import type { PathRuntimeParts } from './model.js';
import { dependsOnMore } from './parts.js';

const PLAIN: Narrowing = { as: undefined, whose: undefined, via: undefined, filter: undefined };
const NO_STEPS: readonly Step[] = [];
const NO_CELLS = /* @__PURE__ */ new Int32Array(0);
/**
 * Clause 6: an evaluation inside a walk inherits its marks, its bindings, and the pieces captured with `later`, which are still on the
 * board.
 */
const inherit = (context: EvaluationContext, asking: EvaluationContext | undefined): void => {
	if (asking === undefined) return;
	context.ghosts = asking.ghosts;
	if (context.marks.length + context.bounds.length === 0) return;
	context.marks.set(asking.marks);
	context.bounds.set(asking.bounds);
	context.series.set(asking.series);
};
const stop: Step = (context) => {
	if (context.hit) context.done = true;
};

/** Attacks that tables do not describe completely: captures by walks, immunity, zones of influence, pieces admitted by a threat phase. */
export class WalkedAttacks {
	private readonly runtime: PathRuntimeParts;
	readonly walking: readonly boolean[];
	readonly capturing: Uint8Array;
	/** By side: the codes that its threat phase admits. */
	private readonly admitted: readonly (Uint8Array | undefined)[];
	private readonly threats: readonly number[];
	private readonly immune: Test | undefined;
	private readonly royal: Test;
	/** Some tables hold hits, which capture certain pieces only. */
	private readonly hits: boolean;
	/** A hit captures some royals of a side and not others. */
	readonly tellsRoyalsApart: boolean;
	/** By side: tables hold all its attacks on every piece. */
	private readonly plainSides: readonly boolean[];
	/** Conditions on history may be evaluated inside an attack query. */
	private readonly recalls: boolean;
	/** 1 for codes that no capture on a point takes. */
	private readonly plainVictim: Uint8Array;

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
		const { inPlay } = runtime;
		const { codes, ruleset, registers } = inPlay;
		this.capturing = Uint8Array.from({ length: codes.count }, (_, code) => (runtime.parts[code]!.some((part) => part.captures) ? 1 : 0));
		this.walking = [0, 1, 2].map((side) => this.capturing.some((captures, code) => captures === 1 && codes.side[code] === side));
		this.admitted = inPlay.sides.map(({ threat }, side) => {
			const filter = ruleset.turn.phases[threat]!.pieces;
			return filter === undefined ? undefined : filter === false ? new Uint8Array(codes.count) : codes.matching(filter, side);
		});
		this.threats = inPlay.sides.map(({ threat }) => registers.phases.indexOf(threat));
		this.immune = ruleset.immune && testOf(inPlay, ruleset.immune);
		this.royal = testOf(inPlay, ruleset.royal);
		const victims = inPlay.tables.hoppers.flatMap((list) => list.flatMap((one) => one.victims ?? []));
		this.hits = victims.length > 0;
		this.tellsRoyalsApart = victims.some((fits) =>
			[0, 1].some((side) => new Set(fits.filter((_, code) => inPlay.royal[code] === 1 && codes.side[code] === side)).size > 1),
		);
		const takers = inPlay.tables.pointTakes.flatMap((point) => point.takers);
		this.plainVictim = Uint8Array.from({ length: codes.count }, (_, code) => (takers.some(({ victims }) => victims[code] === 1) ? 0 : 1));
		const { history } = inPlay.plan.facts;
		this.recalls = history === 'rules' || (history === 'outcomes' && asksInWalks(ruleset.outcomes));
		this.plainSides = [0, 1].map((side) => this.tabled(side, 0) && !this.walking[side] && this.immune === undefined);
	}

	plain(side: number): boolean {
		return this.plainSides[side] === true;
	}

	captures(): boolean {
		const { literal, history } = this.runtime.inPlay.plan.facts;
		if (literal === true || history === 'rules' || this.tellsRoyalsApart) return true;
		return this.walking.includes(true) && dependsOnMore(this.runtime);
	}

	captureCells(code: number, cell: number): Int32Array {
		return this.capturing[code] === 1 ? this.runtime.reach.of(code, cell).captureCells : NO_CELLS;
	}

	/** Whether tables hold all attacks of a side on a piece, apart from walks and immunity. */
	private tabled(side: number, standing: number): boolean {
		const { royal } = this.runtime.inPlay;
		return side < 2 && this.admitted[side] === undefined && (!this.hits || (royal[standing] === 1 && !this.tellsRoyalsApart));
	}

	/**
	 * The tables and flat walks are asked with the piece that `list` would put on the cell, which is not put there. Where that piece is royal,
	 * only walks count that may capture a royal.
	 *
	 * Proof: tables capture every enemy alike and do not read the target, so with no threat phase that admits some pieces only, and no point
	 * whose victim stands there, what is assumed changes no answer. Hits capture some enemies only: tables know those that capture royals, which
	 * holds for each royal where no hit tells them apart. A flat walk reads no phase, and asks the target's code for
	 * itself. A walk without the bit for royals (`Reach.capture`) fails a test on every board where a royal of this side stands on the cell.
	 * Immunity belongs to a royal on its own cell: where one is only assumed and some piece may be immune, `list` decides.
	 */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean {
		const { runtime, immune } = this;
		const { inPlay } = runtime;
		const { attacks, boardState, codes, recording, royal } = inPlay;
		if (codes.oneTeam || this.recalls) return this.list(cell, side, asking, PLAIN, 1).length > 0;
		const own = codes.side[boardState.board[cell]!] === 1 - side;
		const standing = own ? boardState.board[cell]! : this.assumed(side, asking);
		const bit = royal[standing] === 1 ? 2 : 1;
		const walked = this.walking[side] === true && this.walkReaches(cell, side, bit);
		const simple = standing > 0 && (own || immune === undefined) && this.plainVictim[standing] === 1;
		const tabled = this.tabled(side, standing);
		if (!tabled || walked || recording !== 0 || inPlay.generator.pointTakesMatter || !simple) {
			if (!tabled || this.walking[side] === true || !own) return this.list(cell, side, asking, PLAIN, 1).length > 0;
			let met = false;
			inPlay.read(cell);
			attacks.scan(cell, side, () => {
				met = true;
				return true;
			});
			return met && !this.isImmune(cell, asking);
		}
		const found =
			this.walking[side] === true ? runtime.tables.walkAttackers!.captures(cell, side, standing, bit) : attacks.byTable(cell, side);
		return found && !(own && this.isImmune(cell, asking));
	}

	/** The piece of the other side that `list` assumes on a cell without one: the mover that asks, or a royal outside a walk. */
	private assumed(side: number, asking: EvaluationContext | undefined): number {
		const { codes } = this.runtime.inPlay;
		if (asking === undefined) return this.anyOf(1 - side);
		const { mover } = asking;
		return mover > 0 && codes.side[mover] === side && side < 2 ? codes.recoloured(mover, 1 - side) : mover;
	}

	list(
		cell: number,
		side: number,
		asking: EvaluationContext | undefined,
		how: Narrowing = PLAIN,
		most: number = Number.POSITIVE_INFINITY,
	): number[] {
		const { codes } = this.runtime.inPlay;
		const standing = this.runtime.inPlay.read(cell);
		let put = 0;
		if (standing === 0 || standing === codes.ghost || codes.friends(codes.side[standing]!, side)) {
			const owner = asking !== undefined && !codes.friends(asking.side, side) ? asking.side : otherOf(side);
			const code = how.as !== undefined && asking !== undefined ? how.as(asking) : asking === undefined ? this.anyOf(owner) : asking.mover;
			// Clause 8: only pieces are attacked, not cells as such; a piece must be assumed there.
			if (code <= 0) return [];
			put = codes.recoloured(code, owner);
		}
		if (!this.recalls) return this.find(cell, put, side, asking, how, most);
		const source = how.whose !== undefined && asking !== undefined ? how.whose(asking) : MOVER;
		return this.runtime.history.asked(asking, cell, put === 0 ? undefined : source, () => this.find(cell, put, side, asking, how, most));
	}

	/** `list` with the code that stands on the cell for the query (0: none is put there). */
	private find(cell: number, put: number, side: number, asking: EvaluationContext | undefined, how: Narrowing, most: number): number[] {
		const { inPlay } = this.runtime;
		const { boardState, codes } = inPlay;
		const mark = boardState.top;
		const found = new Set<number>();
		if (put !== 0) boardState.set(cell, put);
		const admits = how.via === undefined ? this.admitted[side] : undefined;
		const each = (from: number): boolean => {
			if (admits !== undefined && admits[boardState.board[from]!] === 0) return false;
			const free = how.via !== undefined && asking?.withinAttack !== true;
			if (how.filter === undefined || this.holdsFor(how.filter, from, asking, codes.side[boardState.board[from]!]!, free)) found.add(from);
			return found.size >= most;
		};
		const phase = inPlay.phaseInstead;
		if (side < 2) inPlay.phaseInstead = this.threats[side]!;
		try {
			// Tables capture enemies only; only walks can capture neutral pieces.
			if (how.via === undefined && side < 2 && codes.isPlayers(boardState.board[cell]!)) inPlay.attacks.scan(cell, side, each);
			if (found.size < most && (how.via !== undefined || side === NEUTRAL || this.walking[side]))
				this.walk(cell, side, how.via, each, asking);
		} finally {
			inPlay.phaseInstead = phase;
		}
		// Tested last, since most queries find no attacker.
		if (how.via === undefined && found.size > 0 && this.isImmune(cell, asking)) found.clear();
		boardState.undo(mark);
		return [...found];
	}

	royals(side: number, asking: EvaluationContext | undefined): number[] {
		const { inPlay } = this.runtime;
		const { boardState, size } = inPlay;
		inPlay.everythingRead = true;
		const cells = Array.from(boardState.list.subarray(side * size, side * size + boardState.counts[side]!)).sort((a, b) => a - b);
		return cells.filter((cell) => {
			const context = this.pushHolder(cell, asking, side);
			if (asking !== undefined) {
				const { start, settled, entered, eventCodes, eventCells } = asking;
				Object.assign(context, { start, settled, entered, eventCodes, eventCells });
			}
			const answer = this.asMover(cell, () => this.royal(context));
			inPlay.frames.pop();
			return answer;
		});
	}

	private walk(cell: number, side: number, via: Step | undefined, each: (from: number) => boolean, asking?: EvaluationContext): void {
		const { runtime } = this;
		const { inPlay } = runtime;
		const { boardState, codes, size } = inPlay;
		for (const from of boardState.list.slice(side * size, side * size + boardState.counts[side]!).sort()) {
			const code = boardState.board[from]!;
			const steps =
				via !== undefined
					? [via]
					: side === NEUTRAL
						? [runtime.named.wholePath(codes.kind[code]!)]
						: this.capturingSteps(code, from, cell, side);
			// A piece without a walk to the cell is not read: its presence changes no answer.
			if (steps.length === 0) continue;
			inPlay.read(from);
			if (this.walksCapture(steps, from, code, cell, side, asking, via === undefined || asking?.withinAttack === true) && each(from)) break;
		}
	}

	/** Whether one of the given walks from a cell captures on another cell. */
	private walksCapture(
		steps: readonly Step[],
		from: number,
		code: number,
		cell: number,
		side: number,
		asking?: EvaluationContext,
		withinAttack = true,
	): boolean {
		const { inPlay } = this.runtime;
		const { boardState } = inPlay;
		const context = inPlay.frames.push();
		const mark = boardState.top;
		let found = false;
		for (let index = 0; index < steps.length && !found; index++) {
			context.begin(side, from, code);
			inherit(context, asking);
			context.target = cell;
			context.withinAttack = withinAttack;
			context.emit = stop;
			this.asMover(from, () => steps[index]!(context));
			boardState.undo(mark);
			found = context.done;
		}
		inPlay.frames.pop();
		return found;
	}

	/** The walks by which a code might capture on a cell. */
	private capturingSteps(code: number, from: number, cell: number, side: number): readonly Step[] {
		const { runtime } = this;
		if (this.capturing[code] === 0) return NO_STEPS;
		if (side > 1) return runtime.parts[code]!.map((part) => part.step());
		const { walked, capturingSteps } = runtime.reach.of(code, from);
		return walked === undefined || walked[cell] === 0 ? NO_STEPS : capturingSteps;
	}

	reaches(cell: number, side: number, bit: number): boolean {
		const { inPlay, reach } = this.runtime;
		const { list, counts, board, size } = inPlay.boardState;
		for (let place = side * size, last = place + counts[side]!; place < last; place++) {
			const from = list[place]!;
			const code = board[from]!;
			if (this.capturing[code] === 0) continue;
			const { captures } = reach.of(code, from);
			if (captures !== undefined && (captures[cell]! & bit) !== 0) return true;
		}
		return false;
	}

	walkReaches(cell: number, side: number, bit: number): boolean {
		const { inPlay, reach } = this.runtime;
		const { list, counts, board, size } = inPlay.boardState;
		for (let place = side * size, last = place + counts[side]!; place < last; place++) {
			const code = board[list[place]!]!;
			if (this.capturing[code] === 1 && ((reach.of(code, list[place]!).walked?.[cell] ?? 0) & bit) !== 0) return true;
		}
		return false;
	}

	byWalk(cell: number, side: number): boolean {
		const { inPlay } = this.runtime;
		const phase = inPlay.phaseInstead;
		let found = false;
		if (side < 2) inPlay.phaseInstead = this.threats[side]!;
		try {
			this.walk(cell, side, undefined, () => {
				found = true;
				return true;
			});
		} finally {
			inPlay.phaseInstead = phase;
		}
		return found;
	}

	isImmune(cell: number, asking: EvaluationContext | undefined): boolean {
		const { immune } = this;
		const side = this.runtime.inPlay.codes.side[this.runtime.inPlay.boardState.board[cell]!]!;
		return immune !== undefined && this.holdsFor(this.royal, cell, asking, side) && this.holdsFor(immune, cell, asking, side);
	}

	/** Evaluates a condition with `at` = `origin` = a cell, for a side; nested attack queries are allowed only where `free`. */
	private holdsFor(test: Test, cell: number, asking: EvaluationContext | undefined, side: number, free = false): boolean {
		const context = this.pushHolder(cell, asking, side);
		context.withinAttack = !free;
		const answer = this.asMover(cell, () => test(context));
		this.runtime.inPlay.frames.pop();
		return answer;
	}

	/** Evaluates with the piece on a cell as mover. */
	private asMover<T>(cell: number, ask: () => T): T {
		const { origins } = this.runtime;
		return origins === undefined || !this.recalls ? ask() : origins.withMover(cell, ask);
	}

	/** Pushes a context with the piece on a cell as mover, for a side. The caller pops it. */
	private pushHolder(cell: number, asking: EvaluationContext | undefined, side: number): EvaluationContext {
		const { inPlay } = this.runtime;
		const context = inPlay.frames.push();
		context.begin(side, cell, inPlay.read(cell));
		inherit(context, asking);
		context.withinAttack = true;
		return context;
	}

	/** The piece of a side assumed on a cell by an attack query outside a walk: a royal, if the side has one. */
	private anyOf(side: number): number {
		const { boardState, size, codes } = this.runtime.inPlay;
		if (side < 0 || side > 1) return 0;
		const at =
			boardState.royals[side]! > 0 ? boardState.royalCell[side]! : boardState.counts[side]! > 0 ? boardState.list[side * size]! : -1;
		return at < 0 ? codes.of(side, 0) : boardState.board[at]!;
	}
}
