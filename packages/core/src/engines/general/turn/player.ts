import type { PointList } from '../../../board/point-lists.js';
import { FIRST_POINT, PHASE } from '../../../board/registers.js';
import { EvaluationContext, type Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { readsMoveOnly } from '../../../evaluate/reads-move-only.js';
import { asEffect } from '../../../rules/fold.js';
import type { Hook } from '../../../rules/types.js';
import { type Raise, withBoardAt } from '../changes.js';
import type { CompiledHook, GameInPlay, PhaseData } from '../model.js';

import { auxOf, endingOf, fromOf, LEAVING, NOWHERE, RECORDED, SCRIPTED, shapeOf, TAKING, toOf } from '../packed-move.js';
import type { Rows } from '../tables/tables.js';
import { Flags } from './flags.js';
import { hookOf, runHooks } from './hooks.js';
import { countMoves } from './moves.js';

/** Makes moves on the board, in the order of clause 12: walk, hooks, flags; then next phase, expiring lifetimes, enter hooks. */
export class Player {
	readonly sideOf: readonly number[];
	readonly phases: readonly PhaseData[];
	private readonly inPlay: GameInPlay;
	private readonly hooks: readonly CompiledHook[];
	private readonly lives: readonly string[];
	private readonly lists: readonly (PointList | undefined)[];
	/** Registers of variables whose lifetime is a turn or a walk, with their start values. */
	private readonly shortVars: readonly { readonly life: string; readonly register: number; readonly start: number }[];
	private readonly flags: Flags;
	/** Codes with equal numbers may replace each other in `BoardState.move`: same side, and both royal or both not. */
	private readonly movable: Uint8Array;
	readonly follows: Int32Array;
	/** Hooks only change variables by constants, and their conditions read only phase, mover and capture. */
	private readonly hooksAreTabular: boolean;
	/** The writes of such hooks, by `(phase * codes + code) * 2 + captured`: triples of register, 1 to set it or 0 to add, and number. */
	private counts: Rows | undefined;
	readonly walking: boolean;
	private raise: Raise | undefined;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { ruleset, registers, codes } = inPlay;
		const hook = (rule: Hook): CompiledHook => hookOf(inPlay, rule);
		const phases = Object.values(ruleset.turn.phases);
		this.sideOf = phases.map((phase) => codes.sideIndex(phase.side));
		this.hooks = ruleset.after.map(hook);
		this.phases = phases.map(({ next, enter = [], skip }) => ({
			next: next.map((entry) => ({ test: entry.if && testOf(inPlay, entry.if), to: registers.phases.indexOf(entry.to) })),
			enter: enter.map(hook),
			skip: skip === undefined ? -1 : registers.phases.indexOf(skip),
		}));
		this.lives = Object.values(ruleset.points);
		this.lists = registers.points.map((name) => registers.lists.get(name));
		this.shortVars = Object.entries(ruleset.vars).flatMap(([name, { life = 'game', perSide, start }]) =>
			life === 'game' ? [] : (perSide === true ? [0, 1] : [0]).map((side) => ({ life, register: registers.variable(name, side), start })),
		);
		this.walking = this.lives.includes('walk') || this.shortVars.some(({ life }) => life === 'walk');
		this.flags = new Flags(inPlay);
		const counts = ({ do: acts, else: otherwise = [] }: Hook): boolean =>
			[...acts, ...otherwise].every((act) => {
				const change = asEffect('var', act);
				return change !== undefined && [change.add ?? 0, change.to ?? 0].every((value) => typeof value === 'number');
			});
		this.hooksAreTabular = ruleset.after.every((rule) => counts(rule) && (rule.if === undefined || readsMoveOnly(rule.if)));
		this.movable = Uint8Array.from({ length: codes.count }, (_, code) => codes.side[code]! * 2 + inPlay.royal[code]!);
		this.follows = Int32Array.from(this.phases, ({ next: [first] }, phase) => {
			const plain = first !== undefined && first.test === undefined && this.phases[first.to]!.enter.length === 0;
			return plain && !this.walking && this.sideOf[phase] !== this.sideOf[first.to] && this.shortVars.length === 0 ? first.to : -1;
		});
	}

	sideNow(): number {
		return this.sideOf[this.inPlay.boardState.registers[PHASE]!]!;
	}

	write(route: number, detail: number): void {
		const { boardState, codes, tables, pathRuntime, size } = this.inPlay;
		const shape = shapeOf(detail);
		const from = fromOf(route);
		if (shape >= RECORDED) pathRuntime!.records.write(route, detail);
		else if (shape === SCRIPTED) {
			const { writes } = tables.scripts[boardState.board[from]! * size + from]![auxOf(detail)]!;
			for (let index = 0; index < writes.length; index += 2) {
				const code = writes[index + 1]!;
				boardState.set(writes[index]!, code < 0 ? codes.withFlags(boardState.board[-2 - code]!, 0) : code);
			}
		} else {
			const to = toOf(route);
			const code = boardState.board[from]!;
			const ending = shape === LEAVING ? 0 : endingOf(detail);
			const becomes = ending === 0 ? codes.landed[code]! : tables.endings.items[ending - 1]!;
			if (shape === TAKING) boardState.set(auxOf(detail), 0);
			if (boardState.board[to] !== 0) boardState.set(to, 0);
			if (this.movable[becomes] === this.movable[code]) boardState.move(from, to, becomes);
			else {
				boardState.set(from, 0);
				boardState.set(to, becomes);
			}
			if (shape === LEAVING) {
				const register = FIRST_POINT + 2 * endingOf(detail);
				boardState.write(register, auxOf(detail));
				boardState.write(register + 1, codes.side[code]!);
			}
		}
	}

	make(context: EvaluationContext, route: number, detail: number, side: number, bare = false): EvaluationContext {
		const { inPlay } = this;
		const { boardState } = inPlay;
		const from = fromOf(route);
		const to = toOf(route);
		const shape = shapeOf(detail);
		const code = from === NOWHERE ? 0 : boardState.board[from]!;
		context.begin(side, from === NOWHERE ? -1 : from, code);
		context.at = to === NOWHERE ? -1 : to;
		if (shape >= RECORDED) inPlay.pathRuntime!.records.context(route, detail, context);
		else {
			context.mover = inPlay.codes.landed[code]!;
			context.stand = to;
			if (shape === SCRIPTED)
				inPlay.availableRuntime?.legality.scripted(context, inPlay.tables.scripts[code * boardState.size + from]![auxOf(detail)]!);
			const cell = shape === TAKING ? auxOf(detail) : to;
			if (shape !== SCRIPTED && boardState.board[cell] !== 0) context.captures(boardState.board[cell]!, cell);
		}
		if (inPlay.remembers) inPlay.availableRuntime!.history.moveBegun(route, detail);
		this.write(route, detail);
		if (!bare) runHooks(this.hooks, context);
		if (this.flags.touched(context.start)) this.flags.clearLost(context);
		return context;
	}

	play(route: number, detail: number, bare = false): void {
		const { boardState, pathRuntime, frames } = this.inPlay;
		const to = this.follows[boardState.registers[PHASE]!]!;
		if (pathRuntime !== undefined || to < 0) {
			const context = this.make(frames.push(), route, detail, this.sideNow(), bare);
			this.advance(context);
			pathRuntime?.turns.afterMove(context);
			frames.pop();
			return;
		}
		// The same as above, where only hooks and flags need the move's context.
		const mark = boardState.top;
		if (this.flags.onlyCount && (bare || (this.hooksAreTabular && shapeOf(detail) < SCRIPTED))) {
			if (!bare) this.runTabularHooks(route, detail);
			this.write(route, detail);
			if (this.flags.touched(mark)) this.clearLostFlags();
		} else {
			this.make(frames.push(), route, detail, this.sideNow(), bare);
			frames.pop();
		}
		if (this.lives.length > 0) this.expire('turn', this.sideOf[to]!);
		boardState.write(PHASE, to);
	}

	advance(context: EvaluationContext): void {
		const { inPlay } = this;
		const { boardState } = inPlay;
		if (inPlay.remembers) inPlay.availableRuntime!.history.beforeEntry(context);
		inPlay.pathRuntime?.turns.entered(context);
		let to = boardState.registers[PHASE]!;
		for (const next of this.phases[to]!.next) {
			if (next.test !== undefined && !next.test(context)) continue;
			to = next.to;
			break;
		}
		if (this.walking) this.expire('walk', -1);
		this.enter(to);
	}

	enter(phase: number): void {
		const { inPlay } = this;
		const side = this.sideOf[phase]!;
		if (side !== this.sideNow()) this.expire('turn', side);
		inPlay.boardState.write(PHASE, phase);
		const { enter } = this.phases[phase]!;
		if (enter.length === 0) return;
		const context = this.settle(inPlay.frames.push());
		context.entered = -1;
		const { entering } = inPlay;
		inPlay.entering = true;
		try {
			runHooks(enter, context);
		} finally {
			inPlay.entering = entering;
		}
		if (this.walking) this.expire('walk', -1);
		inPlay.pathRuntime?.turns.entered(context);
		inPlay.frames.pop();
	}

	/** Expires points and variables with this lifetime, and reply points written by the side whose turn begins. */
	private expire(over: string, side: number): void {
		const { boardState } = this.inPlay;
		for (let point = 0; point < this.lives.length; point++) {
			const register = FIRST_POINT + 2 * point;
			const life = this.lives[point]!;
			if (boardState.registers[register]! < 0) continue;
			if (this.lists[point] !== undefined) this.lists[point]!.expire(boardState, life, over, side);
			else if (life === over || (life === 'reply' && boardState.registers[register + 1] === side)) {
				boardState.write(register, -1);
				boardState.write(register + 1, -1);
			}
		}
		for (const { life, register, start } of this.shortVars) if (life === over) boardState.write(register, start);
	}

	settle(context: EvaluationContext): EvaluationContext {
		context.begin(this.sideNow(), -1, 0);
		context.settled = true;
		context.entered = this.inPlay.boardState.top;
		return context;
	}

	countMoves(asking: EvaluationContext, phase: number, test: Test | undefined): number {
		return countMoves(this.inPlay, asking, phase, test);
	}

	before<T>(height: number, ask: () => T): T {
		const { raise } = this;
		// Already at or below that height: the board as it is.
		if (this.inPlay.boardState.top <= height) return ask();
		const answer = withBoardAt(this.inPlay.boardState, height, (up) => {
			this.raise = up;
			return ask();
		});
		this.raise = raise;
		return answer;
	}

	standing<T>({ entered, ghosts }: EvaluationContext, ask: () => T): T {
		const { boardState, codes } = this.inPlay;
		// Inside `before`, the settled position may lie above the current height: the board is restored to it first.
		if (entered > boardState.top && this.raise !== undefined) return this.raise(() => withBoardAt(boardState, entered, ask));
		if (entered >= 0) return withBoardAt(boardState, entered, ask);
		const mark = boardState.top;
		for (const cell of ghosts) if (boardState.board[cell] === codes.ghost) boardState.set(cell, 0);
		if (this.walking) this.expire('walk', -1);
		const answer = ask();
		boardState.undo(mark);
		return answer;
	}

	clearLostFlags(): void {
		const { frames } = this.inPlay;
		this.flags.clearLost(this.settle(frames.push()));
		frames.pop();
	}

	/** Runs the hooks from their table. They write variables only, so they may run before the move's own writes. */
	private runTabularHooks(route: number, detail: number): void {
		this.counts ??= this.tabulate();
		const { start, items } = this.counts;
		const { boardState, codes } = this.inPlay;
		const { board, registers } = boardState;
		const captured = board[shapeOf(detail) === TAKING ? auxOf(detail) : toOf(route)] === 0 ? 0 : 1;
		const place = (registers[PHASE]! * codes.count + board[fromOf(route)]!) * 2 + captured;
		for (let index = start[place]!, end = start[place + 1]!; index < end; index += 3) {
			const register = items[index]!;
			boardState.write(register, (items[index + 1] === 1 ? 0 : registers[register]!) + items[index + 2]!);
		}
	}

	/** Tabulates the writes of the hooks: each condition is evaluated once for every combination of its inputs. */
	private tabulate(): Rows {
		const { inPlay, hooks } = this;
		const { boardState, codes, registers, ruleset } = inPlay;
		const actor = new EvaluationContext(inPlay);
		const now = boardState.registers[PHASE]!;
		const instead = inPlay.phaseInstead;
		inPlay.phaseInstead = -1;
		const start = [0];
		const items: number[] = [];
		try {
			for (let place = 0; place < this.phases.length * codes.count * 2; place++) {
				const phase = Math.floor(place / 2 / codes.count);
				const side = Math.min(this.sideOf[phase]!, 1);
				boardState.registers[PHASE] = phase;
				actor.begin(side, -1, codes.landed[(place >> 1) % codes.count]!);
				if (place % 2 === 1) actor.captures(codes.ghost, -1);
				for (const [number, { test }] of hooks.entries()) {
					const rule = ruleset.after[number]!;
					for (const act of test === undefined || test(actor) ? rule.do : (rule.else ?? [])) {
						const { var: name, of, to, add = 0 } = asEffect('var', act)!;
						items.push(registers.variable(name, of === 'other' ? 1 - side : side), to === undefined ? 0 : 1, Number(to ?? 0) + Number(add));
					}
				}
				start.push(items.length);
			}
		} finally {
			boardState.registers[PHASE] = now;
			inPlay.phaseInstead = instead;
		}
		return { start: new Int32Array(start), items: new Int32Array(items) };
	}
}
