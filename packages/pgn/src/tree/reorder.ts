import type { Edited } from './edit.js';
import type { Comment, Line, MoveNode, PgnGame } from './game.js';
import { parentPath } from './read.js';
import { groupOf, headOf, joined, moveAt, namesOf, nodeOf, type Slot, withLine, withVariation } from './slot.js';

/** A move with the moves behind it and the comments before it: it can stand in any slot of its group. The variations belong to the slot. */
interface Content {
	readonly node: MoveNode;
	readonly before: readonly Comment[];
	readonly rest: readonly MoveNode[];
}

const contentOf = (slot: Slot, head: Slot): Content => ({
	node: nodeOf(slot)!,
	// Comments before the head belong to the move before it, or to the line.
	before: slot === head ? [] : slot.line.comments,
	rest: slot.line.moves.slice(slot.index + 1),
});

/** The head's line with other contents in the slots of its group. The nesting of the variations stays. */
const arranged = (group: readonly Slot[], contents: readonly Content[]): Line => {
	const lines = new Map<Slot, Line>();
	const changed = new Map<Slot, { readonly variation: number; readonly line: Line }[]>();
	for (let at = group.length - 1; at >= 0; at--) {
		const slot = group[at]!;
		const old = nodeOf(slot)!;
		const { node, before, rest } = contents[at]!;
		const inner = changed.get(slot);
		if (node === old && inner === undefined && at > 0) continue;
		const variations = old.variations.slice();
		for (const { variation, line } of inner ?? []) variations[variation] = line;
		const line: Line =
			at > 0
				? { comments: before, moves: [{ ...node, variations }, ...rest] }
				: {
						comments: slot.line.comments,
						moves: [...slot.line.moves.slice(0, slot.index), { ...node, comments: [...before, ...node.comments], variations }, ...rest],
					};
		lines.set(slot, line);
		if (at > 0) {
			const siblings = changed.get(slot.parent!) ?? [];
			siblings.push({ variation: slot.variation, line });
			changed.set(slot.parent!, siblings);
		}
	}
	return lines.get(group[0]!)!;
};

/** Moves a list's element to another index. */
const reordered = <T>(list: readonly T[], from: number, to: number): readonly T[] => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);

/** Moves the content of a slot to another slot of its group, between the others. */
const moved = (game: PgnGame, path: string, by: -1 | 1): Edited => {
	const slot = moveAt(game, path);
	const head = headOf(slot);
	const group = groupOf(head);
	const at = group.findIndex(({ line, index }) => line === slot.line && index === slot.index);
	const to = at + by;
	if (to < 0 || to >= group.length) return { game, path };
	const order = reordered(
		group.map((one) => contentOf(one, head)),
		at,
		to,
	);
	const name = namesOf(order.map(({ node }) => node.san))[to]!;
	return { game: withLine(game, group[0]!, arranged(group, order)), path: joined(parentPath(path)!, name) };
};

/**
 * Moves a move one step up among the moves of its position, with all that follows it; the first one is the main line. A move that is the first one
 * stays. Comments before the first move of a variation move with it, and stand behind the move in the main line.
 *
 * The path changes only if the position has two moves with the same text.
 *
 * @throws RangeError if the path is not that of a move.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5 2. Nf3) (1... e6) *');
 * stringify(promote(game, 'e4 c5').game, { format: 'compact' }) // → '1.e4 c5 (1...e5) (1...e6) 2.Nf3 *'
 */
export const promote = (game: PgnGame, path: string): Edited => moved(game, path, -1);

/**
 * Moves a move one step down among the moves of its position, with all that follows it. The last one stays. It reverses {@link promote}.
 *
 * @throws RangeError if the path is not that of a move.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5 2. Nf3) *');
 * stringify(demote(game, 'e4 e5').game, { format: 'compact' }) // → '1.e4 c5 (1...e5) 2.Nf3 *'
 */
export const demote = (game: PgnGame, path: string): Edited => moved(game, path, 1);

/**
 * Makes the moves of a path the main line. In each position of the path, the others stay in their order.
 *
 * @throws RangeError if the path is not that of a move.
 *
 * @example
 * const [game] = parse('1. e4 (1. d4 d5 (1... Nf6)) *');
 * stringify(promoteToMain(game, 'd4 Nf6').game, { format: 'compact' }) // → '1.d4 (1.e4) 1...Nf6 (1...d5) *'
 */
export const promoteToMain = (game: PgnGame, path: string): Edited => {
	let slot = moveAt(game, path);
	if (slot.parent === undefined) return { game, path };
	// The moves behind each first move join the main line at the end: a line is not copied again for each line around it.
	const later: (readonly MoveNode[])[] = [];
	while (slot.parent !== undefined) {
		const { line } = slot;
		later.push(line.moves.slice(1));
		let head: Slot = { ...slot, index: 0 };
		// The lines around a changed line change with it, up to the head of its group.
		while (head.index === 0 && head.parent !== undefined)
			head = { ...head.parent, line: withVariation(head.parent, head.variation, head.line) };
		const group = groupOf(head);
		const at = group.findIndex((one) => one.line === line);
		const contents = group.map((one, index) => ({ ...contentOf(one, head), ...(index === at ? { rest: [] } : {}) }));
		slot = { ...head, line: arranged(group, reordered(contents, at, 0)) };
	}
	const main = { comments: slot.line.comments, moves: [...slot.line.moves, ...later.reverse().flat()] };
	const labels = path.split(' ').map((name) => name.split('~')[0]!);
	return { game: withLine(game, slot, main), path: labels.join(' ') };
};
