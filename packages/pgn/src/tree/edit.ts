import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { wholeTextGiven } from '../text/surrogates.js';
import type { Comment, GameResult, Line, MoveNode, PgnGame, Tag } from './game.js';
import {
	groupOf,
	joined,
	labelOf,
	moveAt,
	nameOf,
	namesOf,
	nextOf,
	nodeOf,
	pathGiven,
	type Slot,
	sansOf,
	slotAt,
	withLine,
	withNode,
} from './slot.js';

/** A game after an edit, and the path of the move concerned. */
export interface Edited {
	readonly game: PgnGame;
	readonly path: string;
}

/**
 * A game without moves. The tags are in the order of the keys.
 *
 * @throws TypeError if a value is not a string.
 *
 * @example
 * stringify(createGame({ White: 'Anna' }), { format: 'compact' }) // → '[White "Anna"]\n\n*'
 */
export const createGame = (tags: Readonly<Record<string, string>> = {}): PgnGame => {
	if (typeof tags !== 'object' || tags === null) misuse('tags', 'an object', tags);
	const list = Object.entries(tags).map(([name, value]) => {
		wholeTextGiven(value, `tags.${name}`);
		return { name, value };
	});
	return { tags: list, comments: [], moves: [], result: '*' };
};

/** The slot of a move behind another one, with its name. */
const childWith = (slot: Slot, san: string): { readonly slot: Slot; readonly name: string } | undefined => {
	const group = groupOf(nextOf(slot));
	const sans = sansOf(group);
	const index = sans.indexOf(san);
	return index < 0 ? undefined : { slot: group[index]!, name: namesOf(sans)[index]! };
};

const sanGiven = (san: unknown, argument: string): void => {
	if (typeof san !== 'string' || san === '') misuse(argument, 'the text of a move', san);
	wholeTextGiven(san, argument);
};

const newNode = (san: string): MoveNode => ({ san, nags: [], comments: [], variations: [] });

/**
 * Adds moves behind a path. Moves that the game has there are not repeated. The first new one goes on the line if the path is the end of its line;
 * otherwise it begins a new variation. The path of the result is that of the last move.
 *
 * The texts are not tested here: `stringify` reports those that PGN cannot express, and `@x/pgn/validate` those that are not legal.
 *
 * @throws RangeError if the game does not have the path.
 * @throws TypeError if a move is not a text.
 *
 * @example
 * const [game] = parse('1. e4 e5 *');
 * const added = addLine(game, 'e4', ['c5', 'Nf3']);
 * added.path // → 'e4 c5 Nf3'
 * stringify(added.game, { format: 'compact' }) // → '1.e4 e5 (1...c5 2.Nf3) *'
 */
export const addLine = (game: PgnGame, path: string, sans: readonly string[]): Edited => {
	let slot = slotAt(game, path);
	if (!Array.isArray(sans)) misuse('sans', 'a list of texts', sans);
	for (const [index, san] of sans.entries()) sanGiven(san, `sans[${index}]`);
	let known = 0;
	let end = path;
	for (; known < sans.length; known++) {
		const child = childWith(slot, sans[known]!);
		if (child === undefined) break;
		slot = child.slot;
		end = joined(end, child.name);
	}
	if (known === sans.length) return { game, path: end };
	const nodes = sans.slice(known).map(newNode);
	const head = nextOf(slot);
	const label = labelOf(nodes[0]!.san);
	const count = sansOf(groupOf(head)).filter((san) => labelOf(san) === label).length;
	const names = [nameOf(label, count + 1), ...nodes.slice(1).map(({ san }) => labelOf(san))];
	return { game: withLine(game, head, extended(head, nodes)), path: joined(end, names.join(' ')) };
};

/** A line with moves at its end, or in a new variation of the move that is there. */
const extended = (head: Slot, nodes: readonly MoveNode[]): Line => {
	const { line } = head;
	const node = nodeOf(head);
	if (node === undefined) return { comments: line.comments, moves: [...line.moves, ...nodes] };
	return withNode(head, { ...node, variations: [...node.variations, { comments: [], moves: nodes }] });
};

/**
 * Adds a move behind a path, as {@link addLine} does.
 *
 * @throws RangeError if the game does not have the path.
 * @throws TypeError if the move is not a text.
 *
 * @example
 * const [game] = parse('1. e4 e5 *');
 * addMove(game, 'e4', 'e5').game === game // → true
 * addMove(game, 'e4 e5', 'Nf3').path // → 'e4 e5 Nf3'
 */
