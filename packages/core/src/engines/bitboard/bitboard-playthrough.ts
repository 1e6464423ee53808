import { Playthrough } from '../../position/playthrough.js';
import type { Cell, Move, MoveQuery, Position } from '../../position/types.js';

import type { BitboardAttacks } from './attacks.js';
import type { BitboardGame, BitboardState } from './model.js';
import type { BitboardMoveList } from './move-list.js';
import { capturedOf, fromOf, toOf } from './packed.js';
import { BitboardPosition } from './position.js';
import type { SavedWords } from './scratch.js';
import type { States } from './state.js';

/** A playthrough on words of its own, which moves change in place. Its intermediate positions are created only on request. */
export class BitboardPlaythrough extends Playthrough {
	declare protected at: BitboardState;
	/** Its words, while another position is on the scratch. */
	private readonly saved: SavedWords;
	// Parts of the engine, for short access.
	private readonly game: BitboardGame;
	private readonly moveList: BitboardMoveList;
	private readonly attacks: BitboardAttacks;
	private readonly states: States;
	/** The moves from `at` to the current position. */
	private moves: number[] = [];
	/** Set while the words change; it stays set after an exception. */
	private making = false;

	/** @internal */
	constructor(position: BitboardState) {
		super(position);
		const { moveList, attacks, states } = position.game.engine;
		this.game = position.game;
		this.moveList = moveList;
		this.attacks = attacks;
		this.states = states;
		states.load(position);
		const at = states.store();
		this.saved = { words: states.shared, at, live: true };
	}

	override position(): Position {
		if (this.moves.length > 0) {
			const { at, game, states, moves } = this;
			this.load();
			const place = states.store();
			const last = moves.length - 1;
			this.at = new BitboardPosition(game, at.root, at, at.depth + last + 1, states.shared, place, moves[last]!, moves.slice(0, last));
			this.moves = [];
		}
		return this.at;
	}

	override play(move: Move): void {
		super.play(move);
		this.making = true;
		this.load();
	}

	override playUnique(query: MoveQuery, from?: Cell, to?: Cell): boolean {
		if (query.plain !== this.game) return super.playUnique(query, from, to);
		const { moveList, states } = this;
		this.load();
		const move = moveList.findUnique(query);
		if (move < 0 || (from !== undefined && fromOf(move) !== from) || (to !== undefined && toOf(move) !== to)) return false;
		this.making = true;
		states.makeMove(move);
		this.moves.push(move);
		this.making = false;
		return true;
	}

	override kindAt(cell: Cell): number {
		this.load();
		return this.states.kindAt(cell);
	}

	override captured(): boolean {
		return this.moves.length === 0 ? super.captured() : capturedOf(this.moves[this.moves.length - 1]!) > 0;
	}

	override inCheck(): boolean {
		const { at, attacks, states, moves } = this;
		this.load();
		// If a legal move led to the position before, the last move tells whether there can be a check.
		if (moves.length > 0 && at.depth + moves.length > 1 && !attacks.mayGiveCheck(moves[moves.length - 1]!)) return false;
		return attacks.inCheck(states.side());
	}

	override hasLegalMove(): boolean {
		this.load();
		return this.moveList.list(1) > 0;
	}

	override undo(): boolean {
		const undone = super.undo();
		this.making = true;
		this.load();
		return undone;
	}

	/** Loads the words of the current position. */
	private load(): void {
		if (this.making) this.makeAgain();
		else this.states.load(this.saved);
	}

	/** Makes the words again, which may be half-changed, from `at` and the moves. */
	private makeAgain(): void {
		const { saved, states } = this;
		states.load(this.at);
		states.setOwner(undefined);
		for (const move of this.moves) states.makeMove(move);
		states.save(saved.words, saved.at);
		states.setOwner(saved);
		this.making = false;
	}
}
