import type { PieceData, Ruleset, Setup } from '@x/core';
import { planeRules } from './plane-rules.js';

const ROW = 'RNBQKBNR';

/** The usual two armies on an unbounded board; pawns may step twice, rooks and kings castle. */
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
 * Chess with no edges: the usual pieces where they always stand, on a board without end. Pawns promote on the row where the other side's
 * pieces began; a hundred plies without capture or pawn move draw. The variant Classical of infinitechess.org.
 *
 * @example
 * import { classicalPlane } from '@x/plane/rules';
 * classicalPlane.start.pieces.length // → 32
 */
export const classicalPlane: Ruleset = /* @__PURE__ */ (() => {
	const kinds = ['Q', 'R', 'B', 'N'];
	return planeRules({ promotions: { white: { rows: [8], kinds }, black: { rows: [1], kinds } }, moveRule: 100, start: placedPieces() });
})();
