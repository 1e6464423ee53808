/** Positions of DhtmlXQ: the points of 32 pieces, two digits each, from the upper left corner; 99 for a piece that is not on the board. */

/** The usual start. */
export const STANDARD = '8979695949392919097717866646260600102030405060708012720323436383';

/** The pieces in their order. */
const PIECES = 'RNBAKABNRCCPPPPPrnbakabnrccppppp';

/** A fault of such a position. */
export interface SetupFault {
	/** The index of the digits. */
	readonly at: number;
	readonly message: string;
	readonly hint: string;
}

/** The FEN of a position. The side that owns the piece of the first move is to move; Red, if there is none. */
export function fenOf(digits: string, first: string | undefined): string | SetupFault {
	const board = Array.from({ length: 10 }, () => new Array<string>(9).fill(''));
	if (!/^\d*$/.test(digits)) {
		const at = digits.search(/\D/);
		return {
			at,
			message: `Expected digits, found ${JSON.stringify(digits.slice(at, at + 1))}.`,
			hint: 'A point is its file 0–8 and its rank 0–9; 99 stands for a piece off the board.',
		};
	}
	if (digits.length !== 64)
		return {
			at: digits.length,
			message: `Expected 64 digits, two for each of 32 pieces, found ${digits.length}.`,
			hint: 'Pieces that are not on the board have 99.',
		};
	for (let index = 0; index < 32; index++) {
		const [x, y] = [Number(digits[index * 2]), Number(digits[index * 2 + 1])];
		if (x === 9 && y === 9) continue;
		const row = board[y]!;
		if (x === 9 || row[x] !== '')
			return {
				at: index * 2,
				message: x === 9 ? `Expected a file from 0 to 8, found 9.` : `Expected one piece on the point ${x}${y}, found another one.`,
				hint: 'A piece that is not on the board has 99.',
			};
		row[x] = PIECES[index]!;
	}
	const rows = board.map((row) =>
		row
			.map((piece) => piece || ' ')
			.join('')
			.replace(/ +/g, ({ length }) => String(length)),
	);
	const mover = first && board[9 - Number(first[1])]?.[first.charCodeAt(0) - 97];
	return `${rows.join('/')} ${mover && mover === mover.toLowerCase() ? 'b' : 'w'} - - 0 1`;
}

/** The digits of a FEN; a sentence if they cannot say it. `first`: the first move, which shows the side to move. */
export function digitsOf(fen: string, first: string | undefined): string | { readonly message: string } {
	const [board = '', turn = 'w', , , half = '0', full = '1'] = fen.trim().split(/\s+/);
	const places = new Map<string, string[]>();
	const rows = board.split('/');
	let isWide = rows.length !== 10;
	for (const [y, row] of rows.entries()) {
		let x = 0;
		for (const sign of row.slice(0, 20)) {
			if (/\d/.test(sign)) x += Number(sign);
			else places.set(sign, [...(places.get(sign) ?? []), `${x++}${y}`]);
		}
		isWide ||= x !== 9 || row.length > 20;
	}
	if (isWide) return { message: 'Expected a board of 9 files and 10 ranks, found another one.' };
	const digits = [...PIECES].map((piece) => places.get(piece)?.shift() ?? '99').join('');
	const left = [...places].find(([, rest]) => rest.length > 0)?.[0];
	if (left !== undefined) return { message: `Expected the pieces of one set, found one ${JSON.stringify(left)} too many.` };
	const read = fenOf(digits, first);
	if (typeof read === 'string' && read.split(' ')[1] !== turn)
		return { message: 'Expected a first move that shows the side to move, found none.' };
	if (half !== '0' || full !== '1') return { message: `Expected a start without moves behind it, found the counters ${half} and ${full}.` };
	return digits;
}
