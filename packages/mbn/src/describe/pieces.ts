import type { PieceId, PieceSet } from '../tree.js';
import type { Wording } from './wording.js';
import { list } from './words.js';

/** Whose pieces, as the moving piece sees them. */
export type Owner = 'enemy' | 'friend' | 'any';

export const isSmall = ({ letters }: PieceId): boolean => letters[0] !== letters[0]!.toUpperCase();

/** A piece as players call it, or else its letters. */
export function pieceName({ prefixes, letters }: PieceId, { pieces }: Wording): string {
	const upper = letters[0]!.toUpperCase() + letters.slice(1);
	return pieces[prefixes + upper] ?? prefixes + (pieces[upper] ?? upper);
}

const ADJECTIVES = { enemy: 'an enemy', friend: 'a friendly', any: 'a' } as const;

const sideless: Readonly<Record<Owner, string>> = { enemy: 'an enemy piece', friend: 'a friendly piece', any: 'a piece of either side' };

/** The pieces of one owner in a set: `an enemy Q or R`. */
export function piecesIn(set: PieceSet | undefined, owner: Owner, wording: Wording): string {
	if (set === undefined) return sideless[owner];
	if (owner === 'any' && set.coloured)
		return (
			list(
				[piecesIn(set, 'friend', wording), piecesIn(set, 'enemy', wording)].filter((one) => one !== NONE),
				'or',
			) || NONE
		);
	const names = [
		...new Set(set.pieces.filter((id) => !set.coloured || isSmall(id) === (owner === 'enemy')).map((id) => pieceName(id, wording))),
	];
	if (set.negated) return names.length === 0 ? sideless[owner] : `${sideless[owner]} other than ${list(names, 'and')}`;
	if (names.length === 0) return NONE;
	return owner === 'any' ? `${article(names[0]!)} ${list(names, 'or')} of either side` : `${ADJECTIVES[owner]} ${list(names, 'or')}`;
}

/** The words for a set that no piece is in. */
const NONE = 'no piece';

const article = (word: string): string => (/^(?:[aeiou]|[AEFHILMNORSX]$)/.test(word) ? 'an' : 'a');
