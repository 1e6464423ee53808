import { html } from '../../element/dom.js';
import { cellSize } from '../camera.js';
import type { Control } from '../control.js';
import type { PlaneControl } from '../data.js';
import { squareText } from '../numbers.js';
import type { PlaneWords } from '../words.js';
import { withKeys } from './dom.js';
import { FarList } from './far-list.js';
import { GoField } from './go-field.js';
import type { List } from './list.js';
import { PieceList } from './piece-list.js';
import { toolbar } from './tools.js';

/** The use of the interface. */
interface SideEvents {
	/** The keyboard returns to the board. */
	readonly leave: () => void;
}

/** The interface next to the canvas. */
export class SideParts {
	readonly elements: readonly HTMLElement[];
	private readonly control: Control;
	private readonly words: PlaneWords;
	private readonly go: GoField | undefined;
	private readonly place: HTMLElement | undefined;
	private readonly lists: readonly List[];

	constructor(control: Control, words: PlaneWords, parts: readonly PlaneControl[], { leave }: SideEvents) {
		this.control = control;
		this.words = words;
		const has = (part: PlaneControl): boolean => parts.includes(part);
		this.go = has('go') ? new GoField(words, { submit: (text) => control.submit(text), leave }) : undefined;
		this.place = has('place') ? html('span', { class: 'plane-place', part: 'place' }) : undefined;
		this.lists = [...(has('far') ? [new FarList(control, words)] : []), ...(has('pieces') ? [new PieceList(control, words)] : [])];
		const bar = html('div', { class: 'plane-bar', part: 'bar' }, ...(has('tools') ? [toolbar(control, words)] : []));
		if (this.go !== undefined) bar.append(this.go.element);
		this.elements = [
			bar,
			...(this.place === undefined ? [] : [this.place]),
			html('div', { class: 'plane-lists', part: 'lists' }, ...this.lists.map(({ element }) => element)),
			...(has('help') ? [html('p', { class: 'plane-help', part: 'help', id: 'plane-help' }, ...withKeys(words.help))] : []),
		];
	}

	/** Moves the keyboard to the field, with the beginning of a text; false if there is no field. */
	type(text: string): boolean {
		this.go?.type(text);
		return this.go !== undefined;
	}

	/** Shows the present state; `fresh`: the pieces are others. */
	update(fresh: boolean): void {
		const { place, words } = this;
		const { camera } = this.control.viewport.canvas.view;
		if (place !== undefined) {
			const size = cellSize(camera);
			place.textContent = words.place(squareText([camera.x, camera.y]), size >= 1 ? Math.round(size) : undefined);
			place.title = `${camera.x},${camera.y}`;
		}
		for (const list of this.lists) {
			if (fresh) list.forget();
			list.update();
		}
	}
}
