import { html } from '../../element/dom.js';
import type { Control } from '../control.js';
import { squareText } from '../numbers.js';
import { button, place } from './dom.js';

/** A list that opens, with links to pieces. Its content exists only while it is open. */
export abstract class List {
	readonly element: HTMLDetailsElement;
	protected readonly control: Control;
	private readonly title: HTMLElement = html('summary');
	private readonly stops = new Map<number, HTMLElement>();
	private shown: string | undefined;

	constructor(control: Control) {
		this.control = control;
		this.element = html('details', { class: 'plane-list', part: 'list' }, this.title);
		this.element.addEventListener('toggle', () => {
			this.shown = undefined;
			if (this.element.open) this.update();
			else this.empty();
		});
	}

	/** The text of the title. */
	protected abstract titleText(): string;

	/** The indexes of the pieces of the content, and all else that it shows. */
	protected abstract state(): string;

	/** The content. */
	protected abstract content(): readonly Node[];

	/** Shows the present state. */
	update(): void {
		const title = this.titleText();
		if (this.title.textContent !== title) this.title.textContent = title;
		if (!this.element.open) return;
		const state = this.state();
		if (state === this.shown) return;
		this.shown = state;
		this.show();
	}

	private show(): void {
		const root = this.element.getRootNode() as ShadowRoot;
		const focused = root.activeElement;
		const held = focused !== null && this.element.contains(focused) ? (focused as HTMLElement) : undefined;
		place(this.element, [this.title, ...this.content()]);
		if (held === undefined || held === root.activeElement) return;
		// The same piece keeps the focus. If it is not listed any more, the title gets it.
		(held.isConnected ? held : this.title).focus({ preventScroll: true });
	}

	private empty(): void {
		place(this.element, [this.title]);
		this.stops.clear();
	}

	/** Forgets the links: the pieces have other numbers. */
	forget(): void {
		this.stops.clear();
		this.shown = undefined;
	}

	/** A link to a piece: always the same element for the same number. */
	protected stop(index: number): HTMLElement {
		const known = this.stops.get(index);
		if (known !== undefined) return known;
		const { control } = this;
		const { model } = control;
		const cell = model?.scene.cells[index];
		const item = html('li');
		if (model === undefined || cell === undefined) return item;
		const text = `${model.lookOf(index).title} ${squareText(cell)}`;
		item.append(button({ class: 'plane-stop', part: 'stop' }, () => control.visit(cell), text));
		this.stops.set(index, item);
		return item;
	}
}
