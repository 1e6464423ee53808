import type { JSX } from 'preact';

/** The outlines of the icons, in a box of 20. */
const ICONS = {
	down: 'M5 8l5 5 5-5',
	new: 'M4 3.5h12v13H4zM10 7v6M7 10h6',
	paste:
		'M7 4H5.2A1.2 1.2 0 0 0 4 5.2v11A1.2 1.2 0 0 0 5.2 17.4h9.6a1.2 1.2 0 0 0 1.2-1.2v-11A1.2 1.2 0 0 0 14.8 4H13M7.5 2.8h5v3h-5zM7.2 10h5.6M7.2 13.4h3.6',
	file: 'M3.5 15.500v-10.500h4.500l1.700 2h6.800v8.500z',
	share: 'M10 12.5V3M6.5 6.2L10 2.8l3.5 3.4M4 10.5V16a1.2 1.2 0 0 0 1.2 1.2h9.6A1.2 1.2 0 0 0 16 16v-5.5',
	menu: 'M4 6h12M4 10h12M4 14h12',
	undo: 'M8 4.5L4 8.5l4 4M4.5 8.5H12a4.2 4.2 0 0 1 0 8.4H8.5',
	redo: 'M12 4.5l4 4-4 4M15.5 8.5H8a4.2 4.2 0 0 0 0 8.4h3.5',
	flip: 'M6.5 16.5v-12M3.5 7.5l3-3 3 3M13.5 3.5v12M10.5 12.5l3 3 3-3',
	layers: 'M10 3.2l7 3.6-7 3.6-7-3.6zM3.4 10.4L10 13.8l6.6-3.4M3.4 13.6L10 17l6.6-3.4',
	setUp: 'M12.6 4.4l3 3L7 16l-3.8.8L4 13zM11 6l3 3',
	hint: 'M7.4 14a5.4 5.4 0 1 1 5.2 0v1.6H7.4zM8.4 17.6h3.2',
	pieces: 'M10 3l5 3.500v10.500h-10v-10.500zM7.500 8.500h5M10 6v7M8 14h4',
	more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
	first: 'M5 4.5v11M15.5 4.8L8.5 10l7 5.2z',
	back: 'M13.5 4.8L6.5 10l7 5.2z',
	on: 'M6.5 4.8l7 5.2-7 5.2z',
	last: 'M15 4.5v11M4.500 4.8l7 5.2-7 5.2z',
	game: 'M4 5.5h3M4 10h3M4 14.5h3M10 5.5h6M10 10h6M10 14.5h6',
	rules: 'M10 5.2C8.2 4 5.8 3.7 3.2 3.9v11.4c2.6-.2 5 .1 6.8 1.3c1.8-1.2 4.2-1.5 6.8-1.3V3.9C14.2 3.7 11.8 4 10 5.2zM10 5.2v11.4',
	notations: 'M3.500 4h5.500v12h-5.500zM11.500 4h5v4.500h-5zM11.500 11h5v5h-5z',
	analyse: 'M3.500 14.500a7 7 0 1 1 13 0M10 13l3.500-5',
	build: 'M3 3.5h6v6H3zM11 3.5h6v6h-6zM3 11.5h6v6H3zM14 11.8v5.6M11.2 14.6h5.6',
	no: 'M6 6l8 8M14 6l-8 8',
} as const;

export type IconName = keyof typeof ICONS;

/** A picture on a button. The button has a name of its own. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
	<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
		<path d={ICONS[name]} />
	</svg>
);
