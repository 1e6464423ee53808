import type { Figure, Player } from './game.js';
import { isNeutral, isNew, KINDS, type Kind } from './kinds.js';

/** The long names of kinds, in the order of their codes; the newest kinds do not have one. */
const LONG: readonly string[] =
	/* @__PURE__ */ 'king pawn knight bishop rook queen amazon hawk chancellor archbishop guard camel giraffe zebra centaur royalQueen royalCentaur knightrider - - obstacle void'.split(
		' ',
	);

/** `royalQueens`; `undefined` for kinds that the seed notation does not have. */
export const longName = (kind: Kind): string | undefined => (isNew(kind) ? undefined : `${LONG[KINDS.indexOf(kind)]}s`);

export const kindOfLongName = (name: string): Kind | undefined => KINDS.find((kind) => longName(kind) === name);

/** `royalQueensW`; `undefined` for pieces that the seed notation does not have. */
export function typeOf({ kind, player }: Figure): string | undefined {
	const name = longName(kind);
	const fits = isNeutral(kind) ? player === 0 : player === 1 || player === 2;
	return name !== undefined && fits ? name + 'NWB'[player] : undefined;
}

export function figureOfType(type: string): Figure | undefined {
	const kind = kindOfLongName(type.slice(0, -1));
	const player = 'NWB'.indexOf(type.slice(-1));
	return kind !== undefined && player >= 0 && isNeutral(kind) === (player === 0) ? { kind, player: player as Player } : undefined;
}
