import '@x/board/define';
import { rectangle } from '@x/board';
import { chess } from '@x/board/sets/chess';

const KINDS = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const SIDES = ['white', 'black'];

/** The pieces of the first field of a FEN. */
const piecesOf = (placement) =>
	placement.split('/').flatMap((rank, down) => {
		const letters = [...rank.replace(/\d/g, (digits) => '.'.repeat(Number(digits)))];
		return letters.flatMap((letter, file) => {
			const picture = KINDS[letter.toLowerCase()];
			const side = letter === letter.toUpperCase() ? 0 : 1;
			return picture === undefined
				? []
				: [{ cell: 'abcdefgh'[file] + (8 - down), side, picture, letter: letter.toUpperCase(), title: `${SIDES[side]} ${picture}` }];
		});
	});

const board = document.querySelector('x-board');
Object.assign(board, {
	geometry: rectangle(8, 8),
	sets: [chess],
	pieces: piecesOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'),
	destinations: new Map([
		['e2', ['e3', 'e4']],
		['g1', ['f3', 'h3']],
	]),
	arrows: [{ from: 'e2', to: 'e4' }],
	marks: [{ cell: 'e4', color: 'red' }],
});

board.addEventListener('board-move', ({ detail: { move } }) => {
	const moved = board.pieces.find(({ cell }) => cell === move.from);
	board.pieces = [...board.pieces.filter(({ cell }) => cell !== move.from && cell !== move.to), { ...moved, cell: move.to }];
	board.lastMove = [move.from, move.to];
	board.destinations = undefined;
	document.querySelector('output').textContent = move.id;
});
