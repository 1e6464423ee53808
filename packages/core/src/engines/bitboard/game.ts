import { GameBase } from '../../position/game.js';
import type { SetEngine } from './engine.js';

/** A game whose positions are sets of cells. */
export class SetGame extends GameBase {
	declare readonly engine: SetEngine;
}
