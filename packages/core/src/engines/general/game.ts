import { type Called, GameBase } from '../../position/game.js';
import { namesBy } from '../../space/names.js';
import { BoardCursor } from './board-cursor.js';
import { TableEngine } from './engine.js';
import type { GameInPlay } from './model.js';

/** A game of the table engine. */
export class TableGame extends GameBase {
	readonly inPlay: GameInPlay;
	readonly cursor: BoardCursor;

	constructor(inPlay: GameInPlay, called: Called) {
		super(new TableEngine(inPlay), called, namesBy(called.names?.cells));
		this.inPlay = inPlay;
		this.cursor = new BoardCursor(this);
	}
}
