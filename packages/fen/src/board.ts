import type { Game, PieceData, Setup } from '@x/core';
import type { Field } from './field.js';
import type { Report } from './report.js';
import { refuse } from './results.js';

/** A piece on its cell, as a setup lists it. */
export type Placed = Setup['pieces'][number];

/** The field of the board, and what the other fields ask of it. Spots are cells in the order of the text. */
export type Board = readonly [
	field: Field,
	/** The pieces on the board, in the order of the text. */
	collect: () => readonly Placed[],
	/** What is read or written: spot → number of the piece, 0 for none, odd if it holds a right. Calls never nest, so one is enough. */
	board: Uint16Array,
	width: number,
	/** The spot at these coordinates, which have to be on the board. */
	spotOf: (at: Placed['at']) => number,
	/** Tells whether a piece of a side and of one of these kinds stands on a spot. */
	holder: (kinds: readonly string[]) => (spot: number, side: number) => boolean,
];

/** What each character stands for. */
export type Alphabet = readonly (readonly [letter: string, side: string, kind: string])[];

/** What pieces that were read know of themselves: writing them again needs no look at them. */
interface Own {
	readonly board: Uint16Array;
	readonly number: number;
	readonly spot: number;
}

const OWN: unique symbol = /* @__PURE__ */ Symbol();

/**
 *     rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 *     ^
 */
export function boardOf({ names, ruleset }: Game, report: Report, alphabet: Alphabet): Board {
	const [[left, right], [low, top]] = ruleset.space.axes.map(({ extent }) => extent) as [[number, number], [number, number]];
	const width = right - left + 1;
	const height = top - low + 1;
	const size = width * height;
	const board = new Uint16Array(size);
	const vecs = Array.from(board, (_, spot) => Object.freeze([left + (spot % width), top - Math.floor(spot / width)]));
	const flag = names?.castling?.flag ?? '';
	/** Side → kind → number: twice that of the character, and one more with a right. */
	const numbers: Record<string, Record<string, number>> = {};
	/** Number → the piece; and on each spot, the same object each time, which can never change. */
	const pieces: PieceData[] = [];
	const placed: Placed[][] = [];
	for (const [letter, side, kind] of alphabet) {
		const number = 2 * letter.charCodeAt(0);
		numbers[side] = { ...numbers[side], [kind]: number };
		pieces[number] = Object.freeze({ side, kind });
		pieces[number + 1] = Object.freeze({ side, kind, flags: Object.freeze([flag]) });
		placed[number] = [];
		placed[number + 1] = [];
	}
	const place = (number: number, spot: number): Placed => {
		const entry = { at: vecs[spot]!, piece: pieces[number]! };
		Object.freeze(Object.defineProperty(entry, OWN, { value: { board, number, spot } }));
		placed[number]![spot] = entry;
		return entry;
	};
	const spotOf: Board[4] = (at) => {
		const spot = (top - +at[1]!) * width + +at[0]! - left;
		const vec = vecs[spot];
		return vec && vec[0] === at[0] && vec[1] === at[1] ? spot : refuse(`a cell ${at}`);
	};
	const ownOf = ({ at, piece: { side, kind, flags = [] } }: Placed): Own => {
		const number = numbers[side]?.[kind] ?? refuse(`${kind} of ${side}`);
		for (const other of flags) if (other !== flag) refuse(`the flag ${other}`);
		return { board, number: number + (flags[0] ? 1 : 0), spot: spotOf(at) };
	};
	const all: Placed[] = [];
	const out: number[] = [];
	const print = (): string => {
		let length = 0;
		for (let row = 0, spot = 0; row < height; row++) {
			let empty = 0;
			if (row) out[length++] = 47;
			for (const edge = spot + width; spot < edge; ) {
				const number = board[spot++]!;
				if (!number) empty++;
				if (empty && (number || spot === edge)) {
					if (empty > 9) out[length++] = 48 + Math.floor(empty / 10);
					out[length++] = 48 + (empty % 10);
					empty = 0;
				}
				if (number) out[length++] = number >> 1;
			}
		}
		out.length = length;
		return String.fromCharCode.apply(null, out);
	};

	/**
	 * For texts as they should be, whose runs have one digit; nothing for any other. What is written from the board would be this text:
	 * every letter is a piece, no two runs touch, every slash stands at the end of a rank, and the last rank is the last.
	 */
	const readQuickly = (text: string): string | undefined => {
		let spot = 0;
		let edge = width;
		let run = 0;
		board.fill(0);
		for (let at = 0; at < text.length; at++) {
			const char = text.charCodeAt(at);
			if (pieces[char * 2]) board[spot++] = char * 2;
			else if (char === 47 && spot === edge) edge += width;
			else if (char > 48 && char < 58 && !run) {
				run = char - 48;
				spot += run;
				continue;
			} else return;
			run = 0;
		}
		return spot === edge && spot === size ? text : undefined;
	};
	const readFully = (text: string): string => {
		let row = height;
		let from = 0;
		board.fill(0);
		// A slash behind the last rank ends the board as well.
		for (const rank of text.replace(/[/\\|,]$/, '').split(/[/\\|,]/)) {
			let files = 0;
			let at = from;
			for (const token of rank.match(/\d+|./gsu) ?? []) {
				if (+token >= 0)
					// What fits as one number is one number; otherwise digits are added up, unless there is a zero.
					for (const run of +token > width - files && !token.includes('0') ? token : [token]) files += +run;
				else {
					const number = 2 * token.charCodeAt(0);
					if (!pieces[number])
						report(
							'unknown-letter',
							`"${token}" is no piece. Pieces are ${alphabet.map(([letter]) => letter).join(' ')}.`,
							at,
							at + token.length,
						);
					else if (files < width) board[(height - row) * width + files] = number;
					files++;
				}
				at += token.length;
			}
			if (files !== width && row > 0)
				report(
					`rank-too-${files > width ? 'long' : 'short'}`,
					`Rank ${row} describes ${files} files; the board has ${width}.`,
					from,
					at,
					/^\d*$/.test(rank) ? `${width}` : undefined,
					true,
				);
			row--;
			from = at + 1;
		}
		if (row) report(`too-${row < 0 ? 'many' : 'few'}-ranks`, `There are ${height - row} ranks; the board has ${height}.`);
		return print();
	};

	return [
		[
			'board',
			'',
			(text) => readQuickly(text) ?? readFully(text),
			({ pieces }) => {
				board.fill(0);
				for (const entry of pieces) {
					const own = (entry as { readonly [OWN]?: Own })[OWN];
					const { number, spot } = own?.board === board ? own : ownOf(entry);
					if (board[spot]) refuse(`two pieces at ${entry.at}`);
					board[spot] = number;
				}
				return print();
			},
		],
		() => {
			let count = 0;
			for (let spot = 0; spot < size; spot++) {
				const number = board[spot]!;
				if (number) all[count++] = placed[number]![spot] ?? place(number, spot);
			}
			return all.slice(0, count);
		},
		board,
		width,
		spotOf,
		(kinds) => {
			const held = Object.keys(ruleset.sides).map((side) => kinds.map((kind) => numbers[side]![kind]!));
			return (spot, side) => held[side]!.includes(board[spot]! & ~1);
		},
	];
}
