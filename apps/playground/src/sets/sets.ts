import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PieceSet } from '@x/board';
import { chess } from '@x/board/sets/chess';
import type { Family } from './families.js';

/** How East Asian pieces are drawn: with their characters, or for players who do not read them. */
export type Drawing = 'characters' | 'international';

/** The piece sets of the page. */
export interface Sets {
	readonly drawing: Signal<Drawing>;
	/** The sets that are loaded, by family, as they are to be drawn. */
	readonly loaded: ReadonlySignal<Readonly<Record<string, readonly PieceSet[]>>>;
	/** The sets of a family of games; those of chess until they are loaded. Asks for those that are not. */
	of(family: string): readonly PieceSet[];
	/** Whether the pieces of a family can be drawn in both ways. */
	hasBoth(family: string): boolean;
}

const CHESS: readonly PieceSet[] = [chess];
const KEY = 'x-pieces';

/** The choice that this browser keeps. Pages may be forbidden to store anything. */
const kept = (): Drawing => {
	try {
		return localStorage.getItem(KEY) === 'international' ? 'international' : 'characters';
	} catch {
		return 'characters';
	}
};

const keep = (drawing: Drawing): void => {
	try {
		localStorage.setItem(KEY, drawing);
	} catch {
		// The choice lasts as long as the page.
	}
};

/** The sets of the page: that of chess, and others that `load` brings when a game needs them. */
export const createSets = (load: () => Promise<Readonly<Record<string, Family>>>): Sets => {
	const drawing = signal<Drawing>(kept());
	drawing.subscribe(keep);
	const families = signal<Readonly<Record<string, Family>>>({});
	let asked = false;
	const ask = (): void => {
		if (asked) return;
		asked = true;
		load().then(
			(all) => {
				families.value = all;
			},
			// The pieces keep their letters, until a game asks again.
			() => {
				asked = false;
			},
		);
	};
	const loaded = computed(() => {
		const way = drawing.value;
		const sets = Object.entries(families.value).map(([id, family]) => [id, family[way] ?? family.characters] as const);
		return Object.fromEntries([['chess', CHESS] as const, ...sets]);
	});
	return {
		drawing,
		loaded,
		of: (family) => {
			const own = loaded.value[family];
			if (own === undefined) ask();
			return own ?? CHESS;
		},
		hasBoth: (family) => families.value[family]?.international !== undefined,
	};
};
