import { cellUnder, centre, columnsOf, type Layout, layout, type Point } from '../layout/layout.js';
import type { CellId, Geometry } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import type { BoardPiece, PieceLook } from '../model/piece.js';
import { Actions } from './actions.js';
import { Announcer } from './announcer.js';
import { BoardPicture } from './board-picture.js';
import { type MarkedCells, markedCells, statesOf } from './cell-states.js';
import { choicesOf } from './choices.js';
import { chooser } from './chooser.js';
import { html, setAttribute } from './dom.js';
import { cellOf, type Drag } from './drag.js';
import type { BoardEvent, BoardEventMap } from './events.js';
import { Grid } from './grid.js';
import { HandPlaces } from './hand-places.js';
import { type BoardMode, Interaction, type InteractionHost, type Question } from './interaction.js';
import { Offer } from './offer.js';
import { Pointer } from './pointer.js';
import { type BoardProperties, type Part, PROPERTIES, wordsOf } from './properties.js';
import { boardSheets } from './style.js';
import { Values } from './values.js';
import { Width } from './width.js';
import type { BoardWords } from './words.js';

/** Milliseconds for which a dropped piece waits on its target for the page's new position. */
const PATIENCE = 400;

/** The parts in the order of their drawing: each needs those before it. */
const PARTS: readonly Part[] = ['layout', 'pieces', 'marks', 'hands', 'labels', 'actions'];

const EMPTY: Geometry = { shape: 'square', slices: [], cells: [] };

type Emit = <T extends BoardEvent>(type: T, detail: BoardEventMap[T]['detail']) => boolean;

/** The inside of a board: draws the properties into a shadow root, and hands the user's actions to the interaction. */
export class BoardDrawing implements InteractionHost {
	readonly values: Values = new Values();
	readonly interaction: Interaction = new Interaction(this);
	readonly emit: Emit;
	offer: Offer = new Offer();

	private board: Layout = layout(EMPTY);
	private byCell: ReadonlyMap<CellId, BoardPiece> = new Map();
	private readonly stale = new Set<Part>(PARTS);
	private drawn: Promise<void> | undefined;
	/** A dropped piece on its target, until the page answers. */
	private held: { readonly from: CellId; readonly to: CellId } | undefined;
	private release: ReturnType<typeof setTimeout> | undefined;
	private still = false;

	private readonly picture = new BoardPicture();
	private readonly grid: Grid;
	private readonly announcer = new Announcer();
	private readonly help = html('p', { class: 'hidden', id: 'help' });
	private readonly hands = new HandPlaces();
	private readonly actions = new Actions();
	private readonly area: HTMLElement;
	private readonly pointer: Pointer;
	private readonly width: Width;
	private asked: Question | undefined;
	private marked: MarkedCells = markedCells({}, undefined, undefined, new Map());
	private dialog: HTMLElement | undefined;

	constructor(root: ShadowRoot, emit: Emit) {
		this.emit = emit;
		root.adoptedStyleSheets = boardSheets();
		this.grid = new Grid({
			focused: (cell) => this.emit('board-focus', { cell }),
			press: (cell) => this.press(cell),
			cancel: () => this.interaction.cancel(),
		});
		this.picture.frame.append(this.grid.element);
		const { top, bottom } = this.hands;
		this.area = html('div', { class: 'area' }, top, this.picture.frame, bottom, this.actions.element);
		root.append(this.area, this.help, this.announcer.element);
		this.pointer = new Pointer(this.area, {
			cellAt: (point) => this.cellAt(point),
			canLift: (source, byFinger) => (byFinger ? this.canMove(source) : this.mode !== 'view' && this.lookOf(source) !== undefined),
			lift: (source) => this.lift(source),
			press: (cell) => this.press(cell),
			drop: (source, to) => this.drop(source, to),
			breakOff: () => this.interaction.cancel(),
			draw: (drag, over) => this.drawDrag(drag, over),
		});
		this.area.addEventListener('keydown', (event) => {
			if (event.key === 'Escape' && !event.defaultPrevented) this.interaction.cancel();
		});
		this.grid.element.addEventListener('pointerdown', (event) => {
			const cell = this.cellAt({ x: event.clientX, y: event.clientY });
			if (cell !== undefined) this.pointer.down(event, { cell });
		});
		this.width = new Width(this.area, () => {
			if (this.board.slices.length > 1) this.invalidate('layout', 'pieces', 'marks');
		});
	}

	/** The properties, with the ids of cells. */
	private get properties(): Partial<BoardProperties> {
		return this.values.shown;
	}

	get mode(): BoardMode {
		return this.properties.mode ?? 'play';
	}

	get turn(): BoardProperties['turn'] {
		return this.properties.turn;
	}

	get updated(): Promise<void> {
		return this.drawn ?? Promise.resolve();
	}

