import type { Vec } from '@x/core';
import { isOneGame } from '@x/core/engine';
import type { FoundMove, MoveText } from './family.js';
import type { PlaneMove, PlanePosition } from './model.js';

/** A move that a lane found, with its position. */
export class LegalMove implements PlaneMove {
	readonly from: Vec;
	readonly to: Vec;
	readonly side: string;
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: FoundMove['captured'];
	readonly marks: readonly string[];
	readonly phase: string;
	readonly #laneMove: unknown;
	readonly position: PlanePosition;

	constructor(position: PlanePosition, { from, to, side, kind, promotion, captured, marks, phase, laneMove }: FoundMove) {
		this.from = from;
		this.to = to;
		this.side = side;
		this.kind = kind;
		this.promotion = promotion;
		this.captured = captured;
		this.marks = marks;
		this.phase = phase;
		this.#laneMove = laneMove;
		this.position = position;
	}

	/** Not a property of the object itself, since it holds functions, which structuredClone refuses. */
	get laneMove(): unknown {
		return this.#laneMove;
	}

	toJSON(): MoveText {
		const { from, to, promotion } = this;
		return { from, to, ...(promotion !== undefined && { promotion }) };
	}

	toString(): string {
		return cellsName(this);
	}
}

/** The cells and the promotion of a move, in the form of ICN: `5,2>5,4`, `5,7>5,8=Q`. */
export const cellsName = ({ from, to, promotion }: MoveText): string => `${from}>${to}${promotion === undefined ? '' : `=${promotion}`}`;

const essence = ({ from, to, promotion, captured, marks }: PlaneMove): string => JSON.stringify([from, to, promotion, captured, marks]);

/** Whether two moves have the same cells, promotion, captures and marks. They may be of different positions of a game. */
export const isSameMove = (a: PlaneMove, b: PlaneMove): boolean => isOneGame(a.position.game, b.position.game) && essence(a) === essence(b);
