import { type ReadonlySignal, signal } from '@preact/signals';
import type { PieceSet } from '@x/board';

/** The piece sets of the page. */
export interface Sets {
	/** The sets that are loaded, by family. */
	readonly loaded: ReadonlySignal<Readonly<Record<string, readonly PieceSet[]>>>;
	/** The sets of a family of games, as far as they are loaded; asks for the others. */
	of(family: string): readonly PieceSet[];
}

const NONE: readonly PieceSet[] = [];

export const createSets = (): Sets => {
	const loaded = signal<Readonly<Record<string, readonly PieceSet[]>>>({});
	return { loaded, of: (family) => loaded.value[family] ?? NONE };
};
