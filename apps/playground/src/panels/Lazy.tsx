import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import type { AboutCode, Closing, Panels } from '../lazy/model.js';
import { lazyPanel } from '../lazy/panels.js';
import { loadedPanels } from '../lazy/registry.js';
import * as strings from '../strings/page.js';

/** A panel that is loaded when it is first shown. */
export function Lazy({ name, ...given }: Context & Partial<Closing> & AboutCode & { readonly name: keyof Panels }): JSX.Element {
	const [message, say] = useState(strings.loading);
	// A panel that is here already is drawn at once: it takes the keys that follow the one that opened it.
	const Panel = loadedPanels()[name] as ComponentType<object> | undefined;
	const { store, sets, interaction } = given;
	// Reads the state used by the panels here, where signals are tracked.
	void store.state.value;
	void store.reading.value;
	void store.presets.value;
	void store.refusedLink.value;
	void store.fenDraft.value;
	void store.dialect.value;
	void store.suggested.value;
	void store.fresh.value;
	void store.computer.value;
	void store.offered.value;
	void store.building.value;
	void store.look.value;
	void store.log.value;
	void sets.all.value;
	void sets.style.value;
	void sets.drawing.value;
	void given.incoming.value;
	void interaction.picked.value;
	void interaction.refusal.value;
	void interaction.hint.value;
	useEffect(() => {
		if (Panel !== undefined) return;
		lazyPanel(name).then(
			() => say(''),
			(error: Error) => say(error.message),
		);
	}, [name]);
	return Panel === undefined ? <p class="lazy-wait">{message}</p> : <Panel {...given} />;
}
