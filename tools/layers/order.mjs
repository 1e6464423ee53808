/**
 * The architecture as one table: who may import whom. `tools/layers.mjs` holds the sources to it.
 */

/** The packages, lowest first. Arrows go down along these lists only; nobody imports a package that is not in its list. */
export const PACKAGES = {
	'@x/diagnostics': [],
	'@x/core': ['@x/diagnostics'],
	'@x/plane': ['@x/core', '@x/diagnostics'],
	'@x/games': ['@x/core'],
	'@x/describe': ['@x/core', '@x/diagnostics'],
	'@x/fen': ['@x/core', '@x/diagnostics'],
	'@x/san': ['@x/core', '@x/diagnostics'],
	'@x/feen': ['@x/core', '@x/diagnostics', '@x/fen'],
	'@x/icn': ['@x/core', '@x/diagnostics', '@x/plane'],
	'@x/sjaak-variants': ['@x/core', '@x/diagnostics', '@x/fen'],
	'@x/playground': [
		'@x/core',
		'@x/describe',
		'@x/diagnostics',
		'@x/feen',
		'@x/fen',
		'@x/games',
		'@x/icn',
		'@x/plane',
		'@x/san',
		'@x/sjaak-variants',
	],
};

/** What else a published package may import, and from which folder of its sources. */
export const LIBRARIES = { '@x/core': { zod: ['rules'] }, '@x/feen': { zod: ['schema.ts'] }, '@x/icn': { zod: ['schema.ts'] } };

/** The folders of core, each with what it is for. Each may import itself and those before it. */
export const FOLDERS = {
	rules: 'Rules as data: their types, constructors, checks, schema, canonical text; and `Names`, by which notations call their parts.',
	space: 'Axes, wraps and holes; cells and coordinates; the names of cells; zones.',
	analyse: 'What a ruleset can and cannot do: facts, shapes of paths, and refusals; the plan as JSON.',
	board: 'Numbers for pieces and for what is kept beside the board; hashes.',
	position: 'Setups and their faults; the immutable position, its history and key; the public questions; what an engine must answer.',
	evaluate: 'Conditions, numbers, references and effects as functions of the board.',
	engines: 'The general engine (tables and path programs, for every game) and the bitboard engine (for small boards with plain rules).',
	'index.ts': 'The front door.',
	'compile.ts': 'From a ruleset to a plan and a game.',
	reference: 'The literal interpreter: the definition.',
	'engine.ts': 'What packages that extend core stand on.',
	testing: 'Generators, vectors, a small language for boards.',
};

/**
 * The one file whose types all may name, whatever its folder: the kernel holds the parts together, and each part is told its kernel. What runs
 * goes down all the same.
 */
export const NAMED_BY_ALL = ['engines/general/kernel.ts'];

/** Folders of core that only some of the later ones may import. */
export const ONLY = {
	reference: ['engine.ts', 'testing'],
	'compile.ts': ['engine.ts', 'testing'],
	'index.ts': ['compile.ts', 'engine.ts', 'testing'],
};

/**
 * Folders whose files may call each other round in a circle: they interpret a language whose terms contain each other (a condition counts
 * moves, a move tests conditions), and an interpreter has the shape of its language. Types may always refer to each other.
 */
export const RECURSIVE = { '@x/core': ['evaluate', 'engines', 'reference'], '@x/describe': ['*'] };

/** Where core may speak of particular games. */
export const MAY_NAME_GAMES = ['testing'];

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
	'rules/build/recipes.ts': ['pawn'],
	// A scheme of naming cells is called after the game that everybody knows it from.
	'rules/names.ts': ['shogi'],
	'space/names.ts': ['shogi'],
};

/** Lines a source file may have. A longer one says why in its first lines: `Longer than 400 lines: …`. */
export const LONGEST = 400;
export const LONGER = /longer than 400 lines: \S/i;
