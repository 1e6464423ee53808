import type { PositionView } from '../worker/protocol.js';

type Turning = Pick<PositionView, 'again' | 'turn' | 'legal'>;

/** The side to move and its task: `White to move`, `White to put the duck`. */
export const turnWords = ({ again, turn: { implied }, legal }: Turning, side: string): string => {
	if (!again) return `${side} to move`;
	const move =
		implied === undefined
			? undefined
			: legal.find(({ from, kind }) => ('cell' in implied ? from === implied.cell : from === undefined && kind === implied.drop));
	return move === undefined ? `${side} to move again` : `${side} to ${move.from === undefined ? 'put' : 'move'} the ${move.mover}`;
};
