/**
 * The architecture as one table: the allowed imports. `tools/layers.mjs` checks the sources against it.
 */

/** The packages, each with those that it may import. A package may import only packages that are in its list and in its manifest. */
export const PACKAGES = {
	'@x/diagnostics': [],
	'@x/core': ['@x/diagnostics'],
	'@x/plane': ['@x/diagnostics', '@x/core'],
	'@x/describe': ['@x/diagnostics', '@x/core'],
	'@x/opponent': ['@x/core'],
	'@x/fen': ['@x/diagnostics', '@x/core'],
	'@x/games': ['@x/diagnostics', '@x/core', '@x/fen'],
	'@x/san': ['@x/diagnostics', '@x/core'],
	'@x/pgn': ['@x/diagnostics', '@x/core', '@x/san', '@x/fen', '@x/games'],
	'@x/chess': ['@x/diagnostics', '@x/core', '@x/games', '@x/san', '@x/fen', '@x/pgn'],
	'@x/feen': ['@x/diagnostics', '@x/core', '@x/fen'],
	'@x/icn': ['@x/diagnostics', '@x/core', '@x/plane'],
	'@x/mbn': ['@x/diagnostics', '@x/core'],
	'@x/fbr': ['@x/diagnostics', '@x/core', '@x/mbn', '@x/fen'],
	'@x/sjaak-variants': ['@x/diagnostics', '@x/core', '@x/mbn', '@x/fen'],
	'@x/variants-ini': ['@x/diagnostics', '@x/core', '@x/mbn', '@x/fen'],
	'@x/kif': ['@x/diagnostics', '@x/core', '@x/games', '@x/san', '@x/fen', '@x/pgn'],
	'@x/wxf': ['@x/diagnostics', '@x/core', '@x/games', '@x/san', '@x/fen', '@x/pgn'],
	'@x/engines': ['@x/diagnostics', '@x/core', '@x/games', '@x/san', '@x/fen', '@x/mbn', '@x/variants-ini'],
	'@x/board': [],
	'@x/jobs': [],
	'@x/cli': [],
	'@x/playground': [],
	'@x/site': [],
	'@x/conformance': [],
	'@x/bench': [],
};

// The programs at the top may import every package below them. The command line contains the code of the jobs, which are not published; the site shows
// the rules of games as the playground does.
const LIBRARY_PACKAGES = Object.keys(PACKAGES).slice(0, Object.keys(PACKAGES).indexOf('@x/jobs'));
const MORE = { '@x/cli': ['@x/jobs'], '@x/site': ['@x/playground'] };
for (const name of ['@x/cli', '@x/playground', '@x/site', '@x/conformance', '@x/bench'])
	PACKAGES[name] = [...LIBRARY_PACKAGES, ...(MORE[name] ?? [])];

/**
 * Packages that are optional peers of another, each with the folders that may import them. The rest of that package runs without them, and loads
 * such a folder by a dynamic import at most.
 */
export const OPTIONAL_PEERS = {
	'@x/board': {
		'@x/core': ['game', 'readers'],
		'@x/fen': ['readers'],
		'@x/games': ['readers'],
		'@x/icn': ['readers'],
		'@x/kif': ['readers'],
		'@x/pgn': ['readers'],
		'@x/plane': ['readers'],
		'@x/san': ['readers'],
		'@x/wxf': ['readers'],
	},
};

/** The published packages that run under node only, and may use its modules. */
export const USES_NODE = ['@x/cli'];

/** Files of other packages that may use modules of node: entry points of their own, which no other entry imports. */
export const NODE_FILES = { '@x/engines': ['src/transport/process.ts'] };

/** The external modules that published packages may import, each with the importing files. */
export const LIBRARIES = {
	zod: '/schema(?:/|\\.ts$)',
	react: '/board/src/react\\.ts$',
	'solid-js': '/board/src/solid\\.ts$',
	svelte: '/board/src/svelte\\.ts$',
	vue: '/board/src/vue\\.ts$',
};

/** The folders of core, each with its purpose. Each may import itself and those before it. */
export const FOLDERS = {
	rules:
		'Rules as data: their types, the table of nodes, constructors, checks, schema, canonical text; and `Names`, the names of their parts in notations.',
	space: 'Axes, wraps and holes; cells and coordinates; the names of cells; zones.',
	paths: 'Paths as ways without alternatives, and as walks read square by square.',
	analyse: 'Analysis of a ruleset: facts, shapes of paths, choice of the engine; the plan as JSON.',
	board: 'Numbers for pieces and for state outside the board; hashes.',
	position: 'Setups and their faults; the immutable position, its history and key; the public queries; the interface of an engine.',
	evaluate: 'Conditions, numbers, references and effects as functions of the board.',
	engines: 'The general engine (tables and path programs, for every game) and the bitboard engine (for small boards with plain rules).',
	'index.ts': 'The main entry.',
	'load.ts': 'The entry that loads plans.',
	'load-bitboards.ts': 'The entry that loads bitboard plans.',
	'compile.ts': 'From a ruleset to a plan and a game.',
	'engine.ts': 'The entry for packages that extend core.',
	reference: 'The literal interpreter: the definition.',
	'reading.ts': 'The entry for packages that read paths square by square.',
	'rules.ts': 'The entry for packages that read rulesets.',
	testing: 'Generators, test vectors, a text format for boards.',
};

/**
 * A file whose types every folder may import: each part of the engine has a reference to it. Imports of values
 * still follow the order of the folders.
 */
export const NAMED_BY_ALL = ['engines/general/kernel.ts'];

/** Folders of core that only some of the later ones may import. */
export const ONLY = {
	reference: ['rules.ts', 'testing'],
	'compile.ts': ['testing'],
	'index.ts': ['compile.ts', 'testing'],
};

/** The packages with an order of folders. */
export const FOLDER_ORDERS = { '@x/core': FOLDERS };

/** Packages whose code serves every game. */
export const SHARED_CODE = ['@x/core', '@x/diagnostics'];

/** Folders of these packages that may name particular games. */
export const MAY_NAME_GAMES = ['testing'];

/** Names of games and of their pieces. Shared code uses properties instead. */
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

/** Words that a file may use nevertheless, each with its reason. */
export const WORD_EXCEPTIONS = {
	// The constructor of a two-step mover with a promotion zone: the usual term for it.
	'rules/build/recipes.ts': ['pawn'],
	// A scheme of naming cells has the name of the game it is known from.
	'rules/names.ts': ['shogi'],
	'space/names.ts': ['shogi'],
};

/** The most lines of a source file. A longer file gives the reason in its first lines: `Longer than 400 lines: …`. */
export const LONGEST = 400;
export const LONGER = /longer than 400 lines: \S/i;
