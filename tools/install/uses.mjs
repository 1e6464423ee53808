/**
 * One real use of each published package, by a program in an empty project that has nothing but this package (and the peers that it requires).
 */

/** A game of one piece each on 4×4 squares, for packages that work on games and do not bring any. */
const TINY = `
import { board, leap, neighbours, placed, ruleset, side, turns } from '@x/core/build';
import { compile } from '@x/core/compile';
const piece = (letter) => ({ side: letter === 'M' ? 'white' : 'black', kind: 'M' });
const rules = ruleset({
	space: board(4, 4),
	sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
	kinds: { M: { moves: 'step' } },
	paths: { step: leap(neighbours) },
	turn: turns('white', 'black'),
	start: { pieces: placed(['m...', '....', '....', '...M'], piece), phase: 'white' },
});
const names = { kinds: { M: { letter: 'M' } }, kindOrder: ['M'], cells: 'a1', sides: { white: 'w', black: 'b' }, clocks: {} };
const game = compile({ id: 'tiny', title: 'Tiny', rules, names });
`;

/** A text of a notation that is read and written again. */
const roundTrip = (entry, text) => ({
	notation: true,
	program: `import { parse, stringify } from '${entry}';\nconsole.log(stringify(parse(${JSON.stringify(text)})));`,
	prints: text,
});

/**
 * @typedef {object} Use
 * @property {boolean} [notation] a notation: its README says which entry point needs what, and its size is limited
 * @property {boolean} [dom] for browsers: its declarations use names of the DOM
 * @property {string} program
 * @property {string} prints what the program has to print
 */

/** @type {Record<string, Use>} */
export const USES = {
	'@x/diagnostics': {
		program: `import { render } from '@x/diagnostics';
console.log(render('1x', { code: 'a/b', severity: 'error', message: 'Expected a digit, found "x".', span: { from: 1, to: 2 } }));`,
		prints: '1 | 1x\n  |  ^\nerror a/b: Expected a digit, found "x".',
	},
	'@x/core': { program: `${TINY}import { perft } from '@x/core';\nconsole.log(perft(game.start, 2));`, prints: '9' },
	'@x/plane': {
		program: `import { isLegal } from '@x/core';
import { plane } from '@x/plane';
import { classicalPlane } from '@x/plane/rules';
console.log(isLegal(plane(classicalPlane).start, { from: [7, 1], to: [8, 3] }));`,
		prints: 'true',
	},
	'@x/games': {
		program: `import { perft } from '@x/core';\nimport { chess } from '@x/games/ready/chess';\nconsole.log(perft(chess.start, 2));`,
		prints: '400',
	},
	'@x/describe': {
		program: `${TINY}import { describe } from '@x/describe';\nconsole.log(describe(rules).split('\\n')[0]);`,
		prints: '## Board',
	},
	'@x/opponent': {
		program: `${TINY}import { choose, finish } from '@x/opponent';
console.log(finish(choose(game.start, { level: 'search', nodes: 50, seed: 1 })).nodes);`,
		prints: '50',
	},
	'@x/engines': {
		notation: true,
		program: `import { protocols } from '@x/engines/protocols';
console.log(protocols.uci.read('bestmove e2e4').best.move);`,
		prints: 'e2e4',
	},
	'@x/fen': {
		notation: true,
		program: `import { fieldsOf, readPlacement } from '@x/fen/text';
const [board] = fieldsOf('4/m3/3M/4 b - - 0 1');
console.log(readPlacement(board.text).map(({ files }) => files).join());`,
		prints: '4,4,4,4',
	},
	'@x/san': roundTrip('@x/san/parse', 'Qa6xb7#'),
	'@x/feen': roundTrip('@x/feen', '8/8/3K^4/8 3PB/ C/c'),
	'@x/icn': roundTrip('@x/icn', 'w 0/100 1 (8|1) K5,1+|P4,2+|k5,8\n\n1. P4,2 > 4,4'),
	'@x/sjaak-variants': roundTrip(
		'@x/sjaak-variants',
		'Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal',
	),
	'@x/mbn': roundTrip('@x/mbn', 'Q=R+N'),
	'@x/board': {
		dom: true,
		program: `import { rectangle } from '@x/board';
import { toSvg } from '@x/board/svg';
console.log(toSvg({ geometry: rectangle(8, 8), pieces: [] }, { width: 400 }).slice(0, 87));`,
		prints: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="400" height="400">',
	},
	'@x/fbr': roundTrip('@x/fbr', 'royal K Q=R+N'),
	'@x/pgn': {
		notation: true,
		program: `import { parse, stringify } from '@x/pgn';
console.log(stringify(parse('1.e4(1.d4 d5)e5 1-0'), { format: 'compact' }).trim());`,
		prints: '1.e4 (1.d4 d5) 1...e5 1-0',
	},
	'@x/chess': {
		program: `import { Chess } from '@x/chess';
const chess = new Chess();
chess.loadPgn('1. f3 e5 2. g4 (2. e4) Qh4# 0-1');
console.log(chess.isCheckmate(), chess.pgn().split('\\n').at(-1));`,
		prints: 'true 1. f3 e5 2. g4 (2. e4) 2... Qh4# 0-1',
	},
	'@x/cli': {
		program: `import { execFileSync } from 'node:child_process';
const x = (...words) => execFileSync(process.execPath, ['node_modules/@x/cli/dist/main.js', ...words], { encoding: 'utf8' });
process.stdout.write(x('explain', 'chess', 'start', 'Nf3') + x('convert', '--game', 'shogi', '--to', 'sfen'));`,
		prints: 'Nf3 is legal.\nlnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
	},
	'@x/variants-ini': roundTrip('@x/variants-ini', '[mine:chess]\ncastling = false'),
	'@x/kif': roundTrip('@x/kif', '{"header":{},"initial":{"preset":"HIRATE"},"moves":[{}]}'),
	'@x/wxf': {
		notation: true,
		program: `import { parse, stringify } from '@x/wxf';
console.log(stringify(parse('1. H2-E2 H9-G7'), { dialect: 'dhtmlxq' }).split('\\n')[2]);`,
		prints: '[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]',
	},
};
