import type { PlaneChoices } from './data.js';
import type { Send } from './events.js';
import { isTarget, type Model, type Reach, sameCell } from './model.js';
import { readSquare } from './numbers.js';
import type { Cell } from './scene.js';
import { Viewport } from './viewport.js';
import type { PlaneWords } from './words.js';

/** The element that a control belongs to. */
export interface Host {
	readonly words: PlaneWords;
	readonly send: Send;
	/** Announces a text. */
	say(text: string): void;
	/** Something that the interface shows has changed. */
	changed(): void;
}

const NOTHING = { picked: undefined, reach: undefined, dragged: undefined };

/** The user's interaction with an unbounded board: picks pieces up, puts them down, walks, answers questions. */
export class Control {
	readonly viewport: Viewport;
	picked: Cell | undefined;
	choices: PlaneChoices | undefined;
	private reach: Reach | undefined;
	private readonly host: Host;

	constructor(host: Host, canvas: HTMLCanvasElement) {
		this.host = host;
		this.viewport = new Viewport(canvas, {
			changed: () => host.changed(),
			moved: (view) => host.send('plane-view', { view }),
		});
	}

	get model(): Model | undefined {
		return this.viewport.model;
	}

	/** Puts the piece down and closes the question, without an event. */
	clear(): void {
		this.picked = undefined;
		this.reach = undefined;
		this.choices = undefined;
		this.viewport.canvas.setShow(NOTHING);
		this.host.changed();
	}

	/** Takes the targets of the picked-up piece. */
	setReach(reach: Reach | undefined): void {
		if (reach !== undefined && !sameCell(this.picked, reach.from)) return;
		this.reach = reach;
		this.viewport.canvas.setShow({ reach });
		const piece = reach && this.titleOn(reach.from);
		if (reach === undefined || piece === undefined) return;
		const { words } = this.host;
		this.host.say(words.picked(words.square(reach.from), piece, reach.words ?? words.reach(countOf(reach))));
		this.host.changed();
	}

	/** Opens a question, or closes it. */
	setChoices(choices: PlaneChoices | undefined): void {
		this.choices = choices;
		this.viewport.canvas.setShow({ picked: choices?.from ?? this.picked });
		this.host.changed();
	}

	/** Announces a cell. */
	tell(cell: Cell): void {
		this.host.say(this.wordsOf(cell));
	}

	/** The index of the piece on a cell. */
	private on(cell: Cell): number | undefined {
		return this.model?.scene.at(cell);
	}

	private titleOn(cell: Cell): string | undefined {
		const index = this.on(cell);
		return index === undefined ? undefined : this.model?.lookOf(index).title;
	}

	private sideOn(cell: Cell): number | undefined {
		const index = this.on(cell);
		return index === undefined ? undefined : this.model?.lookOf(index).side;
	}

	/** Picks up the piece on a cell, if there is one. */
	pick(cell: Cell): void {
		if (this.on(cell) === undefined) return;
		this.clear();
		this.picked = cell;
		this.viewport.canvas.setShow({ picked: cell });
		this.host.changed();
		this.host.send('plane-pick', { cell });
	}

	/** Handles a press, or Enter: picks up, moves, picks up another piece, or puts back. */
	select(cell: Cell): void {
		this.viewport.cursor = cell;
		this.viewport.showCursor();
		if (!this.host.send('plane-cell', { cell })) return;
		const { picked } = this;
		if (picked === undefined) this.pick(cell);
		else if (sameCell(picked, cell)) this.cancel();
		else {
			const own = this.on(cell) !== undefined && this.sideOn(cell) === this.sideOn(picked);
			const known = this.reach !== undefined && isTarget(this.reach, cell);
			if (own && !known) this.pick(cell);
			else this.move(picked, cell);
		}
	}

	/** Puts the piece back, or closes the question. */
	cancel(): void {
		if (this.picked !== undefined) this.host.say(this.host.words.putBack);
		this.clear();
		this.host.send('plane-cancel', undefined);
	}

	/** Reports a move, with the answer to a question about it. */
	move(from: Cell, to: Cell, choice?: string): void {
		this.clear();
		this.host.send('plane-move', { from, to, ...(choice !== undefined && { choice }) });
	}

	/** Handles text typed into the field: shows a square, and passes any other text to the page. False if the page refuses it. */
	submit(text: string): boolean {
		const square = readSquare(text);
		if (square === undefined) return this.host.send('plane-submit', { text: text.trim() });
		this.host.send('plane-cell', { cell: square });
		this.viewport.look(square);
		this.tell(square);
		return true;
	}

	/** A description of a cell: its piece and its state. */
	wordsOf(cell: Cell): string {
		const { words } = this.host;
		const picked = sameCell(this.picked, cell);
		return words.cell({
			square: words.square(cell),
			piece: this.titleOn(cell),
			picked,
			target: !picked && this.reach !== undefined && isTarget(this.reach, cell),
			checked: this.model?.checked.some((one) => sameCell(one, cell)) === true,
		});
	}

	/** Moves the keyboard focus and announces the cell. */
	walk(cell: Cell): void {
		this.viewport.moveTo(cell);
		this.tell(cell);
	}

	/** Shows a cell in the middle and announces it. */
	visit(cell: Cell): void {
		this.viewport.look(cell);
		this.tell(cell);
	}

	/** The next or the previous piece in the order of coordinates. */
	step(by: 1 | -1): void {
		const { scene } = this.model ?? {};
		const found = scene?.next(this.viewport.cursor, by);
		if (scene !== undefined && found !== undefined) this.visit(scene.cells[found]!);
	}

	/** The next piece along a row or a column. */
	leap(dx: bigint, dy: bigint): void {
		const [x, y] = this.viewport.cursor;
		let best: Cell | undefined;
		let least: bigint | undefined;
		for (const cell of this.model?.scene.cells ?? []) {
			const away = (cell[0] - x) * dx + (cell[1] - y) * dy;
			const off = dx === 0n ? cell[0] !== x : cell[1] !== y;
			if (off || away <= 0n || (least !== undefined && away >= least)) continue;
			[best, least] = [cell, away];
		}
		if (best === undefined) this.host.say(this.host.words.noPiece);
		else this.walk(best);
	}

	/** Shows the picked-up piece with its targets, otherwise the last move. */
	fitSelection(): void {
		const cells = this.picked === undefined ? (this.model?.last ?? []) : this.spanOf(this.picked);
		if (cells.length === 0) this.host.say(this.host.words.nothing);
		else this.viewport.fit(cells);
	}

	private spanOf(picked: Cell): readonly Cell[] {
		const { points = [], rays = [] } = this.reach ?? {};
		const ends = rays.flatMap(({ from, by, last }): Cell[] =>
			last === undefined ? [] : [[from[0] + by[0] * last, from[1] + by[1] * last]],
		);
		return [picked, ...points.map(({ to }) => to), ...ends];
	}
}

/** The number of targets of a piece. Several moves to one square count once. */
const countOf = ({ points, rays }: Reach): { readonly squares: number; readonly lines: number; readonly rays: number } => {
	const endless = rays.filter(({ last }) => last === undefined).length;
	return { squares: new Set(points.map(({ to }) => to.join())).size, lines: rays.length - endless, rays: endless };
};
