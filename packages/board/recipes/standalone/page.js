const { orthodox, piecesOf, rectangle } = xBoard;

const board = document.querySelector('x-board');
Object.assign(board, {
	geometry: rectangle(8, 8),
	sets: [orthodox],
	pieces: piecesOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'),
	destinations: new Map([['e2', ['e3', 'e4']]]),
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
