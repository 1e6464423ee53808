import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/links.js';
import { Lazy } from './Lazy.js';

/** A link that could not be opened: its fault, and the tools to repair it. */
export function LinkFault(): JSX.Element | null {
	const context = useStore();
	const refused = context.store.refusedLink.value;
	if (refused === undefined) return null;
	return (
		<section class="link-fault" aria-label={strings.region}>
			<p>{strings.refused(refused.message)}</p>
			<Lazy name="LinkTools" {...context} />
		</section>
	);
}
