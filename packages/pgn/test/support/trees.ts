import type { Line, MoveNode, PgnGame } from '../../src/index.js';
import { stringify } from '../../src/write/stringify.js';

export const move = (san: string, more: Partial<MoveNode> = {}): MoveNode => ({ san, nags: [], comments: [], variations: [], ...more });

/**
 * A game from its moves alone: `e4 (d4 d5) e5`. Variations stand behind the move that they replace.
 */
export const treeOf = (text: string): PgnGame => {
	const root: { comments: []; moves: MoveNode[] } = { comments: [], moves: [] };
	const lines = [root];
	for (const word of text.split(/\s+|(?<=\()|(?=\))/).filter(Boolean)) {
		const line = lines.at(-1)!;
		if (word === '(') {
			const inner = { comments: [] as [], moves: [] };
			(line.moves.at(-1)!.variations as Line[]).push(inner);
			lines.push(inner);
		} else if (word === ')') lines.pop();
		else line.moves.push(move(word));
	}
	return { ...root, tags: [], result: '*' };
};

/** The moves of a game as {@link treeOf} reads them, with comments and NAGs as PGN has them. */
export const textOf = (game: PgnGame): string =>
	stringify({ ...game, tags: [] }, { format: 'compact' })
		.replace(/\d+\.+/g, '')
		.replace(/ \S+$/, '');
