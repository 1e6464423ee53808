import { centre, type Layout } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { BoardPiece, PieceLook } from '../model/piece.js';
import { html } from './dom.js';
import type { Faces } from './faces.js';
import { sameKind, type Tracked, track } from './identity.js';

interface Shown {
	readonly element: HTMLElement;
	/** The piece as it is drawn; undefined if it has to be drawn again. */
	piece: PieceLook | undefined;
	/** The place of the element. */
	place: string;
	cell: CellId | undefined;
	/** Whether it slides over other pieces. */
	isOver: boolean;
}

/** A part of the board. A browser cuts it to 1/64 of a pixel, and the twelfth piece would be wrong by twelve times the rest: half of that rounds it. */
const part = (cells: number): string => `calc(${100 / Math.max(1, cells)}% + 1px / 128)`;

/** The pieces on the board. Each keeps its element while it moves, so that it slides. */
export class PieceLayer {
	/** As large as a cell: pieces are moved by multiples of it. */
	readonly element: HTMLElement = html('div', { class: 'pieces', part: 'pieces' });
	private readonly faces: Faces;
	private board: Layout | undefined;
	private tracked: readonly Tracked<BoardPiece>[] = [];
	private readonly shown = new Map<number, Shown>();
	private count = 0;
	private ghost: HTMLElement | undefined;

	constructor(faces: Faces) {
		this.faces = faces;
	}

	/** Draws all pieces with the next update. */
	forget(): void {
		for (const shown of this.shown.values()) shown.piece = undefined;
	}

	setLayout({ width, height }: Layout): void {
		this.element.style.width = part(width);
		this.element.style.height = part(height);
	}

	/** An element with the picture of a piece. */
	picture(look: PieceLook, top: boolean): HTMLElement {
		const element = html('div');
		this.faces.put(element, `carried ${this.faces.nameOf(look, top)}`, look, top);
		return element;
	}

	/** Shows pieces. `still` ones do not slide; `at` shows the piece of a cell on another cell. */
	update(pieces: readonly BoardPiece[], board: Layout, still: boolean, at?: { readonly from: CellId; readonly to: CellId }): void {
		if (this.faces.prepare() || board !== this.board) this.forget();
		this.board = board;
		this.tracked = track(this.tracked, pieces, () => this.count++);
		this.element.classList.toggle('still', still);
		const gone = new Set(this.shown.keys());
		for (const { key, piece } of this.tracked) {
			if (!board.places.has(piece.cell)) continue;
			gone.delete(key);
			const shown = this.shown.get(key) ?? { element: html('div'), piece: undefined, place: '', cell: undefined, isOver: false };
			this.draw(shown, piece, at?.from === piece.cell ? at.to : piece.cell, board);
			if (shown.element.parentNode === null) this.element.append(shown.element);
			this.shown.set(key, shown);
		}
		for (const key of gone) {
			this.shown.get(key)?.element.remove();
			this.shown.delete(key);
		}
	}

	private draw(shown: Shown, piece: BoardPiece, cell: CellId, board: Layout): void {
		const { element, piece: before } = shown;
		const isOver = shown.cell !== undefined && shown.cell !== cell;
		const isDrawn = before !== undefined && sameLook(before, piece);
		// Most pieces stay as they are.
		if (isDrawn && shown.cell === cell && !shown.isOver) return;
		if (!isDrawn) {
			const top = isTop(piece.side, board);
			this.faces.put(element, `piece ${this.faces.nameOf(piece, top)}`, piece, top);
			if (element === this.ghost) element.classList.add('ghost');
		}
		const { x, y } = centre(board, cell);
		const place = `translate(${(x - 0.5) * 100}%, ${(y - 0.5) * 100}%)`;
		if (place !== shown.place) element.style.transform = place;
		if (isOver !== shown.isOver) element.style.zIndex = isOver ? '1' : '';
		shown.piece = piece;
		shown.place = place;
		shown.cell = cell;
		shown.isOver = isOver;
	}

	/** Fades the piece on a cell, which is being dragged. */
	setGhost(cell: CellId | undefined): void {
		const tracked = cell === undefined ? undefined : this.tracked.find(({ piece }) => piece.cell === cell);
		this.ghost?.classList.remove('ghost');
		this.ghost = tracked && this.shown.get(tracked.key)?.element;
		this.ghost?.classList.add('ghost');
	}
}

/** Whether two pieces have the same picture. */
const sameLook = (a: PieceLook, b: PieceLook): boolean =>
	sameKind(a, b) && (a.promoted ?? false) === (b.promoted ?? false) && (a.note ?? '') === (b.note ?? '');

/** Whether a side sits at the top of the board. */
export const isTop = (side: number, { orientation }: Layout): boolean => side === (orientation === 'first' ? 1 : 0);
