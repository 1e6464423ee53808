import type { Point } from '../layout/layout.js';
import { NO_DRAWINGS, type Stroke, withStroke } from '../model/drawings.js';
import type { CellId } from '../model/geometry.js';
import type { Drawings, MarkColor } from '../model/mark.js';
import type { BoardEvent, BoardEventMap } from './events.js';
import { addPen, type PenHost } from './pen.js';
import type { BoardProperties, Part } from './properties.js';
import type { BoardWords } from './words.js';

/** The needs of the user's drawings from their board. */
export interface DrawingsHost {
	/** The properties as the page has set them. */
	readonly values: { readonly shown: Partial<BoardProperties> };
	readonly shown: { readonly words: BoardWords };
	/** The cell with the keyboard focus. */
	readonly focusCell: CellId | undefined;
	/** The cell under a point of the window. */
	cellAt(point: Point): CellId | undefined;
	nameOf(cell: CellId): string;
	/** Ends a press or a drag of a piece. */
	breakOffPress(): void;
	/** False if a listener has prevented the default. */
	emit<T extends BoardEvent>(type: T, detail: BoardEventMap[T]['detail']): boolean;
	set(name: 'drawings', value: Drawings): void;
	announce(text: string): void;
	invalidate(part: Part): void;
}

const sizeOf = ({ arrows, circles }: Drawings): number => arrows.length + circles.length;

/** The arrows and circles of the user: they are drawn with a pen, shown and said. */
export interface UserDrawings {
	/** Gives the user a pen on the cells, once the page allows drawing. */
	allow(cells: HTMLElement): void;
	/** Forgets the stroke in progress. */
	cancel(): void;
	/** The colour of a stroke without modifiers; undefined while the user cannot draw. */
	brush(): MarkColor | undefined;
	/** The drawings with the stroke in progress. */
	shown(): Drawings;
	eraseAll(): void;
	/** The spoken texts of drawings by the cells that they touch. */
	texts(): ReadonlyMap<CellId, readonly string[]>;
}

/** The drawings on a board. */
export const userDrawings = (board: DrawingsHost): UserDrawings => {
	let stroke: Stroke | undefined;
	let dropPen: (() => void) | undefined;

	const brush = (): MarkColor | undefined => {
		const { drawable } = board.values.shown;
		return drawable === true ? 'green' : drawable || undefined;
	};
	const drawings = (): Drawings => board.values.shown.drawings ?? NO_DRAWINGS;
	const textOf = (color: MarkColor = 'green', from: CellId, to: CellId): string =>
		board.shown.words.drawing(color, board.nameOf(from), from === to ? undefined : board.nameOf(to));
	/** `text` is the shape that was drawn or erased. */
	const set = (next: Drawings, text?: string): void => {
		const isLess = sizeOf(next) < sizeOf(drawings());
		if (!board.emit('board-draw', { drawings: next })) return;
		board.set('drawings', next);
		board.announce(isLess ? board.shown.words.erased(text) : text!);
	};
	const eraseAll = (): void => {
		if (brush() !== undefined && sizeOf(drawings()) > 0) set(NO_DRAWINGS);
	};

	const host: PenHost = {
		brush,
		eraseAll,
		begin: (from) => {
			board.breakOffPress();
			board.announce(board.shown.words.drawFrom(board.nameOf(from)));
		},
		sketch: (next) => {
			stroke = next;
			board.invalidate('marks');
		},
		draw: (done) => {
			const { from, to, color } = done;
			if (to !== undefined) set(withStroke(drawings(), done), textOf(color, from, to));
		},
	};

	return {
		brush,
		eraseAll,
		allow: (cells) => {
			if (brush() !== undefined) dropPen ??= addPen(cells, board, host);
		},
		cancel: () => dropPen?.(),
		shown: () => (stroke === undefined ? drawings() : withStroke(drawings(), stroke)),
		texts: () => {
			const texts = new Map<CellId, string[]>();
			const { arrows, circles } = drawings();
			const add = (cell: CellId, text: string): void => void texts.set(cell, [...(texts.get(cell) ?? []), text]);
			for (const { cell, color } of circles) add(cell, textOf(color, cell, cell));
			for (const { from, to, color } of arrows) for (const cell of [from, to]) add(cell, textOf(color, from, to));
			return texts;
		},
	};
};
