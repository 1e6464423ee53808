import type { JSX } from 'preact';
import type { Control } from './control.js';

const ICONS = {
	out: 'M5 12h14',
	in: 'M5 12h14M12 5v14',
	all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
	selection: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 12h6M12 9v6',
	back: 'M14 6l-6 6 6 6M19 6v12',
	on: 'M10 6l6 6-6 6M5 6v12',
} as const;

/** Buttons that move the view. */
export function Tools({ control }: { readonly control: Control }): JSX.Element {
	const { eye } = control;
	const button = (icon: keyof typeof ICONS, label: string, run: () => void): JSX.Element => (
		<button type="button" class="plane-button" title={label} aria-label={label} onClick={run}>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ICONS[icon]} />
			</svg>
		</button>
	);
	return (
		<div class="plane-tools" role="toolbar" aria-label="View">
			{button('out', 'Zoom out', () => eye.zoom(0.8))}
			{button('in', 'Zoom in', () => eye.zoom(1.25))}
			{button('all', 'Show all pieces', () => eye.fitAll())}
			{button('selection', 'Show what is picked up', () => control.fitSelection())}
			{button('back', 'Previous piece', () => control.step(-1))}
			{button('on', 'Next piece', () => control.step(1))}
		</div>
	);
}
