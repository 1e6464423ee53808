import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { IncomingSignal } from './incoming.js';
import type { Sets } from './sets/sets.js';
import type { Interaction } from './state/interaction.js';
import type { Store } from './state/store.js';

/** The objects that every part of the page works with. */
export interface Context {
	readonly store: Store;
	readonly interaction: Interaction;
	readonly sets: Sets;
	readonly incoming: IncomingSignal;
}

const context = createContext<Context | undefined>(undefined);

export const Provide = context.Provider;

export const useStore = (): Context => {
	const found = useContext(context);
	if (found === undefined) throw new Error('The page has no store.');
	return found;
};
