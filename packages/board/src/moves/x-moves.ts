import { adoptProperties, defineProperties } from '../element/accessors.js';
import type { Listen } from '../element/listen.js';
import type { MovesEventMap } from './events.js';
import { MoveListDrawing } from './list.js';
import type { MoveId, MoveNode } from './node.js';
import { checkedMoves, MOVES_PROPERTIES, type MovesProperties } from './properties.js';
import { MoveTree } from './tree.js';
import { MOVES_ENGLISH, type MovesWords } from './words.js';

/** HTMLElement where there is one: a server can import the module, too. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The moves of a game with comments and variations: the main line in a table, the variations as nested lists. It shows what its properties say, and
 * reports in an event where the user goes; it contains no rules.
 *
 * The import of `@x/board/define-moves` registers it as `<x-moves>`. The list is drawn once for all properties that are set together.
 *
 * @throws TypeError when a property is set to a value of another type.
 *
 * @example
 * import { XMoves } from '@x/board/define-moves';
 * typeof XMoves // → 'function'
 */
export class XMoves extends Base {
	static readonly observedAttributes: readonly string[] = ['label'];

	static {
		defineProperties(XMoves.prototype, MOVES_PROPERTIES, {
			get: (list, name) => list.given[name],
			set: (list, name, value) => list.set(name, value),
		});
	}

	/** The moves, each behind its parent. */
	declare nodes: readonly MoveNode[] | undefined;
	/** The move that is shown; undefined for the start. */
	declare current: MoveId | undefined;
	/** A comment before the first move. */
	declare intro: string | undefined;
	/** The result, behind the last move. */
	declare result: string | undefined;
	/** The name of the list for screen readers. Also an attribute. */
	declare label: string | undefined;
	/** Words that replace the English ones. */
	declare words: Partial<MovesWords> | undefined;

	private readonly given: Partial<MovesProperties> = {};
	private readonly drawing: MoveListDrawing;
	private tree = new MoveTree();
	private allWords: MovesWords = MOVES_ENGLISH;
	private drawn: Promise<void> | undefined;
	private stale = false;

	constructor() {
		super();
		this.drawing = new MoveListDrawing(this.attachShadow({ mode: 'open' }));
		this.addEventListener('click', (event) => this.press(event));
		this.addEventListener('keydown', (event) => this.key(event));
		adoptProperties(this, MOVES_PROPERTIES, (list, name, value) => list.set(name, value));
		this.invalidate(true);
	}

	attributeChangedCallback(name: 'label', _before: string | null, value: string | null): void {
		this.set(name, value);
	}

	private set(name: keyof MovesProperties, value: unknown): void {
		const checked = checkedMoves(name, value);
		if (this.given[name] === checked) return;
		if (name === 'nodes') this.tree = new MoveTree(checked as readonly MoveNode[] | undefined);
		if (name === 'words') this.allWords = { ...MOVES_ENGLISH, ...(checked as Partial<MovesWords> | undefined) };
		Object.assign(this.given, { [name]: checked });
		this.invalidate(name !== 'current');
	}

	private invalidate(all: boolean): void {
		this.stale ||= all;
		this.drawn ??= Promise.resolve().then(() => {
			const { label, intro, result, current } = this.given;
			this.drawn = undefined;
			if (this.stale) this.drawing.draw(this.tree, this.allWords, label, intro, result);
			this.stale = false;
			this.drawing.mark(current);
		});
	}

	/** Resolves when all changes are drawn. */
	get updated(): Promise<void> {
		return this.drawn ?? Promise.resolve();
	}

	/** Gives the keyboard focus to the shown move. */
	override focus(options?: FocusOptions): void {
		this.drawing.focus(options);
	}

	/** Folds the variation that contains a move, or opens it. A move of the main line changes nothing. */
	fold(id: MoveId, folds: boolean = true): void {
		const first = this.tree.variationOf(id);
		if (first !== undefined) this.drawing.fold(first, folds);
	}

	private go(id: MoveId | undefined): void {
		if (id === this.given.current) return;
		this.current = id;
		this.dispatchEvent(new CustomEvent('moves-go', { detail: { id }, bubbles: true, composed: true }));
	}

	private press(event: MouseEvent): void {
		const [target] = event.composedPath();
		if (!(target instanceof Element)) return;
		const id = this.drawing.moveOf(target);
		if (id !== null) {
			this.go(id);
			return;
		}
		const fold = this.drawing.foldOf(target);
		if (fold !== undefined) this.drawing.fold(fold.first, !fold.folded);
	}

	private key(event: KeyboardEvent): void {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		const { tree } = this;
		const { current } = this.given;
		if (event.key === '-' || event.key === '+') {
			const first = tree.variationOf(current);
			if (first === undefined) return;
			event.preventDefault();
			const folds = event.key === '-';
			// The first move of a folded variation is the one that stays.
			if (folds) this.go(first);
			this.drawing.fold(first, folds);
			return;
		}
		const found = {
			ArrowLeft: () => tree.back(current),
			ArrowRight: () => tree.next(current) ?? current,
			ArrowUp: () => tree.above(current) ?? current,
			ArrowDown: () => tree.below(current) ?? current,
			Home: () => undefined,
			End: () => tree.end(current),
		}[event.key];
		if (found === undefined) return;
		const id = found();
		// Without other variations, the list scrolls.
		if (id === current && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
		event.preventDefault();
		if (tree.node(id)?.unplayed !== true) this.go(id);
	}

	/** With the types of the element's own events. */
	declare addEventListener: Listen<XMoves, MovesEventMap>;
	declare removeEventListener: Listen<XMoves, MovesEventMap>;
}

// Here, where the class is: the declarations of a module that is imported for its effect only are lost in a package.
declare global {
	interface HTMLElementTagNameMap {
		'x-moves': XMoves;
	}
}
