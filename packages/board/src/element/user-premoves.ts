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
	/** Puts a dropped piece back, which waits for the answer of the page. */
	letGo(): void;
}

/** What has become of the premoves since the board was drawn. */
interface Settled {
	/** The first premove, if it is to be made now. */
	readonly made: BoardMove | undefined;
	/** Whether the list of premoves is shorter. */
	readonly isLess: boolean;
}

/** The moves that the user makes ahead: they are reported to the page, shown and said. */
export class UserPremoves {
	private readonly board: ShownBoard;
	private readonly host: PremovesHost;

	constructor(board: ShownBoard, host: PremovesHost) {
		this.board = board;
		this.host = host;
	}

	/** Makes a move ahead; false where moves are made now. */
	add(move: BoardMove): boolean {
		const { board, host } = this;
		const { premoves, offer, words } = board;
		if (!premoves.isOpen) return false;
		if (!host.emit('board-premove', { premoves: [...premoves.list, offer.asGiven(move)] })) return true;
		const { title = '' } = board.lookOf(sourceOf(move) ?? { drop: '' }) ?? {};
		premoves.add(move);
		host.invalidate(...PROPERTIES.premoves);
		host.letGo();
		host.announce(words.premoved(title, move.to === undefined ? (move.label ?? '') : host.nameOf(move.to), premoves.list.length));
		return true;
	}

	/** Takes all back; false if there are none. */
	takeBack(): boolean {
		const { board, host } = this;
		if (!board.premoves.clear()) return false;
		host.invalidate(...PROPERTIES.premoves);
		host.announce(board.words.takenBack);
		host.emit('board-premove', { premoves: [] });
		return true;
	}

	/** Drops the premoves that are no longer possible, and takes the first from the list if it can be made. */
	settle(): Settled {
		const { premoves } = this.board;
		const before = premoves.list.length;
		const made = premoves.settle();
		return { made, isLess: premoves.list.length < before };
	}
}
