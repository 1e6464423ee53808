import type { SyntaxNode } from '../../../worker/protocol.js';

/** A visible node of a tree. */
export interface TreeRow {
	/** Its place: the indices from the root, joined by dots. */
	readonly id: string;
	readonly node: SyntaxNode;
	readonly level: number;
	readonly open: boolean;
	/** Its place among its siblings, from 1, and their number. */
	readonly place: number;
	readonly size: number;
}

/** The innermost node with a caret: its place; undefined if no node has it. */
export const nodeAt = (nodes: readonly SyntaxNode[], caret: number, before: string = ''): string | undefined => {
	const index = nodes.findIndex(({ from, to, loose }) => loose !== true && from <= caret && caret <= to);
	const node = nodes[index];
	if (node === undefined) return undefined;
	const id = `${before}${index}`;
	return nodeAt(node.children, caret, `${id}.`) ?? id;
};

/** The visible nodes in their order. */
export const rowsOf = (
	nodes: readonly SyntaxNode[],
	isOpen: (id: string, level: number) => boolean,
	before: string = '',
	level: number = 1,
): readonly TreeRow[] =>
	nodes.flatMap((node, index) => {
		const id = `${before}${index}`;
		const open = node.children.length > 0 && isOpen(id, level);
		const row: TreeRow = { id, node, level, open, place: index + 1, size: nodes.length };
		return open ? [row, ...rowsOf(node.children, isOpen, `${id}.`, level + 1)] : [row];
	});

/** The row to which a key moves; undefined for other keys. */
export const rowFor = (key: string, rows: readonly TreeRow[], at: number): number | undefined => {
	const row = rows[at];
	if (row === undefined) return undefined;
	if (key === 'ArrowDown') return Math.min(rows.length - 1, at + 1);
	if (key === 'ArrowUp') return Math.max(0, at - 1);
	if (key === 'Home') return 0;
	if (key === 'End') return rows.length - 1;
	if (key === 'ArrowRight') return row.open ? at + 1 : at;
	if (key !== 'ArrowLeft') return undefined;
	const parent = row.id.slice(0, Math.max(0, row.id.lastIndexOf('.')));
	return row.open ? at : Math.max(0, parent === '' ? at : rows.findIndex(({ id }) => id === parent));
};
