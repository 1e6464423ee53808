import type { Part } from './fields.js';
import type { PieceAt } from './pieces.js';

/** The text of a piece on a board, or a character that is not a piece. */
export interface PlacedPart extends Part {
	/** Counts from 0. */
	readonly file: number;
}

/** A rank of a text. */
export interface Rank {
	readonly from: number;
	readonly to: number;
	/** The number of files that it describes. */
	readonly files: number;
	readonly pieces: readonly PlacedPart[];
}

const WORD = /(\d+)|./suy;

/**
 * Reads a board rank by rank. The caller interprets the letters and checks the numbers of ranks and files. `pieceAt` finds pieces of more
 * than one character.
 *
 * @example
 * const [rank] = readPlacement('2+R1/4', letterAt);
 * rank.files // 4
 * rank.pieces // [ { text: '+R', from: 1, to: 3, file: 2 } ]
 */
export function readPlacement(text: string, pieceAt?: PieceAt): readonly Rank[] {
	const ranks: Rank[] = [];
	let begin = 0;
	let files = 0;
	let pieces: PlacedPart[] = [];
	for (let from = 0; from <= text.length; ) {
		WORD.lastIndex = from;
		const [char = '/', digits] = WORD.exec(text) ?? [];
		if (char === '/') {
			ranks.push({ from: begin, to: from, files, pieces });
			from++;
			begin = from;
			files = 0;
			pieces = [];
		} else if (digits) {
			files += Number(digits);
			from += digits.length;
		} else {
			const piece = pieceAt?.(text, from) ?? char;
			const to = from + piece.length;
			pieces.push({ text: piece, from, to, file: files++ });
			from = to;
		}
	}
	return ranks;
}

/**
 * Writes a rank: the text of each piece, and the length of each run of empty cells.
 *
 * @example
 * writeRank([undefined, undefined, '+R', '']) // '2+R1'
 */
export function writeRank(cells: readonly (string | undefined)[]): string {
	return cells
		.map((piece) => piece || ' ')
		.join('')
		.replace(/ +/g, (run) => `${run.length}`);
}

/**
 * Writes a board from its last rank to the first. `pieceOn` returns the text of the piece on a cell, or `undefined` for an empty cell. Files and
 * ranks count from 0.
 *
 * @example
 * writePlacement({ files: 3, ranks: 2 }, (file, rank) => (file === rank ? 'K' : undefined)) // '1K1/K2'
 */
export function writePlacement(
	{ files, ranks }: { readonly files: number; readonly ranks: number },
	pieceOn: (file: number, rank: number) => string | undefined,
): string {
	return Array.from({ length: ranks }, (_, row) =>
		writeRank(Array.from({ length: files }, (_, file) => pieceOn(file, ranks - 1 - row))),
	).join('/');
}

/**
 * Returns the end of the board in a field; the pieces in hand follow. The board ends at a bracket, at the slash after its last rank if `ranks`
 * gives their number, or at the end of the field.
 *
 * @example
 * boardEnd('k3/3K[Qn]', 2) // 5
 * boardEnd('k3/3K/Qn', 2) // 5
 */
export function boardEnd(field: string, ranks?: number): number {
	const bracket = field.indexOf('[');
	return bracket >= 0 ? bracket : field.split('/', ranks).join('/').length;
}
