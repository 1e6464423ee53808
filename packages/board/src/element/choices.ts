import type { BoardMove } from '../model/move.js';
import type { PieceLook } from '../model/piece.js';
import type { Choice } from './chooser.js';
import type { BoardWords } from './words.js';

/**
 * The answers to the question which of several moves to make: as pieces if the moves differ in the piece that they make, otherwise in words.
 *
 * `before` is the piece that moves.
 */
export const choicesOf = (
	moves: readonly BoardMove[],
	before: PieceLook | undefined,
	words: BoardWords,
): { readonly title: string; readonly choices: readonly Choice[] } => {
	const made = new Set(moves.map(({ becomes }) => becomes?.picture));
	const promotes = made.size === moves.length;
	const labelOf = ({ label, becomes, id }: BoardMove): string =>
		promotes && becomes === undefined && before !== undefined ? words.unpromoted(before.title) : (label ?? becomes?.title ?? id);
	// A promotion is offered before its refusal.
	const ordered = promotes ? [...moves].sort((a, b) => Number(a.becomes === undefined) - Number(b.becomes === undefined)) : moves;
	return {
		title: !promotes ? words.which : made.has(undefined) ? words.promote : words.promoteTo,
		choices: ordered.map((move) => ({ id: move.id, label: labelOf(move), look: promotes ? (move.becomes ?? before) : undefined })),
	};
};
