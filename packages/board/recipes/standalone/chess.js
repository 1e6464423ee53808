const board = document.querySelector('x-board');
Object.assign(board, { arrows: [{ from: 'e2', to: 'e4' }], marks: [{ cell: 'e4', color: 'red' }] });

xBoard.playChess(board, {
	onMove: (name) => {
		document.querySelector('output').textContent = name;
	},
});
