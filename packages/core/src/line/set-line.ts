import type { Cell } from '../position/game.js';
import type { Move } from '../position/move.js';
import type { Position } from '../position/position.js';
import type { Wanted } from '../position/wanted.js';
import { capturedOf, fromOf, toOf } from '../sets/packed.js';
import { SetPosition } from '../sets/position.js';
import { Line } from './line.js';

/** A line on words of its own, which moves change in place: positions on its way are made only when somebody asks for them. */
export class SetLine extends Line {
	declare protected at: SetPosition;
	private readonly words: Int32Array;
	/** The moves that lead from `at` to where the line stands. */
	private way: number[] = [];

	/** @internal */
	constructor(position: SetPosition) {
		super(position);
		this.words = new Int32Array(position.game.engine.states.words);
		this.restart();
	}

	override position(): Position {
		if (this.way.length > 0) {
			const { at, way, words } = this;
			const last = way.pop()!;
			this.at = new SetPosition(at.game, at.root, at, at.depth + way.length + 1, words.slice(), 0, last, way);
			this.way = [];
		}
		return this.at;
	}

	override play(move: Move): void {
		super.play(move);
		this.restart();
	}

	override playOnly(wanted: Wanted, from?: Cell, to?: Cell): boolean {
		const { game } = this.at;
		if (wanted.plain !== game) return super.playOnly(wanted, from, to);
		const { lister, sight, states } = game.engine;
		const move = lister.sole(this.words, 0, wanted);
		if (move < 0 || (from !== undefined && fromOf(move) !== from) || (to !== undefined && toOf(move) !== to)) return false;
		// What was seen is of the words before.
		sight.forget();
		states.change(this.words, 0, move);
		this.way.push(move);
		return true;
	}

	override kindAt(cell: Cell): string | undefined {
		const { states, ground } = this.at.game.engine;
		const kind = states.kindAt(this.words, 0, cell);
		return kind < 0 ? undefined : ground.codes.kinds[kind];
	}

	override captured(): boolean {
		return this.way.length === 0 ? super.captured() : capturedOf(this.way[this.way.length - 1]!) > 0;
	}

	override inCheck(): boolean {
		return this.at.game.engine.sight.checked(this.words, 0);
	}

	override hasLegalMove(): boolean {
		return this.at.game.engine.lister.list(this.words, 0, 1) > 0;
	}

	override undo(): boolean {
		const undone = super.undo();
		this.restart();
		return undone;
	}

	/** Takes up the words of the position that it stands on. */
	private restart(): void {
		const { words, at } = this.at;
		this.words.set(words.subarray(at, at + this.words.length));
	}
}
