import type { Kernel } from '../load/kernel.js';
import { type Called, Game } from '../position/game.js';
import { namesBy } from '../space/names.js';
import { TableEngine } from './engine.js';
import { Seat } from './seat.js';

/** A game played by tables on one bench. */
export class KernelGame extends Game {
	readonly kernel: Kernel;
	readonly seat: Seat;

	constructor(kernel: Kernel, called: Called) {
		super(new TableEngine(kernel), called, namesBy(called.names?.cells));
		this.kernel = kernel;
		this.seat = new Seat(this);
	}
}
