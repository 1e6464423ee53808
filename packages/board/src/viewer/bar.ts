import { html, setAttribute } from '../element/dom.js';
import type { GameWords } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';

const ICONS = {
	first: 'M6 5v14M18 5l-9 7 9 7z',
	back: 'M16 5l-9 7 9 7z',
	play: 'M7 4l12 8-12 8z',
	stop: 'M7 5h3v14H7zM14 5h3v14h-3z',
	next: 'M8 5l9 7-9 7z',
	last: 'M18 5v14M6 5l9 7-9 7z',
	menu: 'M5 7h14M5 12h14M5 17h14',
} as const;

type Icon = keyof typeof ICONS;

/** An action of the bar. */
export type BarAction = Exclude<Icon, 'stop'>;

const ACTIONS: readonly BarAction[] = ['first', 'back', 'play', 'next', 'last', 'menu'];

const iconOf = (icon: Icon): SVGSVGElement => {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('viewBox', '0 0 24 24');
	svg.setAttribute('aria-hidden', 'true');
	const path = document.createElementNS(SVG, 'path');
	path.setAttribute('d', ICONS[icon]);
	svg.append(path);
	return svg;
};

/** The state that the buttons of the bar show. */
export interface BarState {
	readonly atStart: boolean;
	readonly atEnd: boolean;
	readonly playing: boolean;
	readonly menu: boolean;
}

/** The buttons under the board. */
export class Bar {
	readonly element: HTMLElement = html('div', { class: 'bar', part: 'bar', role: 'group' });
	private readonly buttons: ReadonlyMap<BarAction, HTMLButtonElement>;
	private playing = false;

	constructor(act: (action: BarAction) => void) {
		this.buttons = new Map(
			ACTIONS.map((action) => {
				const button = html('button', { type: 'button', part: 'button' });
				button.append(iconOf(action));
				button.addEventListener('click', () => act(action));
				return [action, button];
			}),
		);
		this.element.append(...this.buttons.values());
	}

	draw({ atStart, atEnd, playing, menu }: BarState, words: GameWords): void {
		setAttribute(this.element, 'aria-label', words.controls);
		for (const [action, button] of this.buttons) {
			const label = action === 'play' && playing ? words.stop : words[action];
			setAttribute(button, 'aria-label', label);
			setAttribute(button, 'title', label);
		}
		for (const action of ['first', 'back'] as const) setAttribute(this.buttons.get(action)!, 'aria-disabled', String(atStart));
		for (const action of ['next', 'last'] as const) setAttribute(this.buttons.get(action)!, 'aria-disabled', String(atEnd));
		setAttribute(this.buttons.get('menu')!, 'aria-expanded', String(menu));
		if (playing === this.playing) return;
		this.playing = playing;
		this.buttons.get('play')!.replaceChildren(iconOf(playing ? 'stop' : 'play'));
	}

	/** Gives the keyboard focus to the button of the menu. */
	focusMenu(): void {
		this.buttons.get('menu')!.focus();
	}
}
