/**
 * Words and phrases that this repository does not use, each with its replacement. `tools/prose.mjs` searches for them.
 *
 * A blank in a pattern matches any white space, because a phrase may continue in the next line. Patterns ignore case unless they
 * say otherwise. A correct use that a pattern finds is reworded, not listed as an exception.
 */

/**
 * @typedef {object} Turn
 * @property {string} name
 * @property {RegExp} pattern
 * @property {string} instead
 */

/**
 * @param {string} name
 * @param {RegExp} pattern
 * @param {string} instead
 * @returns {Turn}
 */
const turn = (name, pattern, instead) => ({ name, pattern, instead });

/** Phrases, searched in Markdown, in comments, and in strings of more than one word. */
export const TURNS = [
	turn(
		'What … as a subject',
		/(?<=^\s*|[.:;!?]\s+)(?:What|Who)\b(?![^.?]*\?)/g,
		'name the subject: "The cells a move may empty", not "What a move may empty"',
	),
	turn('whoever', /\bwhoever\b/gi, 'name who: the caller, the side to move'),
	turn('for those who', /\bfor those who\b/gi, 'name who, or leave it out'),
	turn('so many', /\bso many\b/gi, 'the number, with its name: "`limit` tests"'),
	turn('is told', /\b(?:is|are|was|were|be|been|being) told\b/gi, 'receives, is given, is reported'),
	turn('is asked of', /\basked of\b/gi, 'is required of, is evaluated for'),
	turn('who asks', /\bwho asks?\b/gi, 'the caller, the asking side'),
	turn('is no', /(?<!\bthere )\b(?:is|are) no\b(?! (?:longer|more|less|fewer)\b)/gi, 'is not a'),
	turn('mend', /\bmend(?:s|ed|ing)?\b/gi, 'fix, repair, satisfy'),
	turn("nobody's", /\bnobody's\b/gi, 'neutral, of neither side, unused'),
	turn('nobody', /\bnobody\b(?!')/gi, 'no side, no caller'),
	turn('somebody', /\b(?:some|any|every)body\b/gi, 'a user, a caller, each side'),
	turn('what was', /\bwhat (?:was|were)\b/gi, 'name it: the position history, the text read'),
	turn('all the same', /\ball the same\b/gi, 'still, nevertheless'),
	turn('beside', /\bbeside\b/gi, 'besides, next to, in addition to'),
	turn('rehearse', /\brehears(?:e|es|ed|ing|als?)\b/gi, 'release dry run'),
	turn('sets of cells', /\bsets? of cells\b/gi, 'bitboard'),
	turn('desk', /\bdesks?\b/gi, 'scratch'),
	turn('seat', /\bseat(?:s|ed|ing)?\b/gi, 'cursor, move to'),
	turn('deed', /\bdeeds?\b/gi, 'lane move, effect'),
	turn('men', /\b(?:men|man)\b/gi, 'piece moves, pieces'),
	turn('oddity', /\boddit(?:y|ies)\b/gi, 'hoppers, or name the exception'),
];

/**
 * Parts of identifiers, in lower case: `isCalm` has the parts `is` and `calm`. They are not terms of chess programming or of compilers.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const PARTS = {
	army: 'placedPieces',
	calm: 'hooksAreQuiet',
	deed: 'laneMove',
	deeds: 'laneMoves',
	desk: 'scratch',
	judge: 'legality',
	kernel: 'CompiledGame',
	men: 'pieceMoves',
	oddities: 'hoppers',
	oddity: 'hopper',
	onto: 'movesTo',
	rehearse: 'releaseDryRun',
	seat: 'BoardCursor, moveTo',
	seated: 'LazyPosition',
	seats: 'BoardCursor, moveTo',
	steady: 'materialOnly',
	verdict: 'outcome, legality',
	verdicts: 'outcomes',
	walker: 'EvaluationContext',
	wanted: 'moveQuery',
};

/** Names defined by other libraries. */
export const FOREIGN = ['TreeWalker', 'createTreeWalker'];

/**
 * Whole identifiers.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const NAMES = {
	LookBack: 'movesTo',
	Programs: 'PathRuntime',
	Rare: 'ExtraAttackers',
	Route: 'moveNameParts',
	apart: 'disjointMoves',
	routeOf: 'moveNameParts',
	varOf: 'variable',
};
