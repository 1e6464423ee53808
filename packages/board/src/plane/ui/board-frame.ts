import { chooser } from '../../element/chooser.js';
import { html } from '../../element/dom.js';
import { toScreen } from '../camera.js';
import { Control, type Host } from '../control.js';
import type { PlaneChoices, PlaneWheel } from '../data.js';
import { pressKey } from '../keys.js';
import { Pointers } from '../pointer.js';

/** The size of a choice, in pixels. */
const SIZE = 44;

/** The use of a frame. */
export interface FrameHost extends Host {
	/** The name of the board, without that of its focused cell. */
	readonly name: string;
	/** The use of the mouse wheel. */
	readonly wheel: PlaneWheel;
	/** Moves the keyboard to the field for squares and moves, with the beginning of a text; false if there is none. */
	type(text: string): boolean;
}

/** The canvas with its keyboard, pointer and questions. */
export class BoardFrame {
	readonly element: HTMLElement;
	readonly control: Control;
	private readonly holder: HTMLElement;
	private readonly canvas: HTMLCanvasElement = html('canvas', { class: 'plane-canvas', part: 'canvas' });
	private readonly host: FrameHost;
	private chooser: HTMLElement | undefined;
	private asked: object | undefined;
	private close: (() => void) | undefined;

	constructor(host: FrameHost) {
		this.host = host;
		this.holder = html('div', { class: 'plane-hold', role: 'application', tabindex: '0' }, this.canvas);
		this.element = html('div', { class: 'plane-frame', part: 'frame' }, this.holder);
		this.control = new Control(host, this.canvas);
		const { viewport } = this.control;
		this.holder.addEventListener('focus', () => viewport.setFocused(this.holder.matches(':focus-visible')));
		this.holder.addEventListener('blur', () => viewport.setFocused(false));
		this.holder.addEventListener('keydown', (event) => this.press(event));
	}

	/** The frame is in a page. */
	connect(): void {
		const { viewport } = this.control;
		const resize = (): void => viewport.resize(this.element.clientWidth, this.element.clientHeight);
		const sizes = new ResizeObserver(resize);
		viewport.open();
		sizes.observe(this.element);
		const unlisten = new Pointers(this.canvas, this.control, () => this.host.wheel).listen();
		this.close = (): void => {
			unlisten();
			sizes.disconnect();
			viewport.close();
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
		const { viewport } = this.control;
		if (!pressKey(this.control, event, (text) => this.host.type(text))) return;
		event.preventDefault();
		if (!viewport.isFocused && this.holder.matches(':focus')) viewport.setFocused(true);
	}

	/** Shows the present state. `described`: the description of the keys is next to the board. */
	update(described: boolean): void {
		const { words, name } = this.host;
		const { holder, control } = this;
		const attributes: Readonly<Record<string, string | undefined>> = {
			'aria-roledescription': words.role,
			'aria-label': `${name}, ${control.wordsOf(control.viewport.cursor)}`,
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
		const { choices } = this.control;
		const had = this.chooser !== undefined;
		this.asked = choices;
		this.chooser?.remove();
		this.chooser = undefined;
		if (choices !== undefined) this.open(choices);
		else if (had) this.focus();
	}

	private open({ from, to, title, options }: PlaneChoices): void {
		const { control, host } = this;
		const { model, viewport } = control;
		const { view } = viewport.canvas;
		const { width, height } = view;
		const [px, py] = toScreen(view, ...to);
		const within = (at: number, size: number): number => Math.max(0, Math.min(size - SIZE, at - SIZE / 2)) / size;
		const { element, focus } = chooser({
			title: title ?? host.words.promote,
			choices: options,
			sets: model?.sets,
			sides: model?.sides,
			left: within(px, width),
			top: within(py, height),
			width: SIZE / width,
			height: SIZE / height,
			onChoose: (id) => control.move(from, to, id),
			onCancel: () => control.cancel(),
		});
		this.chooser = element;
		this.element.append(element);
		focus();
	}
}
