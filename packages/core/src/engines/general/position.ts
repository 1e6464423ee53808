import { PositionBase } from '../../position/position.js';
import type { Move, Root } from '../../position/types.js';
import type { GeneralGame, Recorded } from './model.js';

/**
 * A position that holds no board. Asked something, it seats itself on the game's single boardState by undoing to the common ancestor
 * and playing down from there, so walking a line costs one step each and jumping between far branches costs their distance.
 */
export class LazyPosition extends PositionBase {
	declare readonly game: GeneralGame;
	override readonly parent: LazyPosition | undefined;
	readonly route: number;
	readonly detail: number;
	readonly recorded: Recorded | undefined;
	phase = 0;
	/** Whether the side to move is in check: 1, 0; -1: not known. */
	checked = -1;
	hashLow = 0;
	hashHigh = 0;
	moves: readonly Move[] | undefined = undefined;
	identity: string | undefined = undefined;

	constructor(
		game: GeneralGame,
		root: Root,
		parent: LazyPosition | undefined,
		route: number,
		detail: number,
		recorded: Recorded | undefined,
	) {
		super(game, root, parent === undefined ? 0 : parent.depth + 1);
		this.parent = parent;
		this.route = route;
		this.detail = detail;
		this.recorded = recorded;
	}
}
