import { apply, type Game, legal, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { type GameId, games } from '@x/games';
import type { XBoard } from '../../src/element/x-board.js';
import { premovesOf, type ViewOptions, viewOf } from '../../src/game/index.js';
import { rectangle } from '../../src/layout/builders.js';
import { chess } from '../../src/sets/chess.js';

const EVENTS = [
	'board-pick',
	'board-move',
	'board-premove',
	'board-refuse',
	'board-cell',
	'board-drop',
	'board-cancel',
	'board-focus',
	'board-draw',
] as const;

/** A game that is played on a board: it answers each move with the next position. */
export class Session {
	readonly board: XBoard;
	readonly log: string[] = [];
	/** The names of the moves that were made on the board. */
	readonly made: string[] = [];
	position: Position;
	/** The sides that move on the board. */
	options: ViewOptions = {};

	constructor(board: XBoard, game: Game, moves: readonly string[]) {
		this.board = board;
		this.position = game.start;
		for (const name of moves) this.make(name);
		for (const type of EVENTS) board.addEventListener(type, (event) => this.log.push(type + detailText((event as CustomEvent).detail)));
		board.addEventListener('board-move', ({ detail }) => {
			this.made.push(detail.move.id);
			this.make(detail.move.id);
			this.show();
		});
		this.show();
	}

	/** Makes a move by its name. */
	make(name: string): void {
		const move = legal(this.position).find((one) => moveName(one) === name);
		if (move === undefined) throw new Error(`no move ${name}; there are ${legal(this.position).map(moveName).join(' ')}`);
		this.position = apply(this.position, move);
	}

	show(): void {
		Object.assign(this.board, viewOf(this.position, this.options));
	}
}

const detailText = (detail: unknown): string => (detail === null ? '' : ` ${JSON.stringify(detail)}`);

/** A component of another author, with a board in its own shadow root. */
class PageShell extends HTMLElement {
	constructor() {
		super();
		this.attachShadow({ mode: 'open' }).append(document.createElement('x-board'));
	}
}

/** The functions that the tests use in the page. */
export class Stage {
	readonly sessions: Session[] = [];
	/** Reports of the content security policy. */
	readonly violations: string[] = [];
	readonly rectangle: typeof rectangle = rectangle;
	readonly chess: typeof chess = chess;
	readonly premovesOf: typeof premovesOf = premovesOf;

	constructor() {
		addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
			this.violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
		);
	}

	/** Registers the element. */
	define(): Promise<unknown> {
		return import('../../src/define.js');
	}

	/** The board of the page, or one inside another element. */
	board(index = 0): XBoard {
		return document.querySelectorAll<XBoard>('x-board')[index]!;
	}

	add(parent: Element = document.querySelector('main')!): XBoard {
		const board = document.createElement('x-board');
		parent.append(board);
		return board;
	}

	/** Plays a game on a board. */
	play(id: GameId, moves: readonly string[] = [], board: XBoard = this.board()): Session {
		const session = new Session(board, compile(games[id]), moves);
		this.sessions.push(session);
		return session;
	}

	/** Plays a game on a board inside another component's shadow root. */
	nest(id: GameId): Session {
		if (customElements.get('page-shell') === undefined) customElements.define('page-shell', PageShell);
		const shell = document.createElement('page-shell');
		document.querySelector('main')!.append(shell);
		return this.play(id, [], shell.shadowRoot!.querySelector('x-board')!);
	}

	made(index = 0): readonly string[] {
		return this.sessions[index]!.made;
	}

	/** The events since the last call. */
	events(index = 0): readonly string[] {
		return this.sessions[index]!.log.splice(0);
	}

	/** The spoken name of the element with the keyboard focus, through all shadow roots. */
	focused(): string {
		let at: Element | null = document.activeElement;
		while (at?.shadowRoot?.activeElement != null) at = at.shadowRoot.activeElement;
		return at?.getAttribute('aria-label') ?? at?.localName ?? '';
	}
}

declare global {
	/** The stage of the page, in the browser. */
	var stage: Stage;
}

/** Puts the stage into the page once the element is registered; `?late` leaves that to the test. */
export const publish = async (): Promise<void> => {
	const made = new Stage();
	if (!new URLSearchParams(location.search).has('late')) await made.define();
	globalThis.stage = made;
};
