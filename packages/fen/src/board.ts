import type { Game, PieceData, Setup } from '@x/core';
import type { Field } from './field.js';
import type { Report } from './report.js';
import { refuse } from './results.js';
import { fieldsOf } from './text/fields.js';
import { writeRank } from './text/placement.js';

/** A piece on its cell, as a setup lists it. */
export type Placed = Setup['pieces'][number];

/** The field of the board, and access to the board for the other fields. A spot is the index of a cell in the order of the text. */
export interface Board {
	readonly field: Field;
	/** Returns the pieces on the board in the order of the text. */
	readonly collect: () => readonly Placed[];
	/** Spot → number of the piece, 0 for an empty cell, odd for a piece with a castling right. One buffer is enough: calls never nest. */
	readonly squares: Uint16Array;
	readonly width: number;
	/** Returns the spot of the given coordinates, which must be on the board. */
	readonly spotOf: (at: Placed['at']) => number;
	/** Makes a test for a piece of one of these kinds and of a side on a spot. */
	readonly holder: (kinds: readonly string[]) => (spot: number, side: number) => boolean;
}

/** The meaning of each character. The first has the number 2, the next 4, and so on. */
export type Alphabet = readonly (readonly [letter: string, side: string, kind: string])[];

/**
 *     rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 *     ^
 */
