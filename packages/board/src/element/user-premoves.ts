import type { CellId } from '../model/geometry.js';
import type { BoardMove } from '../model/move.js';
import type { BoardEvent, BoardEventMap } from './events.js';
import { sourceOf } from './premoves.js';
import { type Part, PROPERTIES } from './properties.js';
import type { ShownBoard } from './shown-board.js';

/** The needs of the user's premoves from their board. */
export interface PremovesHost {
	nameOf(cell: CellId): string;
	/** False if a listener has prevented the default. */
	emit<T extends BoardEvent>(type: T, detail: BoardEventMap[T]['detail']): boolean;
	announce(text: string): void;
	/** Marks parts of the board as to be drawn again. */
	invalidate(...parts: readonly Part[]): void;
}

/** The moves that the user makes ahead: they are reported to the page, shown and said. */
export interface UserPremoves {
	/** Makes a move ahead; false where moves are made now. */
	add(move: BoardMove): boolean;
	/** Takes all back; false if there are none. */
	takeBack(): boolean;
}

/** The moves made ahead on a board. */
export const userPremoves = (board: ShownBoard, host: PremovesHost): UserPremoves => {
	const { premoves } = board;
	return {
		add: (move) => {
			const { offer, words } = board;
			if (!premoves.isOpen) return false;
			if (!host.emit('board-premove', { premoves: [...premoves.list, offer.asGiven(move)] })) return true;
			const { title = '' } = board.lookOf(sourceOf(move) ?? { drop: '' }) ?? {};
			premoves.add(move);
			host.invalidate(...PROPERTIES.premoves);
			host.announce(words.premoved(title, move.to === undefined ? (move.label ?? '') : host.nameOf(move.to), premoves.list.length));
			return true;
		},
		takeBack: () => {
			if (!premoves.clear()) return false;
			host.invalidate(...PROPERTIES.premoves);
			host.announce(board.words.takenBack);
			host.emit('board-premove', { premoves: [] });
			return true;
		},
	};
};
