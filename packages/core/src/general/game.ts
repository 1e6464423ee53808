import type { Kernel } from '../load/kernel.js';
import { Game } from '../position/game.js';
import type { Names } from '../ruleset/names.js';
import { namesBy } from '../space/names.js';
import { TableEngine } from './engine.js';
import { Seat } from './seat.js';

/** A game played by tables on one bench. */
export class KernelGame extends Game {
	readonly kernel: Kernel;
	readonly seat: Seat;

	constructor(kernel: Kernel, names: Names | undefined) {
		super(new TableEngine(kernel), names, namesBy(names?.cells));
		this.kernel = kernel;
		this.seat = new Seat(this);
	}
}
