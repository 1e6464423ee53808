import { html } from '../element/dom.js';
import type { Control } from './control.js';
import { PLANE_CONTROLS, type PlaneControl, type PlaneWheel } from './data.js';
import type { Send } from './events.js';
import { modelOf, reachOf } from './model.js';
import { OF_POSITION, PLANE_PROPERTIES, type PlaneProperties, type PlaneProperty } from './properties.js';
import { planeSheets } from './style.js';
import { BoardFrame } from './ui/board-frame.js';
import { place } from './ui/dom.js';
import { SideParts } from './ui/side-parts.js';
import { PLANE_WORDS, type PlaneWords } from './words.js';

/** The inside of an element: its properties, and the parts of its shadow root that show them. */
export class PlaneElement {
	readonly frame: BoardFrame;
	readonly send: Send;
	words: PlaneWords = PLANE_WORDS;
	private readonly root: ShadowRoot;
	private readonly properties: Partial<PlaneProperties> = {};
	private readonly changes = new Set<PlaneProperty>(PLANE_PROPERTIES);
	private readonly slot: HTMLElement = html('slot');
	private readonly region: HTMLElement = html('div', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
	private side: SideParts | undefined;
	private isWaiting = false;
	private isFresh = true;

	constructor(root: ShadowRoot, send: Send) {
		this.root = root;
		this.send = send;
		root.adoptedStyleSheets = planeSheets();
		this.frame = new BoardFrame(this);
	}

	/** The element is in a page. */
	connect(): void {
		try {
			this.update();
		} finally {
			this.frame.connect();
		}
	}

	/** The element has left its page. */
	disconnect(): void {
		this.frame.disconnect();
	}

	get(name: PlaneProperty): unknown {
		if (name !== 'view' || this.changes.has('view')) return this.properties[name];
		return this.frame.control.viewport.view;
	}

	set(name: PlaneProperty, value: unknown): void {
		Object.assign(this.properties, { [name]: value });
		this.changes.add(name);
		this.changed();
	}

	/** The interaction, after all changes. */
	get control(): Control {
		if (this.changes.size > 0) this.update();
		return this.frame.control;
	}

	/** The name of the board. */
	get name(): string {
		return this.properties.label ?? this.words.board;
	}

	get wheel(): PlaneWheel {
		return this.properties.wheel ?? 'zoom';
	}

	private get parts(): readonly PlaneControl[] {
		return this.properties.controls ?? PLANE_CONTROLS;
	}

	/** Announces a text, unless the page does it. */
	say(text: string): void {
		if (!this.send('plane-say', { text })) return;
		// A repeated text is announced only if it differs.
		this.region.textContent = this.region.textContent === text ? `${text}\u00a0` : text;
	}

	/** Moves the keyboard to the field, with the beginning of a text; false if there is no field. */
	type(text: string): boolean {
		return this.side?.type(text) ?? false;
	}

	/** Shows the present state at the end of the present task. */
	changed(): void {
		if (this.isWaiting) return;
		this.isWaiting = true;
		queueMicrotask(() => {
			if (this.isWaiting) this.update();
		});
	}

	private update(): void {
		const changes = new Set(this.changes);
		this.changes.clear();
		this.isWaiting = true;
		try {
			this.showAll(changes);
		} catch (error) {
			// They are shown together with the next one, which may correct them.
			for (const name of changes) this.changes.add(name);
			throw error;
		} finally {
			this.isWaiting = false;
		}
		// A listener has changed properties meanwhile.
		if (this.changes.size > 0) this.changed();
	}

	private showAll(changes: ReadonlySet<PlaneProperty>): void {
		this.apply(changes);
		if (this.side === undefined || changes.has('words') || changes.has('controls')) this.rebuild();
		this.frame.update(this.parts.includes('help'));
		this.side?.update(this.isFresh);
		this.isFresh = false;
		this.forget();
	}

	private apply(changes: ReadonlySet<PlaneProperty>): void {
		const { properties } = this;
		const { control } = this.frame;
		const { viewport } = control;
		if (changes.has('orientation')) viewport.canvas.setFlipped(properties.orientation === 'second');
		if (changes.has('view')) viewport.follow(properties.view);
		if (changes.has('pieces')) {
			this.isFresh = true;
			control.clear();
		}
		if (OF_POSITION.some((name) => changes.has(name))) {
			const model = modelOf(properties, viewport.model);
			const moved = model.last.join(' ') !== viewport.model?.last.join(' ');
			viewport.setModel(model, changes.has('pieces'), moved);
		}
		if (changes.has('reach')) control.setReach(properties.reach && reachOf(properties.reach));
		if (changes.has('choices')) control.setChoices(properties.choices);
	}

	/** A piece that is put down has no targets; an answered question is closed. */
	private forget(): void {
		const { control } = this.frame;
		if (control.picked === undefined && !this.changes.has('reach')) this.properties.reach = undefined;
		if (control.choices === undefined && !this.changes.has('choices')) this.properties.choices = undefined;
	}

	/** Makes the interface anew, in other words or with other parts. */
	private rebuild(): void {
		const { frame } = this;
		this.words = { ...PLANE_WORDS, ...this.properties.words };
		this.side = new SideParts(frame.control, this.words, this.parts, { leave: () => frame.focus() });
		place(this.root, [frame.element, this.slot, ...this.side.elements, this.region]);
	}
}