	set(name: keyof BoardProperties, value: unknown): void {
		const { values } = this;
		if (values.given[name] === value) return;
		const changed = values.set(name, value);
		if (changed.includes('moves') || changed.includes('destinations')) {
			const { offer } = this;
			this.offer = new Offer(values.given.moves, values.given.destinations, (cell) => values.idOf(cell));
			// A page may write the same moves again, or with other labels.
			if (!this.offer.equals(offer)) this.interaction.clear();
		}
		if (changed.includes('pieces')) {
			const before = this.pickedPiece;
			this.byCell = new Map((this.properties.pieces ?? []).map((piece) => [piece.cell, piece]));
			if (before?.title !== this.pickedPiece?.title) this.interaction.clear();
			this.letGo();
		}
		if (name === 'focusCell' && value !== undefined) this.grid.setFocus(values.idOf(value as CellId));
		this.invalidate(...PROPERTIES[name]);
	}

	connect(): void {
		this.width.connect();
		this.invalidate();
	}

	disconnect(): void {
		this.width.disconnect();
		this.pointer.breakOff();
		this.letGo();
	}

	announce(text: string): void {
		this.announcer.say(text);
	}

	focus(cell: CellId | undefined): void {
		this.update();
		this.grid.goTo(cell ?? this.grid.focusCell);
	}

	press(cell: CellId): void {
		this.grid.setFocus(cell);
		this.interaction.press(cell);
	}

	// The interaction asks and answers.

	sideOn(cell: CellId): number | undefined {
		return this.byCell.get(cell)?.side;
	}

	sayPicked(source: Source, targets: number): void {
		const cell = cellOf(source);
		const { title } = this.lookOf(source) ?? { title: '' };
		this.announce(this.words.picked(title, cell === undefined ? undefined : this.nameOf(cell), targets));
	}

	sayPutBack(): void {
		this.announce(this.words.putBack);
	}

	sayRefused(to: CellId): void {
		this.announce(this.words.refused(this.nameOf(to)));
	}

	changed(): void {
		this.invalidate('marks', 'labels', 'actions');
	}

	/** The piece on the board that is picked up. */
	private get pickedPiece(): BoardPiece | undefined {
		const cell = cellOf(this.interaction.picked);
		return cell === undefined ? undefined : this.byCell.get(cell);
	}

	private get words(): BoardWords {
		return wordsOf(this.properties.words);
	}

	private nameOf(cell: CellId): string {
		return this.board.places.get(cell)?.cell.name ?? '';
	}

	/** The piece of a source. */
	private lookOf(source: Source): PieceLook | undefined {
		if ('cell' in source) return this.byCell.get(source.cell);
		const { hands, turn } = this.properties;
		const hand = turn === undefined ? hands?.[0] : hands?.find(({ side }) => side === turn.side);
		return hand?.pieces.find(({ kind }) => kind === source.drop);
	}

	/** Whether a piece can be moved: a finger on it drags it, and on any other it scrolls the page. */
	private canMove(source: Source): boolean {
		if (this.mode === 'play') return this.lookOf(source) !== undefined && this.offer.from(source).length > 0;
		return this.mode === 'free' && this.byCell.has(cellOf(source)!);
	}

	private cellAt(point: Point): CellId | undefined {
		return cellUnder(this.board, this.picture.pointAt(point));
	}

	private lift(source: Source): void {
		if (this.mode === 'play') this.interaction.pick(source);
	}

	private drop(source: Source, to: CellId | undefined): void {
		const from = cellOf(source);
		if (this.mode === 'free') {
			if (from === undefined) return;
			if (to !== undefined) this.hold(from, to);
			this.emit('board-drop', { from, to });
			return;
		}
		if (to === undefined) {
			this.interaction.cancel();
			return;
		}
		this.grid.setFocus(to);
		this.still = true;
		if (from !== undefined && this.offer.between(source, to).length === 1) this.hold(from, to);
		this.interaction.move(source, to);
	}

	/** A dropped piece waits on its target. Without an answer it goes back. */
	private hold(from: CellId, to: CellId): void {
		this.still = true;
		this.held = { from, to };
		clearTimeout(this.release);
		this.release = setTimeout(() => this.letGo(), PATIENCE);
		this.invalidate('pieces');
	}

	private letGo(): void {
		clearTimeout(this.release);
		if (this.held === undefined) return;
		this.held = undefined;
		this.invalidate('pieces');
	}

	/** Marks parts as stale (by default all), and draws them when the present task has ended. */
	private invalidate(...parts: readonly Part[]): void {
		for (const part of parts.length === 0 ? PARTS : parts) this.stale.add(part);
		this.drawn ??= Promise.resolve().then(() => {
			this.update();
			this.values.report();
		});
	}

	private update(): void {
		this.drawn = undefined;
		// New cells have neither names nor states, and new hands do not show what is picked up.
		if (this.stale.has('layout') || this.stale.has('hands')) this.stale.add('labels');
		for (const part of PARTS) {
			if (!this.stale.has(part)) continue;
			this.draw(part);
			// A part that could not be drawn, and those after it, are drawn with the next change.
			this.stale.delete(part);
		}
		this.drawQuestion();
	}

