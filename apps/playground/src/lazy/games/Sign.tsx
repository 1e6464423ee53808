import type { JSX } from 'preact';

/** The outlines of the signs of the list, in a box of 20. */
const SIGNS = {
	find: 'M8.500 3.500a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12.200 12.200l4.600 4.600',
	close: 'M5 5l10 10M15 5L5 15',
	surprise: 'M7.400 14a5.400 5.400 0 1 1 5.200 0v1.600H7.400zM8.400 17.600h3.200',
	build: 'M3 3.500h6v6H3zM11 3.500h6v6h-6zM3 11.500h6v6H3zM14 11.800v5.600M11.200 14.600h5.600',
} as const;

/** A picture on a button that has a name, or next to a field. */
export const Sign = ({ name }: { readonly name: keyof typeof SIGNS }): JSX.Element => (
	<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
		<path d={SIGNS[name]} />
	</svg>
);
