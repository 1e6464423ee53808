import type { Sequence } from '../tree.js';

/** The words for pieces and the names that moves may use. */
export interface Wording {
	/** Words for piece letters. */
	readonly pieces: Readonly<Record<string, string>>;
	/** Names that moves may use besides the base moves. Some have no known moves. */
	readonly names: ReadonlyMap<string, Sequence | undefined>;
}

/** A sentence about a part of a tree. */
export interface Sentence {
	readonly text: string;
	/** The place of that part in the text that was read; absent for trees without places. */
	readonly span?: { readonly from: number; readonly to: number };
}
