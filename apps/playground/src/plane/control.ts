import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import type { PlanePlay, Reading } from '../worker/protocol.js';
import { Eye } from './eye.js';
import { type Model, modelOf, nameOf, pointOf, type Reach, reaches, reachOf, sameCell } from './model.js';
import { readSquare, spokenSquare } from './numbers.js';
import type { Cell } from './scene.js';

/** Several moves lead from one cell to another. */
export interface PlaneQuestion {
	readonly from: Cell;
	readonly to: Cell;
	readonly choices: Extract<PlanePlay, { choose: unknown }>['choose'];
}

/** The user's interaction with an unbounded board: selects, plays, asks the engine. */
export class Control {
	readonly eye: Eye;
	question: PlaneQuestion | undefined;
	picked: Cell | undefined;
	private reach: Reach | undefined;
	private reading: Reading | undefined;
	private readonly context: Context;
	private readonly changed: () => void;

	constructor(context: Context, canvas: HTMLCanvasElement, changed: () => void) {
		this.context = context;
		this.changed = changed;
		this.eye = new Eye(canvas, context.store, changed);
	}

	get model(): Model | undefined {
		return this.eye.model;
	}

	/** Takes a new answer of the engine; keeps the old board if it contains none. */
	update(reading: Reading): void {
		if (this.reading === reading) return;
		const before = this.reading;
		this.reading = reading;
		this.clear();
		if (reading.plane === undefined) return;
		const moved = before !== undefined && before.position.key !== reading.position.key;
		this.eye.setModel(modelOf(reading.plane), moved);
	}

	private clear(): void {
		this.picked = undefined;
		this.reach = undefined;
		this.question = undefined;
		this.context.interaction.clear();
		this.eye.canvas.setShow({ picked: undefined, reach: undefined, dragged: undefined });
	}

	/** Announces a cell. */
	tell(cell: Cell): void {
		this.say(this.wordsOf(cell));
	}

	private say(text: string): void {
		this.context.interaction.say(text);
	}

	private refuse(message: string): void {
		const { interaction } = this.context;
		this.clear();
		interaction.refusal.value = { from: undefined, to: -1, message, culprits: [], at: undefined };
		this.say(message);
		this.changed();
	}

	/** A description of the piece on a cell. */
	private pieceOn(cell: Cell): string | undefined {
		const index = this.model?.scene.at(cell);
		return index === undefined ? undefined : this.model?.lookOf(index).title;
	}

	/** Selects the piece on a cell and requests its targets. */
	pick(cell: Cell): void {
		const piece = this.pieceOn(cell);
		const { store } = this.context;
		if (piece === undefined) return;
		this.clear();
		this.picked = cell;
		this.eye.canvas.setShow({ picked: cell });
		const state = store.state.peek();
		store.client.ask('reach', { doc: docOf(state), node: state.cursor, from: pointOf(cell) }, (answer) => {
			if (store.state.peek().record !== state.record || !sameCell(this.picked, cell)) return;
			this.reach = reachOf(answer);
			this.eye.canvas.setShow({ reach: this.reach });
			this.say(`${spokenSquare(cell)}, ${piece}, picked up. ${answer.words}`);
			this.changed();
		});
		this.changed();
	}

	/** Handles a click, or Enter: selects, plays, or selects another piece. */
	select(cell: Cell): void {
		this.eye.cursor = cell;
		this.eye.showCursor();
		const { picked } = this;
		if (picked === undefined) {
			this.context.interaction.clear();
			this.pick(cell);
		} else if (sameCell(picked, cell)) this.cancel();
		else {
			const own = this.toneOn(cell) !== undefined && this.toneOn(cell) === this.toneOn(picked);
			const known = this.reach !== undefined && reaches(this.reach, cell);
			if (own && !known) this.pick(cell);
			else this.play(`${nameOf(picked)}>${nameOf(cell)}`, picked, cell);
		}
	}

	private toneOn(cell: Cell): number | undefined {
		const index = this.model?.scene.at(cell);
		return index === undefined ? undefined : this.model?.lookOf(index).tone;
	}

