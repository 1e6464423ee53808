import { PositionBase } from '../../position/position.js';
import type { Root } from '../../position/types.js';
import type { BitboardGame, BitboardState } from './model.js';

/** A position whose words are a slice of an array shared with positions made at about the same time. */
export class BitboardPosition extends PositionBase {
	declare readonly game: BitboardGame;
	/** The position before; or an earlier one, from which the moves of `intermediate` lead to it. */
	private before: BitboardState | undefined;
	private intermediate: readonly number[] | undefined;
	readonly words: Int32Array;
	readonly at: number;
	readonly packed: number;
	identity: string | undefined = undefined;

	constructor(
		game: BitboardGame,
		root: Root,
		before: BitboardState | undefined,
		depth: number,
		words: Int32Array,
		at: number,
		packed: number,
		intermediate: readonly number[] | undefined,
	) {
		super(game, root, depth);
		this.before = before;
		this.intermediate = intermediate;
		this.words = words;
		this.at = at;
		this.packed = packed;
	}

	/** Whether its last move was made in this position; false where the position before is not created yet. */
	comesFrom(position: BitboardState): boolean {
		return this.before === position && this.intermediate === undefined;
	}

	/** The position before; intermediate positions are created on first access. */
	override get parent(): BitboardState | undefined {
		if (this.intermediate !== undefined) {
			for (const move of this.intermediate) this.before = this.game.engine.after(this.before!, move);
			this.intermediate = undefined;
		}
		return this.before;
	}
}
