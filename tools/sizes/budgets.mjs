/** The budgets of the code that users load, minified and gzipped. */

/** One kilobyte is 1000 bytes, as on bundle-size pages. */
export const kB = 1000;

/** A page that loads something later: the bundler adds code for that. */
const LOADS_LATER = `globalThis.later = () => import('@x/feen/sin');`;

/** The part of the rules that reading the lines of engines needs. */
const LINES = `import { apply, legal, moveNameParts, pieceAt, toMove, turn } from '@x/core'; import { safeResolve, stringify } from '@x/san';
globalThis.rules = [apply, legal, moveNameParts, pieceAt, toMove, turn, safeResolve, stringify]; ${LOADS_LATER}`;

/** The measured imports of a user, with their budgets. `beyond` is code of the page that does not count; `first` counts what a page loads first. */
export const BUDGETS = [
	{
		name: '@x/san + @x/fen + @x/games/ready/chess',
		code: `export * as san from '@x/san'; export * as fen from '@x/fen'; export { chess } from '@x/games/ready/chess';`,
		// Includes all reasons and hints, and the checks of arguments and of stored data.
		limit: 44.4 * kB,
		goal: 33 * kB,
	},
	{ name: '@x/san/parse: text to value only', code: `export { parse } from '@x/san/parse';`, limit: 4 * kB },
	{ name: '@x/icn: parse + stringify', code: `export { parse, stringify } from '@x/icn';`, limit: 10 * kB },
	{ name: '@x/kif: parse + stringify', code: `export { parse, stringify } from '@x/kif';`, limit: 23 * kB, goal: 10 * kB },
	{ name: '@x/kif/moves', code: `export * from '@x/kif/moves';` },
	{ name: '@x/san', code: `export * from '@x/san';` },
	{ name: '@x/san/moves', code: `export * from '@x/san/moves';` },
	{ name: '@x/fen', code: `export * from '@x/fen';` },
	{ name: '@x/fen/dialects', code: `export * from '@x/fen/dialects';` },
	{ name: '@x/feen: parse + stringify', code: `export { parse, stringify } from '@x/feen';`, limit: 4.2 * kB },
	{ name: '@x/feen', code: `export * from '@x/feen';` },
	{ name: '@x/feen/epin', code: `export * from '@x/feen/epin';`, limit: 1.6 * kB },
	{ name: '@x/feen/pin', code: `export * from '@x/feen/pin';`, limit: 1.5 * kB },
	{ name: '@x/feen/sin', code: `export * from '@x/feen/sin';`, limit: 1.5 * kB },
	{ name: '@x/mbn: parse + stringify', code: `export { parse, stringify } from '@x/mbn';`, limit: 13.3 * kB, goal: 8 * kB },
	{ name: '@x/core/reading', code: `export * from '@x/core/reading';` },
	{ name: '@x/mbn/path', code: `export * from '@x/mbn/path';` },
	// Includes the meanings of all rules: the table is one; and the warnings about unknown pieces.
	{ name: '@x/fbr: parse + stringify', code: `export { parse, stringify } from '@x/fbr';`, limit: 26.9 * kB },
	{ name: '@x/fbr', code: `export * from '@x/fbr';` },
	{ name: '@x/fbr/from', code: `export * from '@x/fbr/from';` },
	{ name: '@x/fbr/describe', code: `export * from '@x/fbr/describe';` },
	{ name: '@x/fbr/diagram', code: `export * from '@x/fbr/diagram';` },
	{ name: '@x/variants-ini', code: `export * from '@x/variants-ini';`, limit: 16.1 * kB },
	{ name: '@x/variants-ini/describe', code: `export * from '@x/variants-ini/describe';` },
	{ name: '@x/variants-ini/rules', code: `export * from '@x/variants-ini/rules';` },
	{ name: '@x/variants-ini/from', code: `export * from '@x/variants-ini/from';` },
	{ name: '@x/sjaak-variants', code: `export * from '@x/sjaak-variants';` },
	{ name: '@x/sjaak-variants/gallery', code: `export * from '@x/sjaak-variants/gallery';` },
	{ name: '@x/icn', code: `export * from '@x/icn';` },
	{ name: '@x/wxf: parse + stringify', code: `export { parse, stringify } from '@x/wxf';`, limit: 12.1 * kB, goal: 10 * kB },
	{ name: '@x/wxf', code: `export * from '@x/wxf';` },
	{ name: '@x/pgn', code: `export * from '@x/pgn';` },
	{ name: '@x/pgn: parse', code: `export { parse } from '@x/pgn';`, limit: 10.4 * kB, goal: 5 * kB },
	{ name: '@x/pgn/stream: PgnReader', code: `export { PgnReader } from '@x/pgn/stream';`, limit: 9.0 * kB, goal: 5 * kB },
	{ name: '@x/pgn/tree', code: `export * from '@x/pgn/tree';` },
	{ name: '@x/pgn/validate', code: `export * from '@x/pgn/validate';` },
	{ name: '@x/pgn/epd', code: `export * from '@x/pgn/epd';` },
	{ name: '@x/chess', code: `export * from '@x/chess';` },
	{ name: '@x/core', code: `export * from '@x/core';` },
	{
		name: '@x/games/ready/chess with legal, apply, outcome, perft',
		code: `export { chess } from '@x/games/ready/chess'; export { legal, apply, outcome, perft } from '@x/core';`,
		limit: 23.4 * kB,
		goal: 16 * kB,
	},
	// Includes the fold that all passes over rules are tables of, as every game does.
	...['chess960', 'makruk'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 20.8 * kB,
	})),
	// Played by tables. Includes the evaluation of every condition and effect that does not walk.
	...['king-of-the-hill', 'capablanca'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 54 * kB,
	})),
	// Includes the reading and writing of its dialects of FEN.
	{ name: '@x/games/ready/three-check', code: `export * from '@x/games/ready/three-check';`, limit: 65 * kB },
	// Played by tables and path programs.
	...['antichess', 'atomic', 'crazyhouse', 'horde', 'janggi', 'minishogi', 'racing-kings', 'shogi', 'xiangqi'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 97 * kB,
	})),
	{
		name: '@x/san + @x/fen + @x/games/ready/crazyhouse',
		code: `export * as san from '@x/san'; export * as fen from '@x/fen'; export { crazyhouse } from '@x/games/ready/crazyhouse';`,
		limit: 107.5 * kB,
		goal: 65 * kB,
	},
	{ name: '@x/core/compile', code: `export * from '@x/core/compile';` },
	{ name: '@x/describe', code: `export * from '@x/describe';` },
	{ name: '@x/describe/diagram', code: `export * from '@x/describe/diagram';` },
	{ name: '@x/describe/leaflet', code: `export * from '@x/describe/leaflet';` },
	{ name: '@x/describe/explain', code: `export * from '@x/describe/explain';` },
	// Code that a page loads first: the protocols besides UCI come when they are used.
	{
		name: '@x/engines',
		code: `import * as engines from '@x/engines'; globalThis.engines = engines; ${LOADS_LATER}`,
		beyond: LOADS_LATER,
		first: true,
		limit: 8 * kB,
	},
	{
		name: '@x/engines with SAN of lines, beyond @x/core and @x/san',
		code: `import * as engines from '@x/engines'; import { readLine } from '@x/engines/positions'; globalThis.engines = [engines, readLine]; ${LINES}`,
		beyond: LINES,
		first: true,
		limit: 10 * kB,
	},
	{ name: '@x/engines/judgement', code: `export * from '@x/engines/judgement';` },
	{ name: '@x/engines/pool', code: `export * from '@x/engines/pool';` },
	{ name: '@x/engines/protocols', code: `export * from '@x/engines/protocols';` },
	{ name: '@x/engines/worker', code: `export * from '@x/engines/worker';` },
	{ name: '@x/engines/websocket', code: `export * from '@x/engines/websocket';` },
	{ name: '@x/engines/streams', code: `export * from '@x/engines/streams';` },
	{ name: '@x/engines/positions', code: `export * from '@x/engines/positions';` },
	{ name: '@x/engines/variants', code: `export * from '@x/engines/variants';` },
	{ name: '@x/opponent', code: `export * from '@x/opponent';` },
	// The whole of `<x-board>`, without pictures of pieces.
	{ name: '@x/board/define', code: `import '@x/board/define';`, limit: 25.7 * kB, goal: 20 * kB },
	// The viewer and its list of moves, without the board and what reads a notation.
	{
		name: '@x/board/x-game, beyond @x/board/define',
		code: `import '@x/board/define'; import { registerGame } from '@x/board/x-game'; registerGame([]);`,
		beyond: `import '@x/board/define';`,
		limit: 15 * kB,
	},
	{ name: '@x/board/sets/chess', code: `export * from '@x/board/sets/chess';`, limit: 12 * kB },
	{ name: '@x/board/sets/orthodox', code: `export * from '@x/board/sets/orthodox';`, limit: 2 * kB },
	{ name: '@x/board/sets/chess-angular', code: `export * from '@x/board/sets/chess-angular';`, limit: 3 * kB },
	{ name: '@x/board/sets/shogi', code: `export * from '@x/board/sets/shogi';`, limit: 25 * kB },
	{ name: '@x/board/sets/xiangqi', code: `export * from '@x/board/sets/xiangqi';`, limit: 25 * kB },
	{ name: '@x/board/sets/janggi', code: `export * from '@x/board/sets/janggi';`, limit: 25 * kB },
	{ name: '@x/board/sets/makruk', code: `export * from '@x/board/sets/makruk';`, limit: 5 * kB },
	{ name: '@x/board/standalone.js', code: `import '@x/board/standalone.js';`, limit: 27.9 * kB },
	{
		name: '@x/board/standalone-chess.js: with the rules of chess',
		code: `import '@x/board/standalone-chess.js';`,
		limit: 53.5 * kB,
		goal: 50 * kB,
	},
	{ name: '@x/board/svg', code: `export * from '@x/board/svg';`, limit: 10.8 * kB },
	{ name: '@x/board/plane', code: `export * from '@x/board/plane';` },
	{ name: '@x/board/game', code: `export * from '@x/board/game';` },
	{ name: '@x/board/preact', code: `export * from '@x/board/preact';` },
	{ name: '@x/board/sets', code: `export * from '@x/board/sets';` },
];

/** A page that plays chess, and what it may load later. */
const PAGE = `import { apply, legal, outcome } from '@x/core';\nimport { chess } from '@x/games/ready/chess';\nglobalThis.page = [chess, legal, apply, outcome];\n`;

/** How much a page's first chunk may grow where the page imports the compiler when it is needed. The bundler adds names of exports. */
export const LATER = { code: `${PAGE}globalThis.later = () => import('@x/core/compile');`, limit: 1 * kB };

/** The same page with a later import that shares nothing with it, since the bundler adds code that imports a chunk. */
export const NOTHING_LATER = `${PAGE}globalThis.later = () => import('@x/feen/sin');`;

/** The budget of the playground's first screen. */
export const FIRST_LOAD = { limit: 115 * kB, goal: 100 * kB };

/** Folders of core that a site for chess alone must not load. */
export const UNREACHABLE = [
	'src/reference/',
	'src/engines/general/',
	'core/src/compile',
	'describe/src/',
	'src/rules/schema',
	'src/rules/nodes/',
];
