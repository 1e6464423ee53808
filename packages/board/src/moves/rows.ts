import type { MoveId, MoveNode } from './node.js';
import type { MoveTree } from './tree.js';

/** Moves of the main line with one number, by column; an empty column before the first move stands for moves that were shown before. */
export interface Row {
	readonly type: 'row';
	readonly number: number | undefined;
	readonly columns: readonly (readonly MoveNode[])[];
}

/** A comment and variations between two rows, behind a move. */
export interface Aside {
	readonly type: 'aside';
	/** The move that the comment follows; undefined for the comment before the game. */
	readonly comment: string | undefined;
	/** The move that the variations replace. */
	readonly replaced: MoveNode | undefined;
	/** The first moves of the variations. */
	readonly variations: readonly MoveId[];
}

/** A part of the list: a row of moves, or what stands between rows. */
export type Block = Row | Aside;

/** The most columns of a table. The moves of games with more sides follow each other as text. */
export const MOST_COLUMNS = 4;

/** The columns that the moves of a list need: two at least. */
export const columnsOf = (nodes: readonly MoveNode[]): number => nodes.reduce((most, { column = 0 }) => Math.max(most, column + 1), 2);

/** The main line as rows, with comments and variations between them. */
export const blocksOf = (tree: MoveTree, columns: number): readonly Block[] => {
	const blocks: Block[] = [];
	let row: { type: 'row'; number: number | undefined; columns: MoveNode[][] } | undefined;
	let last = 0;
	let before: MoveId | undefined;
	for (let id = tree.next(); id !== undefined; id = tree.next(id)) {
		const node = tree.node(id)!;
		const column = Math.min(node.column ?? 0, columns - 1);
		if (node.before !== undefined && node.before !== '') {
			blocks.push({ type: 'aside', comment: node.before, replaced: undefined, variations: [] });
			row = undefined;
		}
		if (row === undefined || row.number !== node.number || column < last) {
			row = { type: 'row', number: node.number, columns: Array.from({ length: columns }, () => []) };
			blocks.push(row);
		}
		row.columns[column]!.push(node);
		last = column;
		const variations = tree.variations(before);
		const comment = node.comment === '' ? undefined : node.comment;
		if (comment !== undefined || variations.length > 0) {
			blocks.push({ type: 'aside', comment, replaced: node, variations });
			row = undefined;
		}
		before = id;
	}
	// Variations without a move that they replace: behind a move that cannot be read.
	const rest = tree.variations(before);
	if (rest.length > 0) blocks.push({ type: 'aside', comment: undefined, replaced: undefined, variations: rest });
	return blocks;
};
