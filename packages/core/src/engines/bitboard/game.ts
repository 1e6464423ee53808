import { GameBase } from '../../position/game.js';
import type { BitboardEngine } from './model.js';

/** A game whose positions are bitboards. */
export class LoadedBitboardGame extends GameBase {
	declare readonly engine: BitboardEngine;
}
