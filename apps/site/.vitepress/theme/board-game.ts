import '@x/board/define';
import { viewOf } from '@x/board/game';
import { chess as pictures } from '@x/board/sets/chess';
import { apply, legal, moveName, outcome, turn } from '@x/core';
import { explain } from '@x/describe/explain';
import { chess } from '@x/games/ready/chess';
import { play } from '@x/san';
import { HOME_GAME } from '../../src/home-game.js';

/** Puts a board into a place; `say` receives what stands under it. */
export type BoardGame = (place: HTMLElement, say: (text: string) => void) => void;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const startBoard: BoardGame = (place, say) => {
	const board = document.createElement('x-board');
	board.label = 'A game of chess';
	board.sets = [pictures];
	board.arrows = [{ ...HOME_GAME.refused, color: 'red' }];
	let position = play(chess.start, HOME_GAME.moves);
	const show = (): void => {
		Object.assign(board, viewOf(position));
	};
	board.addEventListener('board-move', ({ detail }) => {
		const move = legal(position).find((one) => moveName(one) === detail.move.id);
		if (move === undefined) return;
		position = apply(position, move);
		board.arrows = [];
		show();
		const end = outcome(position);
		say(end === undefined ? `${capital(turn(position).side)} to move.` : `The game is over: ${end.reason}.`);
	});
	board.addEventListener('board-refuse', ({ detail: { source, to } }) => {
		if (!('cell' in source)) return;
		const [from, target] = [source.cell, to].map((cell) => chess.cellName(Number(cell)));
		const why = explain(position, { from: from!, to: target! });
		if (why.legal) return;
		board.arrows = [{ from: source.cell, to, color: 'red' }];
		say(`Not allowed. ${why.message}`);
	});
	show();
	place.append(board);
};
