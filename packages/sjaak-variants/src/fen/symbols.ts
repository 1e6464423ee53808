import type { PlacedPiece } from '../arrangement.js';
import type { Definition } from '../definition.js';

/** The meaning of each symbol. */
export type Symbols = ReadonlyMap<string, Pick<PlacedPiece, 'type' | 'side'>>;

/** A FEN cannot contain longer symbols; this limit keeps reading linear. */
const LONGEST = 16;

/** The symbols of a variant: of equal ones the first applies, and Black's before White's. */
export function symbolsOf({ pieces }: Pick<Definition, 'pieces'>): Symbols {
	const all = ([1, 0] as const).flatMap((side) =>
		pieces.map(({ index, symbols }): [string, Pick<PlacedPiece, 'type' | 'side'>] => [symbols[side], { type: index, side }]),
	);
	return new Map(all.filter(([symbol]) => symbol.length <= LONGEST).reverse());
}