	cancel(): void {
		if (this.picked !== undefined) this.say('Put back.');
		this.clear();
		this.changed();
	}

	/** Plays a move given in ICN. Shows its place if it is refused or ambiguous. */
	play(move: string, from?: Cell, to?: Cell): void {
		const { store } = this.context;
		const state = store.state.peek();
		store.client.ask('planePlay', { doc: docOf(state), node: state.cursor, move }, (answer) => {
			if (store.state.peek().record !== state.record) return;
			if ('refused' in answer) this.refuse(answer.refused);
			else if ('choose' in answer) {
				const middle: Cell = [this.eye.canvas.view.camera.x, this.eye.canvas.view.camera.y];
				this.question = { from: from ?? middle, to: to ?? middle, choices: answer.choose };
				this.changed();
			} else this.made(answer.played);
		});
	}

	private made({ text, cursor, label, dropped }: Extract<PlanePlay, { played: unknown }>['played']): void {
		const { store } = this.context;
		this.clear();
		this.changed();
		if (text === undefined) {
			store.go(cursor);
			return;
		}
		store.dispatch({ type: 'play', record: { kind: 'text', text }, cursor, label });
		if (dropped === 0) return;
		const later = dropped === 1 ? '1 later move' : `${dropped} later moves`;
		store.notice.value = { text: `${label} replaced ${later}.`, undo: true };
	}

	/** Handles text typed into the field: a square to show, or a move to play. False if it is neither. */
	submit(text: string): boolean {
		const square = readSquare(text);
		if (square !== undefined) {
			this.eye.look(square);
			this.say(this.wordsOf(square));
			return true;
		}
		if (!/[>x]/.test(text)) return false;
		this.play(text.trim());
		return true;
	}

	/** A description of a cell: its piece and its state. */
	wordsOf(cell: Cell): string {
		const words = [spokenSquare(cell), this.pieceOn(cell) ?? 'empty'];
		const on = (cells: readonly Cell[] | undefined): boolean => cells?.some((one) => sameCell(one, cell)) === true;
		if (on(this.model?.checked)) words.push('in check');
		if (sameCell(this.picked, cell)) words.push('picked up');
		else if (this.reach !== undefined && reaches(this.reach, cell)) words.push(words[1] === 'empty' ? 'can go here' : 'can be captured');
		return words.join(', ');
	}

	/** Moves the keyboard focus and announces the cell. */
	walk(cell: Cell): void {
		this.eye.moveTo(cell);
		this.say(this.wordsOf(cell));
	}

	/** The next or the previous piece in coordinate order. */
	step(by: 1 | -1): void {
		const { scene } = this.model ?? {};
		const found = scene?.next(this.eye.cursor, by);
		if (scene === undefined || found === undefined) return;
		const cell = scene.cells[found]!;
		this.eye.look(cell);
		this.say(this.wordsOf(cell));
	}

	/** The next piece along a row or a column. */
	leap(dx: bigint, dy: bigint): void {
		const [x, y] = this.eye.cursor;
		let best: Cell | undefined;
		let least: bigint | undefined;
		for (const cell of this.model?.scene.cells ?? []) {
			const away = (cell[0] - x) * dx + (cell[1] - y) * dy;
			const beside = dx === 0n ? cell[0] !== x : cell[1] !== y;
			if (beside || away <= 0n || (least !== undefined && away >= least)) continue;
			[best, least] = [cell, away];
		}
		if (best === undefined) this.say('There is no piece in this direction.');
		else this.walk(best);
	}

	/** Shows the selection: a piece with its targets, otherwise the last move. */
	fitSelection(): void {
		const { last } = this.model ?? {};
		const cells: Cell[] = this.picked === undefined ? [...(last ?? [])] : [this.picked, ...(this.reach?.points.map(({ to }) => to) ?? [])];
		for (const { from, by, last: end } of this.picked === undefined ? [] : (this.reach?.rays ?? []))
			if (end !== undefined) cells.push([from[0] + by[0] * end, from[1] + by[1] * end]);
		if (cells.length === 0) this.say('Nothing is selected.');
		else this.eye.fit(cells);
	}
}
