import { nearest } from '@x/diagnostics';
import { capitalised, PIECE_NAMES } from './pieces.js';

/** The form of a value. */
export type ValueType =
	/** `true` or `false`. */
	| 'flag'
	/** A whole number from 0. */
	| 'number'
	/** A rank from 1 to 10. */
	| 'rank'
	/** A file from `a` to `l`, or its number. */
	| 'file'
	/** Squares with blanks between them: `e4`, `*4` for a rank, `e*` for a file, `-` for none. */
	| 'squares'
	/** The letter of a piece, `*` for all, `-` for none. */
	| 'piece'
	/** Letters of pieces. */
	| 'pieces'
	/** A result for the side to move: `win`, `loss`, `draw`, `none`. */
	| 'result'
	/** One of several words. */
	| 'word'
	/** Letters of castling rights: `KQkq`. */
	| 'rights'
	/** Limits of pieces: `q:1 r:2`. */
	| 'limits'
	/** The pieces that pieces turn into: `p:g r:d`. */
	| 'turns'
	/** Values of pieces: `p:150`. */
	| 'worths'
	/** A position. */
	| 'fen'
	/** XBoard's table of images. */
	| 'table'
	/** The letter of a piece, and its moves in Betza: `a:KN`. */
	| 'definition';

/** A key of a section. */
export interface Key {
	readonly name: string;
	readonly type: ValueType;
	/** The value without the key, as it would be written. */
	readonly otherwise: string;
	/** The words that the value can be. */
	readonly words?: readonly string[];
	/** The side whose rules the key sets; both where it is absent. */
	readonly side?: 'White' | 'Black';
	/** The key without the name of its side. */
	readonly base: string;
	/** The key that replaces a deprecated one. */
	readonly instead?: string;
	/** Programs show it; rules do not depend on it. */
	readonly display?: true;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
	template: ['fairy', 'shogi', 'bughouse', 'makruk', 'shatranj', 'seirawan', 'grand', 'xiangqi', 'janggi'],
	material: ['none', 'janggi', 'unweighted', 'whitedrawodds', 'blackdrawodds'],
	counting: ['none', 'makruk', 'cambodian', 'asean'],
	chasing: ['none', 'axf'],
	enclosing: ['none', 'reversi', 'ataxx', 'quadwrangle', 'snort', 'anyside', 'top'],
	walling: ['none', 'arrow', 'duck', 'edge', 'past', 'static'],
};

/**
 * The keys in the order in which Fairy-Stockfish reads them: name, type, default. `name+` also has a key for each side, `name|` has no other;
 * `name=` is only displayed.
 */
const TABLE = `
maxRank rank 8
maxFile file h
pieceValueMg= worths
pieceValueEg= worths
pawnTypes pieces p
variantTemplate= template fairy
pieceToCharTable= table -
pocketSize= number 0
chess960 flag false
twoBoards flag false
startFen fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
promotionRegion| squares *8/*1
promotionPawnTypes+ pieces p
promotionPieceTypes+ pieces nbrq
sittuyinPromotion flag false
promotionLimit limits
promotedPieceType turns
piecePromotionOnCapture flag false
mandatoryPawnPromotion flag true
mandatoryPiecePromotion flag false
pieceDemotion flag false
blastOnCapture flag false
blastImmuneTypes pieces -
mutuallyImmuneTypes pieces -
petrifyOnCaptureTypes pieces -
petrifyBlastPieces flag false
doubleStep flag true
doubleStepRegion| squares *2/*7
tripleStepRegion| squares -/-
enPassantRegion+ squares **/**
enPassantTypes+ pieces p
castling flag true
castlingDroppedPiece flag false
castlingKingsideFile file g
castlingQueensideFile file c
castlingRank rank 1
castlingKingFile file e
castlingKingPiece+ piece k
castlingRookKingsideFile file l
castlingRookQueensideFile file a
castlingRookPieces+ pieces r
oppositeCastling flag false
checking flag true
dropChecks flag true
mustCapture flag false
mustDrop flag false
mustDropType piece *
pieceDrops flag false
dropLoop flag false
capturesToHand flag false
firstRankPawnDrops flag false
promotionZonePawnDrops flag false
enclosingDrop enclosing none
enclosingDropStart squares -
dropRegion| squares **/**
sittuyinRookDrop flag false
dropOppositeColoredBishop flag false
dropPromoted flag false
dropNoDoubled piece -
dropNoDoubledCount number 1
immobilityIllegal flag false
gating flag false
wallingRule walling none
wallingRegion+ squares **/**
wallOrMove flag false
seirawanGating flag false
cambodianMoves flag false
diagonalLines squares -
pass+ flag false
passOnStalemate+ flag false
makpongRule flag false
flyingGeneral flag false
soldierPromotionRank rank 1
flipEnclosedPieces enclosing none
nMoveRuleTypes+ pieces p
nMoveRule number 50
nFoldRule number 3
nFoldValue result draw
nFoldValueAbsolute flag false
perpetualCheckIllegal flag false
moveRepetitionIllegal flag false
chasingRule chasing none
stalemateValue result draw
stalematePieceCount flag false
checkmateValue result loss
shogiPawnDropMateIllegal flag false
shatarMateRule flag false
bikjangRule flag false
extinctionValue result none
extinctionClaim flag false
extinctionPseudoRoyal flag false
dupleCheck flag false
extinctionPieceTypes pieces -
extinctionPieceCount number 0
extinctionOpponentPieceCount number 0
flagPiece+ piece *
flagRegion+ squares -/-
flagPieceCount number 1
flagPieceBlockedWin flag false
flagMove flag false
flagPieceSafe flag false
checkCounting flag false
connectN number 0
connectPieceTypes pieces *
connectHorizontal flag true
connectVertical flag true
connectDiagonal flag true
connectRegion1| squares -/-
connectRegion2| squares -/-
connectNxN number 0
collinearN number 0
connectValue result win
materialCounting material none
adjudicateFullBoard flag false
countingRule counting none
castlingWins rights -`;

