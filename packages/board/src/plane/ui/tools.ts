import { html } from '../../element/dom.js';
import type { Control } from '../control.js';
import type { PlaneWords } from '../words.js';
import { button, icon } from './dom.js';

/** Buttons that move the view. */
export const toolbar = (control: Control, words: PlaneWords): HTMLElement => {
	const tool = (label: string, d: string, run: () => void): HTMLElement =>
		button({ class: 'plane-button', part: 'button', title: label, 'aria-label': label }, run, icon(d));
	const { viewport } = control;
	return html(
		'div',
		{ class: 'plane-tools', part: 'tools', role: 'toolbar', 'aria-label': words.tools },
		tool(words.zoomOut, 'M5 12h14', () => viewport.zoom(0.8)),
		tool(words.zoomIn, 'M5 12h14M12 5v14', () => viewport.zoom(1.25)),
		tool(words.showAll, 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', () => viewport.fitAll()),
		tool(words.showPicked, 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 12h6M12 9v6', () => control.fitSelection()),
		tool(words.previous, 'M14 6l-6 6 6 6M19 6v12', () => control.step(-1)),
		tool(words.next, 'M10 6l6 6-6 6M5 6v12', () => control.step(1)),
	);
};
