import type { CellId } from '../model/geometry.js';
import type { Drawings } from '../model/mark.js';
import type { BoardMove, Source } from '../model/move.js';

/** A piece was picked up. */
export interface PickDetail {
	readonly source: Source;
}

/** The user makes a move. The page answers with new `pieces`; the board itself changes nothing. */
export interface MoveDetail {
	/** The move as it was offered. */
	readonly move: BoardMove;
	/** It was made ahead, and is possible now. */
	readonly premoved?: true;
}

/** The moves made ahead have changed: the user has added one or taken all back, one is made, or some are no longer possible. */
export interface PremoveDetail {
	/** The moves as they were offered, the next one first. */
	readonly premoves: readonly BoardMove[];
}

/** The user tries a move that was not offered. The page may say why it is not possible. */
export interface RefuseDetail {
	readonly source: Source;
	readonly to: CellId;
}

/** A cell was pressed, by pointer or Enter. Preventing the default keeps the board from picking up or moving. */
export interface CellDetail {
	readonly cell: CellId;
}

/** In the mode `free`: a piece was dragged to another cell, or off the board. */
export interface DropDetail {
	readonly from: CellId;
	readonly to: CellId | undefined;
}

/** In the mode `play`: a piece was clicked in the hand of a side that is not to move. The page may show where it could be dropped. */
export interface HandDetail {
	/** Index of the side. */
	readonly side: number;
	readonly kind: string;
}

/** The user draws or erases. Preventing the default keeps the board from changing its `drawings`. */
export interface DrawDetail {
	/** All that is drawn then. */
	readonly drawings: Drawings;
}

/** A sound that a page may play. */
export type Sound = 'move' | 'capture' | 'check';

/** A new position was shown, by a move of the user or of the page. A move with check has two events. */
export interface SoundDetail {
	readonly sound: Sound;
}

/** The events of a board by name. They bubble and cross shadow roots. */
export interface BoardEventMap {
	'board-pick': CustomEvent<PickDetail>;
	'board-move': CustomEvent<MoveDetail>;
	/** Preventing the default keeps the board from adding a move. */
	'board-premove': CustomEvent<PremoveDetail>;
	'board-refuse': CustomEvent<RefuseDetail>;
	'board-cell': CustomEvent<CellDetail>;
	'board-drop': CustomEvent<DropDetail>;
	'board-hand': CustomEvent<HandDetail>;
	/** The piece that was picked up was put back; in the mode `free`, Escape was pressed or a drag broken off. */
	'board-cancel': CustomEvent<undefined>;
	/** The keyboard focus is on another cell. */
	'board-focus': CustomEvent<CellDetail>;
	'board-draw': CustomEvent<DrawDetail>;
	'board-sound': CustomEvent<SoundDetail>;
}

/** The name of an event. */
export type BoardEvent = keyof BoardEventMap;
