import type { CellId } from '../model/geometry.js';

/** Milliseconds for which a dropped piece waits on its target for the page's new position. */
const PATIENCE = 400;

/** A dropped piece, which waits on its target until the page answers. Without an answer it goes back. */
export class HeldPiece {
	/** The cell of the piece, and that on which it waits. */
	at: { readonly from: CellId; readonly to: CellId } | undefined;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private readonly onChange: () => void;

	constructor(onChange: () => void) {
		this.onChange = onChange;
	}

	hold(from: CellId, to: CellId): void {
		clearTimeout(this.timer);
		this.at = { from, to };
		this.timer = setTimeout(() => this.letGo(), PATIENCE);
		this.onChange();
	}

	letGo(): void {
		clearTimeout(this.timer);
		if (this.at === undefined) return;
		this.at = undefined;
		this.onChange();
	}
}
