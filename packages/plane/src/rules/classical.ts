import type { GameDefinition, PieceData, Setup } from '@x/core';
import { planeNames, planeRules } from './plane-rules.js';

const ROW = 'RNBQKBNR';

/** The initial arrangement of chess on an unbounded board; pawns may step twice, rooks and kings may castle. */
const placedPieces = (): Setup => ({
	pieces: (['white', 'black'] as const).flatMap((side) =>
		[...ROW].flatMap((kind, index) => {
			const [home, before] = side === 'white' ? [1, 2] : [8, 7];
			const piece: PieceData = kind === 'R' || kind === 'K' ? { side, kind, flags: ['right'] } : { side, kind };
			return [
				{ at: [index + 1, home], piece },
				{ at: [index + 1, before], piece: { side, kind: 'P', flags: ['right'] } },
			];
		}),
	),
	phase: 'white',
});

/**
 * Chess on a board without edges, from the usual initial arrangement. Pawns promote on the row where the other side's pieces start; a hundred plies
 * without a capture or a pawn move are a draw. This is the variant Classical of infinitechess.org.
 *
 * @example
 * import { classicalPlane } from '@x/plane/rules';
 * classicalPlane.rules.start.pieces.length // → 32
 */
export const classicalPlane: GameDefinition = /* @__PURE__ */ (() => {
	const kinds = ['Q', 'R', 'B', 'N'];
	const promotions = { white: { rows: [8], kinds }, black: { rows: [1], kinds } };
	return {
		id: 'classical-plane',
		title: 'Classical',
		rules: planeRules({ promotions, moveRule: 100, start: placedPieces() }),
		names: planeNames,
	};
})();
