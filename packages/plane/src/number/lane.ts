import type { Filter, GameOutcome, PieceData, Setup, Vec } from '@x/core';
import type { FoundMove, MoveFamily } from '../family.js';
import type { Lane, PositionHistory } from '../lane.js';
import { codeOf, NEUTRAL, type Tables } from '../tables.js';
import { Attacks } from './attacks.js';
import { BoardState, type Change } from './board-state.js';
import { type Coordinate, toCoordinate } from './coordinate.js';
import { EffectCompiler, flagRulesOf } from './effects.js';
import { ExpressionCompiler } from './evaluate.js';
import { hashDifference, identityText, positionHash } from './identity.js';
import type { LaneMove } from './lane-move.js';
import { Legality, royalAttacked } from './legality.js';
import { loadSetup, recordsOf } from './load-setup.js';
import { convertLastMove, type LastMove, MoveMaker } from './make-move.js';
import { MoveBuffer } from './move-buffer.js';
import { Outcomes } from './outcome.js';
import { moveTablesOf } from './piece-moves.js';
import { ScriptInterpreter } from './script.js';
import type { Threat } from './threat.js';
import { familiesOf, foundMoveOf, pieceOf, piecesOf, publicCell } from './to-public.js';

/** Caching the indexes of all pieces pays if more than one piece in this many is searched for. */
const CACHE_RATIO = 8;

/** One lane of a game: its board state, and the parts that work on it. */
class CoordinateLane implements Lane {
	private readonly state: BoardState;
	private readonly attacks: Attacks;
	private readonly legality: Legality;
	private readonly moveMaker: MoveMaker;
	private readonly outcomes: Outcomes;
	private readonly admittedPieces: readonly (Filter | false | undefined)[];
	/** Reused by every list of moves (`moves`), and by every search for a first move (`scratch`). */
	private readonly moves = new MoveBuffer();
	private readonly scratch = new MoveBuffer();
	private history: PositionHistory | undefined;
	/** Reused by `registers`. */
	private readonly values: number[] = [];

	constructor(tables: Tables) {
		this.state = new BoardState(tables);
		this.admittedPieces = tables.phases.map((name) => tables.ruleset.turn.phases[name]!.pieces);
		let attacks: Attacks | undefined;
		const expressions = new ExpressionCompiler(tables, {
			royalAttacked: (state, side) => this.legality.knownCheck(side) ?? royalAttacked(attacks!, state, side),
			attacked: (state, x, y, by) => {
				const there = state.board.find(x, y);
				const target = there >= 0 && tables.sideOf[state.board.code[there]!] !== by ? state.board.code[there]! : state.context.code;
				return attacks!.isAttacked(state, x, y, by, target, -1);
			},
			hasMove: ({ context }) => {
				const asked = { ...context };
				const found = this.hasMove();
				Object.assign(context, asked);
				return found;
			},
			repeats: () => this.history?.repeats() ?? 1,
		});
		this.attacks = new Attacks(moveTablesOf(tables, (cond) => expressions.condition(cond)));
		attacks = this.attacks;
		const flagRules = flagRulesOf(tables);
		const effects = new EffectCompiler(tables, expressions, flagRules);
		this.legality = new Legality(this.state, this.attacks, new ScriptInterpreter(expressions, effects, this.attacks));
		this.moveMaker = new MoveMaker(tables, expressions, effects, flagRules);
		this.outcomes = new Outcomes(tables, expressions);
	}

	fill(setup: Setup): void {
		loadSetup(this.state, setup);
		this.moveMaker.expireFlags(this.state);
		this.state.log.length = 0;
	}

	setup(): Setup {
		return { pieces: this.pieces().map(({ cell, piece }) => ({ at: cell, piece })), ...recordsOf(this.state) };
	}

	repeat(changes: readonly unknown[]): void {
		for (const change of changes) this.state.repeat(change as Change);
	}

	revert(changes: readonly unknown[]): void {
		for (let index = changes.length - 1; index >= 0; index--) this.state.revert(changes[index] as Change);
	}

	prepareMoves(): void {
		this.legality.prepare();
	}

	/** The ids of the pieces that may move. A copy, because making and undoing moves reorders the board's own list. */
	private get movable(): number[] {
		const { state, admittedPieces } = this;
		const admitted = admittedPieces[state.phase];
		if (admitted === false) return [];
		const members = state.board.pieceIds[state.side]!;
		return admitted === undefined ? members.slice() : members.filter((id) => state.passes(id, admitted, state.side));
	}

	families(): MoveFamily[] {
		return this.familiesOf(this.movable);
	}

	/** The id of the piece on a cell, in a list; the list is empty if the piece may not move. */
	private movableOn(from: Vec): number[] {
		const id = this.state.board.find(toCoordinate(from[0]!), toCoordinate(from[1]!));
		return this.movable.filter((one) => one === id);
	}

	familiesFrom(from: Vec): MoveFamily[] {
		return this.familiesOf(this.movableOn(from));
	}

	private familiesOf(ids: readonly number[]): MoveFamily[] {
		this.collectMoves(ids);
		return familiesOf(this.state, this.moves);
	}

	/** Collects all moves of some pieces. */
	private collectMoves(ids: readonly number[]): void {
		const { moves, legality } = this;
		const { board } = this.state;
		moves.clear();
		// The cache costs one pass over all pieces.
		if (ids.length * CACHE_RATIO > board.length) board.cacheAllIndexes();
		for (let at = 0; at < ids.length; at++) legality.addMovesFrom(ids[at]!, moves);
	}

