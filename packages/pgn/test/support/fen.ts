import { type Game, type PieceData, type Position, position, type Setup } from '@x/core';

/** The files of the rooks that may castle for each colour, from the castling field of a FEN: KQkq (outermost rook) and file letters. */
function castlingFiles(field: string, rows: readonly string[], white: boolean): readonly number[] {
	const row = rows[white ? rows.length - 1 : 0]!;
	const own = (letter: string): boolean => (letter === letter.toUpperCase()) === white;
	const king = row.indexOf(white ? 'K' : 'k');
	const rook = white ? 'R' : 'r';
	return [...field]
		.filter((letter) => letter !== '-' && own(letter))
		.map((letter) => {
			if (letter.toUpperCase() === 'K') return row.lastIndexOf(rook);
			if (letter.toUpperCase() === 'Q') return row.indexOf(rook);
			return letter.toLowerCase().charCodeAt(0) - 97;
		})
		.filter((file) => file >= 0 && king >= 0 && row[file] === rook);
}

/** The setup of a FEN on an 8x8 board, so that these tests do not need another package. */
export function setupOfFen(fen: string): Setup {
	const [board = '', side = 'w', castling = '-', passed = '-', half = '0', full = '1'] = fen.split(' ');
	const rows = board.split('/').map((row) => row.replace(/\d/g, (count) => '.'.repeat(Number(count))));
	const rights = { white: castlingFiles(castling, rows, true), black: castlingFiles(castling, rows, false) };
	const pieces = rows.flatMap((row, index) =>
		[...row].flatMap((letter, file) => {
			if (letter === '.') return [];
			const kind = letter.toUpperCase();
			const owner = kind === letter ? ('white' as const) : ('black' as const);
			const home = index === (owner === 'white' ? rows.length - 1 : 0);
			const castles = home && ((kind === 'R' && rights[owner].includes(file)) || (kind === 'K' && rights[owner].length > 0));
			const piece: PieceData = castles ? { side: owner, kind, flags: ['castle'] } : { side: owner, kind };
			return [{ at: [file, rows.length - 1 - index], piece }];
		}),
	);
	return {
		pieces,
		points: passed === '-' ? {} : { ep: [[passed.charCodeAt(0) - 97, Number(passed[1]) - 1]] },
		vars: { halfmove: Number(half), fullmove: Number(full) },
		phase: side === 'w' ? 'white' : 'black',
	};
}

/** The position of a FEN; `start` is the start of the game. */
export const fromFen = (game: Game, fen: string): Position => (fen === 'start' ? game.start : position(game, setupOfFen(fen)));
