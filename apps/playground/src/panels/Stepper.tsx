import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/moves.js';
import { Icon, type IconName } from './Icon.js';
import { neighbours } from './move-tree.js';

/** Buttons: first position, back, forward, last position. */
export function Stepper(): JSX.Element {
	const { store } = useStore();
	const reading = store.reading.value;
	const nodes = reading?.nodes ?? [];
	const shown = reading?.shown ?? 0;
	const { back, on, end } = neighbours(nodes, shown);
	const button = (icon: IconName, label: string, to: number): JSX.Element => (
		<button type="button" class="step" aria-label={label} title={label} aria-disabled={to === shown} onClick={() => store.go(to)}>
			<Icon name={icon} />
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
