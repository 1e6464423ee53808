import { groundShape, nameShape } from '../draw/ground.js';
import { type CellStates, overMarks, underMarks } from '../draw/marks.js';
import { type Layout, layout, type Point } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { BoardPiece, PieceLook } from '../model/piece.js';
import { html, picture, shapeElement } from './dom.js';
import { isTop, PieceLayer, type PieceStyle } from './piece-layer.js';

/** The picture of a board in layers: the empty board, marks, pieces, names, marks, and the piece that is being dragged. Hidden from screen readers. */
export class BoardPicture {
	readonly frame: HTMLElement;
	private board: Layout = layout({ shape: 'square', slices: [], cells: [] });
	private readonly ground = picture('layer', 0, 0);
	private readonly under = picture('layer', 0, 0);
	private readonly names = picture('layer', 0, 0);
	private readonly over = picture('layer', 0, 0);
	private readonly pieces = new PieceLayer();
	private carried: SVGSVGElement | undefined;
	/** Where the carried picture stands without a movement, in pixels of the window. */
	private origin: Point = { x: 0, y: 0 };
	/** The size of a pixel of the board in pixels of the window: a page may be scaled by a transform. */
	private scale = 1;

	constructor() {
		const slot = (name: string): HTMLElement => html('slot', { name });
		const layers = [this.ground, this.under, slot('under'), this.pieces.element, this.names, this.over, slot('over')];
		this.frame = html('div', { class: 'frame', part: 'frame' }, html('div', { class: 'picture', part: 'picture' }, ...layers));
	}

	/** The point of the board under a point of the window, in cell heights. */
	pointAt({ x, y }: Point): Point {
		const box = this.frame.getBoundingClientRect();
		const { width, height } = this.board;
		return { x: ((x - box.left) / box.width) * width, y: ((y - box.top) / box.height) * height };
	}

	setLayout(board: Layout): void {
		this.board = board;
		for (const layer of [this.ground, this.under, this.names, this.over])
			layer.setAttribute('viewBox', `0 0 ${board.width * 100} ${board.height * 100}`);
		this.ground.replaceChildren(shapeElement(groundShape(board)));
		this.names.replaceChildren(shapeElement(nameShape(board)));
		// The names of hexagons stand outside: room for those of the columns, below.
		this.frame.style.marginBottom = board.geometry.shape === 'hex' ? `${34 / Math.max(1, board.width)}%` : '';
		// A tenth of a cell, in the percentages of each direction: rounder corners would cut names and pieces of a small board.
		const [across, down] = [board.width, board.height].map((cells) => `min(8px, ${10 / Math.max(1, cells)}%)`);
		this.frame.style.setProperty('--_radius', `${across} / ${down}`);
		// A board that is not a rectangle stands on the page itself.
		this.frame.classList.toggle('open', board.places.size < Math.round(board.width * board.height));
	}

	setStyle(style: PieceStyle): void {
		this.pieces.setStyle(style);
	}

	setPieces(pieces: readonly BoardPiece[], still: boolean, at: { readonly from: CellId; readonly to: CellId } | undefined): void {
		this.pieces.update(pieces, this.board, still, at);
	}

	setMarks(states: CellStates): void {
		this.under.replaceChildren(shapeElement(underMarks(this.board, states)));
		this.over.replaceChildren(shapeElement(overMarks(this.board, states)));
	}

	/** Shows a piece under the pointer; undefined removes it. */
	carry(look: PieceLook | undefined, at: Point, from: CellId | undefined): void {
		if (look === undefined) {
			if (this.carried === undefined) return;
			this.carried.remove();
			this.carried = undefined;
			this.pieces.setGhost(undefined);
			return;
		}
		if (this.carried === undefined) this.lift(look, from);
		const { origin, scale } = this;
		this.carried!.style.transform = `translate(${(at.x - origin.x) / scale}px, ${(at.y - origin.y) / scale}px) translate(-50%, -56%)`;
	}

	private lift(look: PieceLook, from: CellId | undefined): void {
		const width = this.frame.offsetWidth;
		this.scale = this.frame.getBoundingClientRect().width / width;
		const size = Math.max(44, (width / this.board.width) * 1.1);
		const carried = this.pieces.picture(look, isTop(look.side, this.board));
		carried.setAttribute('class', 'carried');
		carried.style.width = `${size}px`;
		carried.style.height = `${size}px`;
		this.frame.append(carried);
		// Within a transformed page the window's corner is elsewhere.
		const { left, top } = carried.getBoundingClientRect();
		this.origin = { x: left, y: top };
		this.carried = carried;
		this.pieces.setGhost(from);
	}
}
