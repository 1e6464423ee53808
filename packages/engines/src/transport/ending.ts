import type { TransportEnd } from './transport.js';

/** The promise of an end that comes once. */
export interface Ending {
	readonly closed: Promise<TransportEnd>;
	readonly ended: () => boolean;
	readonly end: (end: TransportEnd) => void;
}

export const ending = (): Ending => {
	let resolve: (end: TransportEnd) => void = () => {};
	let over = false;
	const closed = new Promise<TransportEnd>((settle) => {
		resolve = settle;
	});
	return {
		closed,
		ended: () => over,
		end: (end) => {
			over = true;
			resolve(end);
		},
	};
};