export const addMove = (game: PgnGame, path: string, san: string): Edited => {
	sanGiven(san, 'san');
	return addLine(game, path, [san]);
};

/**
 * Removes a move and all that follows it. Other moves in the same position stay: the next one takes the place of the move.
 *
 * @throws RangeError if the path is not that of a move.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5 2. Nf3) *');
 * stringify(remove(game, 'e4 e5'), { format: 'compact' }) // → '1.e4 c5 2.Nf3 *'
 */
export const remove = (game: PgnGame, path: string): PgnGame => {
	const slot = moveAt(game, path);
	const { line, index, parent, variation } = slot;
	const node = nodeOf(slot)!;
	const isVariation = index === 0 && parent !== undefined;
	const next = node.variations.findIndex(({ moves }) => moves.length > 0);
	if (next >= 0) {
		const other = node.variations[next]!;
		const first = other.moves[0]!;
		const variations = [...first.variations, ...node.variations.toSpliced(next, 1)];
		const comments = isVariation ? first.comments : [...other.comments, ...first.comments];
		return withLine(game, slot, {
			comments: isVariation ? other.comments : line.comments,
			moves: [...line.moves.slice(0, index), { ...first, comments, variations }, ...other.moves.slice(1)],
		});
	}
	if (!isVariation) return withLine(game, slot, { comments: line.comments, moves: line.moves.slice(0, index) });
	const replaced = nodeOf(parent)!;
	return withLine(game, parent, withNode(parent, { ...replaced, variations: replaced.variations.toSpliced(variation, 1) }));
};

/**
 * Removes all moves behind a move. The empty path removes all moves of the game.
 *
 * @throws RangeError if the game does not have the path.
 *
 * @example
 * const [game] = parse('1. e4 e5 2. Nf3 Nc6 *');
 * stringify(cutAfter(game, 'e4 e5'), { format: 'compact' }) // → '1.e4 e5 *'
 */
export const cutAfter = (game: PgnGame, path: string): PgnGame => {
	const slot = slotAt(game, path);
	const { line, index } = slot;
	if (index + 1 === line.moves.length) return game;
	return withLine(game, slot, { comments: line.comments, moves: line.moves.slice(0, index + 1) });
};

/** The annotations of a move that an edit replaces. */
export interface Annotations {
	readonly nags?: readonly number[] | undefined;
	/** Comments behind the move; for the empty path, before the first move. */
	readonly comments?: readonly Comment[] | undefined;
	/** Comments before the move, which must be the first one of a variation or of the game. */
	readonly before?: readonly Comment[] | undefined;
}

/**
 * Replaces annotations of a move. Those that are not given stay.
 *
 * @throws RangeError if the game does not have the path, if it is empty and NAGs are given, or if there is not a place for comments before the move.
 * @throws TypeError if the annotations are not lists, and for a NAG that is not a number from 0 to 255.
 *
 * @example
 * const [game] = parse('1. e4 e5 *');
 * const annotated = annotate(game, 'e4', { nags: [1], comments: [commentOf('Best by test.')] });
 * stringify(annotated, { format: 'compact' }) // → '1.e4 $1 { Best by test. } 1...e5 *'
 */
export const annotate = (game: PgnGame, path: string, annotations: Annotations): PgnGame => {
	const slot = slotAt(game, path);
	checkOptions(annotations, { nags: 'object', comments: 'object', before: 'object' }, 'annotations');
	for (const [name, list] of Object.entries(annotations))
		if (list !== undefined && !Array.isArray(list)) misuse(`annotations.${name}`, 'a list', list);
	const { nags, comments, before } = annotations;
	for (const nag of nags ?? [])
		if (!Number.isInteger(nag) || nag < 0 || nag > 255) misuse('annotations.nags', 'numbers from 0 to 255', nag);
	const node = nodeOf(slot);
	if (before !== undefined && slot.index !== 0)
		throw new RangeError(
			'annotations.before: Expected the first move of a line, found another one. Add the comments to the move before it.',
		);
	if (node === undefined) {
		if (nags !== undefined)
			throw new RangeError('annotations.nags: Expected the path of a move, found "", which is the start of the game.');
		return withLine(game, slot, { comments: comments ?? game.comments, moves: game.moves });
	}
	const { moves } = withNode(slot, { ...node, nags: nags ?? node.nags, comments: comments ?? node.comments });
	return withLine(game, slot, { comments: before ?? slot.line.comments, moves });
};

