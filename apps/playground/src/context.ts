import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Store } from './state/store.js';
import type { Table } from './state/table.js';

/** What every part of the page works with. */
export interface Context {
	readonly store: Store;
	readonly table: Table;
}

const context = createContext<Context | undefined>(undefined);

export const Provide = context.Provider;

export const useStore = (): Context => {
	const found = useContext(context);
	if (found === undefined) throw new Error('The page has no store.');
	return found;
};
