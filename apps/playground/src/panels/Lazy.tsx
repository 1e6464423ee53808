import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import type { Panels } from '../lazy/model.js';
import { lazyPanels } from '../lazy/panels.js';

/** A panel that is loaded when it is first shown. */
export function Lazy({ name, ...context }: Context & { readonly name: keyof Panels }): JSX.Element {
	const [panels, set] = useState<Panels | string>();
	// Reads the state used by the panels here, where signals are tracked.
	void context.store.state.value;
	void context.store.reading.value;
	void context.incoming.value;
	void context.sets.all.value;
	void context.sets.style.value;
	useEffect(() => {
		lazyPanels().then(set, (error: unknown) => set(String(error)));
	}, []);
	if (panels === undefined || typeof panels === 'string') return <p class="lazy-wait">{panels ?? 'Loading …'}</p>;
	const Panel = panels[name];
	return <Panel {...context} />;
}
