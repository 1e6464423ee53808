import { pieceShape } from '../draw/piece.js';
import { centre, type Layout } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { BoardPiece, BoardSide, PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import { html, picture } from './dom.js';
import { type Tracked, track } from './identity.js';

export interface PieceStyle {
	readonly sets: readonly PieceSet[] | undefined;
	readonly sides: readonly BoardSide[] | undefined;
}

interface Shown {
	element: SVGSVGElement;
	/** The appearance that `element` has. */
	look: string;
	cell: CellId | undefined;
}

/** The pieces on the board. Each keeps its element while it moves, so that it slides. */
export class PieceLayer {
	readonly element: HTMLElement = html('div', { class: 'layer', part: 'pieces' });
	private tracked: readonly Tracked<BoardPiece>[] = [];
	private readonly shown = new Map<number, Shown>();
	private readonly pictures = new Map<string, SVGSVGElement>();
	private style: PieceStyle = { sets: undefined, sides: undefined };
	private count = 0;

	/** The picture of a piece: a copy of one that is built once. */
	picture(look: PieceLook, top: boolean): SVGSVGElement {
		const key = lookKey(look, top);
		const known = this.pictures.get(key) ?? picture('piece', 100, 100, pieceShape(look, { ...this.style, top }));
		this.pictures.set(key, known);
		return known.cloneNode(true) as SVGSVGElement;
	}

	setStyle(style: PieceStyle): void {
		if (style.sets === this.style.sets && style.sides === this.style.sides) return;
		this.style = style;
		this.pictures.clear();
		for (const shown of this.shown.values()) shown.look = '';
	}

	/** Shows pieces. `still` ones do not slide; `at` shows the piece of a cell on another cell. */
	update(pieces: readonly BoardPiece[], board: Layout, still: boolean, at?: { readonly from: CellId; readonly to: CellId }): void {
		this.tracked = track(this.tracked, pieces, () => this.count++);
		this.element.classList.toggle('still', still);
		const gone = new Set(this.shown.keys());
		const [width, height] = [`${100 / board.width}%`, `${100 / board.height}%`];
		for (const { key, piece } of this.tracked) {
			if (!board.places.has(piece.cell)) continue;
			gone.delete(key);
			const shown = this.shownAs(key, piece, board);
			const cell = at?.from === piece.cell ? at.to : piece.cell;
			const { x, y } = centre(board, cell);
			const { style } = shown.element;
			style.width = width;
			style.height = height;
			style.transform = `translate(${(x - 0.5) * 100}%, ${(y - 0.5) * 100}%)`;
			style.zIndex = shown.cell === undefined || shown.cell === cell ? '' : '1';
			shown.cell = cell;
		}
		for (const key of gone) {
			this.shown.get(key)?.element.remove();
			this.shown.delete(key);
		}
	}

	private shownAs(key: number, piece: BoardPiece, board: Layout): Shown {
		const top = isTop(piece.side, board);
		const look = lookKey(piece, top);
		const known = this.shown.get(key);
		if (known?.look === look) return known;
		const element = this.picture(piece, top);
		if (known === undefined) this.element.append(element);
		else known.element.replaceWith(element);
		const shown = { element, look, cell: known?.cell };
		this.shown.set(key, shown);
		return shown;
	}

	/** Fades the piece on a cell, which is being dragged. */
	setGhost(cell: CellId | undefined): void {
		for (const { key, piece } of this.tracked) this.shown.get(key)?.element.classList.toggle('ghost', piece.cell === cell);
	}
}

/** Whether a side sits at the top of the board. */
export const isTop = (side: number, { orientation }: Layout): boolean => side === (orientation === 'first' ? 1 : 0);

const lookKey = ({ side, picture, letter, promoted, note }: PieceLook, top: boolean): string =>
	JSON.stringify([side, picture, letter, promoted, note, top]);