/** Keys of older files: name, type, and the key of today. */
const DEPRECATED = `
promotionRank rank promotionRegionWhite
doubleStepRank rank doubleStepRegionWhite
doubleStepRankMin rank doubleStepRegionWhite
whiteFlag squares flagRegionWhite
blackFlag squares flagRegionBlack
castlingRookPiece pieces castlingRookPieces
whiteDropRegion squares dropRegionWhite
blackDropRegion squares dropRegionBlack
dropOnTop flag enclosingDrop`;

const typed = (type: string): Pick<Key, 'type' | 'words'> => {
	const words = WORDS[type];
	return words === undefined ? { type: type as ValueType } : { type: 'word', words };
};

function rowsOf(line: string): readonly Key[] {
	const [, base = '', mark = '', type = '', otherwise = ''] = /^(\w+)([+|=]?) (\w+) ?(.*)$/.exec(line) ?? [];
	const form = typed(type);
	const [white = '', black = white] = form.type === 'squares' ? otherwise.split('/') : [otherwise];
	const key: Key = { name: base, base, ...form, otherwise: white, ...(mark === '=' && { display: true }) };
	const sides: readonly Key[] = [
		{ ...key, name: `${base}White`, side: 'White' },
		{ ...key, name: `${base}Black`, side: 'Black', otherwise: black },
	];
	if (mark === '|') return sides;
	// A key for both sides overrides those of one side only for walls.
	return mark !== '+' ? [key] : base === 'wallingRegion' ? [...sides, key] : [key, ...sides];
}

const lines = (table: string): readonly string[] => table.trim().split('\n');

/** The keys of rules, in the order in which Fairy-Stockfish reads them. */
export const RULE_KEYS: readonly Key[] = /* @__PURE__ */ lines(TABLE).flatMap(rowsOf);

const deprecated = (line: string): Key => {
	const [name = '', type = '', instead = ''] = line.split(' ');
	return { name, base: name, type: type as ValueType, otherwise: '', instead };
};

const pieceKeys = (name: string): readonly Key[] => [
	{ name, base: name, type: 'definition', otherwise: '-' },
	...(['White', 'Black'] as const).map((side): Key => {
		const base = 'mobilityRegion';
		return { name: `${base}${side}${capitalised(name)}`, base: `${base}${capitalised(name)}`, type: 'squares', otherwise: '**', side };
	}),
];

/** Every key that Fairy-Stockfish reads: size, pieces and where they may go, old keys, rules. */
export const KEYS: readonly Key[] = /* @__PURE__ */ [
	...RULE_KEYS.slice(0, 2),
	...PIECE_NAMES.flatMap(pieceKeys),
	...lines(DEPRECATED).map(deprecated),
	...RULE_KEYS.slice(2),
];

const byName: ReadonlyMap<string, Key> = /* @__PURE__ */ new Map(KEYS.map((key) => [key.name, key]));

/** A key by its name. */
export const keyOf = (name: string): Key | undefined => byName.get(name);

/** The known word nearest to another one, if one is near enough; those that begin alike come first. */
export function nearestOf(word: string, words: readonly string[]): string | undefined {
	const same = words.find((one) => one.toLowerCase() === word.toLowerCase());
	if (same !== undefined) return same;
	// `nearest` compares a limited number of words, and never those whose length differs by more than a third.
	const most = Math.max(1, word.length / 3);
	const first = word.slice(0, 1).toLowerCase();
	const order = (one: string): number => (one.slice(0, 1).toLowerCase() === first ? 0 : 1);
	const similar = words.filter(({ length }) => Math.abs(length - word.length) <= most).sort((one, other) => order(one) - order(other));
	const low = word.toLowerCase();
	return (
		nearest(word, similar) ??
		nearest(
			word,
			words.filter((one) => one.toLowerCase().startsWith(low)),
		)
	);
}

/** The known key nearest to an unknown one. */
export const nearestKey = (name: string): string | undefined => nearestOf(name, [...byName.keys()]);