export function boardOf({ names, ruleset, placements, engine }: Game, report: Report, alphabet: Alphabet): Board {
	const [[left, right], [low, top]] = ruleset.space.axes.map(({ extent }) => extent) as [[number, number], [number, number]];
	const width = right - left + 1;
	const height = top - low + 1;
	const size = width * height;
	const squares = new Uint16Array(size);
	const vecs = Array.from(squares, (_, spot) => Object.freeze([left + (spot % width), top - Math.floor(spot / width)]));
	const flag = names?.castling?.flag ?? '';
	/** Side → kind → number of a piece without a castling right. */
	const numbers: Record<string, Record<string, number>> = {};
	const { codes, lattice } = engine.ground;
	/** Number → piece. */
	const pieces: PieceData[] = [];
	/** Number → spot → the one frozen object for that piece on that spot. */
	const placed: Placed[][] = [[], []];
	/** Character → number of the piece; -1 to -9 for a run, 1 for the slash, 0 or `undefined` for any other. */
	const meanings = Array.from({ length: 128 }, (_, char) => (char > 48 && char < 58 ? 48 - char : char === 47 ? 1 : 0));
	alphabet.forEach(([letter, side, kind], nth) => {
		const number = 2 * nth + 2;
		numbers[side] = { ...numbers[side], [kind]: number };
		pieces[number] = Object.freeze({ side, kind });
		pieces[number + 1] = Object.freeze({ side, kind, flags: Object.freeze([flag]) });
		placed.push([], []);
		meanings[letter.charCodeAt(0)] = number;
	});
	const place = (number: number, spot: number): Placed => {
		const given: Placed = Object.freeze({ at: vecs[spot]!, piece: pieces[number]! });
		const { side, kind, flags } = given.piece;
		const code = codes.of(codes.sideIndex(side), codes.kindIndex(kind), codes.bitsOf(flags));
		const cell = lattice.cellAt(given.at);
		// The game's own object is checked and written faster. It has none where the board is stacked, or the game does not have the piece or the cell.
		const own = cell >= 0 ? placements.at(code, cell) : given;
		const entry = JSON.stringify(own) === JSON.stringify(given) ? own : given;
		placed[number]![spot] = entry;
		return entry;
	};
	const spotOf: Board['spotOf'] = (at) => {
		const spot = (top - +at[1]!) * width + +at[0]! - left;
		const vec = vecs[spot];
		return vec && vec[0] === at[0] && vec[1] === at[1] ? spot : refuse(`the cell ${at}`);
	};
	const readNumber = ({ side, kind, flags }: PieceData): number => {
		let number = numbers[side]?.[kind] ?? refuse(`${kind} of ${side}`);
		if (flags?.length) {
			number++;
			for (const other of flags) if (other !== flag) refuse(`the flag ${other}`);
		}
		return number;
	};
	/** The numbers of the pieces that were written, by the game's codes; the spots by the game's cells. */
	const numberOfCode: number[] = [];
	const spotOfCell: number[] = [];
	/** Puts a piece on the board. */
	const put = (entry: Placed): void => {
		const { at, piece } = entry;
		const known = placements.find(entry);
		let number: number;
		let spot: number;
		if (known === undefined) {
			number = readNumber(piece);
			spot = spotOf(at);
		} else {
			number = numberOfCode[known >> 16] ??= readNumber(piece);
			spot = spotOfCell[known & 0xffff] ??= spotOf(at);
		}
		if (squares[spot]) refuse(`two pieces on ${at}`);
		squares[spot] = number;
	};
	/** The spots of the scanned pieces in the order of the text, and their number, or -1 if something else has written to the board. */
	const spots = new Uint16Array(size);
	let count = -1;
	const all: Placed[] = [];

	/** A cache of the texts of ranks. Its keys pack the letters of a rank into 32 bits; wider boards do not use it. */
	const ranks = new Map<number, string>();
	const bits = 32 - Math.clz32(alphabet.length);
	const letters = ['', ...alphabet.map(([letter]) => letter)];
	const spell = (from: number): string =>
		`/${writeRank(Array.from(squares.subarray(from, from + width), (number) => letters[number >> 1]))}`;
	const print = (): string => {
		let text = '';
		for (let spot = 0; spot < size; ) {
			const from = spot;
			let key = 0;
			for (const edge = from + width; spot < edge; spot++) key = (key << bits) | (squares[spot]! >> 1);
			let rank = ranks.get(key);
			if (rank === undefined) {
				rank = spell(from);
				if (bits * width <= 32 && ranks.size < 4096) ranks.set(key, rank);
			}
			text = from ? text + rank : rank.slice(1);
		}
		return text;
	};

	/**
	 * Reads a canonical text with runs of one digit, up to a blank. Returns its end, or -1 for any other text. An accepted text equals the text
	 * that the board would be written as: every letter is a piece, runs do not touch, every slash ends a full rank (a rank that is too long is
	 * never followed by an accepted slash), and the number of ranks is right.
	 */
	const scan = (text: string): number => {
		let spot = 0;
		let edge = width;
		let before = 0;
		let at = 0;
		let total = 0;
		// A loop, since the method costs more than the few cells of a board.
		for (let cell = 0; cell < size; cell++) squares[cell] = 0;
		for (; at < text.length; at++) {
			const meaning = meanings[text.charCodeAt(at)]!;
			if (meaning > 1) {
				squares[spot] = meaning;
				spots[total++] = spot++;
			} else if (meaning < 0 && before >= 0) spot -= meaning;
			else if (meaning > 0 && spot === edge) edge += width;
			else break;
			before = meaning;
		}
		count = total;
		return spot === size && edge === size && (text[at] ?? ' ') === ' ' ? at : -1;
	};
	const readFully = (text: string): string => {
		let row = height;
		let from = 0;
		let files = 0;
		squares.fill(0);
		// The text may end with a slash.
		for (const { text: token, from: at, to } of fieldsOf(text.replace(/[/\\|,]?$/, '/'), /\d+|./gsu)) {
			const meaning = meanings[token.charCodeAt(0)]!;
			if (meaning > 1) {
				if (files < width) squares[(height - row) * width + files] = meaning;
				files++;
			} else if (+token >= 0)
				// Several digits are one number if it fits into the rank or contains a zero; otherwise each digit is a run.
				for (const run of +token > width - files && !token.includes('0') ? token : [token]) files += +run;
			else if (/[/\\|,]/.test(token)) {
				if (row > 0 && files !== width)
					report(
						`rank-too-${files > width ? 'long' : 'short'}`,
						`Expected ${width} files in rank ${row}, found ${files}.`,
						from,
						at,
						/^\d*$/.test(text.slice(from, at)) ? `${width}` : undefined,
						true,
					);
				row--;
				from = to;
				files = 0;
			} else {
				report('unknown-letter', `"${token}" is not a piece letter. Expected one of${letters.join(' ')}.`, at, to);
				files++;
			}
		}
		if (row) report(`too-${row < 0 ? 'many' : 'few'}-ranks`, `Expected ${height} ranks, found ${height - row}.`);
		count = -1;
		return print();
	};

	return {
		field: {
			code: 'board',
			fallback: '',
			read: (text) => (scan(text) === text.length ? text : readFully(text)),
			write: ({ pieces }) => {
				for (let cell = 0; cell < size; cell++) squares[cell] = 0;
				for (const entry of pieces) put(entry);
				return print();
			},
			scan,
		},
		collect: () => {
			let total = count;
			if (total < 0) {
				total = 0;
				for (let spot = 0; spot < size; spot++) if (squares[spot]) spots[total++] = spot;
			}
			for (let nth = 0; nth < total; nth++) {
				const spot = spots[nth]!;
				const number = squares[spot]!;
				all[nth] = placed[number]![spot] ?? place(number, spot);
			}
			return all.slice(0, total);
		},
		squares,
		width,
		spotOf,
		holder: (kinds) => {
			const held = ruleset.sideOrder.map((name) => pieces.map(({ side, kind }) => side === name && kinds.includes(kind)));
			return (spot, side) => held[side]![squares[spot]!]!;
		},
	};
}
