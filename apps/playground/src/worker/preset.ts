/** A game that the page offers. */
export interface Preset {
	readonly id: string;
	readonly title: string;
	/** The number of numbered starting positions, and the default one. */
	readonly numbered?: { readonly count: number; readonly usual: number };
}
