import type { Filter } from '@x/core';
import type { PieceId, PieceSet } from '../tree.js';
import type { Environment } from './environment.js';

/** Whose pieces: from the view of the piece that moves. */
export type Relation = 'enemy' | 'friend' | 'any';

/** A piece letter without regard to colour. */
const upper = ({ prefixes, letters }: PieceId): string => {
	const name = letters[0]!.toUpperCase() + letters.slice(1);
	return prefixes + (letters.length > 1 ? `:${name}:` : name);
};

const isSmall = ({ letters }: PieceId): boolean => letters[0] !== letters[0]!.toUpperCase();

/** The kinds of letters; letters that the game does not have name no kind. */
export const kindsOf = (ids: readonly PieceId[], { kinds }: Environment): readonly string[] => [
	...new Set(
		ids.flatMap((id) => {
			const letter = upper(id);
			if (kinds === undefined) return [letter];
			// `:K:` is the piece K.
			const kind = kinds[letter];
			return kind === undefined ? [] : kind;
		}),
	),
];

/** The filters of a set, one of which a piece must pass; an empty list: no piece does. */
export function filters(set: PieceSet | undefined, relation: Relation, environment: Environment): readonly Filter[] {
	const sides: readonly ('friend' | 'enemy')[] = relation === 'any' ? ['friend', 'enemy'] : [relation];
	if (set === undefined) return relation === 'any' ? [{ who: 'occupied' }] : [{ who: relation }];
	const listed = (who: 'friend' | 'enemy'): readonly string[] =>
		kindsOf(set.coloured ? set.pieces.filter((id) => isSmall(id) === (who === 'enemy')) : set.pieces, environment);
	if (relation === 'any' && !set.coloured) return narrowed({ who: 'occupied' }, listed('friend'), set.negated === true);
	return sides.flatMap((who) => narrowed({ who }, listed(who), set.negated === true));
}

const narrowed = (filter: Filter, kinds: readonly string[], negated: boolean): readonly Filter[] => {
	if (negated) return [kinds.length === 0 ? filter : { ...filter, notKind: kinds }];
	return kinds.length === 0 ? [] : [{ ...filter, kind: kinds }];
};

/** A set from one letter: a capital means one's own piece, a small letter the opponent's (decision A9). */
export const setOf = (who: PieceSet | PieceId): PieceSet => ('pieces' in who ? who : { type: 'set', coloured: true, pieces: [who] });
