const KINDS = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const SIDES = ['white', 'black'];

const fault = (text, expected) => new TypeError(`Expected ${expected} in the placement ${JSON.stringify(text)}.`);

/**
 * The pieces of a FEN, or of its first field, for the board `rectangle(8, 8)`.
 *
 * @throws TypeError if it is not eight ranks of eight squares with the pieces of chess.
 */
export const piecesOf = (fen) => {
	if (typeof fen !== 'string') throw new TypeError(`Expected a FEN, found a value of type ${typeof fen}.`);
	const [placement] = fen.trim().split(/\s+/, 1);
	const ranks = placement.split('/');
	if (ranks.length !== 8) throw fault(placement, `8 ranks, found ${ranks.length},`);
	return ranks.flatMap((rank, down) => {
		const squares = [...rank.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)))];
		if (squares.length !== 8) throw fault(placement, `8 squares, found ${squares.length}, on rank ${8 - down}`);
		return squares.flatMap((letter, file) => {
			if (letter === '.') return [];
			const picture = KINDS[letter.toLowerCase()];
			if (picture === undefined) throw fault(placement, `a piece letter, found ${JSON.stringify(letter)}, on rank ${8 - down}`);
			const side = letter === letter.toUpperCase() ? 0 : 1;
			return [{ cell: 'abcdefgh'[file] + (8 - down), side, picture, letter: letter.toUpperCase(), title: `${SIDES[side]} ${picture}` }];
		});
	});
};
