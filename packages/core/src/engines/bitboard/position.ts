import { BEFORE, BETWEEN } from '../../position/hidden.js';
import { PositionBase } from '../../position/position.js';
import type { Root } from '../../position/types.js';
import type { BitboardGame, BitboardState } from './model.js';

/** The properties that hold the chain. */
interface Chained {
	/** The position before; or an earlier one, from which the moves of `BETWEEN` lead to it. */
	[BEFORE]: BitboardState | undefined;
	[BETWEEN]: readonly number[] | undefined;
}

/**
 * A position whose words are a slice of an array shared with positions made at about the same time.
 *
 * A position may be made without words: most are left by the next move and never queried again. They are computed when they are needed.
 */
export class BitboardPosition extends PositionBase<BitboardGame> {
	readonly packed: number;
	identity: string | undefined = undefined;
	private stored: Int32Array | undefined;
	private place: number;

	constructor(
		game: BitboardGame,
		root: Root,
		before: BitboardState | undefined,
		depth: number,
		words: Int32Array | undefined,
		at: number,
		packed: number,
		intermediate: readonly number[] | undefined,
	) {
		super(game, root, depth);
		const chain = this as unknown as Chained;
		chain[BEFORE] = before;
		chain[BETWEEN] = intermediate;
		this.stored = words;
		this.place = at;
		this.packed = packed;
	}

	get words(): Int32Array {
		if (this.stored === undefined) this.store();
		return this.stored!;
	}

	get at(): number {
		if (this.stored === undefined) this.store();
		return this.place;
	}

	private store(): void {
		const { states } = this.game.engine;
		if (!states.isOwner(this)) {
			// The position before may have no words either, but one of the last few has: see `isStored`.
			states.load(this.parent!);
			states.setOwner(undefined);
			states.makeMove(this.packed);
			states.setOwner(this);
		}
		this.place = states.store();
		this.stored = states.shared;
	}

	/** Whether its last move was made in this position; false where the position before is not created yet. */
	comesFrom(position: BitboardState): boolean {
		const chain = this as unknown as Chained;
		return chain[BEFORE] === position && chain[BETWEEN] === undefined;
	}

	/** The position before; intermediate positions are created on first access. */
	override get parent(): BitboardState | undefined {
		const chain = this as unknown as Chained;
		if (chain[BETWEEN] !== undefined) {
			for (const move of chain[BETWEEN]) chain[BEFORE] = this.game.engine.after(chain[BEFORE]!, move);
			chain[BETWEEN] = undefined;
		}
		return chain[BEFORE];
	}
}
