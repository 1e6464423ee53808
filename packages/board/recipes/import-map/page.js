import '@x/board/define';
import { viewOf } from '@x/board/game';
import { orthodox } from '@x/board/sets/orthodox';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';

const board = document.querySelector('x-board');
let position = chess.start;

const show = () => Object.assign(board, viewOf(position));

board.addEventListener('board-move', ({ detail }) => {
	position = apply(
		position,
		legal(position).find((move) => moveName(move) === detail.move.id),
	);
	document.querySelector('output').textContent = detail.move.id;
	show();
});

Object.assign(board, { sets: [orthodox], arrows: [{ from: 'e2', to: 'e4' }], marks: [{ cell: 'e4', color: 'red' }] });
show();
