import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useStore } from '../context.js';
import { isFirstVisit } from '../state/visit.js';
import * as strings from '../strings/page.js';
import { Lazy } from './Lazy.js';

/** Examples above the board, for a new visitor. Their place is kept free until the board is shown; then they are loaded. */
export function StartStrip(): JSX.Element | null {
	const context = useStore();
	const [shown, show] = useState(() => isFirstVisit(location.hash));
	if (!shown) return null;
	return (
		<section class="start" aria-label={strings.examples}>
			{context.store.reading.value === undefined ? null : <Lazy name="Start" {...context} onClose={() => show(false)} />}
		</section>
	);
}
