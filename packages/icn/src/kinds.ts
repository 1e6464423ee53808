import { misuse } from '@x/diagnostics';

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

/**
 * All kinds of pieces, by their codes, in the order of the documented table.
 *
 * @example
 * import { KINDS } from '@x/icn';
 * KINDS.slice(0, 3) // → ['k', 'p', 'n']
 */
export const KINDS: readonly Kind[] = /* @__PURE__ */ 'k p n b r q am ha ch ar gu ca gi ze ce rq rc nr hu ro ob vo'.split(' ') as Kind[];

const TITLES: readonly string[] =
	/* @__PURE__ */ 'king,pawn,knight,bishop,rook,queen,amazon,hawk,chancellor,archbishop,guard,camel,giraffe,zebra,centaur,royal queen,royal centaur,knightrider,huygen,rose,obstacle,void'.split(
		',',
	);

/**
 * The English name of a kind of piece, in small letters. `@x/board` names its pictures in the same way.
 *
 * @throws TypeError for another text.
 *
 * @example
 * import { kindTitle } from '@x/icn';
 * kindTitle('rq') // → 'royal queen'
 */
export const kindTitle = (kind: Kind): string =>
	TITLES[KINDS.indexOf(kind)] ?? misuse('kind', `one of ${KINDS.map((one) => `'${one}'`).join(', ')}`, kind);

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
