import type { CellId } from '../model/geometry.js';
import type { BoardPiece } from '../model/piece.js';
import { html } from './dom.js';

/** Says texts to screen readers. */
export class Announcer {
	/** Changed in place, which costs the browser less than another text. */
	private readonly text = new Text();
	readonly element: HTMLElement = html('div', { class: 'hidden', role: 'status', 'aria-live': 'polite' }, this.text);
	/** The last move that was said, with its position. */
	private lastMove: string | undefined;
	private pieces: readonly BoardPiece[] | undefined;

	/** Says a text, politely. */
	say(text: string): void {
		if (text === '') return;
		// Screen readers announce a repeated text only if it differs.
		this.text.data = this.text.data === text ? `${text}\u00a0` : text;
	}

	/** Whether a last move is new: it differs from the one before, as do the pieces. The first one is not news. */
	isNews(lastMove: readonly CellId[], pieces: readonly BoardPiece[] | undefined): boolean {
		const before = { lastMove: this.lastMove, pieces: this.pieces };
		this.lastMove = JSON.stringify(lastMove);
		this.pieces = pieces;
		return before.pieces !== undefined && before.lastMove !== this.lastMove && before.pieces !== pieces;
	}
}
