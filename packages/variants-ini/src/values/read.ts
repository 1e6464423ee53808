import type { PartFault } from '../report.js';

/** A value with the faults of its text; without one if the text says nothing. */
export interface Read<T> {
	readonly value: T | undefined;
	readonly faults: readonly PartFault[];
}
