import { type Called, GameBase } from '../../position/game.js';
import { namesBy } from '../../space/names.js';
import { BoardCursor } from './board-cursor.js';
import { TableEngine } from './engine.js';
import type { Kernel } from './kernel.js';

/** A game played by tables on one bench. */
export class KernelGame extends GameBase {
	readonly kernel: Kernel;
	readonly seat: BoardCursor;

	constructor(kernel: Kernel, called: Called) {
		super(new TableEngine(kernel), called, namesBy(called.names?.cells));
		this.kernel = kernel;
		this.seat = new BoardCursor(this);
	}
}
