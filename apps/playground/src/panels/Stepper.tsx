import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/moves.js';
import { neighbours } from './move-tree.js';

const ICONS = {
	first: 'M6 5v14M18 5l-9 7 9 7z',
	back: 'M16 5l-9 7 9 7z',
	on: 'M8 5l9 7-9 7z',
	last: 'M18 5v14M6 5l9 7-9 7z',
} as const;

/** Buttons: first position, back, forward, last position. */
export function Stepper(): JSX.Element {
	const { store } = useStore();
	const reading = store.reading.value;
	const nodes = reading?.nodes ?? [];
	const shown = reading?.shown ?? 0;
	const { back, on, end } = neighbours(nodes, shown);
	const button = (icon: keyof typeof ICONS, label: string, to: number): JSX.Element => (
		<button type="button" class="step" aria-label={label} title={label} aria-disabled={to === shown} onClick={() => store.go(to)}>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ICONS[icon]} />
			</svg>
		</button>
	);
	return (
		<nav class="stepper" aria-label={strings.steps}>
			{button('first', strings.first, 0)}
			{button('back', strings.back, back)}
			{button('on', strings.forward, on)}
			{button('last', strings.last, end)}
		</nav>
	);
}
