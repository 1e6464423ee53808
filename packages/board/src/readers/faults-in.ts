import type { GameFault } from '../viewer/reader.js';

/** The faults that an error of a reader lists; undefined for any other error. */
export const faultsIn = (error: unknown): readonly GameFault[] | undefined => {
	const { problems } = (typeof error === 'object' && error !== null ? error : {}) as { readonly problems?: readonly GameFault[] };
	return Array.isArray(problems) ? problems.map(({ message, hint }) => ({ message, hint })) : undefined;
};
