import { html, setAttribute } from '../element/dom.js';
import type { GoDetail } from '../moves/events.js';
import type { MoveId } from '../moves/node.js';
import { MoveTree } from '../moves/tree.js';
import { spokenNags } from '../moves/words.js';
import type { XMoves } from '../moves/x-moves.js';
import { Bar, type BarAction } from './bar.js';
import type { GameEventMap } from './events.js';
import { stepByGestures } from './gestures.js';
import { Menu } from './menu.js';
import { aboutText, clockAt, drawPlayer } from './players.js';
import type { GameProperties } from './properties.js';
import type { GameEntry, OpenedGame } from './reader.js';
import { gameSheet } from './style.js';
import { GAME_ENGLISH, type GameWords } from './words.js';

type Emit = <Name extends keyof GameEventMap>(type: Name, detail: GameEventMap[Name]['detail']) => void;

/** Milliseconds between two moves that are played by themselves. */
const DELAY = 1500;

/** The inside of a viewer: the board with its players and its bar, the list of moves, and the ways through the game. */
export class GameView {
	words: GameWords = GAME_ENGLISH;
	current: MoveId | undefined;
	opened: OpenedGame | undefined;
	private tree = new MoveTree();
	private entries: readonly GameEntry[] = [];
	private shown = 0;
	private flipped = false;
	private timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the focus on the board came from a press: the arrow keys then step, and do not go from cell to cell. */
	private pressed = false;
	private readonly given: Partial<GameProperties>;
	private readonly emit: Emit;

