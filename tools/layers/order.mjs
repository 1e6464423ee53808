/**
 * The architecture as one table: who may import whom. `tools/layers.mjs` holds the sources to it.
 */

/** The packages, each with those that it may import. Nobody imports a package that is not in its list, nor one that its manifest does not name. */
export const PACKAGES = {
	'@x/diagnostics': [],
	'@x/core': ['@x/diagnostics'],
	'@x/plane': ['@x/diagnostics', '@x/core'],
	'@x/games': ['@x/diagnostics', '@x/core'],
	'@x/describe': ['@x/diagnostics', '@x/core'],
	'@x/fen': ['@x/diagnostics', '@x/core'],
	'@x/san': ['@x/diagnostics', '@x/core'],
	'@x/pgn': ['@x/diagnostics', '@x/core', '@x/san', '@x/fen', '@x/games'],
	'@x/feen': ['@x/diagnostics', '@x/core', '@x/fen'],
	'@x/icn': ['@x/diagnostics', '@x/core', '@x/plane'],
	'@x/mbn': ['@x/diagnostics', '@x/core'],
	'@x/fbr': ['@x/diagnostics', '@x/core', '@x/mbn'],
	'@x/sjaak-variants': ['@x/diagnostics', '@x/core', '@x/mbn', '@x/fen'],
	'@x/board': ['@x/diagnostics'],
	'@x/cli': [],
	'@x/playground': [],
	'@x/conformance': [],
	'@x/bench': [],
};

// The programs at the top may import every package below them.
const LIBRARY_PACKAGES = Object.keys(PACKAGES).slice(0, Object.keys(PACKAGES).indexOf('@x/cli'));
for (const name of ['@x/cli', '@x/playground', '@x/conformance', '@x/bench']) PACKAGES[name] = LIBRARY_PACKAGES;

/** Packages of which only types may be imported. */
export const TYPES_ONLY = { '@x/board': ['@x/core'] };

/** The published packages that run under node only, and may use its modules. */
export const USES_NODE = ['@x/cli'];

/** What published packages may import that is not ours, and from which files. */
export const LIBRARIES = { zod: '/schema(?:/|\\.ts$)' };

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

/** The packages with an order of folders. */
export const FOLDER_ORDERS = { '@x/core': FOLDERS };

/**
 * Circles of imports that are known and not refused yet. To be emptied (`types: false, folders: []`): then every circle is refused, types
 * included.
 */
export const KNOWN_CIRCLES = {
	/** Circles that an `import type` closes. */
	types: true,
	/** Folders whose files import each other in a circle. */
	folders: [],
};

/** Packages whose code serves every game. */
export const SHARED_CODE = ['@x/core', '@x/diagnostics'];

/** Folders of these that may speak of particular games. */
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
