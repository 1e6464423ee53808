import { objectGiven } from '@x/diagnostics';
import { isPart } from '../write/numbers.js';
import type { Comment, Line, MoveNode, PgnGame } from './game.js';
import { joined, labelOf, nameOf } from './slot.js';

/** A move as {@link walk} finds it. */
export interface WalkedMove {
	readonly path: string;
	readonly node: MoveNode;
	/** Comments before the move: those of its line, if the move is the first one of a line. */
	readonly before: readonly Comment[];
	/** The number of plies before the move, from 0. A move that begins with a comma is a part of the ply before it. */
	readonly ply: number;
	/** The number of variations around the move: 0 in the main line. */
	readonly depth: number;
	/** The move before it in the game; `undefined` for the first ones. */
	readonly parent: WalkedMove | undefined;
}

/** A line that is being walked. */
interface Frame {
	readonly line: Line;
	readonly depth: number;
	index: number;
	/** The move before the next one. */
	parent: WalkedMove | undefined;
	ply: number;
	/** The variations of the last move, and the index of the next one. */
	variations: readonly Line[];
	variation: number;
	/** The moves with each label that were found in the group of the next move, and of the last one. */
	counts: Map<string, number> | undefined;
	/** The state before the last move, at which its variations begin. */
	fork: { readonly parent: WalkedMove | undefined; readonly ply: number };
}

const frameOf = (
	line: Line,
	depth: number,
	ply: number,
	parent: WalkedMove | undefined,
	counts: Map<string, number> | undefined,
): Frame => ({
	line,
	depth,
	index: 0,
	parent,
	ply,
	variations: [],
	variation: 0,
	counts,
	fork: { parent, ply },
});

const nextName = (label: string, counts: Map<string, number> | undefined): string => {
	if (counts === undefined) return label;
	const count = (counts.get(label) ?? 0) + 1;
	counts.set(label, count);
	return nameOf(label, count);
};

/** The next move of a line. */
const advance = (frame: Frame): WalkedMove | undefined => {
	const { line, index, parent, ply } = frame;
	const node = line.moves[index];
	if (node === undefined) return undefined;
	if (index > 0) frame.counts = undefined;
	if (node.variations.length > 0) frame.counts ??= new Map();
	const name = nextName(labelOf(node.san), frame.counts);
	const part = isPart(node.san);
	const path = joined(parent?.path ?? '', name);
	const move = { path, node, before: index === 0 ? line.comments : [], ply: part ? Math.max(0, ply - 1) : ply, depth: frame.depth, parent };
	frame.fork = { parent, ply };
	frame.index++;
	frame.parent = move;
	frame.ply = part ? ply : ply + 1;
	frame.variations = node.variations;
	frame.variation = 0;
	return move;
};

/**
 * All moves of a game in the order of the text: a move, its variations, the next move of its line.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5) 2. Nf3 *');
 * [...walk(game)].map(({ path, ply, depth }) => [path, ply, depth]) // → [['e4', 0, 0], ['e4 e5', 1, 0], ['e4 c5', 1, 1], ['e4 e5 Nf3', 2, 0]]
 */
export function* walk(game: PgnGame): Generator<WalkedMove, void, undefined> {
	objectGiven(game, 'game', 'a PgnGame', 'tags', 'comments', 'moves', 'result');
	const frames = [frameOf(game, 0, 0, undefined, undefined)];
	for (let frame = frames[0]; frame !== undefined; frame = frames.at(-1)) {
		const variation = frame.variations[frame.variation];
		if (variation !== undefined) {
			frame.variation++;
			frames.push(frameOf(variation, frame.depth + 1, frame.fork.ply, frame.fork.parent, frame.counts));
			continue;
		}
		const move = advance(frame);
		if (move === undefined) frames.pop();
		else yield move;
	}
}

/**
 * The moves of the main line, with their paths.
 *
 * @example
 * const [game] = parse('1. e4 e5 (1... c5) 2. Nf3 *');
 * mainline(game).map(({ path }) => path) // → ['e4', 'e4 e5', 'e4 e5 Nf3']
 */
export const mainline = (game: PgnGame): readonly WalkedMove[] => {
	objectGiven(game, 'game', 'a PgnGame', 'tags', 'comments', 'moves', 'result');
	const frame = frameOf(game, 0, 0, undefined, undefined);
	const moves: WalkedMove[] = [];
	for (let move = advance(frame); move !== undefined; move = advance(frame)) moves.push(move);
	return moves;
};
