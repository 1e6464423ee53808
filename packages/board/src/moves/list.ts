import { html, setAttribute } from '../element/dom.js';
import { blockElement, blockText, type ListDrawing } from './drawing.js';
import type { MoveId } from './node.js';
import { type Block, blocksOf, columnsOf, MOST_COLUMNS } from './rows.js';
import { movesSheet } from './style.js';
import { MoveTree } from './tree.js';
import { MOVES_ENGLISH, type MovesWords } from './words.js';

interface Drawn {
	readonly text: string;
	readonly element: HTMLElement;
}

/** The inside of a list of moves: a table of the main line, with comments and variations between its rows. */
export class MoveListDrawing {
	tree: MoveTree = new MoveTree();
	words: MovesWords = MOVES_ENGLISH;
	/** The first moves of folded variations. */
	private readonly folded = new Set<MoveId>();
	private readonly buttons = new Map<MoveId, HTMLElement>();
	private readonly moves = new Map<Element, MoveId>();
	private readonly folds = new Map<Element, MoveId>();
	private drawn: Drawn[] = [];
	private columns = 2;
	private shown: MoveId | undefined;
	/** The button that Tab reaches. */
	private stop: HTMLElement | undefined;
	private readonly root: ShadowRoot;
	private readonly list = html('div', { class: 'list', part: 'list', role: 'group', 'aria-describedby': 'help' });
	private readonly intro = html('p', { class: 'comment intro', part: 'comment' });
	private readonly head = html('thead', { class: 'hidden' });
	private readonly body = html('tbody');
	// The first column keeps its width although the hidden head is the first row.
	private readonly table = html('table', { part: 'table' }, html('colgroup', {}, html('col', { class: 'number' })), this.head, this.body);
	private readonly result = html('p', { class: 'result', part: 'result' });
	private readonly help = html('p', { class: 'hidden', id: 'help' });

	constructor(root: ShadowRoot) {
		this.root = root;
		root.adoptedStyleSheets = [movesSheet()];
		root.append(this.list, this.help);
	}

	/** Draws the moves. Parts that look as before stay. */
	draw(tree: MoveTree, words: MovesWords, label: string | undefined, intro: string | undefined, result: string | undefined): void {
		const again = words !== this.words;
		const columns = Math.min(columnsOf(tree.nodes), MOST_COLUMNS);
		if (again || columns !== this.columns || this.head.childElementCount === 0) this.drawHead(words, columns);
		this.tree = tree;
		this.words = words;
		this.columns = columns;
		for (const id of this.folded) if (tree.node(id) === undefined) this.folded.delete(id);
		setAttribute(this.list, 'aria-label', label ?? words.list);
		this.help.textContent = words.help;
		this.intro.textContent = intro ?? '';
		this.result.textContent = result ?? '';
		const parts = [...(intro ? [this.intro] : []), ...(tree.nodes.length > 0 ? [this.table] : []), ...(result ? [this.result] : [])];
		if (parts.length !== this.list.childElementCount || parts.some((part, index) => this.list.children[index] !== part))
			this.list.replaceChildren(...parts);
		this.redraw(again);
	}

	/** Draws the rows, and keeps the focus where it was. */
	private redraw(again: boolean): void {
		const active = this.root.activeElement;
		const fold = active === null ? undefined : this.folds.get(active);
		this.drawBlocks(again);
		const isLost = active !== null && !active.isConnected;
		this.mark(this.shown, isLost);
		if (isLost && fold !== undefined) for (const [button, id] of this.folds) if (id === fold) (button as HTMLElement).focus();
	}

	private drawHead(words: MovesWords, columns: number): void {
		const titles = Array.from({ length: columns }, (_, column) => words.sides[column] ?? String(column + 1));
		this.head.replaceChildren(html('tr', {}, ...[words.number, ...titles].map((title) => html('th', { scope: 'col' }, title))));
	}

	private drawBlocks(again: boolean): void {
		const { tree, words, columns, folded, buttons, moves, folds } = this;
		const drawing: ListDrawing = { tree, words, columns, folded, buttons, moves, folds };
		const blocks: readonly Block[] = blocksOf(tree, columns);
		const before = this.drawn;
		this.drawn = blocks.map((block, index): Drawn => {
			const text = blockText(block, drawing);
			const old = before[index];
			if (old !== undefined && old.text === text && !again) return old;
			const element = blockElement(block, drawing);
			if (old === undefined) this.body.append(element);
			else old.element.replaceWith(element);
			return { text, element };
		});
		for (const { element } of before.slice(blocks.length)) element.remove();
		for (const [button, id] of moves) {
			if (button.isConnected || this.table.contains(button)) continue;
			moves.delete(button);
			if (buttons.get(id) === button) buttons.delete(id);
		}
		for (const button of folds.keys()) if (!this.table.contains(button)) folds.delete(button);
	}

	/** Marks a move as the shown one, opens the variations around it, and scrolls the list to it. */
	mark(id: MoveId | undefined, takesFocus: boolean = false): void {
		const hadFocus = takesFocus || this.root.activeElement !== null;
		this.shown = id;
		this.reveal(id);
		const button = id === undefined ? undefined : this.buttons.get(id);
		for (const old of this.list.querySelectorAll('[aria-current]')) if (old !== button) old.removeAttribute('aria-current');
		if (button !== undefined) setAttribute(button, 'aria-current', 'step');
		this.setStop(button ?? this.list.querySelector<HTMLElement>('button.move') ?? undefined);
		if (button === undefined) this.host.scrollTop = id === undefined ? 0 : this.host.scrollTop;
		else this.scrollTo(button);
		if (hadFocus) this.stop?.focus({ preventScroll: true });
	}

	private get host(): Element {
		return this.root.host;
	}

	private setStop(button: HTMLElement | undefined): void {
		if (this.stop === button) return;
		this.stop?.setAttribute('tabindex', '-1');
		this.stop = button;
		button?.setAttribute('tabindex', '0');
	}

	/** Scrolls the list, not the page. */
	private scrollTo(button: HTMLElement): void {
		const { host } = this;
		if (host.scrollHeight <= host.clientHeight) return;
		const [box, move] = [host.getBoundingClientRect(), button.getBoundingClientRect()];
		const [above, below] = [box.top + 8 - move.top, move.bottom + 8 - (box.top + host.clientHeight)];
		if (above > 0) host.scrollTop -= above;
		else if (below > 0) host.scrollTop += below;
	}

	/** Opens the folded variations that hide a move. */
	private reveal(id: MoveId | undefined): void {
		if (this.folded.size === 0 || id === undefined || this.buttons.has(id)) return;
		for (const node of this.tree.line(id)) this.folded.delete(node.id);
		this.drawBlocks(false);
	}

	/** Folds the variation with a first move, or opens it. */
	fold(first: MoveId, folds: boolean): void {
		if (this.folded.has(first) === folds) return;
		if (folds) this.folded.add(first);
		else this.folded.delete(first);
		this.redraw(false);
	}

	/** The move of an element; null if it is none. */
	moveOf(target: Element): MoveId | null {
		return this.moves.get(target) ?? null;
	}

	/** The variation that a button folds, and whether it is folded; undefined if the element is another. */
	foldOf(target: Element): { readonly first: MoveId; readonly folded: boolean } | undefined {
		const first = this.folds.get(target);
		return first === undefined ? undefined : { first, folded: this.folded.has(first) };
	}

	focus(options?: FocusOptions): void {
		this.stop?.focus(options);
	}
}
