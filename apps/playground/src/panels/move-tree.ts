import { type MoveNode as MovesNode, MoveTree } from '@x/board/moves';
import type { MoveNode } from '../worker/protocol.js';

// Commands are for programs: clocks are shown next to the board, and evaluations next to their moves.
const readable = (comment: string): string =>
	comment
		.replace(/\[%[^\]]*\]/g, '')
		.replace(/\s+/g, ' ')
		.trim();

/** The evaluation after a move, as `[%eval 0.31,12]` or `[%eval #-3]`. */
const evaluationOf = (commands: MoveNode['commands']): MovesNode['evaluation'] => {
	const [, mate, value] = /^(#?)([+-]?\d[\d.]*)/.exec(commands?.find(({ name }) => name === 'eval')?.value ?? '') ?? [];
	return value === undefined ? undefined : mate === '' ? { pawns: Number(value) } : { mate: Number(value) };
};

const trees = new WeakMap<readonly MoveNode[], MoveTree>();

/** The moves of a reading as the list of moves has them. Their ids are the indices of the nodes, and node 0 is the start. */
export const treeOf = (nodes: readonly MoveNode[]): MoveTree => {
	const known = trees.get(nodes);
	if (known !== undefined) return known;
	const lines = new Map<number, number>();
	const moves = nodes.slice(1).map(({ parent, san, number, column, nags, signs, comment, commands, depth }, at) => {
		// A variation behind a move that could not be read does not continue the main line.
		const aside = depth > (lines.get(parent) ?? 0);
		lines.set(at + 1, depth);
		return {
			id: at + 1,
			...(parent > 0 && { parent }),
			text: san,
			number,
			column,
			nags,
			...(signs !== undefined && { signs }),
			comment: readable(comment),
			evaluation: evaluationOf(commands),
			...(aside && { aside }),
		};
	});
	const tree = new MoveTree(moves);
	trees.set(nodes, tree);
	return tree;
};

/** The comment before the first move. */
export const introOf = (nodes: readonly MoveNode[]): string => readable(nodes[0]?.comment ?? '');

/** The previous and the next move, along the line of the shown move. */
export const neighbours = (
	nodes: readonly MoveNode[],
	shown: number,
): { readonly back: number; readonly on: number; readonly end: number } => {
	const tree = treeOf(nodes);
	const id = shown === 0 ? undefined : shown;
	return { back: Number(tree.back(id) ?? 0), on: Number(tree.next(id) ?? shown), end: Number(tree.end(id) ?? 0) };
};
