import type { Diagnostic } from '@x/diagnostics';
import { inexpressible } from '../write/path.js';

/** A game in another form, and the parts that this form cannot say. */
export interface Converted<T> {
	readonly value: T;
	/** Each with the path of its part in `data.path`. */
	readonly lost: readonly Diagnostic[];
}

/** Collects the parts that are lost. */
export class Losses {
	readonly lost: Diagnostic[] = [];

	add(path: string, expected: string, found: string, hint?: string): void {
		this.lost.push(inexpressible(path, expected, found, hint));
	}
}
