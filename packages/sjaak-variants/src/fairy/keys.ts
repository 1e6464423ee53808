import { nearest } from '@x/diagnostics';
import { STANDARD } from './standard.js';

/**
 * The keys of a section of `variants.ini` in the documentation of Fairy-Stockfish. Keys that end in White and Black are listed without that
 * suffix.
 */
const KEYS =
	'variantTemplate pieceToCharTable pocketSize chess960 twoBoards startFen maxRank maxFile promotionRegion promotionPawnTypes promotionPieceTypes sittuyinPromotion promotionLimit promotedPieceType piecePromotionOnCapture mandatoryPawnPromotion mandatoryPiecePromotion pieceDemotion blastOnCapture blastImmuneTypes mutuallyImmuneTypes petrifyOnCaptureTypes petrifyBlastPieces doubleStep doubleStepRegion tripleStepRegion enPassantRegion enPassantTypes castling castlingDroppedPiece castlingKingsideFile castlingQueensideFile castlingRank castlingKingFile castlingKingPiece castlingRookKingsideFile castlingRookQueensideFile castlingRookPieces oppositeCastling checking dropChecks mustCapture mustDrop mustDropType pieceDrops dropLoop capturesToHand firstRankPawnDrops promotionZonePawnDrops enclosingDrop enclosingDropStart dropRegion dropOnTop sittuyinRookDrop dropOppositeColoredBishop dropPromoted dropNoDoubled dropNoDoubledCount immobilityIllegal gating seirawanGating wallingRule wallingRegion wallOrMove arrowGating duckGating staticGating pastGating cambodianMoves diagonalLines pass passOnStalemate makpongRule flyingGeneral soldierPromotionRank flipEnclosedPieces freeDrops nMoveRuleTypes nMoveRule nFoldRule nFoldValue nFoldValueAbsolute perpetualCheckIllegal moveRepetitionIllegal chasingRule stalemateValue stalematePieceCount checkmateValue shogiPawnDropMateIllegal shatarMateRule bikjangRule extinctionValue extinctionClaim extinctionPseudoRoyal dupleCheck extinctionPieceTypes extinctionPieceCount extinctionOpponentPieceCount flagPiece flagRegion flagPieceCount flagPieceBlocked flagMove flagPieceSafe checkCounting connectN connectHorizontal connectVertical connectDiagonal connectNxN connectPieceTypes connectRegion1 connectRegion2 connectValue connectGoalByType collinearN materialCounting countingRule adjudicateFullBoard pieceValueMg pieceValueEg selfCapture'.split(
		' ',
	);

const known: ReadonlySet<string> = new Set(KEYS.flatMap((key) => [key, `${key}White`, `${key}Black`]));

/** Whether Fairy-Stockfish reads a key, with or without the suffix of a side. Keys of pieces are recognised elsewhere. */
export const isKnownKey = (key: string): boolean => known.has(key) || /^mobilityRegion/.test(key);

/** All keys, with those of pieces, for suggestions. */
export const knownKeyNames: readonly string[] = [
	...KEYS,
	...Object.keys(STANDARD),
	...KEYS.flatMap((key) => [`${key}White`, `${key}Black`]),
];

/**
 * The known key nearest to an unknown one, if one is near enough: a key of the documentation, the name of a piece, or a key with the suffix of
 * a side.
 */
export const nearestKey = (key: string): string | undefined => {
	// `nearest` compares a limited number of words, and never those whose length differs by more than a third.
	const least = key.length - Math.max(1, key.length / 3);
	const most = key.length + Math.max(1, key.length / 3);
	const similar = knownKeyNames.filter(({ length }) => length >= least && length <= most);
	const first = key.slice(0, 1).toLowerCase();
	const order = (word: string): number => (word.slice(0, 1).toLowerCase() === first ? 0 : 1);
	return nearest(
		key,
		similar.toSorted((a, b) => order(a) - order(b)),
	);
};
