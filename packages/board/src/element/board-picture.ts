import { groundShapes } from '../draw/ground.js';
import { type CellStates, overMarks, underMarks } from '../draw/marks.js';
import { type NameStyle, nameRoom, nameShapes } from '../draw/names.js';
import { type Layout, layout, type Point } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { BoardPiece, PieceLook } from '../model/piece.js';
import { html, setStyle } from './dom.js';
import type { Faces } from './faces.js';
import { isTop, PieceLayer } from './piece-layer.js';
import { ShapeLayer } from './shape-layer.js';

/** The picture of a board in layers: the empty board, marks, pieces, names, marks, and the piece that is being dragged. Hidden from screen readers. */
export class BoardPicture {
	readonly frame: HTMLElement;
	private board: Layout = layout({ shape: 'square', slices: [], cells: [] });
	private readonly ground: ShapeLayer;
	private readonly under: ShapeLayer;
	private readonly names: ShapeLayer;
	private readonly over: ShapeLayer;
	private readonly pieces: PieceLayer;
	private readonly faces: Faces;
	private carried: HTMLElement | undefined;
	/** Where the carried picture stands without a movement, in pixels of the window. */
	private origin: Point = { x: 0, y: 0 };
	/** The size of a pixel of the board in pixels of the window: a page may be scaled by a transform. */
	private scale = 1;

	constructor(faces: Faces) {
		this.faces = faces;
		this.pieces = new PieceLayer(faces);
		const pieces = this.pieces.element;
		const [under, over] = [html('slot', { name: 'under' }), html('slot', { name: 'over' })];
		this.frame = html('div', { class: 'frame', part: 'frame picture' }, under, pieces, over);
		this.ground = new ShapeLayer('layer clipped', (element) => this.frame.prepend(element));
		this.under = new ShapeLayer('layer clipped', (element) => under.before(element));
		this.names = new ShapeLayer('layer', (element) => pieces.after(element));
		this.over = new ShapeLayer('layer', (element) => over.before(element));
	}

	/** The point of the board under a point of the window, in cell heights. */
	pointAt({ x, y }: Point): Point {
		const box = this.frame.getBoundingClientRect();
		const { width, height } = this.board;
		return { x: ((x - box.left) / box.width) * width, y: ((y - box.top) / box.height) * height };
	}

	setLayout(board: Layout, names: NameStyle): void {
		this.board = board;
		const { frame } = this;
		this.ground.show(groundShapes(board), board);
		this.names.show(nameShapes(board, names), board);
		this.pieces.setLayout(board);
		const [width, height] = [Math.max(1, board.width), Math.max(1, board.height)];
		// Room for names outside of the board, in parts of it.
		const { left, bottom } = nameRoom(board, names.coordinates);
		const outside = board.geometry.shape === 'hex' ? 0 : left / (width * 100);
		frame.style.setProperty('--_room', String(1 + outside));
		frame.style.marginLeft = outside === 0 ? '' : `${(100 * outside) / (1 + outside)}%`;
		frame.style.marginBottom = bottom === 0 ? '' : `${34 / width / (1 + outside)}%`;
		// A tenth of a cell, in the percentages of each direction: rounder corners would cut names and pieces of a small board.
		const [across, down] = [width, height].map((cells) => `min(8px, ${10 / cells}%)`);
		frame.style.setProperty('--_radius', `${across} / ${down}`);
		// A board that is not a rectangle stands on the page itself.
		frame.classList.toggle('open', board.places.size < Math.round(board.width * board.height));
	}

	/** Draws all pieces again with the next update: their pictures have changed. */
	forgetPieces(): void {
		this.pieces.forget();
	}

	setPieces(pieces: readonly BoardPiece[], still: boolean, at: { readonly from: CellId; readonly to: CellId } | undefined): void {
		this.pieces.update(pieces, this.board, still, at);
	}

	/** The time that a piece slides, in milliseconds; undefined for that of the style sheet. */
	setAnimation(milliseconds: number | undefined): void {
		setStyle(this.pieces.element, '--_time', milliseconds === undefined ? undefined : `${milliseconds}ms`);
	}

	setMarks(states: CellStates): void {
		this.under.show(underMarks(this.board, states), this.board);
		this.over.show(overMarks(this.board, states), this.board);
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
		if (this.faces.prepare()) this.forgetPieces();
		const carried = this.pieces.picture(look, isTop(look.side, this.board));
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
