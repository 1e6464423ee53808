import type { Hook } from '@x/core';
import type { Tables } from '../tables.js';
import type { BoardState, CapturedPiece, Cell } from './board-state.js';
import { type Coordinate, toCoordinate } from './coordinate.js';
import type { EffectCompiler, EffectFunction, FlagRules } from './effects.js';
import type { ExpressionCompiler } from './evaluate.js';
import type { LaneMove, ScriptResult } from './lane-move.js';
import type { FixedPath, PointCapture, Predicate } from './piece-moves.js';
import { FLAG_BITS } from './sparse-board.js';

/** The evaluation context after a move, for `moved` outcomes. */
export interface LastMove {
	readonly side: number;
	readonly phase: number;
	readonly code: number;
	readonly flags: number;
	readonly originX: Coordinate;
	readonly originY: Coordinate;
	readonly standX: Coordinate;
	readonly standY: Coordinate;
	readonly atX: Coordinate;
	readonly atY: Coordinate;
	readonly marks: ReadonlyMap<string, Cell>;
	readonly captured: readonly CapturedPiece[];
}

interface CompiledHook {
	readonly condition: Predicate | undefined;
	readonly effects: readonly EffectFunction[];
	readonly otherwise: readonly EffectFunction[];
}

/** Makes moves on a board state: changes of the board, hooks, flags that expire, the phase that follows. */
export class MoveMaker {
	private readonly tables: Tables;
	private readonly flagRules: FlagRules;
	private readonly afterHooks: readonly CompiledHook[];
	private readonly enterHooks: readonly (readonly CompiledHook[])[];
	private readonly nextPhases: readonly (readonly { readonly condition: Predicate | undefined; readonly to: number }[])[];
	/** Flags that expire: the bit, and the condition under which a piece keeps the flag. */
	private readonly conditionalFlags: readonly { readonly bit: number; readonly condition: Predicate }[];
	private readonly pointLifetimes: readonly string[];
	private readonly variableLifetimes: readonly { readonly slot: number; readonly life: string; readonly start: number }[];

	constructor(tables: Tables, expressions: ExpressionCompiler, effects: EffectCompiler, flagRules: FlagRules) {
		const { ruleset, flags, points, phases } = tables;
		const step = (hook: Hook): CompiledHook => ({
			condition: hook.if === undefined ? undefined : expressions.condition(hook.if),
			effects: hook.do.map((effect) => effects.effect(effect)),
			otherwise: (hook.else ?? []).map((effect) => effects.effect(effect)),
		});
		this.tables = tables;
		this.flagRules = flagRules;
		this.afterHooks = ruleset.after.map(step);
		this.enterHooks = phases.map((name) => (ruleset.turn.phases[name]!.enter ?? []).map(step));
		this.nextPhases = phases.map((name) =>
			ruleset.turn.phases[name]!.next.map((one) => ({
				condition: one.if === undefined ? undefined : expressions.condition(one.if),
				to: phases.indexOf(one.to),
			})),
		);
		this.conditionalFlags = flags.flatMap((name, index) => {
			const dying = ruleset.flags[name]!.while;
			return dying === undefined ? [] : [{ bit: 1 << index, condition: expressions.condition(dying) }];
		});
		this.pointLifetimes = points.map((name) => ruleset.points[name]!);
		this.variableLifetimes = tables.vars.flatMap((name, index) => {
			const { life = 'game', start } = ruleset.vars[name]!;
			return life === 'game' ? [] : [0, 1].map((side) => ({ slot: index * 2 + side, life, start }));
		});
	}

	/** Makes a legal move, and enters the next phase. */
	play(state: BoardState, laneMove: LaneMove): LastMove {
		const { context } = state;
		context.side = state.side;
		context.phase = state.phase;
		this.expire(state, 'walk');
		if (laneMove.shape === 'script') this.makeScriptedMove(state, laneMove, laneMove.source as ScriptResult);
		else this.makeShapedMove(state, laneMove);
		for (const hook of this.afterHooks) runHook(state, hook);
		this.expireFlags(state);
		const last: LastMove = {
			side: context.side,
			phase: context.phase,
			code: context.code,
			flags: context.flags,
			originX: context.originX,
			originY: context.originY,
			standX: context.standX,
			standY: context.standY,
			atX: context.atX,
			atY: context.atY,
			marks: context.marks,
			captured: context.captured,
		};
		context.boardChanged = true;
		const to = this.nextPhases[state.phase]!.find(({ condition }) => condition === undefined || condition(state))?.to ?? state.phase;
		this.enterPhase(state, to);
		return last;
	}

