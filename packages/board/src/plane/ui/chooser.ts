import { toScreen, type View } from '../camera.js';
import type { PlaneChoice, PlaneChoices } from '../data.js';
import { button, node } from './dom.js';

/** The smallest size of a choice, in pixels. */
const SIZE = 44;

/** The use of a chooser. */
export interface ChooserEvents {
	readonly choose: (id: string) => void;
	readonly cancel: () => void;
	/** The picture of a choice. */
	readonly picture: (choice: PlaneChoice) => Node | undefined;
}

/** Lets the user choose one of several moves between the same cells, by arrow keys, first letter and Enter; Esc closes it. */
export class Chooser {
	readonly element: HTMLElement;
	private readonly box: HTMLElement;
	private readonly buttons: readonly HTMLElement[];
	private readonly options: readonly PlaneChoice[];
	private readonly events: ChooserEvents;

	constructor({ to, options }: PlaneChoices, title: string, view: View, events: ChooserEvents) {
		this.options = options;
		this.events = events;
		this.buttons = options.map((choice) =>
			button({ 'aria-label': choice.label, title: choice.label }, () => events.choose(choice.id), events.picture(choice) ?? choice.label),
		);
		this.box = node(
			'div',
			{ class: 'chooser', part: 'chooser', role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
			...this.buttons,
		);
		this.place(...toScreen(view, ...to), view);
		this.element = node('div', { class: 'veil' }, this.box);
		this.element.addEventListener('pointerdown', ({ target }) => {
			if (target === this.element) events.cancel();
		});
		// The keyboard stays in the chooser until it closes.
		this.element.addEventListener('mousedown', (event) => event.preventDefault());
		this.box.addEventListener('keydown', (event) => this.press(event));
	}

	/** Moves the keyboard to the first choice. */
	focus(): void {
		this.buttons[0]?.focus();
	}

	private place(px: number, py: number, { width, height }: View): void {
		const within = (at: number, size: number): number => Math.max(0, Math.min(size - SIZE, at - SIZE / 2));
		const [left, top] = [within(px, width), within(py, height)];
		const { style, classList } = this.box;
		if (left > width / 2) style.right = `${width - left - SIZE}px`;
		else style.left = `${left}px`;
		// Towards the middle of the board.
		if (top > height / 2) style.bottom = `${height - top - SIZE}px`;
		else style.top = `${top}px`;
		if (top > height / 2) classList.add('chooser-up');
	}

	private press(event: KeyboardEvent): void {
		event.stopPropagation();
		const { key, shiftKey } = event;
		const at = this.buttons.indexOf((this.box.getRootNode() as ShadowRoot).activeElement as HTMLElement);
		const to = this.target(key, at, shiftKey);
		if (key === 'Escape') this.events.cancel();
		else if (to === undefined) return;
		else this.buttons[(to + this.buttons.length) % this.buttons.length]?.focus();
		event.preventDefault();
	}

	/** The index of the choice that a key goes to. */
	private target(key: string, at: number, back: boolean): number | undefined {
		const letter = key.toLowerCase();
		const named = this.options.findIndex(
			({ label, look }) => look?.letter.toLowerCase() === letter || label.toLowerCase().startsWith(letter),
		);
		const keys: Readonly<Record<string, number>> = {
			ArrowDown: at + 1,
			ArrowRight: at + 1,
			ArrowUp: at - 1,
			ArrowLeft: at - 1,
			Tab: at + (back ? -1 : 1),
			Home: 0,
			End: this.buttons.length - 1,
		};
		return Object.hasOwn(keys, key) ? keys[key] : key.length === 1 && named >= 0 ? named : undefined;
	}
}
