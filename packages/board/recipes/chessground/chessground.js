import { rectangle } from '@x/board';
import { chess } from '@x/board/sets/chess';
import { premovesOf } from './premoves.js';

const LETTERS = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' };
const COLORS = ['green', 'red', 'blue', 'yellow'];
/** The colour of a brush: chessground has paler ones, too. */
const colorOf = (brush = 'green') => COLORS.find((color) => brush.toLowerCase().includes(color)) ?? 'green';
const sideOf = (color) => (color === 'black' ? 1 : 0);

const drawingsOf = (shapes = []) => ({
	arrows: shapes.flatMap(({ orig, dest, brush }) => (dest ? [{ from: orig, to: dest, color: colorOf(brush) }] : [])),
	circles: shapes.flatMap(({ orig, dest, brush }) => (dest ? [] : [{ cell: orig, color: colorOf(brush) }])),
});
const autoShapesOf = (shapes) => {
	const { arrows, circles } = drawingsOf(shapes);
	return { arrows, marks: circles };
};
const shapesOf = ({ arrows, circles }) => [
	...arrows.map(({ from, to, color }) => ({ orig: from, dest: to, brush: color })),
	...circles.map(({ cell, color }) => ({ orig: cell, brush: color })),
];

/** The moves that the user may make now, or ahead if it is not the turn of the user's colour. */
const movesOf = ({ pieces, turnColor = 'white', movable, premovable }) => {
	const { color = 'both', dests, free } = movable ?? {};
	if (color === 'both' || color === turnColor) return { destinations: dests, premoves: undefined };
	const isOpen = color !== undefined && !free && premovable?.enabled !== false;
	return { destinations: undefined, premoves: isOpen ? (made) => premovesOf(pieces, color, premovable, made) : undefined };
};

/** The properties of `<x-board>` for a configuration of chessground. */
export const propertiesOf = ({ pieces, orientation, turnColor = 'white', lastMove, check, viewOnly, movable, ...config }) => ({
	geometry: rectangle(8, 8),
	sets: [chess],
	sides: ['white', 'black'].map((color) => ({ title: color, color })),
	pieces: [...pieces].map(([cell, { role, color, promoted = false }]) => {
		return { cell, side: sideOf(color), picture: role, letter: LETTERS[role], title: `${color} ${role}`, promoted };
	}),
	...movesOf({ pieces, turnColor, movable, premovable: config.premovable }),
	orientation: orientation === 'black' ? 'second' : 'first',
	mode: viewOnly ? 'view' : movable?.free ? 'free' : 'play',
	turn: { side: sideOf(turnColor) },
	lastMove,
	checks: [...pieces].flatMap(([cell, { role, color }]) =>
		check && role === 'king' && color === (check === true ? turnColor : check) ? [cell] : [],
	),
	...autoShapesOf(config.drawable?.autoShapes),
	drawings: drawingsOf(config.drawable?.shapes),
	drawable: config.drawable?.enabled !== false,
	draggable: config.draggable?.enabled !== false,
	selectable: config.selectable?.enabled !== false,
	coordinates: config.coordinates === false ? 'none' : 'inside',
	animation: config.animation?.enabled === false ? 0 : config.animation?.duration,
});

/** A configuration with changes in some of its parts. */
const merged = (state, changes) => {
	const isPart = (value) => value?.constructor === Object;
	const parts = Object.entries(changes).map(([name, value]) => [name, isPart(value) ? { ...state[name], ...value } : value]);
	return { ...state, ...Object.fromEntries(parts) };
};

/**
 * A board with the methods and events of chessground that most pages use: `set`, `state`, `move`, `cancelPremove`, `events.move`,
 * `movable.events.after`, `premovable.events`, `drawable.onChange`. As there, the board makes the user's move itself, and the page then sets the next
 * `dests`. Premoves are played when `dests` are set, without a call of `playPremove`, and there may be several in a row.
 */
export const Chessground = (board, config) => {
	let state = { pieces: new Map() };
	const set = (changes) => {
		state = merged(state, changes);
		Object.assign(board, propertiesOf(state));
	};
	const move = (from, to) => {
		const pieces = new Map(state.pieces);
		const captured = pieces.get(to);
		pieces.set(to, pieces.get(from));
		pieces.delete(from);
		const turnColor = state.turnColor === 'black' ? 'white' : 'black';
		set({ pieces, turnColor, lastMove: [from, to], check: undefined, movable: { dests: undefined } });
		state.events?.move?.(from, to, captured);
	};
	const moveOfUser = ({ from, to }, premove = false) => {
		move(from, to);
		state.movable?.events?.after?.(from, to, { premove });
	};
	board.addEventListener('board-move', ({ detail }) => moveOfUser(detail.move, detail.premoved));
	board.addEventListener('board-premove', ({ detail }) => {
		const { current: before = [], events } = state.premovable ?? {};
		const current = detail.premoves.map(({ from, to }) => [from, to]);
		state = merged(state, { premovable: { current } });
		if (current.length > before.length) events?.set?.(...current.at(-1));
		else if (current.length === 0) events?.unset?.();
	});
	board.addEventListener('board-drop', ({ detail }) => detail.to !== undefined && moveOfUser(detail));
	board.addEventListener('board-draw', ({ detail }) => {
		const shapes = shapesOf(detail.drawings);
		state = merged(state, { drawable: { shapes } });
		state.drawable.onChange?.(shapes);
	});
	set(config);
	return {
		set,
		move,
		cancelPremove: () => board.cancel(),
		get state() {
			return state;
		},
	};
};
