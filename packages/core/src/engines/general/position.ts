import { BEFORE } from '../../position/hidden.js';
import { PositionBase } from '../../position/position.js';
import type { Root } from '../../position/types.js';
import type { GeneralGame, Recorded } from './model.js';

/** The property that holds the position before. */
interface WithParent {
	[BEFORE]: LazyPosition | undefined;
}

/**
 * A position that holds no board. A query brings the game's one board to it: undo to the common ancestor, then play down. So walking a
 * line costs one step per ply, and a jump between distant branches costs their distance.
 */
export class LazyPosition extends PositionBase<GeneralGame> {
	readonly route: number;
	readonly detail: number;
	readonly recorded: Recorded | undefined;
	phase = 0;
	checked = -1;
	hashLow = 0;
	hashHigh = 0;
	points: string | undefined = undefined;

	constructor(
		game: GeneralGame,
		root: Root,
		parent: LazyPosition | undefined,
		route: number,
		detail: number,
		recorded: Recorded | undefined,
	) {
		super(game, root, parent === undefined ? 0 : parent.depth + 1);
		(this as unknown as WithParent)[BEFORE] = parent;
		this.route = route;
		this.detail = detail;
		this.recorded = recorded;
	}
	override get parent(): LazyPosition | undefined {
		return (this as unknown as WithParent)[BEFORE];
	}
}
