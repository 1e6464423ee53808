// Longer than 400 lines: all parts of a board meet here.
import { cellUnder, columnsOf, type Layout, layout, type Point, sharedLayout } from '../layout/layout.js';
import type { CellId, Geometry } from '../model/geometry.js';
import type { BoardMove, Source } from '../model/move.js';
import type { BoardPiece } from '../model/piece.js';
import { Actions } from './actions.js';
import { Announcer } from './announcer.js';
import { BoardPicture } from './board-picture.js';
import { type MarkedCells, markedCells, wordsOfCell } from './cell-states.js';
import { html, setAttribute, setStyle } from './dom.js';
import { cellOf, type Drag } from './drag.js';
import type { BoardEvent, BoardEventMap } from './events.js';
import { Faces } from './faces.js';
import { Grid } from './grid.js';
import { HandPlaces } from './hand-places.js';
import { HeldPiece } from './held-piece.js';
import { Interaction, type InteractionHost } from './interaction.js';
import { Offer } from './offer.js';
import { PieceColors } from './piece-colors.js';
import { Pointer, type PointerHost } from './pointer.js';
import { type BoardProperties, type Part, PROPERTIES } from './properties.js';
import { QuestionDialog } from './question-dialog.js';
import { ShownBoard } from './shown-board.js';
import { Sounds } from './sounds.js';
import { boardSheets } from './style.js';
import { type DrawingsHost, userDrawings } from './user-drawings.js';
import { type PremovesHost, type UserPremoves, userPremoves } from './user-premoves.js';
import type { Values } from './values.js';
import { Width } from './width.js';

/** The parts in the order of their drawing: each needs those before it. */
const PARTS: readonly Part[] = ['layout', 'pieces', 'marks', 'hands', 'labels', 'actions'];

const NONE: readonly string[] = [];
const EMPTY: Geometry = { shape: 'square', slices: [], cells: [] };

type Emit = <T extends BoardEvent>(type: T, detail: BoardEventMap[T]['detail']) => boolean;

/** The inside of a board: draws the properties into a shadow root, and hands the user's actions to the interaction. */
export class BoardDrawing implements InteractionHost, PointerHost, DrawingsHost, PremovesHost {
	readonly shown: ShownBoard = new ShownBoard();
	readonly values: Values = this.shown.values;
	readonly interaction: Interaction = new Interaction(this);
	readonly emit: Emit;

	private board: Layout = layout(EMPTY);
	private readonly stale = new Set<Part>(PARTS);
	private drawn: Promise<void> | undefined;
	private readonly held = new HeldPiece(() => this.invalidate('pieces'));
	private still = false;

	private readonly colors: PieceColors;
	private readonly faces: Faces;
	private unwatch: (() => void) | undefined;
	private readonly picture: BoardPicture;
	private readonly grid: Grid;
	private readonly announcer = new Announcer();
	private readonly help = html('p', { class: 'hidden', id: 'help' });
	private readonly hands: HandPlaces;
	private readonly actions: Actions;
	private readonly area: HTMLElement;
	private readonly root: ShadowRoot;
	private pointer: Pointer | undefined;
	private readonly drawings = userDrawings(this);
	readonly premoves: UserPremoves = userPremoves(this.shown, this);
	private readonly sounds = new Sounds();
	private readonly width: Width;
	private marked: MarkedCells = markedCells({}, undefined, undefined, new Map());
	private readonly dialog: QuestionDialog;

	constructor(root: ShadowRoot, emit: Emit) {
		this.emit = emit;
		this.root = root;
		root.adoptedStyleSheets = boardSheets();
		this.colors = new PieceColors(root.host as HTMLElement, this.redrawPieces);
		this.faces = new Faces(root, this.colors);
		this.picture = new BoardPicture(this.faces);
		this.grid = new Grid({
			focused: (cell) => this.emit('board-focus', { cell }),
			press: (cell) => this.press(cell),
			cancel: () => this.interaction.cancel(),
		});
		const { frame } = this.picture;
		this.area = html('div', { class: 'area' }, frame);
		this.hands = new HandPlaces(frame);
		this.dialog = new QuestionDialog(frame);
		this.actions = new Actions(this.area);
		root.append(this.area);
		// The attribute `draggable` is that of HTML, too: pieces are dragged, not the board.
		root.host.addEventListener('dragstart', (event) => !this.shown.isPicture && event.preventDefault());
		this.width = new Width(this.area, (isNews) => {
			if (isNews && this.board.slices.length > 1) this.invalidate('layout', 'pieces', 'marks');
			if (!this.colors.refresh()) return;
			this.picture.forgetPieces();
			// The browser has not shown the board yet.
			if (!this.stale.has('layout')) this.drawPieces();
		});
	}

