import { html } from '../../element/dom.js';
import type { Control } from '../control.js';
import type { PlaneWords } from '../words.js';

import { List } from './list.js';

/** The most pieces listed one by one. */
const SHOWN = 100;

/** All pieces, or those with a name or coordinate: the content of the canvas, in words. */
export class PieceList extends List {
	private readonly words: PlaneWords;
	private readonly field: HTMLInputElement;

	constructor(control: Control, words: PlaneWords) {
		super(control);
		this.words = words;
		this.field = html('input', { type: 'search', part: 'input', 'aria-label': words.find, placeholder: words.findExample });
		this.field.addEventListener('input', () => this.update());
		this.field.addEventListener('keydown', (event) => event.stopPropagation());
	}

	protected override titleText(): string {
		return this.words.pieces(this.control.model?.scene.cells.length ?? 0);
	}

	protected override state(): string {
		return this.found().join();
	}

	/** The indexes of the found pieces: at most one more than is shown. */
	private found(): readonly number[] {
		const { model } = this.control;
		const sought = this.field.value.trim().toLowerCase();
		const found: number[] = [];
		const { cells } = model?.scene ?? { cells: [] };
		for (let index = 0; index < cells.length && found.length <= SHOWN; index++)
			if (sought === '' || `${model?.lookOf(index).title} ${cells[index]!.join()}`.toLowerCase().includes(sought)) found.push(index);
		return found;
	}

	protected override content(): readonly Node[] {
		const found = this.found();
		const list = html('ul', {}, ...found.slice(0, SHOWN).map((index) => this.stop(index)));
		return [this.field, list, ...(found.length > SHOWN ? [html('p', {}, this.words.firstOf(SHOWN))] : [])];
	}
}
