import { type Game, type Position, turn, variable } from '@x/core';
import { stringify } from '@x/fen';
import {
	arrowsOf,
	type ColoredArrow,
	type ColoredSquare,
	clockOf,
	commentText,
	evaluationOf,
	type PgnGame,
	squaresOf,
	walk,
} from '@x/pgn/tree';
import { sidesOf } from '../game/look-of.js';
import { viewOf } from '../game/view-of.js';
import type { BoardCell } from '../model/geometry.js';
import type { Drawings } from '../model/mark.js';
import type { PieceSet } from '../model/set.js';
import type { MoveId, MoveNode } from '../moves/node.js';
import type { GameFault, GamePlayer, GameTag, OpenedGame, WrittenPosition } from '../viewer/reader.js';
import { faultsIn } from './faults-in.js';

/** The position behind a move text, or the reason why there is none. */
export type PlayedMove = { readonly position: Position } | { readonly fault: GameFault };

/** How the moves of a text are played and shown. */
export interface Playing {
	play(text: string, position: Position): PlayedMove;
	/** The text of a move that was played. */
	show(text: string, before: Position, after: Position): string;
}

interface Drawn {
	readonly arrows: readonly ColoredArrow[];
	readonly squares: readonly ColoredSquare[];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The number of the move that is made in a position. */
const numberAt = (position: Position): number => {
	const full = position.game.names?.clocks?.full;
	return full === undefined
		? Math.floor(turn(position).ply / position.game.ruleset.sideOrder.length) + 1
		: Number(variable(position, full));
};

const columnAt = (position: Position): number => Math.max(0, position.game.ruleset.sideOrder.indexOf(turn(position).side));

const tagValue = (tags: readonly GameTag[], names: readonly string[]): string | undefined => {
	const value = tags.findLast(({ name }) => names.includes(name))?.value.trim();
	return value === undefined || /^[?*-]*$/.test(value) ? undefined : value;
};

/** Tags of players, by side: those of PGN, after the titles of the sides. */
const PGN_SIDES = ['White', 'Black'];

/** The players of a game of two sides or more. */
const playersOf = (game: Game, tags: readonly GameTag[], result: string | undefined): readonly GamePlayer[] => {
	const scores = result?.split('-').map((score) => score.replace('1/2', '½'));
	const sides = sidesOf(game);
	return sides.map(({ title }, index) => {
		const names = [capital(title), ...(PGN_SIDES[index] === undefined ? [] : [PGN_SIDES[index]])];
		const tag = (suffix: string): string | undefined =>
			tagValue(
				tags,
				names.map((name) => name + suffix),
			);
		const score = scores?.length === sides.length ? scores[index] : undefined;
		return { side: capital(title), name: tag(''), title: tag('Title'), rating: tag('Elo'), score };
	});
};

/** The end of the board that the tag `Orientation` wants. */
const orientationOf = (game: Game, tags: readonly GameTag[]): OpenedGame['orientation'] => {
	const value = tagValue(tags, ['Orientation'])?.toLowerCase();
	const side = value === undefined ? -1 : game.ruleset.sideOrder.indexOf(value);
	return side < 0 ? undefined : side === 0 ? 'first' : 'second';
};

/** A game of a board with its moves played, from a tree of texts. Behind a move that is not legal, the moves of a line are shown, but not played. */
export const playedGame = (
	tree: PgnGame,
	start: Position,
	playing: Playing,
	sets: readonly PieceSet[],
	more: readonly GameFault[] = [],
): OpenedGame => {
	const { game } = start;
	const { tags } = tree;
	const result = tree.result === '*' ? undefined : tree.result;
	const positions = new Map<MoveId | undefined, Position>([[undefined, start]]);
	const drawn = new Map<MoveId | undefined, Drawn>([[undefined, { arrows: arrowsOf(tree), squares: squaresOf(tree) }]]);
	const ids = new Map<object, number>();
	const nodes: MoveNode[] = [];
	const faults: GameFault[] = [...more];
	const lines = new Map<number, number>();
	for (const walked of walk(tree)) {
		const { node, parent, depth } = walked;
		const id = ids.size + 1;
		ids.set(walked, id);
		const before = parent === undefined ? undefined : ids.get(parent)!;
		const position = positions.get(before);
		const played = position === undefined ? undefined : playing.play(node.san, position);
		if (played !== undefined && 'fault' in played) faults.push(placed(played.fault, position!));
		const after = played !== undefined && 'position' in played ? played.position : undefined;
		if (after !== undefined) positions.set(id, after);
		drawn.set(id, { arrows: arrowsOf(node), squares: squaresOf(node) });
		lines.set(id, depth);
		// A line behind the first fault has no positions to count by.
		const number = position === undefined ? Math.floor(walked.ply / 2) + 1 : numberAt(position);
		const column = position === undefined ? walked.ply % 2 : columnAt(position);
		const clock = clockOf(node);
		const evaluation = evaluationOf(node);
		nodes.push({
			id,
			...(before !== undefined && { parent: before }),
			text: after === undefined ? node.san : playing.show(node.san, position!, after),
			number,
			column,
			nags: node.nags,
			before: depth === 0 && parent === undefined ? '' : commentText({ comments: walked.before }),
			comment: commentText(node),
			...(clock !== undefined && { clock }),
			...(evaluation !== undefined && { evaluation }),
			...(depth > (lines.get(before ?? 0) ?? 0) && { aside: true }),
			...(after === undefined && { unplayed: true }),
		});
	}
	return {
		tags,
		result: result?.replaceAll('1/2', '½'),
		nodes,
		intro: commentText(tree),
		players: playersOf(game, tags, result),
		orientation: orientationOf(game, tags),
		faults,
		board: 'x-board',
		view: (id) => {
			const position = positions.get(id) ?? start;
			const view = viewOf(position, { movers: [] });
			return { ...view, sets, mode: 'view', drawings: drawingsOf(drawn.get(id), view.geometry.cells) };
		},
		written: (id) => fenOf(positions.get(id) ?? start),
		position: (id) => positions.get(id) ?? start,
	};
};

/** A position as FEN; undefined where FEN cannot write it. */
const fenOf = (position: Position): WrittenPosition | undefined => {
	try {
		return { notation: 'FEN', text: stringify(position) };
	} catch (error) {
		if (faultsIn(error) === undefined) throw error;
		return undefined;
	}
};

/** A fault with the number of its move. */
const placed = ({ message, hint }: GameFault, position: Position): GameFault => ({
	message: `Move ${numberAt(position)}${columnAt(position) === 0 ? '.' : '…'} ${message}`,
	hint,
});

/** The drawings of a comment on the cells that the board has. */
const drawingsOf = (drawn: Drawn | undefined, cells: readonly BoardCell[]): Drawings => {
	const known = new Set(cells.map(({ name }) => name));
	const { arrows = [], squares = [] } = drawn ?? {};
	return {
		arrows: arrows.filter(({ from, to }) => known.has(from) && known.has(to)),
		circles: squares.filter(({ square }) => known.has(square)).map(({ square, color }) => ({ cell: square, color })),
	};
};
