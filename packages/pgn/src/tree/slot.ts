import { misuse, objectGiven, quote } from '@x/diagnostics';
import type { Line, MoveNode, PgnGame } from './game.js';

/**
 * The place of a move in a game. The moves that may be played in a position are the next move of the line, its variations' first moves, the first
 * moves of the variations of those, and on: a group of slots in the order of the text. The first slot of a group is its head.
 */
export interface Slot {
	readonly line: Line;
	/** The index of the move in its line; -1 before the first move. */
	readonly index: number;
	/** The move that the line replaces; `undefined` for the main line. */
	readonly parent: Slot | undefined;
	/** The index of the line among the variations of `parent`. */
	readonly variation: number;
}

/** Before the first move of a game. */
export const startSlot = (game: PgnGame): Slot => ({ line: game, index: -1, parent: undefined, variation: 0 });

export const nodeOf = ({ line, index }: Slot): MoveNode | undefined => line.moves[index];

/** The slot behind a move: of the next move in its line, or where it would be. */
export const nextOf = (slot: Slot): Slot => ({ ...slot, index: slot.index + 1 });

/** The head of the group of a slot. */
export const headOf = (slot: Slot): Slot => {
	let head = slot;
	while (head.index === 0 && head.parent !== undefined) head = head.parent;
	return head;
};

/** The slots of a group, from its head. Empty if there is not a move. */
export const groupOf = (head: Slot): readonly Slot[] => {
	const group: Slot[] = [];
	const waiting = nodeOf(head) === undefined ? [] : [head];
	for (let slot = waiting.pop(); slot !== undefined; slot = waiting.pop()) {
		group.push(slot);
		const { variations } = nodeOf(slot)!;
		for (let variation = variations.length - 1; variation >= 0; variation--) {
			const line = variations[variation]!;
			if (line.moves.length > 0) waiting.push({ line, index: 0, parent: slot, variation });
		}
	}
	return group;
};

/** The text of a move in paths: blanks and `~` separate the parts of paths. */
export const labelOf = (san: string): string => (/[\s~]/.test(san) ? san.replace(/[\s~]+/g, '_') : san) || '_';

/** The name of the n-th move with a label in a group. */
export const nameOf = (label: string, count: number): string => (count === 1 ? label : `${label}~${count}`);

/** The names of the moves of a group: their labels, with a number if a move before has the same label. */
export const namesOf = (sans: readonly string[]): readonly string[] => {
	const counts = new Map<string, number>();
	return sans.map((san) => {
		const label = labelOf(san);
		const count = (counts.get(label) ?? 0) + 1;
		counts.set(label, count);
		return nameOf(label, count);
	});
};

export const sansOf = (group: readonly Slot[]): readonly string[] => group.map((slot) => nodeOf(slot)!.san);

/** Adds a name to a path. */
export const joined = (path: string, name: string): string => (path === '' ? name : `${path} ${name}`);

/** The slot with a name in the group behind a slot. */
const childNamed = (slot: Slot, name: string): Slot | undefined => {
	const head = nextOf(slot);
	const first = nodeOf(head);
	if (first === undefined || name === '') return undefined;
	if (first.san === name && !name.includes('~')) return head;
	const group = groupOf(head);
	const sans = sansOf(group);
	const [label, number] = name.split('~');
	let count = number === undefined ? 1 : Number(number);
	if (name !== nameOf(label!, count)) return undefined;
	return group.find((_, index) => labelOf(sans[index]!) === label && --count === 0);
};

/** The slot of a path; `undefined` if the game does not have it. */
export const findSlot = (game: PgnGame, path: string): Slot | undefined => {
	let slot: Slot | undefined = startSlot(game);
	if (path === '') return slot;
	for (const name of path.split(' ')) {
		slot = childNamed(slot, name);
		if (slot === undefined) return undefined;
	}
	return slot;
};

/** @throws TypeError unless these are a game and a string. */
export const pathGiven = (game: unknown, path: unknown): void => {
	objectGiven(game, 'game', 'a PgnGame', 'tags', 'comments', 'moves', 'result');
	if (typeof path !== 'string') misuse('path', 'a string', path);
};

/** The message for a path that a game does not have. */
const unknownPath = (game: PgnGame, path: string): string => {
	let slot = startSlot(game);
	let known = '';
	for (const name of path.split(' ')) {
		const child = childNamed(slot, name);
		if (child === undefined) break;
		slot = child;
		known = joined(known, name);
	}
	const names = namesOf(sansOf(groupOf(nextOf(slot)))).slice(0, 20);
	const moves = names.length === 0 ? 'the line ends' : `the moves are ${names.map(quote).join(', ')}`;
	return `path: Expected the path of a move, found ${quote(path)}. ${known === '' ? 'At the start' : `Behind ${quote(known)}`}, ${moves}.`;
};

/** @throws RangeError if the game does not have the path. */
export const slotAt = (game: PgnGame, path: string): Slot => {
	pathGiven(game, path);
	const slot = findSlot(game, path);
	if (slot === undefined) throw new RangeError(unknownPath(game, path));
	return slot;
};

/** @throws RangeError if the path is not that of a move. */
export const moveAt = (game: PgnGame, path: string): Slot => {
	const slot = slotAt(game, path);
	if (slot.index < 0) throw new RangeError('path: Expected the path of a move, found "", which is the start of the game.');
	return slot;
};

/** A game with another line at the place of a slot's line. All other lines are the same objects. */
export const withLine = (game: PgnGame, slot: Slot, line: Line): PgnGame => {
	let changed = line;
	for (let at = slot; at.parent !== undefined; at = at.parent) changed = withVariation(at.parent, at.variation, changed);
	return { tags: game.tags, comments: changed.comments, moves: changed.moves, result: game.result };
};

/** A slot's line with another variation of its move. */
export const withVariation = (slot: Slot, variation: number, line: Line): Line => {
	const node = nodeOf(slot)!;
	return withNode(slot, { ...node, variations: node.variations.with(variation, line) });
};

/** A slot's line with another move. */
export const withNode = ({ line, index }: Slot, node: MoveNode): Line => ({ comments: line.comments, moves: line.moves.with(index, node) });
