import type { Part } from './fields.js';
import type { PieceAt } from './pieces.js';

/** A piece on a board as it is written, or a character that is not a piece. */
export interface PlacedPart extends Part {
	/** Counted from 0. */
	readonly file: number;
}

/** A rank as a text describes it. */
export interface Rank {
	readonly from: number;
	readonly to: number;
	/** How many files it describes. */
	readonly files: number;
	readonly pieces: readonly PlacedPart[];
}

const WORD = /(\d+)|./suy;

/**
 * Reads a board rank by rank. The caller decides what letters mean and how many ranks and files there should be; `pieceAt` finds
 * pieces of more than one character.
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
 * A rank as text: pieces as they are written, runs of empty cells as their number.
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
 * A board as text, from its last rank to the first. `pieceOn` says how the piece on a cell is written, if one stands there; files and ranks are
 * counted from 0.
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
 * Where the board of a field ends and what is in hand begins: at a bracket, or at the slash behind its last rank, where `ranks` says how many
 * there are; otherwise at the end of the field.
 *
 * @example
 * boardEnd('k3/3K[Qn]', 2) // 5
 * boardEnd('k3/3K/Qn', 2) // 5
 */
export function boardEnd(field: string, ranks?: number): number {
	const bracket = field.indexOf('[');
	return bracket >= 0 ? bracket : field.split('/', ranks).join('/').length;
}
