import { longestOf } from '@x/fen/text';
import type { PieceType } from '../definition.js';
import { SIDES } from '../sides.js';

/** A lower-case letter for each type: its own if it has one, otherwise a free one. */
export function lettersOf(pieces: readonly PieceType[]): readonly string[] {
	const own = pieces.map(({ symbols }) => (/^[A-Z]$/.test(symbols[0]) ? symbols[0].toLowerCase() : undefined));
	const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !own.includes(letter));
	return own.map((letter) => letter ?? free.shift() ?? '?');
}

/** A FEN with these letters; pieces that were turned over keep their plus. */
export function lettered(fen: string, pieces: readonly PieceType[], letters: readonly string[]): string {
	const signs = new Map(
		pieces.flatMap(({ symbols, index }) =>
			SIDES.map((side): [string, string] => [symbols[side], side === 0 ? letters[index]!.toUpperCase() : letters[index]!]),
		),
	);
	const pieceAt = longestOf(signs.keys());
	const [board = '', ...rest] = fen.split(' ');
	let result = '';
	for (let at = 0; at < board.length; ) {
		const sign = pieceAt(board, at) ?? board[at]!;
		result += sign.startsWith('+') ? sign : (signs.get(sign) ?? sign);
		at += sign.length;
	}
	return [result, ...rest].join(' ');
}
