import { misuse, textGiven } from '@x/diagnostics';
import type { Comment, MoveNode, PgnGame } from './game.js';
import { findSlot, groupOf, joined, moveAt, namesOf, nextOf, nodeOf, pathGiven, type Slot, sansOf } from './slot.js';

/**
 * The move with a path; `undefined` if the game does not have it.
 *
 * A path is a string: the texts of all moves from the start, joined by blanks. Moves with the same text in the same position have the names `e4`,
 * `e4~2`, `e4~3` in the order of the text; `_` stands for blanks and `~` in the text of a move. The empty path is the start of the game.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5 $1) *');
 * nodeAt(game, 'e4 c5').nags // → [1]
 * nodeAt(game, 'e4 e6') // → undefined
 */
export const nodeAt = (game: PgnGame, path: string): MoveNode | undefined => {
	pathGiven(game, path);
	const slot = findSlot(game, path);
	return slot === undefined ? undefined : nodeOf(slot);
};

/**
 * The moves from the start to a path, that of the path included; `undefined` if the game does not have it.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5) *');
 * lineTo(game, 'e4 c5').map(({ san }) => san) // → ['e4', 'c5']
 */
export const lineTo = (game: PgnGame, path: string): readonly MoveNode[] | undefined => {
	pathGiven(game, path);
	const moves: MoveNode[] = [];
	const slot = findSlot(game, path);
	if (slot === undefined) return undefined;
	let last = slot.index;
	for (let at: Slot | undefined = slot; at !== undefined; at = at.parent) {
		for (let index = last; index >= 0; index--) moves.push(at.line.moves[index]!);
		// A variation stands for the move of its parent: the moves before that one come first.
		last = (at.parent?.index ?? 0) - 1;
	}
	return moves.reverse();
};

/**
 * The paths of the moves behind a path: the next move of its line, then the variations in the order of the text. `undefined` if the game does not
 * have the path.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5) *');
 * childrenOf(game, 'e4') // → ['e4 e5', 'e4 c5']
 */
export const childrenOf = (game: PgnGame, path: string): readonly string[] | undefined => {
	pathGiven(game, path);
	const slot = findSlot(game, path);
	if (slot === undefined) return undefined;
	return namesOf(sansOf(groupOf(nextOf(slot)))).map((name) => joined(path, name));
};

/**
 * The path of the move before; `undefined` for the empty path.
 *
 * @example
 * parentPath('e4 e5') // → 'e4'
 * parentPath('e4') // → ''
 */
export const parentPath = (path: string): string | undefined => {
	if (typeof path !== 'string') misuse('path', 'a string', path);
	return path === '' ? undefined : path.slice(0, Math.max(0, path.lastIndexOf(' ')));
};

/**
 * The path of the first move of the variation that contains a move: `promote` and `demote` move the variation with it. The empty path for a move of
 * the main line.
 *
 * @throws RangeError if the path is not that of a move.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5 2. Nf3 d6) *');
 * variationPath(game, 'e4 c5 Nf3 d6') // → 'e4 c5'
 * variationPath(game, 'e4 e5') // → ''
 */
export const variationPath = (game: PgnGame, path: string): string => {
	const { line, index } = moveAt(game, path);
	if (line === game) return '';
	const names = path.split(' ');
	return names.slice(0, names.length - index).join(' ');
};

/**
 * The comments before a move: those of its line, if the move is the first one of a variation or of the game. `undefined` if the game does not have
 * the path, or the path is empty.
 *
 * @example
 * const [game] = parse('1. e4 ({ Or: } 1. d4) *');
 * commentsBefore(game, 'd4')?.map(({ text }) => text) // → ['Or:']
 */
export const commentsBefore = (game: PgnGame, path: string): readonly Comment[] | undefined => {
	pathGiven(game, path);
	const slot = findSlot(game, path);
	if (slot === undefined || slot.index < 0) return undefined;
	return slot.index === 0 ? slot.line.comments : [];
};

/**
 * The value of a tag; `undefined` if the game does not have it. If there are several with the same name, the last one counts.
 *
 * @example
 * const [game] = parse('[White "Anna"] *');
 * tagOf(game, 'White') // → 'Anna'
 */
export const tagOf = (game: PgnGame, name: string): string | undefined => {
	pathGiven(game, '');
	textGiven(name, 'name');
	return game.tags.findLast((tag) => tag.name === name)?.value;
};