	private makeShapedMove(state: BoardState, { fromX, fromY, toX, toY, becomes, source, shape }: LaneMove): void {
		const { context, board } = state;
		const id = board.find(fromX, fromY);
		context.code = board.code[id]!;
		context.flags = board.flags[id]! & this.flagRules.kept[context.code]!;
		context.originX = fromX;
		context.originY = fromY;
		context.standX = toX;
		context.standY = toY;
		context.atX = toX;
		context.atY = toY;
		const { marks } = source;
		context.marks = marks.length === 0 ? NO_MARKS : new Map(marks.map((name) => [name, { x: toX, y: toY }]));
		const victim =
			shape === 'point-capture'
				? board.find(toX + (source as PointCapture).victimX, toY + (source as PointCapture).victimY)
				: board.find(toX, toY);
		if (victim >= 0) {
			context.captured = [{ x: board.x[victim]!, y: board.y[victim]!, code: board.code[victim]!, flags: board.flags[victim]! }];
			state.remove(victim);
		} else context.captured = NO_CAPTURES;
		state.remove(board.find(fromX, fromY));
		if (becomes === 0) state.put(toX, toY, context.code, context.flags);
		else state.put(toX, toY, becomes, 0);
		if (shape === 'fixed-path')
			for (const [point, at] of (source as FixedPath).points) {
				const { dx, dy } = source as FixedPath;
				const [x, y] = at < 0 ? [fromX, fromY] : [fromX + dx[at]!, fromY + dy[at]!];
				state.setPoint(point, { x, y, by: context.side });
			}
	}

	private makeScriptedMove(state: BoardState, laneMove: LaneMove, walked: ScriptResult): void {
		const { context, board } = state;
		const id = board.find(laneMove.fromX, laneMove.fromY);
		context.code = board.code[id]!;
		context.flags = board.flags[id]!;
		context.originX = laneMove.fromX;
		context.originY = laneMove.fromY;
		context.standX = walked.stand.x;
		context.standY = walked.stand.y;
		context.atX = laneMove.toX;
		context.atY = laneMove.toY;
		context.marks = walked.named;
		context.captured = walked.captured;
		for (const change of walked.changes) {
			state.repeat(change);
			state.log.push(change);
		}
	}

	/** Clause 12: flags whose condition is false are removed, all at once; this is repeated until the conditions of all flags are true. */
	expireFlags(state: BoardState): void {
		const { board, context, tables } = state;
		const { side } = context;
		for (let again = this.conditionalFlags.length > 0; again; ) {
			again = false;
			const doomed: { readonly id: number; readonly flags: number }[] = [];
			for (let slot = 0; slot < board.codeFlagCounts.length; slot++) {
				if (board.codeFlagCounts[slot] === 0) continue;
				const [code, flags] = [slot >> FLAG_BITS, slot & ((1 << FLAG_BITS) - 1)];
				let left = flags;
				for (const { bit, condition } of this.conditionalFlags) {
					if ((flags & bit) === 0) continue;
					const { code: moverCode, flags: moverFlags } = context;
					context.side = tables.sideOf[code]!;
					context.code = code;
					context.flags = flags;
					if (!condition(state)) left &= ~bit;
					context.code = moverCode;
					context.flags = moverFlags;
				}
				if (left === flags) continue;
				for (const id of board.pieceIds[tables.sideOf[code]!]!)
					if (board.code[id] === code && board.flags[id] === flags) doomed.push({ id, flags: left });
			}
			const cells = doomed.map(({ id, flags }) => ({ x: board.x[id]!, y: board.y[id]!, code: board.code[id]!, flags }));
			for (const { x, y, code, flags } of cells) {
				state.remove(board.find(x, y));
				state.put(x, y, code, flags);
				again = true;
			}
		}
		context.side = side;
	}

	private expire(state: BoardState, ends: string): void {
		for (const { slot, life, start } of this.variableLifetimes) if (life === ends) state.setVar(slot, start);
		for (const [point, life] of this.pointLifetimes.entries()) if (life === ends) state.setPoint(point, undefined);
	}

	private enterPhase(state: BoardState, to: number): void {
		const side = this.tables.phaseSide[to]!;
		const turns = side !== state.side;
		state.setPhase(to);
		if (turns) {
			this.expire(state, 'turn');
			for (const [point, life] of this.pointLifetimes.entries())
				if (life === 'reply' && state.points[point]?.by === side) state.setPoint(point, undefined);
		}
		const { context } = state;
		context.side = side;
		context.phase = to;
		for (const hook of this.enterHooks[to]!) runHook(state, hook);
	}
}

const NO_MARKS: ReadonlyMap<string, Cell> = new Map();
const NO_CAPTURES: readonly CapturedPiece[] = [];

function runHook(state: BoardState, { condition, effects, otherwise }: CompiledHook): void {
	for (const effect of condition === undefined || condition(state) ? effects : otherwise) effect(state);
}

/** The context of a move that was made on the other lane, in the coordinates of this one. */
export function convertLastMove(last: LastMove | undefined): LastMove | undefined {
	if (last === undefined) return undefined;
	const spot = <S extends Cell>(one: S): S => ({ ...one, x: toCoordinate(one.x), y: toCoordinate(one.y) });
	const { originX, originY, standX, standY, atX, atY, marks, captured } = last;
	return {
		...last,
		originX: toCoordinate(originX),
		originY: toCoordinate(originY),
		standX: toCoordinate(standX),
		standY: toCoordinate(standY),
		atX: toCoordinate(atX),
		atY: toCoordinate(atY),
		marks: new Map([...marks].map(([name, one]) => [name, spot(one)])),
		captured: captured.map(spot),
	};
}
