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
export const LIBRARIES = { '@x/core': { zod: ['ruleset'] }, '@x/feen': { zod: ['schema.ts'] }, '@x/icn': { zod: ['schema.ts'] } };

/** The folders of core, each with what it is for. Each may import itself and those before it. */
export const FOLDERS = {
	ruleset: 'Rules as data: their types, constructors, schema, canonical text; and `Names`, by which notations call their parts.',
	space: 'Axes, wraps and holes; cells and coordinates; the names of cells; zones.',
	analyse: 'What a ruleset can and cannot do: facts, shapes of paths, and refusals; the plan as JSON.',
	board: 'Piece codes, the board with its undo log and hash, tables of leaps and rides.',
	move: 'Moves, packed and public.',
	ask: 'What every game asks of a position: conditions, numbers and references as closures.',
	attack: 'Who attacks what.',
	legal: 'Which moves are legal: candidates, pins, trial.',
	turn: 'Making a move and taking it back; which phase follows.',
	outcome: 'Ends, draws, claims.',
	position:
		'What may be asked of a game: arrangements and their faults; the immutable position, its history and key; what an engine must answer.',
	perft: 'Counting the tree of moves.',
	general: 'The engine for every game: positions that seat one bench, on which tables and programs play.',
	sets: 'The engine for small boards: positions as sets of cells, two words each, for games whose rules these can hold.',
	line: 'A position that moves on and back in place, for bulk work.',
	load: 'A plan becomes a game: tables are filled, programs compiled, the kernel is put together.',
	program: 'What tables do not cover: whole walks as closures, for the games that need them.',
	'index.ts': 'The front door.',
	compile: 'From a ruleset to a plan and a game.',
	reference: 'The literal interpreter: the definition.',
	engine: 'What packages that extend core stand on.',
	testing: 'Generators, vectors, a small language for boards.',
};

/**
 * The one file whose types all may name, whatever its folder: the kernel holds the parts together, and each part is told its kernel. What runs
 * goes down all the same.
 */
export const NAMED_BY_ALL = ['load/kernel.ts'];

/** Folders of core that only some of the later ones may import. */
export const ONLY = {
	reference: ['engine', 'testing'],
	compile: ['engine', 'testing'],
	'index.ts': ['compile', 'engine', 'testing'],
};

/**
 * Folders whose files may call each other round in a circle: they interpret a language whose terms contain each other (a condition counts
 * moves, a move tests conditions), and an interpreter has the shape of its language. Types may always refer to each other.
 */
export const RECURSIVE = { '@x/core': ['ask', 'program', 'reference'], '@x/describe': ['*'] };

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
	'ruleset/build/recipes.ts': ['pawn'],
	// A scheme of naming cells is called after the game that everybody knows it from.
	'ruleset/names.ts': ['shogi'],
	'space/names.ts': ['shogi'],
};

/** Lines a source file may have. A longer one says why in its first lines: `Longer than 400 lines: …`. */
export const LONGEST = 400;
export const LONGER = /longer than 400 lines: \S/i;
