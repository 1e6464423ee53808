import type { Cell } from '../position/game.js';
import type { Move } from '../position/move.js';
import type { Position } from '../position/position.js';
import type { Wanted } from '../position/wanted.js';
import type { SetGame } from '../sets/game.js';
import type { Lister } from '../sets/lister.js';
import { capturedOf, fromOf, toOf } from '../sets/packed.js';
import { SetPosition } from '../sets/position.js';
import type { Sight } from '../sets/sight.js';
import type { States } from '../sets/state.js';
import { Line } from './line.js';

/** A line on words of its own, which moves change in place: positions on its way are made only when somebody asks for them. */
export class SetLine extends Line {
	declare protected at: SetPosition;
	private readonly words: Int32Array;
	private readonly place: number;
	// Parts of the engine, at hand.
	private readonly game: SetGame;
	private readonly lister: Lister;
	private readonly sight: Sight;
	private readonly states: States;
	private readonly kinds: readonly string[];
	/** The moves that lead from `at` to where the line stands. */
	private way: number[] = [];

	/** @internal */
	constructor(position: SetPosition) {
		super(position);
		const { lister, sight, states } = position.game.engine;
		this.game = position.game;
		this.lister = lister;
		this.sight = sight;
		this.states = states;
		this.kinds = position.game.engine.ground.codes.kinds;
		this.place = states.copy(position.words, position.at);
		this.words = states.shared;
	}

	override position(): Position {
		if (this.way.length > 0) {
			const { at, game, states, way } = this;
			const last = way.pop()!;
			const place = states.copy(this.words, this.place);
			this.at = new SetPosition(game, at.root, at, at.depth + way.length + 1, states.shared, place, last, way);
			this.way = [];
		}
		return this.at;
	}

	override play(move: Move): void {
		super.play(move);
		this.restart();
	}

	override playOnly(wanted: Wanted, from?: Cell, to?: Cell): boolean {
		if (wanted.plain !== this.game) return super.playOnly(wanted, from, to);
		const move = this.lister.sole(this.words, this.place, wanted);
		if (move < 0 || (from !== undefined && fromOf(move) !== from) || (to !== undefined && toOf(move) !== to)) return false;
		// What was seen is of the words before.
		this.sight.forget();
		this.states.change(this.words, this.place, move);
		this.way.push(move);
		return true;
	}

	override kindAt(cell: Cell): string | undefined {
		const kind = this.states.kindAt(this.words, this.place, cell);
		return kind < 0 ? undefined : this.kinds[kind];
	}

	override captured(): boolean {
		return this.way.length === 0 ? super.captured() : capturedOf(this.way[this.way.length - 1]!) > 0;
	}

	override inCheck(): boolean {
		return this.sight.threatened(this.words, this.place, this.states.side(this.words, this.place));
	}

	override hasLegalMove(): boolean {
		return this.lister.list(this.words, this.place, 1) > 0;
	}

	override undo(): boolean {
		const undone = super.undo();
		this.restart();
		return undone;
	}

	/** Takes up the words of the position that it stands on. */
	private restart(): void {
		const { words, at } = this.at;
		this.words.set(words.subarray(at, at + this.states.words), this.place);
		this.sight.forget();
	}
}
