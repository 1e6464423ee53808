import * as strings from '../strings/board.js';
import type { PositionView } from '../worker/protocol.js';

type Turning = Pick<PositionView, 'again' | 'turn' | 'legal'>;

/** The side to move and its task: `White to move`, `White to put the duck`. */
export const turnWords = ({ again, turn: { implied }, legal }: Turning, side: string): string => {
	if (!again) return strings.toMove(side);
	const move =
		implied === undefined
			? undefined
			: legal.find(({ from, kind }) => ('cell' in implied ? from === implied.cell : from === undefined && kind === implied.drop));
	if (move === undefined) return strings.toMoveAgain(side);
	return move.from === undefined ? strings.toPut(side, move.mover) : strings.toMovePiece(side, move.mover);
};
