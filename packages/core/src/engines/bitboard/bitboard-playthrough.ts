import { Playthrough } from '../../position/playthrough.js';
import type { Cell, Move, MoveQuery, Position } from '../../position/types.js';

import type { Lister } from './lister.js';
import type { BitboardGame, BitboardState } from './model.js';
import { capturedOf, fromOf, toOf } from './packed.js';
import { BitboardPosition } from './position.js';
import type { Sheet } from './scratch.js';
import type { Sight } from './sight.js';
import type { States } from './state.js';

/** A line on words of its own, which moves change in place: positions on its way are made only when somebody asks for them. */
export class BitboardPlaythrough extends Playthrough {
	declare protected at: BitboardState;
	/** Its words while other ones lie on the scratch. */
	private readonly sheet: Sheet;
	// Parts of the engine, at hand.
	private readonly game: BitboardGame;
	private readonly lister: Lister;
	private readonly sight: Sight;
	private readonly states: States;
	/** The moves that lead from `at` to where the line stands. */
	private way: number[] = [];

	/** @internal */
	constructor(position: BitboardState) {
		super(position);
		const { lister, sight, states } = position.game.engine;
		this.game = position.game;
		this.lister = lister;
		this.sight = sight;
		this.states = states;
		states.take(position);
		const at = states.keep();
		this.sheet = { words: states.shared, at, live: true };
	}

	override position(): Position {
		if (this.way.length > 0) {
			const { at, game, states, way } = this;
			const last = way.pop()!;
			states.take(this.sheet);
			const place = states.keep();
			this.at = new BitboardPosition(game, at.root, at, at.depth + way.length + 1, states.shared, place, last, way);
			this.way = [];
		}
		return this.at;
	}

	override play(move: Move): void {
		super.play(move);
		this.restart();
	}

	override playUnique(wanted: MoveQuery, from?: Cell, to?: Cell): boolean {
		if (wanted.plain !== this.game) return super.playUnique(wanted, from, to);
		const { lister, states } = this;
		states.take(this.sheet);
		const move = lister.sole(wanted);
		if (move < 0 || (from !== undefined && fromOf(move) !== from) || (to !== undefined && toOf(move) !== to)) return false;
		states.change(move);
		this.way.push(move);
		return true;
	}

	override kindAt(cell: Cell): number {
		this.states.take(this.sheet);
		return this.states.kindAt(cell);
	}

	override captured(): boolean {
		return this.way.length === 0 ? super.captured() : capturedOf(this.way[this.way.length - 1]!) > 0;
	}

	override inCheck(): boolean {
		const { at, sight, states, way } = this;
		states.take(this.sheet);
		// What has just moved tells, where a move led to where it moved.
		if (way.length > 0 && at.depth + way.length > 1 && !sight.rouses(way[way.length - 1]!)) return false;
		return sight.threatened(states.side());
	}

	override hasLegalMove(): boolean {
		this.states.take(this.sheet);
		return this.lister.list(1) > 0;
	}

	override undo(): boolean {
		const undone = super.undo();
		this.restart();
		return undone;
	}

	/** Takes up the words of the position that it stands on. */
	private restart(): void {
		const { sheet, states } = this;
		states.take(this.at);
		states.save(sheet.words, sheet.at);
		states.hold(sheet);
	}
}
