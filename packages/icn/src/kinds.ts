/** A kind of piece by its code in lower case. `vo` is a hole in the plane, `ob` an obstacle. */
export type Kind =
	| 'k'
	| 'p'
	| 'n'
	| 'b'
	| 'r'
	| 'q'
	| 'am'
	| 'ha'
	| 'ch'
	| 'ar'
	| 'gu'
	| 'ca'
	| 'gi'
	| 'ze'
	| 'ce'
	| 'rq'
	| 'rc'
	| 'nr'
	| 'hu'
	| 'ro'
	| 'ob'
	| 'vo';

/** All kinds, in the order of the documented table. */
export const KINDS: readonly Kind[] = /* @__PURE__ */ 'k p n b r q am ha ch ar gu ca gi ze ce rq rc nr hu ro ob vo'.split(' ') as Kind[];

/** Kinds that only infinitechess.org has. */
export const isNew = (kind: Kind): boolean => kind === 'hu' || kind === 'ro';

/** Kinds that are neutral by default. */
export const isNeutral = (kind: Kind): boolean => kind === 'ob' || kind === 'vo';

/** A code with one more letter, as a number. */
export const longer = (key: number, letter: number): number => key * 128 + letter;

/** Kinds by their codes as numbers, all in lower case or all in upper case. */
export const KIND_OF: ReadonlyMap<number, Kind> = /* @__PURE__ */ new Map(
	KINDS.flatMap((kind) =>
		[kind, kind.toUpperCase()].map((code): [number, Kind] => [
			[...code].reduce((key, letter) => longer(key, letter.charCodeAt(0)), 0),
			kind,
		]),
	),
);
