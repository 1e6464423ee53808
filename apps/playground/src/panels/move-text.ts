import type { MoveNode } from '../worker/protocol.js';

/** The parts of the move list, in reading order. */
export type MoveToken =
	| { readonly type: 'move'; readonly index: number; readonly node: MoveNode; readonly numbered: boolean }
	| { readonly type: 'comment'; readonly text: string }
	| { readonly type: 'open' }
	| { readonly type: 'close' };

// Clocks and evaluations are not shown: they are for programs.
const readable = (comment: string): string =>
	comment
		.replace(/\[%[^\]]*\]/g, '')
		.replace(/\s+/g, ' ')
		.trim();

/** Moves with brackets around variations, and numbers where a book prints them. */
export const moveTokens = (nodes: readonly MoveNode[]): readonly MoveToken[] => {
	const tokens: MoveToken[] = [];
	// The last move on every level, the main line first.
	const last: number[] = [0];
	let interrupted = true;
	nodes.forEach((node, index) => {
		if (index === 0) {
			const comment = readable(node.comment);
			if (comment !== '') tokens.push({ type: 'comment', text: comment });
			return;
		}
		const close = (): void => {
			last.pop();
			tokens.push({ type: 'close' });
			interrupted = true;
		};
		while (last.length - 1 > node.depth) close();
		if (node.depth > 0 && last.length - 1 === node.depth && node.parent !== last[node.depth]) close();
		while (last.length - 1 < node.depth) {
			tokens.push({ type: 'open' });
			last.push(node.parent);
			interrupted = true;
		}
		tokens.push({ type: 'move', index, node, numbered: node.opens || interrupted });
		last[node.depth] = index;
		interrupted = false;
		const comment = readable(node.comment);
		if (comment === '') return;
		tokens.push({ type: 'comment', text: comment });
		interrupted = true;
	});
	while (last.length > 1) {
		last.pop();
		tokens.push({ type: 'close' });
	}
	return tokens;
};

/** The previous and the next move, along the line of the shown move. */
export const neighbours = (
	nodes: readonly MoveNode[],
	shown: number,
): { readonly back: number; readonly on: number; readonly end: number } => {
	// The first child in the text is the move that was played. Its variations come later.
	const next = (index: number): number => nodes.findIndex((node, at) => at > 0 && node.parent === index);
	const on = next(shown);
	let end = shown;
	for (let at = on; at > 0; at = next(at)) end = at;
	return { back: shown === 0 ? 0 : (nodes[shown]?.parent ?? 0), on: on > 0 ? on : shown, end };
};
