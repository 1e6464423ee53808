import { Control, type Host } from '../control.js';
import { pressKey } from '../keys.js';
import { Pointers } from '../pointer.js';
import { Chooser } from './chooser.js';
import { node } from './dom.js';

/** The size of the picture of a choice, in pixels. */
const PICTURE = 40;

/** The use of a frame. */
export interface FrameHost extends Host {
	/** The name of the board, without that of its focused cell. */
	readonly name: string;
	/** Moves the keyboard to the field for squares and moves, with the beginning of a text; false if there is none. */
	type(text: string): boolean;
}

/** The canvas with its keyboard, pointer and questions. */
export class BoardFrame {
	readonly element: HTMLElement;
	readonly control: Control;
	private readonly holder: HTMLElement;
	private readonly canvas: HTMLCanvasElement = node('canvas', { class: 'plane-canvas', part: 'canvas' });
	private readonly host: FrameHost;
	private chooser: Chooser | undefined;
	private asked: object | undefined;
	private close: (() => void) | undefined;

	constructor(host: FrameHost) {
		this.host = host;
		const probe = node('span', { hidden: '' });
		this.holder = node('div', { class: 'plane-hold', role: 'application', tabindex: '0' }, this.canvas);
		this.element = node('div', { class: 'plane-frame', part: 'frame' }, this.holder, probe);
		this.control = new Control(host, this.canvas, probe);
		const { eye } = this.control;
		this.holder.addEventListener('focus', () => eye.setFocused(this.holder.matches(':focus-visible')));
		this.holder.addEventListener('blur', () => eye.setFocused(false));
		this.holder.addEventListener('keydown', (event) => this.press(event));
	}

	/** The frame is in a page. */
	connect(): void {
		const { eye } = this.control;
		const resize = (): void => eye.resize(this.element.clientWidth, this.element.clientHeight);
		const sizes = new ResizeObserver(resize);
		eye.open();
		sizes.observe(this.element);
		const unlisten = new Pointers(this.canvas, this.control).listen();
		this.close = (): void => {
			unlisten();
			sizes.disconnect();
			eye.close();
		};
		resize();
	}

	/** The frame has left its page. */
	disconnect(): void {
		this.close?.();
		this.close = undefined;
	}

	/** Moves the keyboard to the board. */
	focus(options: FocusOptions = { preventScroll: true }): void {
		this.holder.focus(options);
	}

	private press(event: KeyboardEvent): void {
		const { eye } = this.control;
		if (!pressKey(this.control, event, (text) => this.host.type(text))) return;
		event.preventDefault();
		if (!eye.isFocused && this.holder.matches(':focus')) eye.setFocused(true);
	}

	/** Shows the present state. `described`: the description of the keys is next to the board. */
	update(described: boolean): void {
		const { words, name } = this.host;
		const { holder, control } = this;
		const attributes: Readonly<Record<string, string | undefined>> = {
			'aria-roledescription': words.role,
			'aria-label': `${name}, ${control.wordsOf(control.eye.cursor)}`,
			'aria-describedby': described ? 'plane-help' : undefined,
		};
		for (const [attribute, value] of Object.entries(attributes)) {
			if (value === undefined) holder.removeAttribute(attribute);
			else if (holder.getAttribute(attribute) !== value) holder.setAttribute(attribute, value);
		}
		if (this.asked !== control.choices) this.ask();
	}

	/** Opens or closes the chooser. */
	private ask(): void {
		const { control, host } = this;
		const { choices } = control;
		const had = this.chooser !== undefined;
		this.asked = choices;
		this.chooser?.element.remove();
		this.chooser = undefined;
		if (choices === undefined) {
			if (had) this.focus();
			return;
		}
		this.chooser = new Chooser(choices, choices.title ?? host.words.promote, control.eye.canvas.view, {
			choose: (id) => control.move(choices.from, choices.to, id),
			cancel: () => control.cancel(),
			picture: ({ look }) => look && control.eye.canvas.picture(look, PICTURE),
		});
		this.element.append(this.chooser.element);
		this.chooser.focus();
	}
}