const NODE = { san: 'any', nags: 'any', comments: 'any', variations: 'any', legal: 'boolean', span: 'object' } as const;

/** @throws TypeError if a value is not a node: for a missing or unknown field, and for one of the wrong type. */
const nodeGiven = (node: MoveNode): MoveNode => {
	objectGiven(node, 'change(node)', 'a MoveNode or undefined', 'san', 'nags', 'comments', 'variations');
	checkOptions(node, NODE, 'change(node)');
	sanGiven(node.san, 'change(node).san');
	for (const name of ['nags', 'comments', 'variations'] as const)
		if (!Array.isArray(node[name])) misuse(`change(node).${name}`, 'a list', node[name]);
	return node;
};

/**
 * Replaces the node of a move by the one that a function makes of it, or removes the move and all that follows it, as {@link remove} does, where the
 * function returns `undefined`. The moves behind it stay. All that the function does not replace is shared with the given game, and the game itself
 * is returned if the node stays.
 *
 * The path of the move changes with its `san`. As in {@link addLine}, the text is not tested here.
 *
 * @throws RangeError if the path is not that of a move.
 * @throws TypeError if the function returns something else than a node.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5) 2. Nf3 *');
 * const praised = edit(game, 'e4 c5', (node) => ({ ...node, nags: [...node.nags, 1] }));
 * stringify(praised, { format: 'compact' }) // → '1.e4 e5 (1...c5 $1) 2.Nf3 *'
 * stringify(edit(game, 'e4 e5', (node) => ({ ...node, variations: [] })), { format: 'compact' }) // → '1.e4 e5 2.Nf3 *'
 * stringify(edit(game, 'e4 c5', () => undefined), { format: 'compact' }) // → '1.e4 e5 2.Nf3 *'
 */
export const edit = (game: PgnGame, path: string, change: (node: MoveNode) => MoveNode | undefined): PgnGame => {
	const slot = moveAt(game, path);
	if (typeof change !== 'function') misuse('change', 'a function', change);
	const node = nodeOf(slot)!;
	const changed = change(node);
	if (changed === undefined) return remove(game, path);
	return changed === node ? game : withLine(game, slot, withNode(slot, nodeGiven(changed)));
};

/** A game with other tags. */
const withTags = (game: PgnGame, tags: readonly Tag[]): PgnGame => ({
	tags,
	comments: game.comments,
	moves: game.moves,
	result: game.result,
});

/**
 * Sets a tag: in the place of the first tag with this name, or behind all tags. Others with the same name are removed.
 *
 * @throws TypeError if the name or the value is not a string.
 *
 * @example
 * const [game] = parse('[White "Anna"] *');
 * setTag(game, 'White', 'Maria').tags // → [{ name: 'White', value: 'Maria' }]
 */
export const setTag = (game: PgnGame, name: string, value: string): PgnGame => {
	pathGiven(game, '');
	wholeTextGiven(name, 'name');
	wholeTextGiven(value, 'value');
	const index = game.tags.findIndex((tag) => tag.name === name);
	if (index < 0) return withTags(game, [...game.tags, { name, value }]);
	return withTags(
		game,
		game.tags.flatMap((tag, at) => (at === index ? [{ name, value }] : tag.name === name ? [] : [tag])),
	);
};

/**
 * Removes all tags with a name.
 *
 * @throws TypeError if the name is not a string.
 *
 * @example
 * const [game] = parse('[White "Anna"] *');
 * removeTag(game, 'White').tags // → []
 */
export const removeTag = (game: PgnGame, name: string): PgnGame => {
	pathGiven(game, '');
	if (typeof name !== 'string') misuse('name', 'a string', name);
	return withTags(
		game,
		game.tags.filter((tag) => tag.name !== name),
	);
};

/**
 * Sets the result of the game, and the value of its tag `Result` if it has one.
 *
 * @throws TypeError if the result is not one of PGN.
 *
 * @example
 * const [game] = parse('[Result "*"] 1. e4 *');
 * stringify(setResult(game, '1-0'), { format: 'compact' }) // → '[Result "1-0"]\n\n1.e4 1-0'
 */
export const setResult = (game: PgnGame, result: GameResult): PgnGame => {
	pathGiven(game, '');
	if (!['1-0', '0-1', '1/2-1/2', '*'].includes(result)) misuse('result', '"1-0", "0-1", "1/2-1/2" or "*"', result);
	const tagged = game.tags.some(({ name }) => name === 'Result') ? setTag(game, 'Result', result) : game;
	return { ...withTags(game, tagged.tags), result };
};
