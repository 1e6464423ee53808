/** The page of the measurement: the same boards, once as `<x-board>` and once by chessground. It is bundled and runs in the browser. */
import { viewOf } from '@x/board/game';
import { orthodox } from '@x/board/sets/orthodox';
import { apply, legal } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { Chessground } from 'chessground';

const COLORS = ['white', 'black'];

/** A random number generator that gives the same numbers in every run. */
const randomFrom = (seed) => {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
};

/** A position in the form of both boards. */
const bothOf = (position) => {
	const view = viewOf(position);
	const name = (cell) => view.geometry.cells[cell].name;
	const dests = new Map();
	for (const { from, to } of view.moves) dests.set(name(from), [...(dests.get(name(from)) ?? []), name(to)]);
	const color = COLORS[view.turn.side];
	return {
		view,
		config: {
			fen: fenOf(view),
			turnColor: color,
			movable: { free: false, color, dests },
			lastMove: view.lastMove.map(name),
			check: view.checks.length > 0 ? color : false,
		},
	};
};

/** The pieces of a view as the first field of a FEN. */
const fenOf = ({ pieces }) => {
	const at = new Map(pieces.map((piece) => [piece.cell, piece.side === 0 ? piece.letter : piece.letter.toLowerCase()]));
	const rows = [];
	for (let y = 7; y >= 0; y--) {
		let row = '';
		for (let x = 0; x < 8; x++) row += at.get(y * 8 + x) ?? '1';
		rows.push(row);
	}
	return rows.join('/');
};

/** Positions of a game of random moves. */
const gameOf = (seed, count) => {
	const random = randomFrom(seed);
	let position = chess.start;
	const positions = [position];
	while (positions.length < count) {
		const moves = legal(position);
		position = apply(position, moves[Math.floor(random() * moves.length)]);
		positions.push(position);
	}
	return positions.map(bothOf);
};

const game = gameOf(7, 41);
const others = [gameOf(19, 50).at(-1), gameOf(23, 90).at(-1)];
const sets = [orthodox];

const main = () => document.querySelector('main');

const placeOf = (size) => {
	const place = document.createElement('div');
	place.className = 'place';
	place.style.width = `${size}px`;
	place.style.height = `${size}px`;
	main().append(place);
	return place;
};

/** The two libraries: both make a board and show a position on it. */
const LIBRARIES = {
	ours: {
		make: (size, { view }, thumbnail) => {
			const board = document.createElement('x-board');
			Object.assign(board, view, { sets, animation: 0 }, thumbnail && { viewOnly: true, label: 'A position' });
			placeOf(size).append(board);
			return board;
		},
		show: (board, { view }) => Object.assign(board, view),
	},
	theirs: {
		make: (size, { config }, thumbnail) => {
			const options = thumbnail ? { fen: config.fen, viewOnly: true, coordinates: false } : config;
			return Chessground(placeOf(size), { ...options, animation: { enabled: false } });
		},
		show: (board, { config }) => board.set(config),
	},
};

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const nodesOf = (root) => {
	let count = 0;
	for (const element of root.querySelectorAll('*')) count += 1 + (element.shadowRoot === null ? 0 : nodesOf(element.shadowRoot));
	return count;
};

let board;

globalThis.bench = {
	/** Shows many boards. Returns the number of their elements. */
	mount: async (library, thumbnail) => {
		for (let index = 0; index < 64; index++) LIBRARIES[library].make(150, game[index % 8], thumbnail);
		await frame();
	},
	nodes: () => nodesOf(main()) - 64,
	/** Makes the one board of the measurements of updates. */
	one: async (library) => {
		board = LIBRARIES[library].make(400, game[0], false);
		await frame();
	},
	/** Plays a game. Returns the number of moves. */
	moves: async (library) => {
		for (const position of game.slice(1)) {
			LIBRARIES[library].show(board, position);
			await frame();
		}
		return game.length - 1;
	},
	/** Shows positions that have nothing to do with each other. Returns their number. */
	positions: async (library) => {
		for (let index = 0; index < 40; index++) {
			LIBRARIES[library].show(board, others[index % 2]);
			await frame();
		}
		return 40;
	},
	/** Waits as `moves` does, without a change. */
	idle: async () => {
		for (let index = 0; index < 40; index++) await frame();
		return 40;
	},
	frame,
	clear: async () => {
		main().replaceChildren();
		await frame();
	},
};
