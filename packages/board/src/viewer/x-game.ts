import { adoptProperties, defineProperties } from '../element/accessors.js';
import type { Listen } from '../element/listen.js';
import type { PieceSet } from '../model/set.js';
import type { MoveId } from '../moves/node.js';
import type { GameEventMap } from './events.js';
import { GameView } from './game-view.js';
import { checkedGame, GAME_ATTRIBUTES, GAME_PROPERTIES, type GameLayout, type GameProperties, ofGameAttribute } from './properties.js';
import type { GameReader } from './reader.js';
import { loadText, readGames, Unreadable } from './source.js';
import { GAME_ENGLISH, type GameWords } from './words.js';

/** HTMLElement where there is one: a server can import the module, too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The properties after whose change the text is read again. */
const OF_TEXT: readonly (keyof GameProperties)[] = ['pgn', 'src', 'format', 'variant', 'game', 'startAt', 'sets', 'readers'];

/**
 * A viewer of games and studies: the board, the players with their clocks, the moves with comments and variations, and ways to step through them.
 *
 * It shows the text inside the element, that of `pgn`, or the file of `src`. The import of `@x/board/define-x-game` registers it as `<x-game>`.
 *
 * @throws TypeError when a property is set to a value of another type.
 *
 * @example
 * import { XGame } from '@x/board/x-game';
 * typeof XGame // → 'function'
 */
export class XGame extends Base {
	static readonly observedAttributes: readonly string[] = [...Object.keys(GAME_ATTRIBUTES), 'theme'];

	/** The notations that viewers read whose page sets no `readers`; `registerGame` sets them. */
	static readers: readonly GameReader[] = [];

	static {
		defineProperties(XGame.prototype, GAME_PROPERTIES, {
			get: (game, name) => game.given[name],
			set: (game, name, value) => game.set(name, value),
		});
	}

	/** The text of the games, in PGN or another notation. Also an attribute. */
	declare pgn: string | undefined;
	/** The address of a file with the text. Also an attribute. */
	declare src: string | undefined;
	/** The notation of the text: `pgn`, `icn`, `kif` or `wxf`; by default it is recognised. Also an attribute. */
	declare format: string | undefined;
	/** The variant of a text that names none, as the tag `Variant` names it. Also an attribute. */
	declare variant: string | undefined;
	/** The number of the game that is shown first, from 1. Also an attribute. */
	declare game: number | undefined;
	/** Where the game begins: a number of plies, `last`, or the moves that lead there, as they are shown. Also the attribute `start-at`. */
	declare startAt: number | string | undefined;
	/** The side at the bottom: `first`, `second`, or its name, as `black`. By default that of the tag `Orientation`. Also an attribute. */
	declare orientation: string | undefined;
	/** The place of the moves: `auto`, `right`, `below`, or `board` for none. Also an attribute. */
	declare layout: GameLayout | undefined;
	/** Milliseconds between moves that play by themselves. Also an attribute. */
	declare delay: number | undefined;
	/** `moves` steps with the mouse wheel over the board. Also an attribute. */
	declare wheel: 'moves' | undefined;
	/** The name of the viewer for screen readers. Also an attribute. */
	declare label: string | undefined;
	/** Words that replace the English ones. */
	declare words: Partial<GameWords> | undefined;
	/** Piece sets in place of those of the game. */
	declare sets: readonly PieceSet[] | undefined;
	/** The notations that are read; by default those that `registerGame` was given. */
	declare readers: readonly GameReader[] | undefined;

	private readonly given: Partial<GameProperties> = {};
	private readonly view: GameView;
	private drawn: Promise<void> | undefined;
	private readonly stale = { text: false, words: true };
	private request: AbortController | undefined;

	constructor() {
		super();
		this.view = new GameView(this.attachShadow({ mode: 'open' }), this.given, (type, detail) =>
			this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })),
		);
		adoptProperties(this, GAME_PROPERTIES, (game, name, value) => game.set(name, value));
	}

	connectedCallback(): void {
		if (this.view.opened === undefined) this.invalidate(true);
	}

	disconnectedCallback(): void {
		this.view.stop();
	}

	attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
		const name = GAME_ATTRIBUTES[attribute];
		if (name === undefined) this.invalidate(false);
		else this.set(name, ofGameAttribute(name, value));
	}

	private set(name: keyof GameProperties, value: unknown): void {
		const checked = checkedGame(name, value);
		if (this.given[name] === checked) return;
		Object.assign(this.given, { [name]: checked });
		if (name === 'words') this.view.words = { ...GAME_ENGLISH, ...(checked as Partial<GameWords> | undefined) };
		this.invalidate(OF_TEXT.includes(name));
	}

	private invalidate(text: boolean): void {
		this.stale.text ||= text;
		this.drawn ??= Promise.resolve().then(() => this.update());
	}

	private async update(): Promise<void> {
		// The text inside the element is complete when the document is.
		if (document.readyState === 'loading')
			await new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
		this.drawn = undefined;
		this.view.drawWords();
		if (!this.stale.text || !this.isConnected) return;
		this.stale.text = false;
		await this.read();
	}

	private async read(): Promise<void> {
		this.request?.abort();
		const request = new AbortController();
		this.request = request;
		const { view, given } = this;
		const { words } = view;
		const isCurrent = (): boolean => !request.signal.aborted;
		try {
			view.loading();
			const { pgn, src, format, readers = XGame.readers, variant, sets } = given;
			const text = (pgn ?? (src === undefined ? this.textContent : await loadText(src, words, request.signal)) ?? '').trim();
			if (!isCurrent()) return;
			if (text === '') throw new Unreadable(words.empty);
			const games = await readGames(text, format, readers, { variant, sets }, words);
			if (isCurrent()) await view.setGames(games, isCurrent);
		} catch (error) {
			if (!isCurrent()) return;
			if (!(error instanceof Unreadable)) throw error;
			view.fail(error.message);
		}
	}

	/** The id of the move behind which the position is; undefined for the start. Moves have the numbers from 1 in the order of the text. */
	get current(): MoveId | undefined {
		return this.view.current;
	}

	/** The shown position, of `@x/core`; undefined while there is none. */
	get position(): unknown {
		return this.view.opened?.position(this.view.current);
	}

	/** Whether the moves play by themselves. */
	get playing(): boolean {
		return this.view.playing;
	}

	/** Goes to a move by its id; to the start without one. */
	go(id?: MoveId): void {
		this.view.stop();
		this.view.go(id);
	}

	/** Goes to the first position. */
	first(): void {
		this.view.act('first');
	}

	/** Goes one move back. */
	back(): void {
		this.view.act('back');
	}

	/** Goes one move on, along the line. */
	next(): void {
		this.view.act('next');
	}

	/** Goes to the end of the line. */
	last(): void {
		this.view.act('last');
	}

	/** Turns the board. */
	flip(): void {
		this.view.flip();
	}

	/** Plays the moves by themselves. */
	play(): void {
		this.view.play();
	}

	/** Ends the play. */
	stop(): void {
		this.view.stop();
	}

	/** With the types of the element's own events. */
	declare addEventListener: Listen<XGame, GameEventMap>;
	declare removeEventListener: Listen<XGame, GameEventMap>;
}

// Here, where the class is: the declarations of a module that is imported for its effect only are lost in a package.
declare global {
	interface HTMLElementTagNameMap {
		'x-game': XGame;
	}
}
