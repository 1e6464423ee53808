import type { Start } from '../../state/app-state.js';
import type { Listed } from '../../worker/protocol.js';

/** The position in the picture of a game. */
export const pictureStart = ({ numbered, picture: { fen } }: Listed): Start => {
	if (fen !== undefined) return { kind: 'fen', fen };
	return numbered === undefined ? { kind: 'preset' } : { kind: 'number', number: numbered.usual };
};
