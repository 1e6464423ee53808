import { apply, legal, moveName, outcome, previous } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { viewOf } from '../../dist/game/index.js';
import { orthodox } from '../../dist/sets/orthodox.js';

/** The game that each board shows. A new game takes the place of the one before. */
const shown = new WeakMap();

const OPTIONS = ['moves', 'movers', 'onMove'];

/**
 * Plays a game of chess on a board: shows the position, and makes the moves of the user.
 *
 * `moves` are the names of moves that are made first (`e2e4`, `e7e8q`). `movers` are the sides that the user moves, both by default. `onMove` gets the name
 * of each move of the user and the game. A second game on the same board takes the place of the first. The game has `position`, `moves` (names), `outcome`, `play(name)` and `undo()`.
 *
 * @throws TypeError for an unknown option.
 * @throws RangeError for a move that is not legal.
 */
export const playChess = (board, options = {}) => {
	for (const name of Object.keys(options)) {
		if (!OPTIONS.includes(name))
			throw new TypeError(`options.${name}: Unknown option. Expected one of ${OPTIONS.map((one) => `"${one}"`).join(', ')}.`);
	}
	const { moves = [], movers, onMove } = options;
	const names = [];
	let position = chess.start;
	const show = () => Object.assign(board, viewOf(position, { movers }));
	const make = (name) => {
		const move = legal(position).find((one) => moveName(one) === name);
		if (move === undefined) throw new RangeError(`Expected the name of a legal move, as "e2e4", found ${JSON.stringify(name)}.`);
		position = apply(position, move);
		names.push(name);
	};
	const game = {
		get position() {
			return position;
		},
		get moves() {
			return [...names];
		},
		get outcome() {
			return outcome(position);
		},
		play(name) {
			make(name);
			show();
		},
		undo() {
			const before = previous(position);
			if (before === undefined) return false;
			position = before;
			names.pop();
			show();
			return true;
		},
	};
	for (const name of moves) make(name);
	board.addEventListener('board-move', ({ detail }) => {
		if (shown.get(board) !== game) return;
		game.play(detail.move.id);
		onMove?.(detail.move.id, game);
	});
	shown.set(board, game);
	board.sets = [orthodox];
	show();
	return game;
};
