import '@x/board/define';
import { Chessground } from './chessground.js';

const BACK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const pieces = new Map(
	[...'abcdefgh'].flatMap((file, index) => [
		[`${file}1`, { role: BACK[index], color: 'white' }],
		[`${file}2`, { role: 'pawn', color: 'white' }],
		[`${file}7`, { role: 'pawn', color: 'black' }],
		[`${file}8`, { role: BACK[index], color: 'black' }],
	]),
);

const [board, output, answer] = ['x-board', 'output', 'button'].map((name) => document.querySelector(name));

const ground = Chessground(board, {
	pieces,
	orientation: 'white',
	turnColor: 'white',
	// The rules are those of the page: chessops, chess.js, a server.
	movable: {
		color: 'white',
		dests: new Map([
			['e2', ['e3', 'e4']],
			['g1', ['f3', 'h3']],
		]),
	},
	drawable: {
		autoShapes: [
			{ orig: 'e2', dest: 'e4', brush: 'green' },
			{ orig: 'e4', brush: 'red' },
		],
	},
	events: {
		move: (from, to) => {
			output.textContent = `${from}-${to}`;
		},
	},
	premovable: {
		events: {
			set: (from, to) => {
				output.textContent = `${from}-${to} ahead`;
			},
			unset: () => {
				output.textContent = 'nothing ahead';
			},
		},
	},
});

// The answer of a server.
answer.addEventListener('click', () => {
	ground.move('e7', 'e5');
	ground.set({ movable: { dests: new Map([['g1', ['f3', 'h3', 'e2']]]) } });
});
