import { html } from '../../element/dom.js';
import type { PlaneWords } from '../words.js';

/** The use of a field for squares and moves. */
interface GoEvents {
	/** Takes the text; false if it has to be corrected. */
	readonly submit: (text: string) => boolean;
	/** The field is left for the board. */
	readonly leave: () => void;
}

/** The field for a square to go to, or a move to play. */
export class GoField {
	readonly element: HTMLFormElement;
	private readonly input: HTMLInputElement;
	private readonly events: GoEvents;

	constructor(words: PlaneWords, events: GoEvents) {
		this.events = events;
		this.input = html('input', {
			id: 'plane-go',
			part: 'input',
			placeholder: words.goExample,
			autocomplete: 'off',
			autocapitalize: 'off',
			spellcheck: 'false',
		});
		this.element = html(
			'form',
			{ class: 'plane-go', part: 'go' },
			html('label', { for: 'plane-go' }, words.go),
			this.input,
			html('button', { type: 'submit', class: 'plane-button', part: 'button' }, words.goButton),
		);
		this.element.addEventListener('submit', (event) => {
			event.preventDefault();
			this.submit();
		});
		this.input.addEventListener('keydown', (event) => {
			// The field is inside of the element, so that a page cannot see that a text is typed: its shortcuts would act.
			event.stopPropagation();
			if (event.key === 'Escape') this.leave();
		});
	}

	/** Moves the keyboard to the field, with the beginning of its text. */
	type(text: string): void {
		this.input.value = text;
		this.input.focus();
	}

	private submit(): void {
		const { value } = this.input;
		if (value.trim() !== '' && this.events.submit(value)) this.leave();
	}

	private leave(): void {
		this.input.value = '';
		this.events.leave();
	}
}
