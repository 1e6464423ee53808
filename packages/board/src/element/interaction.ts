import type { CellId } from '../model/geometry.js';
import type { BoardMove, Source, Turn } from '../model/move.js';
import { cellOf, sameSource } from './drag.js';
import type { BoardEvent, BoardEventMap } from './events.js';
import { impliedSource, type Offer } from './offer.js';

/** `play` offers moves; `free` reports presses and drags without rules, for editors; `view` only shows. */
export type BoardMode = 'play' | 'free' | 'view';

/** Several moves lead from one source to one cell; the user has to choose. */
export interface Question {
	readonly source: Source;
	readonly to: CellId;
	readonly moves: readonly BoardMove[];
}

/** The state of a board that the user acts on. */
export interface ShownState {
	readonly mode: BoardMode;
	readonly offer: Offer;
	readonly turn: Turn | undefined;
	/** Index of the side whose piece stands on a cell; undefined for an empty cell. */
	sideOn(cell: CellId): number | undefined;
}

/** The needs of the interaction from its board. */
export interface InteractionHost {
	readonly shown: ShownState;
	/** False if a listener has prevented the default. */
	emit<T extends BoardEvent>(type: T, detail: BoardEventMap[T]['detail']): boolean;
	/** Makes a move ahead; false where moves are made now. */
	premove(move: BoardMove): boolean;
	readonly premoves: {
		/** Takes back all moves made ahead; false if there are none. */
		takeBack(): boolean;
	};
	sayPicked(source: Source, targets: number): void;
	sayPutBack(): void;
	sayRefused(to: CellId): void;
	/** The selection or the question has changed. */
	changed(): void;
}

/** The user's selection, and the effect of the next press. It offers the moves of the page and no others. */
export class Interaction {
	picked: Source | undefined;
	question: Question | undefined;
	private readonly host: InteractionHost;

	constructor(host: InteractionHost) {
		this.host = host;
	}

	/** Handles a press on a cell, or Enter. `picks` is false where it does not pick up a piece. */
	press(cell: CellId, picks = true): void {
		const { host, picked } = this;
		if (host.shown.mode === 'view' || !host.emit('board-cell', { cell }) || host.shown.mode === 'free') return;
		if (picked === undefined) {
			if (!host.shown.offer.canMove(cell) && host.premoves.takeBack()) return;
			const source = host.shown.sideOn(cell) === undefined ? impliedSource(host.shown.offer, host.shown.turn, cell) : undefined;
			if (source !== undefined) this.move(source, cell);
			else if (picks) this.pick({ cell });
		} else if (sameSource(picked, { cell })) this.cancel();
		else if (this.isOwn(cell) && host.shown.offer.between(picked, cell).length === 0) this.pick({ cell });
		else this.move(picked, cell);
	}

	/** Whether a piece on a cell belongs to the side to move. */
	private isOwn(cell: CellId): boolean {
		const { turn, offer } = this.host.shown;
		return turn === undefined ? offer.canMove(cell) : this.host.shown.sideOn(cell) === turn.side;
	}

	/** Picks up a piece; an empty cell has none. */
	pick(source: Source): void {
		const cell = cellOf(source);
		if (cell !== undefined && this.host.shown.sideOn(cell) === undefined) return;
		this.picked = source;
		this.question = undefined;
		this.host.changed();
		this.host.sayPicked(source, new Set(this.host.shown.offer.from(source).map(({ to }) => to)).size);
		this.host.emit('board-pick', { source });
	}

	/** Picks up a kind from the hand, or puts it back. */
	take(drop: string): void {
		if (sameSource(this.picked, { drop })) this.cancel();
		else this.pick({ drop });
	}

	/** Moves, asks which move, or refuses. Returns whether a move was made. */
	move(source: Source, to: CellId): boolean {
		const moves = this.host.shown.offer.between(source, to);
		if (moves.length > 1) {
			this.picked = source;
			this.question = { source, to, moves };
			this.host.changed();
			return false;
		}
		this.clear();
		if (moves.length === 1) this.send(moves[0]!);
		else {
			this.host.sayRefused(to);
			this.host.emit('board-refuse', { source, to });
		}
		return moves.length === 1;
	}

	/** Makes a move that was chosen. */
	make(move: BoardMove): void {
		this.clear();
		this.send(move);
	}

	private send(move: BoardMove): void {
		if (!this.host.premove(move)) this.host.emit('board-move', { move: this.host.shown.offer.asGiven(move) });
	}

	cancel(): void {
		const had = this.picked !== undefined;
		if (!had && this.host.premoves.takeBack()) return;
		this.clear();
		if (had) this.host.sayPutBack();
		// In the mode `free` the page itself knows what is picked up.
		if (had || this.host.shown.mode === 'free') this.host.emit('board-cancel', undefined);
	}

	/** Forgets the selection without a word. */
	clear(): void {
		if (this.picked === undefined && this.question === undefined) return;
		this.picked = undefined;
		this.question = undefined;
		this.host.changed();
	}
}
