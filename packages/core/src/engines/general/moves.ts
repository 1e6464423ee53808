import type { EvaluationContext } from '../../evaluate/evaluation-context.js';
import { changesSince } from '../../evaluate/log.js';
import type { Captured, Move, Write } from '../../position/types.js';
import { uniqueName } from '../../position/unique-name.js';
import { onBoard } from './board-cursor.js';
import type { GameInPlay, LazyPosition, Recorded } from './model.js';

import { auxOf, endingOf, fromOf, LEAVING, NOWHERE, RECORDED, SCRIPTED, shapeOf, TAKING, toOf } from './packed-move.js';

import type { Script } from './tables/tables.js';

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** A move as packed numbers; every other property is computed on access. */
export class PackedMove implements Move {
	readonly position: LazyPosition;
	readonly route: number;
	readonly detail: number;
	/** Its recorded walk, if it has one. */
	readonly recorded: Recorded | undefined;
	/** The mover's code before the move, and the code of the captured piece; 0: none. */
	protected readonly code: number;
	private readonly victim: number;
	private known: readonly Write[] | undefined = undefined;

	constructor(position: LazyPosition, packedRoute: number, detail: number, code: number, victim: number, recorded?: Recorded) {
		this.position = position;
		this.route = packedRoute;
		this.detail = detail;
		this.code = code;
		this.victim = victim;
		this.recorded = recorded;
	}

	get from(): number | undefined {
		const from = fromOf(this.route);
		return from === NOWHERE ? undefined : from;
	}

	get to(): number {
		const to = toOf(this.route);
		return to === NOWHERE ? -1 : to;
	}

	get side(): string {
		const { game } = this.position;
		return game.ruleset.turn.phases[this.phase]!.side;
	}

	get kind(): string {
		const { codes } = this.position.game.inPlay;
		return codes.kinds[codes.kind[this.code]!]!;
	}

	get promotion(): string | undefined {
		const { codes, tables } = this.position.game.inPlay;
		const shape = shapeOf(this.detail);
		let code = 0;
		if (shape === SCRIPTED) code = this.stood(this.script.standing) || this.stood(this.script.under);
		else if (shape !== LEAVING && endingOf(this.detail) > 0) code = tables.endings.items[endingOf(this.detail) - 1]!;
		const kind = code === 0 ? -1 : codes.kind[code]!;
		return kind < 0 || kind === codes.kind[this.code] ? undefined : codes.kinds[kind];
	}

	get captured(): readonly Captured[] {
		if (this.position.game.inPlay.hooksCapture) return this.eventsWithHooks();
		const cell = shapeOf(this.detail) === TAKING ? auxOf(this.detail) : toOf(this.route);
		return this.victim === 0 ? NONE : [this.event(this.victim, cell)];
	}

	get marks(): readonly string[] {
		return shapeOf(this.detail) === SCRIPTED ? this.script.marks : NONE;
	}

	toJSON(): string {
		return uniqueName(this);
	}

	toString(): string {
		return this.toJSON();
	}

	/** The code that a script leaves on a cell: a written code, or the code of the cell that it copies. */
	private stood(written: number): number {
		return written >= 0 ? written : onBoard(this.position, ({ boardState }) => boardState.board[-2 - written]!);
	}

	private get script(): Script {
		const { tables, size } = this.position.game.inPlay;
		return tables.scripts[this.code * size + fromOf(this.route)]![auxOf(this.detail)]!;
	}

	get writes(): readonly Write[] {
		this.known ??= onBoard(this.position, (inPlay) => {
			const { boardState, codes, size } = inPlay;
			const changes = made(this, inPlay, (_, mark) => changesSince(boardState, mark));
			const writes: Write[] = [];
			for (let index = 0; index < changes.length && changes[index]! < size; index += 2)
				writes.push(Object.freeze({ cell: changes[index]!, piece: codes.data(changes[index + 1]!) }));
			return Object.freeze(writes);
		});
		return this.known;
	}

	get phase(): string {
		const { inPlay } = this.position.game;
		return inPlay.registers.phases[this.position.phase]!;
	}

	/** All captures, including those of hooks. */
	protected eventsWithHooks(): readonly Captured[] {
		return onBoard(this.position, (inPlay) => {
			const events = ({ eventCodes, eventCells }: EvaluationContext): readonly Captured[] =>
				eventCodes.map((code, index) => this.event(code, eventCells[index]!));
			return made(this, inPlay, events);
		});
	}

	protected event(code: number, cell: number): Captured {
		const { codes } = this.position.game.inPlay;
		return { cell, side: codes.sideName(codes.side[code]!), kind: codes.kinds[codes.kind[code]!]! };
	}
}

/** Makes a move of the current position, evaluates a function, and takes the move back. */
function made<T>(
	move: PackedMove,
	{ boardState, player, pathRuntime, frames }: GameInPlay,
	ask: (context: EvaluationContext, mark: number) => T,
): T {
	const mark = boardState.top;
	const height = pathRuntime?.records.height() ?? 0;
	const answer = ask(player.make(frames.push(), move.route, packedDetail(move), player.sideNow()), mark);
	frames.pop();
	boardState.undo(mark);
	pathRuntime?.records.truncate(height);
	return answer;
}

/** A packed move of the current position as a value. */
export function moveValue(inPlay: GameInPlay, position: LazyPosition, packedRoute: number, detail: number): Move {
	const { board } = inPlay.boardState;
	const shape = shapeOf(detail);
	if (shape >= RECORDED) return inPlay.pathRuntime!.records.move(position, packedRoute, detail);
	const victim = shape === SCRIPTED ? 0 : board[shape === TAKING ? auxOf(detail) : toOf(packedRoute)]!;
	return new PackedMove(position, packedRoute, detail, board[fromOf(packedRoute)]!, victim);
}

/** The detail by which the player makes a move now. A recorded walk is pushed again; the caller resets that stack. */
export const packedDetail = ({ position, detail, recorded }: PackedMove): number =>
	recorded === undefined ? detail : position.game.inPlay.pathRuntime!.records.again(recorded);

/** The move that led to a position. */
export function lastMove(position: LazyPosition): Move | undefined {
	const { parent } = position;
	if (parent === undefined) return undefined;
	return onBoard(parent, (inPlay) => {
		if (position.recorded === undefined) return moveValue(inPlay, parent, position.route, position.detail);
		const { pathRuntime } = inPlay;
		const height = pathRuntime!.records.height();
		const move = moveValue(inPlay, parent, position.route, pathRuntime!.records.again(position.recorded));
		pathRuntime!.records.truncate(height);
		return move;
	});
}