	private readonly chooser = html('select', { part: 'chooser' });
	private readonly event = html('p', { class: 'event', part: 'event' });
	private readonly head = html('div', { class: 'head' });
	private readonly above = html('div', { class: 'player', part: 'player' });
	private readonly below = html('div', { class: 'player', part: 'player' });
	private readonly place = html('div', { class: 'board', part: 'board' });
	private readonly bar: Bar = new Bar((action) => this.act(action));
	private readonly menu: Menu;
	private readonly list: XMoves = html('x-moves', { part: 'moves', exportparts: 'move, comment, number, line' });
	private readonly note = html('div', { class: 'note', part: 'note', role: 'note', hidden: '' });
	private readonly columns: HTMLElement;
	private readonly slot = html('slot');
	private readonly wait = html('p', { class: 'wait', hidden: '' });
	private readonly status = html('div', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
	private readonly help = html('p', { class: 'hidden', id: 'viewer-help' });
	private readonly frame: HTMLElement;
	private board: HTMLElement | undefined;
	private readonly root: ShadowRoot;

	constructor(root: ShadowRoot, given: Partial<GameProperties>, emit: Emit) {
		this.root = root;
		this.given = given;
		this.emit = emit;
		root.adoptedStyleSheets = [gameSheet()];
		this.menu = new Menu({ flip: () => this.flip(), close: () => this.closeMenu(), say: (text) => this.say(text) });
		const foot = html('div', { class: 'foot' }, this.menu.element, this.bar.element);
		const stage = html('div', { class: 'stage' }, this.above, this.place, this.below, foot);
		this.columns = html(
			'div',
			{ class: 'columns', hidden: '' },
			stage,
			html('div', { class: 'side' }, html('div', { class: 'inner' }, this.list)),
		);
		this.frame = html('div', { class: 'game', part: 'frame', role: 'group', 'aria-describedby': 'viewer-help' });
		this.frame.append(this.head, this.wait, this.note, this.slot, this.columns, this.help, this.status);
		root.append(this.frame);
		this.list.addEventListener('moves-go', ({ detail }: CustomEvent<GoDetail>) => {
			this.stop();
			this.go(detail.id);
		});
		this.chooser.addEventListener('change', () => void this.open(this.chooser.selectedIndex));
		this.place.addEventListener('pointerdown', () => {
			this.pressed = true;
		});
		this.place.addEventListener('focusout', () => {
			this.pressed = false;
		});
		stepByGestures(
			this.place,
			(step) => this.act(step),
			() => this.given.wheel === 'moves',
		);
		root.addEventListener('keydown', (event) => this.key(event as KeyboardEvent), true);
		root.addEventListener('keydown', (event) => this.key(event as KeyboardEvent));
	}

	say(text: string): void {
		if (text !== '') this.status.textContent = this.status.textContent === text ? `${text}\u00a0` : text;
	}

	/** Writes the words and the names. */
	drawWords(): void {
		const { words } = this;
		setAttribute(this.frame, 'aria-label', this.given.label ?? words.viewer);
		this.help.textContent = words.viewerHelp;
		setAttribute(this.chooser, 'aria-label', words.games);
		this.list.words = words;
		this.draw();
	}

	/** Shows that a text is on its way. */
	loading(): void {
		this.wait.textContent = this.words.loading;
		this.wait.hidden = this.opened !== undefined;
	}

	/** Shows why there is no game; the text of the page stays readable. */
	fail(message: string): void {
		this.stop();
		this.opened = undefined;
		this.wait.hidden = true;
		this.columns.hidden = true;
		this.slot.hidden = false;
		this.head.replaceChildren();
		this.note.replaceChildren(message);
		this.note.hidden = false;
		this.emit('game-fault', { message });
	}

	/** Takes the games of a text, and shows one. */
	async setGames(entries: readonly GameEntry[], isCurrent: () => boolean): Promise<void> {
		this.entries = entries;
		this.chooser.replaceChildren(...entries.map(({ title }, index) => html('option', { value: index }, title)));
		await this.open(Math.min(this.given.game ?? 1, entries.length) - 1, isCurrent);
	}

	private async open(index: number, isCurrent: () => boolean = () => true): Promise<void> {
		const { entries } = this;
		let opened: OpenedGame;
		try {
			opened = await entries[index]!.open();
		} catch (error) {
			if (isCurrent()) this.fail(this.words.unreadable(error instanceof Error ? error.message : String(error)));
			return;
		}
		if (!isCurrent() || entries !== this.entries) return;
		this.stop();
		this.closeMenu(false);
		this.shown = index;
		this.chooser.selectedIndex = index;
		this.opened = opened;
		this.tree = new MoveTree(opened.nodes);
		this.flipped = false;
		this.current = this.startId();
		this.drawGame(opened);
		this.emit('game-load', { games: entries.length, game: index + 1, faults: opened.faults });
		this.emitShow();
	}

	/** The move at which the viewer begins: a number of plies of the main line, `last`, or the moves that lead there. */
	private startId(): MoveId | undefined {
		const { startAt = 0 } = this.given;
		const { tree } = this;
		let id: MoveId | undefined;
		const step = (to: MoveId | undefined): boolean => {
			if (to === undefined || tree.node(to)?.unplayed === true) return false;
			id = to;
			return true;
		};
		if (typeof startAt === 'string' && startAt !== 'last') {
			for (const word of startAt.split(/\s+/).filter((one) => one !== '')) {
				const choices = [tree.next(id), ...tree.variations(id)];
				if (!step(choices.find((one) => one !== undefined && tree.node(one)?.text === word))) break;
			}
			return id;
		}
		for (let ply = 0; (startAt === 'last' || ply < Number(startAt)) && step(tree.next(id)); ply++);
		return id;
	}

	private drawGame(opened: OpenedGame): void {
		const { words } = this;
		this.event.textContent = aboutText(opened);
		this.head.replaceChildren(...(this.entries.length > 1 ? [this.chooser] : []), ...(this.event.textContent === '' ? [] : [this.event]));
		this.wait.hidden = true;
		this.slot.hidden = true;
		this.columns.hidden = false;
		this.note.hidden = opened.faults.length === 0;
		this.note.replaceChildren(
			words.faults(opened.faults.length),
			html(
				'ul',
				{ role: 'list' },
				...opened.faults.slice(0, 10).map(({ message, hint = '' }) => html('li', {}, `${message} ${hint}`.trim())),
			),
		);
		if (this.board?.localName !== opened.board) {
			this.board = document.createElement(opened.board);
			this.place.replaceChildren(this.board);
		}
		Object.assign(this.list, { nodes: opened.nodes, intro: opened.intro, result: opened.result, words });
		this.draw();
	}

	/** The end of the board at the bottom: that of the page, of the text, or the first side's. */
	private get orientation(): 'first' | 'second' {
		const { orientation } = this.given;
		const sides = this.opened?.players.map(({ side }) => side.toLowerCase()) ?? [];
		const index = orientation === undefined ? -1 : ['first', 'second'].indexOf(orientation);
		const side = index < 0 && orientation !== undefined ? sides.indexOf(orientation.toLowerCase()) : index;
		const base = side >= 0 ? side > 0 : this.opened?.orientation === 'second';
		return base === this.flipped ? 'first' : 'second';
	}

	/** Draws the shown position. */
	draw(): void {
		const { opened, current, words, tree, orientation } = this;
		if (opened === undefined) return;
		const theme = this.root.host.getAttribute('theme');
		if (this.board !== undefined) {
			if (theme === null) this.board.removeAttribute('theme');
			else this.board.setAttribute('theme', theme);
			// The viewer says the move itself.
			const silent = { moved: () => '' };
			Object.assign(this.board, opened.view(current), { orientation }, opened.board === 'x-board' ? { words: silent } : {});
		}
		this.list.current = current;
		const [low, high] = orientation === 'second' ? [1, 0] : [0, 1];
		drawPlayer(this.below, opened.players[low], clockAt(tree, current, low), words);
		drawPlayer(this.above, opened.players[high], clockAt(tree, current, high), words);
		const next = tree.next(current);
		const atEnd = next === undefined || tree.node(next)?.unplayed === true;
		this.bar.draw({ atStart: current === undefined, atEnd, playing: this.playing, menu: this.menu.open }, words);
	}

	/** Goes to a move, and says it. */
	go(id: MoveId | undefined): void {
		const node = this.tree.node(id);
		if (this.opened === undefined || node?.unplayed === true || (id !== undefined && node === undefined)) return;
		const fromList = this.root.activeElement === this.list;
		this.current = id;
		this.draw();
		this.sayMove(fromList);
		this.emitShow();
	}

	/** Says the shown move. A screen reader says the focused move of the list itself. */
	private sayMove(fromList: boolean): void {
		const { words, tree, current, opened } = this;
		const node = tree.node(current);
		if (node === undefined) {
			this.say([words.start, opened?.intro ?? ''].join(' ').trim());
			return;
		}
		const { text, nags = [], number, column = 0, comment = '', before = '' } = node;
		const move = `${number === undefined ? '' : `${number}${column === 0 ? '.' : '…'} `}${text}`;
		const more = [...spokenNags(nags, words), ...[before, comment].filter((part) => part !== '')];
		if (fromList) this.say([before, comment].filter((part) => part !== '').join(' '));
		else this.say(words.shown(move, more));
	}

	private emitShow(): void {
		const { current, opened, tree } = this;
		this.emit('game-show', { id: current, text: tree.node(current)?.text, position: opened?.position(current) });
	}

	get playing(): boolean {
		return this.timer !== undefined;
	}

	/** Plays the moves by themselves, from the start if the end is shown. */
	play(): void {
		if (this.opened === undefined || this.playing) return;
		if (this.tree.next(this.current) === undefined) this.go(undefined);
		this.tick();
	}

	private tick(): void {
		this.timer = setTimeout(() => {
			const next = this.tree.next(this.current);
			if (next === undefined || this.tree.node(next)?.unplayed === true) {
				this.stop();
				return;
			}
			this.go(next);
			if (this.playing) this.tick();
		}, this.given.delay ?? DELAY);
		this.draw();
	}

	stop(): void {
		if (!this.playing) return;
		clearTimeout(this.timer);
		this.timer = undefined;
		this.draw();
	}

	flip(): void {
		this.flipped = !this.flipped;
		this.draw();
	}

	private closeMenu(focus: boolean = true): void {
		if (!this.menu.open) return;
		this.menu.hide();
		this.draw();
		if (focus) this.bar.focusMenu();
	}

	private openMenu(): void {
		const { opened } = this;
		const entry = this.entries[this.shown];
		if (opened === undefined || entry === undefined) return;
		this.menu.show({ entry, opened, written: opened.written(this.current) }, this.words);
		this.draw();
	}

	act(action: BarAction): void {
		const { tree, current } = this;
		if (action === 'menu') {
			if (this.menu.open) this.closeMenu();
			else this.openMenu();
			return;
		}
		if (action === 'play') {
			if (this.playing) this.stop();
			else this.play();
			return;
		}
		this.stop();
		if (action === 'first' && current !== undefined) this.go(undefined);
		else if (action === 'back' && current !== undefined) this.go(tree.back(current));
		else if (action === 'next' && tree.next(current) !== undefined) this.go(tree.next(current));
		else if (action === 'last') {
			let id = current;
			for (let next = tree.next(id); next !== undefined && tree.node(next)?.unplayed !== true; next = tree.next(id)) id = next;
			if (id !== current) this.go(id);
		}
	}

	private key(event: KeyboardEvent): void {
		if (this.opened === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		const target = event.composedPath()[0] as Element;
		const onBoard = this.place.contains(this.root.activeElement);
		// The board handles its keys before the viewer could: after a press on it, the viewer takes the arrows first.
		const first = event.eventPhase === Event.CAPTURING_PHASE;
		if (onBoard !== first || (onBoard && !this.pressed) || target.matches('select, textarea, input') || this.menu.open) return;
		const isButton = target.matches('button, a');
		const { tree, current } = this;
		const act = (action: BarAction) => () => this.act(action);
		const aside = (id: MoveId | undefined) => (id === undefined ? undefined : () => this.go(id));
		const run: (() => void) | undefined = {
			ArrowLeft: act('back'),
			ArrowRight: act('next'),
			ArrowUp: aside(tree.above(current)),
			ArrowDown: aside(tree.below(current)),
			Home: act('first'),
			End: act('last'),
			' ': isButton ? undefined : act('play'),
			f: () => this.flip(),
		}[event.key];
		if (run === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		run();
	}
}