	/** Draws all pieces again: their pictures have changed. */
	private readonly redrawPieces = (): void => {
		this.picture.forgetPieces();
		this.invalidate('pieces');
	};

	/** Makes a board that the user can act on from a picture, or the reverse. */
	private setActive(active: boolean): void {
		const { frame } = this.picture;
		const { grid, help, announcer, area } = this;
		if (grid.element.isConnected === active) return;
		if (!active) {
			for (const { element } of [grid, announcer]) element.remove();
			help.remove();
			return;
		}
		for (const name of ['role', 'aria-label']) frame.removeAttribute(name);
		frame.append(grid.element);
		this.root.append(help, announcer.element);
		this.pointer ??= new Pointer(area, grid.element, this);
	}

	get updated(): Promise<void> {
		return this.drawn ?? Promise.resolve();
	}

	set(name: keyof BoardProperties, value: unknown): void {
		const { values, shown } = this;
		const { premoves } = shown;
		if (values.given[name] === value) return;
		const before = this.pickedPiece;
		const wasOpen = premoves.isOpen;
		const changed = values.set(name, value);
		if (changed.includes('moves') || changed.includes('destinations')) {
			const offer = new Offer(values.given.moves, values.given.destinations, (cell) => values.idOf(cell));
			// A page may write the same moves again, or with other labels. A piece that was picked up to move ahead can be moved now.
			const isKept = offer.equals(premoves.setOwn(offer)) || (wasOpen && this.interaction.question === undefined);
			if (!isKept) this.interaction.clear();
		}
		premoves.refresh(changed);
		// The page lets the user make neither moves nor premoves any more.
		if (name === 'premoves' && wasOpen && !premoves.isOpen) this.interaction.clear();
		if (changed.includes('pieces')) {
			if (before?.title !== this.pickedPiece?.title) this.interaction.clear();
			this.held.letGo();
		}
		if (name === 'focusCell' && value !== undefined) this.grid.setFocus(values.idOf(value as CellId));
		this.drawings.allow(this.grid.element);
		this.invalidate(...PROPERTIES[name]);
	}

	connect(): void {
		this.width.connect();
		this.unwatch = this.faces.watch(this.redrawPieces);
		this.invalidate();
	}

