/**
 * The architecture as one table: who may import whom. `tools/layers.mjs` holds the sources to it.
 */

/** The packages, lowest first. Arrows go down along these lists only; nobody imports a package that is not in its list. */
export const PACKAGES = {
	'@x/core': [],
	'@x/fen': ['@x/core'],
	'@x/san': ['@x/core'],
	'@x/playground': ['@x/core', '@x/fen', '@x/san'],
	'@x/bench': ['@x/core', '@x/fen', '@x/san'],
};

/** What else a published package may import, and from which folder of its sources. */
export const LIBRARIES = { '@x/core': { zod: ['ruleset'] } };

/** The folders of core. Each may import itself and those before it. */
export const FOLDERS = [
	'diagnostic',
	'ruleset',
	'space',
	'analyse',
	'board',
	'move',
	'attack',
	'position',
	'legal',
	'turn',
	'outcome',
	'perft',
	'compile',
	'index.ts',
	'presets',
	'games',
	'reference',
	'explain',
	'testing',
];

/** Folders of core that only some of the later ones may import. */
export const ONLY = {
	presets: ['games', 'testing'],
	games: ['testing'],
	reference: ['explain', 'testing'],
	compile: ['games', 'testing'],
	'index.ts': ['games', 'explain', 'testing'],
};

/**
 * Folders whose files may call each other round in a circle: they interpret a language whose terms contain each other (a condition counts
 * moves, a move tests conditions), and an interpreter has the shape of its language. Types may always refer to each other.
 */
export const RECURSIVE = ['program', 'reference'];

/** Where core may speak of particular games. */
export const MAY_NAME_GAMES = ['presets', 'games', 'testing'];

/** Names of games and of their pieces: shared code asks for properties, never for these. */
export const GAME_WORDS = [
	'alice',
	'antichess',
	'atomic',
	'capablanca',
	'chess',
	'chess960',
	'crazyhouse',
	'horde',
	'janggi',
	'makruk',
	'shogi',
	'sittuyin',
	'xiangqi',
	'bishop',
	'king',
	'knight',
	'pawn',
	'queen',
	'rook',
];

/** Words that a file may use all the same, each with its reason. */
export const WORD_EXCEPTIONS = {
	// The constructor of a two-step mover with a zone to change in: the field's word for it.
	'ruleset/build/recipes.ts': ['pawn'],
	// A scheme of naming cells is called after the game that everybody knows it from.
	'ruleset/names.ts': ['shogi'],
	'space/names.ts': ['shogi'],
};

/** Lines a source file may have. A longer one says why in its first lines: `Longer than 300 lines: …`. */
export const LONGEST = 300;
export const LONGER = /longer than 300 lines: \S/i;
