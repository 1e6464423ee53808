import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PieceLook, PieceSet } from '@x/board';
import type { PieceSetStyle } from '@x/board/sets';
import { orthodox } from '@x/board/sets/orthodox';
import { keep, kept } from '../state/kept.js';
import type { ChessDrawing, SetsOf } from './families.js';

/** The piece sets of the page. */
export interface Sets {
	/** How East Asian pieces are drawn. */
	readonly style: Signal<PieceSetStyle>;
	/** How the pieces of chess are drawn. */
	readonly drawing: Signal<ChessDrawing>;
	/** Finds the sets of all families; undefined until they are loaded. */
	readonly all: ReadonlySignal<SetsOf | undefined>;
	/**
	 * The sets of a family of games; the six pieces of chess until others are loaded. Asks for the others, unless the six pictures suffice for
	 * `pieces` of the family of chess.
	 */
	of(family: string, pieces?: readonly PieceLook[]): readonly PieceSet[];
	/** Whether the pieces of a family can be drawn in both styles. */
	hasBoth(family: string): boolean;
}

const FIRST: readonly PieceSet[] = [orthodox];
const KEY = 'x-pieces';
const DRAWING_KEY = 'x-chess-pieces';

/** The choice that this browser keeps. */
const choice = (): PieceSetStyle => (kept(KEY) === 'figures' ? 'figures' : 'characters');

/** The sets of the page: the six pieces of chess, and others that `load` brings at the first picture. */
export const createSets = (load: () => Promise<SetsOf>): Sets => {
	const style = signal<PieceSetStyle>(choice());
	style.subscribe((chosen) => {
		if (chosen !== choice()) keep(KEY, chosen);
	});
	const drawing = signal<ChessDrawing>(kept(DRAWING_KEY) === 'angular' ? 'angular' : 'rounded');
	drawing.subscribe((chosen) => {
		if (chosen !== (kept(DRAWING_KEY) ?? 'rounded')) keep(DRAWING_KEY, chosen);
	});
	const all = signal<SetsOf | undefined>(undefined);
	let asked = false;
	const ask = (): void => {
		if (asked) return;
		asked = true;
		load().then(
			(found) => {
				all.value = found;
			},
			// The pieces keep their letters, until a game asks again.
			() => {
				asked = false;
			},
		);
	};
	return {
		style,
		drawing,
		all,
		of: (family, pieces) => {
			const suffice = family === 'chess' && drawing.value === 'rounded' && pieces?.every(({ picture }) => picture in orthodox.art);
			if (all.value === undefined && !suffice) ask();
			return all.value?.(family, style.value, drawing.value) ?? FIRST;
		},
		hasBoth: (family) => all.value !== undefined && all.value(family, 'characters', 'rounded') !== all.value(family, 'figures', 'rounded'),
	};
};