	disconnect(): void {
		this.width.disconnect();
		this.unwatch?.();
		this.breakOffPress();
		this.drawings.cancel();
		this.held.letGo();
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

	click(cell: CellId): void {
		if (this.interaction.picked === undefined && !this.shown.byCell.has(cell)) this.drawings.eraseAll();
		this.grid.setFocus(cell);
		this.interaction.press(cell, this.shown.properties.selectable !== false);
	}

	// The interaction asks and answers.

	sayPicked(source: Source, targets: number): void {
		const cell = cellOf(source);
		const { title } = this.shown.lookOf(source) ?? { title: '' };
		this.announce(this.shown.words.picked(title, cell === undefined ? undefined : this.nameOf(cell), targets));
	}

	premove(move: BoardMove): boolean {
		const isMade = this.premoves.add(move);
		if (isMade) this.held.letGo();
		return isMade;
	}

	sayPutBack(): void {
		this.announce(this.shown.words.putBack);
	}

	sayRefused(to: CellId): void {
		this.announce(this.shown.words.refused(this.nameOf(to)));
	}

	changed(): void {
		this.invalidate('marks', 'labels', 'actions');
	}

	/** The piece on the board that is picked up. */
	private get pickedPiece(): BoardPiece | undefined {
		const cell = cellOf(this.interaction.picked);
		return cell === undefined ? undefined : this.shown.byCell.get(cell);
	}

	readonly nameOf = (cell: CellId): string => this.board.places.get(cell)?.cell.name ?? '';

	// The pointer asks and acts.

	cellAt(point: Point): CellId | undefined {
		return cellUnder(this.board, this.picture.pointAt(point));
	}

	canLift(source: Source, byFinger: boolean): boolean {
		return byFinger ? this.shown.canMove(source) : this.shown.isGrabbed && this.shown.lookOf(source) !== undefined;
	}

	breakOff(): void {
		this.interaction.cancel();
	}

	lift(source: Source): void {
		if (this.shown.mode === 'play') this.interaction.pick(source);
	}

	drop(source: Source, to: CellId | undefined): void {
		const from = cellOf(source);
		if (this.shown.mode === 'free') {
			if (from === undefined) return;
			if (to !== undefined) this.hold(from, to);
			this.emit('board-drop', { from, to });
		} else if (to === undefined) this.breakOff();
		else {
			this.grid.setFocus(to);
			this.still = true;
			if (from !== undefined && this.shown.offer.between(source, to).length === 1) this.hold(from, to);
			this.interaction.move(source, to);
		}
	}

	// The user's drawings ask.

	get focusCell(): CellId | undefined {
		return this.grid.focusCell;
	}

	breakOffPress(): void {
		this.pointer?.breakOff();
	}

	private hold(from: CellId, to: CellId): void {
		this.still = true;
		this.held.hold(from, to);
	}

	/** Marks parts as stale (by default all), and draws them when the present task has ended. */
	invalidate(...parts: readonly Part[]): void {
		for (const part of parts.length === 0 ? PARTS : parts) this.stale.add(part);
		this.drawn ??= Promise.resolve().then(() => {
			this.update();
			this.values.report();
		});
	}

	private update(): void {
		this.drawn = undefined;
		const { premoves } = this.shown;
		const before = premoves.list.length;
		const made = premoves.settle();
		const isLess = premoves.list.length < before;
		if (isLess) for (const part of PROPERTIES.premoves) this.stale.add(part);
		if (made?.from !== undefined && made.to !== undefined) this.hold(made.from, made.to);
		this.drawParts();
		if (isLess) this.emit('board-premove', { premoves: premoves.list });
		if (made !== undefined) this.emit('board-move', { move: this.shown.offer.asGiven(made), premoved: true });
	}

	private drawParts(): void {
		// New cells have neither names nor states, and new hands do not show what is picked up.
		if (this.stale.has('layout') || this.stale.has('hands')) this.stale.add('labels');
		for (const part of PARTS) {
			if (!this.stale.has(part)) continue;
			this.drawPart(part);
			// A part that could not be drawn, and those after it, are drawn with the next change.
			this.stale.delete(part);
		}
		this.drawQuestion();
		// Premoves are silent.
		for (const sound of this.sounds.of(this.shown.byCellNow, this.values.shown)) this.emit('board-sound', { sound });
	}

	private drawPart(part: Part): void {
		if (part === 'layout') this.drawLayout();
		else if (part === 'pieces') this.drawPieces();
		else if (part === 'marks') this.drawMarks();
		else if (part === 'hands') this.drawHands();
		else if (part === 'labels') this.drawLabels();
		else this.drawActions();
	}

	private drawLayout(): void {
		const { geometry = EMPTY, orientation } = this.shown.properties;
		this.board = sharedLayout(geometry, orientation ?? 'first', columnsOf(geometry.slices.length, this.width.isNarrow));
		this.picture.setLayout(this.board, this.shown.properties);
		this.setActive(!this.shown.isPicture);
		if (!this.shown.isPicture) this.grid.setBoard(this.board);
		setStyle(this.area, '--_ratio', String(this.board.width / Math.max(1, this.board.height)));
	}

	private drawPieces(): void {
		const { pieces = [], sets, sides, animation } = this.shown.properties;
		this.faces.setStyle({ sets, sides });
		this.picture.setAnimation(animation);
		this.picture.setPieces(pieces, this.still, this.held.at);
		if (this.held.at === undefined) this.still = false;
		this.sayMoved();
	}

	/** Says which piece arrived: that on the last of the last move's cells. */
	private sayMoved(): void {
		const { lastMove = [], pieces } = this.shown.properties;
		const cell = this.announcer.isNews(lastMove, pieces) ? lastMove.findLast((one) => this.shown.byCell.has(one)) : undefined;
		const news = cell === undefined ? '' : this.shown.words.moved(this.shown.byCell.get(cell)!.title, this.nameOf(cell));
		this.announce(
			[news, this.shown.premoves.takeFailure() ? this.shown.words.premovesDropped : ''].filter((text) => text !== '').join(' '),
		);
	}

	private drawMarks(): void {
		const { marks, arrows } = this.shown.properties;
		const offer = this.shown.mode === 'play' ? this.shown.offer : undefined;
		this.marked = markedCells(this.shown.properties, this.interaction.picked, offer, this.shown.byCell, this.shown.premoves.cells);
		this.picture.setMarks({ ...this.marked, marks, arrows, drawings: this.drawings.shown() });
	}

	private drawLabels(): void {
		const { label, describeCell, sides = [], orientation } = this.shown.properties;
		const { marked } = this;
		const { words, byCell, offer, isGrabbed, canMove, premoves } = this.shown;
		const named = this.shown.isPicture ? this.picture.frame : this.grid.element;
		setAttribute(named, 'aria-label', label ?? words.board(sides[orientation === 'second' ? 1 : 0]?.title ?? ''));
		if (this.shown.isPicture) {
			setAttribute(named, 'role', 'img');
			return;
		}
		const help = this.drawings.brush() === undefined ? words.help : `${words.help} ${words.drawHelp}`;
		if (this.help.textContent !== help) this.help.textContent = help;
		const drawn = this.drawings.texts();
		const premoving = premoves.isOpen;
		this.grid.label((cell) => {
			const piece = byCell.get(cell);
			const own = { name: this.nameOf(cell), piece: piece?.title, drawings: drawn.get(cell) ?? NONE, premoving };
			const facts = wordsOfCell(cell, own, marked, offer);
			const held = piece !== undefined && isGrabbed;
			return { label: describeCell?.(cell) ?? words.cell(facts), held, movable: canMove({ cell }), picked: facts.picked };
		});
		this.hands.setStates(this.interaction.picked, (drop) => canMove({ drop }));
	}

	private drawHands(): void {
		const { turn, hands = [] } = this.shown.properties;
		const still = this.shown.mode !== 'play';
		const isOwn = (side: number): boolean => !still && (turn === undefined || turn.side === side);
		const onTake = (kind: string, side: number, byPointer: boolean): void => {
			if (isOwn(side)) {
				if (!byPointer || this.shown.properties.selectable !== false) this.interaction.take(kind);
			} else {
				this.interaction.clear();
				this.emit('board-hand', { side, kind });
			}
		};
		this.hands.show(
			this.shown.properties,
			{ words: this.shown.words, pointer: this.shown.isPicture ? undefined : this.pointer, still, onTake },
			isOwn,
		);
		setStyle(this.area, '--_hands', String(hands.length));
	}

	private drawActions(): void {
		const moves = this.shown.mode === 'play' ? this.shown.offer.actions(cellOf(this.interaction.picked)) : [];
		const lost = this.actions.show(moves, this.shown.words.pass, (move) => this.interaction.make(move));
		if (lost) this.grid.goTo(this.grid.focusCell);
	}

	private drawQuestion(): void {
		this.dialog.show(this.interaction.question, ({ source, to, moves }) => ({
			board: this.board,
			look: this.shown.lookOf(source),
			words: this.shown.words,
			sets: this.shown.properties.sets,
			sides: this.shown.properties.sides,
			onChoose: (id) => {
				this.grid.goTo(to);
				this.interaction.make(moves.find((move) => move.id === id)!);
			},
			onCancel: () => {
				this.interaction.cancel();
				this.grid.goTo(cellOf(source) ?? to);
			},
		}));
	}

	/** Shows the piece that is being dragged. */
	carry(drag: Drag | undefined, over: CellId | undefined): void {
		const look = drag?.moving === true ? this.shown.lookOf(drag.from) : undefined;
		this.picture.carry(look, drag?.at ?? { x: 0, y: 0 }, cellOf(drag?.from));
		this.grid.setOver(look === undefined ? undefined : over);
	}
}
