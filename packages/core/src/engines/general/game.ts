import type { Slots } from '../../evaluate/evaluation-context.js';
import { GameBase, type GameLabels } from '../../position/game.js';
import { Occurrences } from '../../position/occurrences.js';
import { namesBy } from '../../space/names.js';
import { BoardCursor, moveTo } from './board-cursor.js';
import { TableEngine } from './engine.js';
import { occurrences } from './identity.js';
import type { LoadedGame } from './loaded-game.js';
import type { GameInPlay, LazyPosition } from './model.js';

/** A game of the table engine. */
export class TableGame extends GameBase {
	declare readonly engine: TableEngine;
	inPlay: GameInPlay;
	cursor: BoardCursor;
	readonly occurrences: Occurrences<LazyPosition> = new Occurrences(({ hashLow }) => hashLow);
	broken = false;
	private readonly loadInPlay: (slots?: Slots) => LoadedGame;

	constructor(loadInPlay: (slots?: Slots) => LoadedGame, called: GameLabels) {
		const inPlay = loadInPlay();
		super(new TableEngine(inPlay), called, namesBy(called.names?.cells));
		this.loadInPlay = loadInPlay;
		this.inPlay = inPlay;
		this.cursor = this.cursorOf(inPlay);
	}

	restart(): void {
		const inPlay = this.loadInPlay(this.inPlay.slots);
		this.engine.replace(inPlay);
		this.inPlay = inPlay;
		this.cursor = this.cursorOf(inPlay);
		this.broken = false;
	}

	/** A new cursor for a board in play. */
	private cursorOf(inPlay: LoadedGame): BoardCursor {
		const cursor = new BoardCursor(this);
		inPlay.cursor = cursor;
		inPlay.repeats = () => {
			const at = cursor.standing();
			if (at === undefined) return 1;
			const count = occurrences(at);
			moveTo(at);
			return count;
		};
		return cursor;
	}
}
