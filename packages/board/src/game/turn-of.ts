import { lastMove, type Move, type Position, previous, turn } from '@x/core';
import type { BoardMove, Source, Turn } from '../model/move.js';

/** The moves that led here, back to the last one of another side: the whole of the last turn, the first move first. */
export const lastTurn = (position: Position): readonly Move[] => {
	const moves: Move[] = [];
	for (let at: Position | undefined = position; at !== undefined; at = previous(at)) {
		const move = lastMove(at);
		if (move === undefined || (moves.length > 0 && move.side !== moves[0]!.side)) break;
		moves.unshift(move);
	}
	return moves;
};

type Part = NonNullable<Turn['parts']>[number];

const partOf = ({ from, to }: Move): Part => ({ ...(from !== undefined && { from }), ...(to >= 0 && { to }) });

/** The cells of a move. */
export const cellsOf = ({ from, to }: Move): readonly number[] => [
	...(from === undefined ? [] : [from]),
	...(to < 0 || to === from ? [] : [to]),
];

/**
 * The source of a move when the user presses a target first: the only kind that can be dropped, if there are no hands or only drops are legal; or the
 * only piece that may go on in the same turn.
 */
const implied = (moves: readonly BoardMove[], hands: boolean, goesOn: boolean): Source | undefined => {
	const aimed = moves.filter(({ to }) => to !== undefined);
	const drops = aimed.flatMap(({ drop }) => drop ?? []);
	const [drop] = drops;
	if (drop !== undefined && new Set(drops).size === 1 && (!hands || drops.length === aimed.length)) return { drop };
	const cell = aimed[0]?.from;
	return goesOn && cell !== undefined && aimed.every(({ from }) => from === cell) ? { cell } : undefined;
};

/** The turn in progress: the side to move, and what it has done in this turn. */
export const turnOf = (position: Position, moves: readonly BoardMove[], hands: boolean): Turn => {
	const { side } = turn(position);
	const made = lastTurn(position).filter((move) => move.side === side);
	const source = implied(moves, hands, made.length > 0);
	return {
		side: position.game.ruleset.sideOrder.indexOf(side),
		...(made.length > 0 && { parts: made.map(partOf) }),
		...(source !== undefined && { implied: source }),
	};
};