	hasMove(): boolean {
		const { state, scratch } = this;
		this.legality.prepare();
		scratch.clear();
		// Royal pieces first: they are the cheapest to test, and usually have a move.
		const { royal } = state.tables;
		const { code } = state.board;
		const ids = this.movable;
		for (let turn = 1; turn >= 0; turn--)
			for (const id of ids) if (royal[code[id]!] === turn && this.legality.addMovesFrom(id, scratch, true)) return true;
		return false;
	}

	find(from: Vec, to: Vec): FoundMove[] {
		const { state } = this;
		const { board } = state;
		const id = board.find(toCoordinate(from[0]!), toCoordinate(from[1]!));
		if (id < 0 || state.tables.sideOf[board.code[id]!] !== state.side) return [];
		const admits = this.admittedPieces[state.phase];
		if (admits === false || (admits !== undefined && !state.passes(id, admits, state.side))) return [];
		return this.legality.movesTo(id, toCoordinate(to[0]!), toCoordinate(to[1]!)).map((laneMove) => foundMoveOf(state, laneMove));
	}

	private laneMoves(most: number, ids: readonly number[] = this.movable): LaneMove[] | 'infinite' | 'many' {
		this.collectMoves(ids);
		return this.moves.laneMoves(this.state.board, most);
	}

	list(most: number, from?: Vec): FoundMove[] | 'infinite' | 'many' {
		const laneMoves = this.laneMoves(most, from && this.movableOn(from));
		return typeof laneMoves === 'string' ? laneMoves : laneMoves.map((laneMove) => foundMoveOf(this.state, laneMove));
	}

	play({ laneMove }: FoundMove): { readonly changes: readonly Change[]; readonly lastMove: LastMove } {
		const { state } = this;
		const lastMove = this.moveMaker.play(state, laneMove as LaneMove);
		return { changes: state.log.splice(0), lastMove };
	}

	convertLastMove(lastMove: unknown): unknown {
		return convertLastMove(lastMove as LastMove | undefined);
	}

	perft(depth: number): number | undefined {
		if (depth === 0) return 1;
		this.legality.prepare();
		const laneMoves = this.laneMoves(Number.POSITIVE_INFINITY);
		if (typeof laneMoves === 'string') return undefined;
		if (depth === 1) return laneMoves.length;
		const { state } = this;
		let sum = 0;
		for (const laneMove of laneMoves) {
			const mark = state.log.length;
			const { version } = state.board;
			this.moveMaker.play(state, laneMove);
			const below = this.perft(depth - 1);
			state.undo(mark, version);
			if (below === undefined) return undefined;
			sum += below;
		}
		return sum;
	}

	inCheck(side: number): boolean {
		return royalAttacked(this.attacks, this.state, side);
	}

	attackers(at: Vec, by: number): Vec[] {
		const { state } = this;
		const [x, y] = [toCoordinate(at[0]!), toCoordinate(at[1]!)];
		const there = state.board.find(x, y);
		const royal = state.board.royalIds[1 - by]![0];
		const target =
			there >= 0 && state.tables.sideOf[state.board.code[there]!] !== by
				? state.board.code[there]!
				: royal === undefined
					? codeOf(state.tables.kinds.length, 1 - by, 0)
					: state.board.code[royal]!;
		return this.attackersOf(there, x, y, by, target);
	}

	private attackersOf(royal: number, x: Coordinate, y: Coordinate, by: number, target: number): Vec[] {
		const { state } = this;
		const threats: Threat[] = [];
		this.attacks.collectThreats(state, royal, x, y, by, target, NEUTRAL, threats);
		const found = new Map(threats.flatMap((one) => (one.blocker < 0 ? [[`${one.x},${one.y}`, publicCell(one.x, one.y)] as const] : [])));
		return [...found.values()];
	}

	royals(side: number): Vec[] {
		const { board } = this.state;
		return board.royalIds[side]!.map((id) => publicCell(board.x[id]!, board.y[id]!));
	}

	pieceAt(at: Vec): PieceData | undefined {
		const { state } = this;
		const id = state.board.find(toCoordinate(at[0]!), toCoordinate(at[1]!));
		return id < 0 || state.board.code[id] === state.tables.hole ? undefined : pieceOf(state, id);
	}

	pieces(): { readonly cell: Vec; readonly piece: PieceData }[] {
		return piecesOf(this.state);
	}

	side(): number {
		return this.state.side;
	}

	registers(): readonly number[] {
		const { values, state } = this;
		values[0] = state.phase;
		for (let slot = 0; slot < state.vars.length; slot++) values[slot + 1] = state.vars[slot]!;
		return values;
	}

	pointAt(point: number): Vec | undefined {
		const found = this.state.points[point];
		return found && publicCell(found.x, found.y);
	}

	outcome(which: 'early' | 'decisive' | 'stuck', claims: boolean, lastMove: unknown, history: PositionHistory): GameOutcome | undefined {
		this.history = history;
		const found = this.outcomes.first(this.state, which, claims, lastMove as LastMove | undefined);
		this.history = undefined;
		this.legality.prepare();
		return found;
	}

	key(): string {
		this.legality.prepare();
		return identityText(this.state, (point) => this.matters(point));
	}

	/** Whether a legal move uses a point. Only such points distinguish positions for repetition. */
	private matters(point: number): boolean {
		const { state, moves } = this;
		const { byCode } = this.attacks.moveTables;
		this.collectMoves(this.movable.filter((id) => byCode[state.board.code[id]!]!.pointCaptures.length > 0));
		for (let at = 0; at < moves.pointCount; at++) {
			const by = moves.pointSource[at]!;
			if ('point' in by && by.point === point) return true;
		}
		return false;
	}

	hash(): number {
		return positionHash(this.state);
	}

	hashDifference(changes: readonly unknown[]): number {
		return hashDifference(changes as readonly Change[]);
	}
}

/** Makes the lane of a game in this type of coordinate. */
export const laneOf = (tables: Tables): Lane => new CoordinateLane(tables);