	private draw(part: Part): void {
		if (part === 'layout') this.drawLayout();
		else if (part === 'pieces') this.drawPieces();
		else if (part === 'marks') this.drawMarks();
		else if (part === 'hands') this.drawHands();
		else if (part === 'labels') this.drawLabels();
		else this.drawActions();
	}

	private drawLayout(): void {
		const { geometry = EMPTY, orientation } = this.properties;
		this.board = layout(geometry, orientation, columnsOf(geometry.slices.length, this.width.isNarrow));
		this.picture.setLayout(this.board);
		this.grid.setBoard(this.board);
		this.area.style.setProperty('--_ratio', String(this.board.width / Math.max(1, this.board.height)));
	}

	private drawPieces(): void {
		const { pieces = [], sets, sides } = this.properties;
		this.picture.setStyle({ sets, sides });
		this.picture.setPieces(pieces, this.still, this.held);
		if (this.held === undefined) this.still = false;
		this.sayMoved();
	}

	/** Says which piece arrived: that on the last of the last move's cells. */
	private sayMoved(): void {
		const { lastMove = [], pieces } = this.properties;
		if (!this.announcer.isNews(lastMove, pieces)) return;
		const cell = lastMove.findLast((one) => this.byCell.has(one));
		if (cell !== undefined) this.announce(this.words.moved(this.byCell.get(cell)!.title, this.nameOf(cell)));
	}

	private drawMarks(): void {
		const { marks, arrows } = this.properties;
		const offer = this.mode === 'play' ? this.offer : undefined;
		this.marked = markedCells(this.properties, this.interaction.picked, offer, this.byCell);
		this.picture.setMarks({ ...statesOf(this.marked), marks, arrows });
	}

	private drawLabels(): void {
		const { label, describeCell, sides = [], orientation } = this.properties;
		const { words, marked } = this;
		const grid = this.grid.element;
		setAttribute(grid, 'aria-label', label ?? words.board(sides[orientation === 'second' ? 1 : 0]?.title ?? ''));
		setAttribute(grid, 'aria-describedby', 'help');
		this.help.textContent = words.help;
		this.grid.label((cell) => {
			const piece = this.byCell.get(cell);
			const facts = {
				name: this.nameOf(cell),
				piece: piece?.title,
				picked: marked.picked === cell,
				canMove: marked.picked === undefined && this.offer.canMove(cell),
				target: marked.targets.has(cell),
				capture: marked.captures.has(cell),
				checked: marked.checks.has(cell),
			};
			const held = piece !== undefined && this.mode !== 'view';
			return { label: describeCell?.(cell) ?? words.cell(facts), held, movable: this.canMove({ cell }), picked: facts.picked };
		});
		this.hands.setStates(this.interaction.picked, (drop) => this.canMove({ drop }));
	}

	private drawHands(): void {
		const { turn, hands = [] } = this.properties;
		const still = this.mode !== 'play';
		const isOwn = (side: number): boolean => !still && (turn === undefined || turn.side === side);
		const onTake = (kind: string, side: number): void => {
			if (isOwn(side)) this.interaction.take(kind);
			else {
				this.interaction.clear();
				this.emit('board-hand', { side, kind });
			}
		};
		this.hands.show(this.properties, { words: this.words, pointer: this.pointer, still, onTake }, isOwn);
		this.area.style.setProperty('--_hands', String(hands.length));
	}

	private drawActions(): void {
		const moves = this.mode === 'play' ? this.offer.actions(cellOf(this.interaction.picked)) : [];
		const lost = this.actions.show(moves, this.words.pass, (move) => this.interaction.make(move));
		if (lost) this.grid.goTo(this.grid.focusCell);
	}

	private drawQuestion(): void {
		const { question } = this.interaction;
		if (question === this.asked) return;
		this.asked = question;
		this.dialog?.remove();
		this.dialog = undefined;
		if (question === undefined) return;
		const { width, height } = this.board;
		const { x, y } = centre(this.board, question.to);
		const { title, choices } = choicesOf(question.moves, this.lookOf(question.source), this.words);
		const { element, focus } = chooser({
			title,
			choices,
			sets: this.properties.sets,
			sides: this.properties.sides,
			left: (x - 0.5) / width,
			top: (y - 0.5) / height,
			width: 1 / width,
			height: 1 / height,
			onChoose: (id) => {
				this.grid.goTo(question.to);
				this.interaction.make(question.moves.find((move) => move.id === id)!);
			},
			onCancel: () => {
				this.interaction.cancel();
				this.grid.goTo(cellOf(question.source) ?? question.to);
			},
		});
		this.dialog = element;
		this.picture.frame.append(element);
		focus();
	}

	private drawDrag(drag: Drag | undefined, over: CellId | undefined): void {
		const look = drag?.moving === true ? this.lookOf(drag.from) : undefined;
		this.picture.carry(look, drag?.at ?? { x: 0, y: 0 }, cellOf(drag?.from));
		this.grid.setOver(look === undefined ? undefined : over);
	}
}
