import { html } from '../../element/dom.js';
import type { Control } from '../control.js';
import type { FarGroup } from '../rim.js';
import type { PlaneWords } from '../words.js';

import { List } from './list.js';

/** The most pieces listed for one direction. */
const SHOWN = 12;

/** The pieces out of view, by direction, the nearest first. */
export class FarList extends List {
	private readonly words: PlaneWords;

	constructor(control: Control, words: PlaneWords) {
		super(control);
		this.words = words;
	}

	private get groups(): readonly FarGroup[] {
		return this.control.viewport.canvas.rim.groups;
	}

	protected override titleText(): string {
		return this.words.far(this.control.viewport.canvas.rim.count);
	}

	protected override state(): string {
		return this.groups.map(({ direction, members }) => `${direction} ${members.length} ${members.slice(0, SHOWN).join()}`).join(';');
	}

	protected override content(): readonly Node[] {
		const { words } = this;
		return this.groups.map(({ direction, members }) => {
			const name = words.direction[direction];
			const group = html(
				'section',
				{ 'aria-label': name },
				html('p', { class: 'plane-way' }, words.farGroup(name, members.length)),
				html('ul', {}, ...members.slice(0, SHOWN).map((index) => this.stop(index))),
			);
			if (members.length > SHOWN) group.append(html('p', {}, words.farMore(members.length - SHOWN)));
			return group;
		});
	}
}
