import type { PieceId, PieceSet } from '@x/mbn';

/** The name of a type of pieces: its letter with prefixes, in upper case (`K`, `+P`, `:FD:`). */
export const typeOf = ({ prefixes, letters }: PieceId): string => prefixes + bareTypeOf(letters);

const bareTypeOf = (letters: string): string => {
	const name = letters[0]!.toUpperCase() + letters.slice(1);
	return letters.length > 1 ? `:${name}:` : name;
};

/** Whether a letter is small: Black's piece, or the opponent's. */
export const isSmall = ({ letters }: PieceId): boolean => letters[0] !== letters[0]!.toUpperCase();

/** The types in a set for each of the two sides: White or the moving side, and Black or its opponent. */
export interface Members {
	readonly first: readonly string[];
	readonly second: readonly string[];
}

/** The types of a set. Without a set: all. */
export function membersOf(set: PieceSet | undefined, all: readonly string[]): Members {
	if (set === undefined) return { first: all, second: all };
	const listed = (small: boolean): readonly string[] =>
		(set.coloured ? set.pieces.filter((id) => isSmall(id) === small) : set.pieces).map(typeOf);
	const chosen = (small: boolean): readonly string[] => {
		const names = listed(small);
		return all.filter((type) => names.includes(type) !== (set.negated === true));
	};
	return { first: chosen(false), second: chosen(true) };
}
