import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import type { Closing, Panels } from '../lazy/model.js';
import { lazyPanels } from '../lazy/panels.js';
import * as strings from '../strings/page.js';

/** A panel that is loaded when it is first shown. */
export function Lazy({ name, ...given }: Context & Partial<Closing> & { readonly name: keyof Panels }): JSX.Element {
	const [panels, set] = useState<Panels | string>();
	const { store, sets, interaction } = given;
	// Reads the state used by the panels here, where signals are tracked.
	void store.state.value;
	void store.reading.value;
	void store.presets.value;
	void store.refusedLink.value;
	void sets.all.value;
	void sets.style.value;
	void given.incoming.value;
	void interaction.picked.value;
	void interaction.refusal.value;
	void interaction.hint.value;
	useEffect(() => {
		lazyPanels().then(set, (error: Error) => set(error.message));
	}, []);
	if (panels === undefined || typeof panels === 'string') return <p class="lazy-wait">{panels ?? strings.loading}</p>;
	const Panel = panels[name] as ComponentType<object>;
	return <Panel {...given} />;
}
