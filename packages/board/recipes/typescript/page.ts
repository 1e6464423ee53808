import '@x/board/define';
import type { Arrow, Mark } from '@x/board';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';

const arrows: readonly Arrow[] = [{ from: 'e2', to: 'e4' }];
const marks: readonly Mark[] = [{ cell: 'e4', color: 'red' }];

const board = document.querySelector('x-board');
const output = document.querySelector('output');
if (board === null || output === null) throw new Error('Expected a page with x-board and output.');

let position = chess.start;
const show = () => Object.assign(board, { ...viewOf(position), arrows, marks });

// The types of the events are known: `detail.move.id` is a string.
board.addEventListener('board-move', ({ detail }) => {
	const move = legal(position).find((one) => moveName(one) === detail.move.id);
	if (move === undefined) return;
	position = apply(position, move);
	output.textContent = detail.move.id;
	show();
});

board.sets = [pictures];
show();
