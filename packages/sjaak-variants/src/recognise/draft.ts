import type { Walk } from '@x/core/reading';
import type { Cells } from '../definition.js';
import type { Pair } from '../sides.js';
import type { Generator, PieceFlag, Switch } from '../syntax.js';
import type { Size } from './patterns.js';

/** All walks of a kind, by side. */
export type KindWalks = Pair<readonly Walk[]>;

/** The properties of a kind according to its walks. */
export interface KindDraft {
	readonly moves: readonly Generator[];
	readonly captures?: readonly Generator[];
	readonly initial: readonly Generator[];
	readonly special: readonly { readonly zones: Pair<Cells>; readonly generator: Generator }[];
	readonly prison?: Pair<Cells>;
	readonly block?: Pair<Cells>;
	readonly promotions: readonly { readonly zones: Pair<Cells>; readonly choices: readonly string[] }[];
	readonly optional?: Pair<Cells>;
	/** Choice → the maximum number for each side. */
	readonly most: ReadonlyMap<string, Pair<number>>;
	readonly victims?: readonly string[];
	readonly flags: ReadonlySet<PieceFlag>;
	/** Special moves require that the piece has not moved. */
	readonly specialInit: boolean;
	readonly facing: boolean;
	readonly inPlace: boolean;
	readonly safeSlides: boolean;
}

export interface KindQuestion {
	readonly size: Size;
	readonly exists: (cell: number) => boolean;
	readonly kind: string;
	readonly kinds: readonly string[];
	readonly royals: readonly string[];
	readonly walks: KindWalks;
	/** The rules about promotion for the interpretation of walks. */
	readonly assumed: ReadonlySet<Switch>;
}
