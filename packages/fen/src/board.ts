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
	/** What is read or written: spot → code of the piece, 0 for none, odd if it holds a right. Calls never nest, so one is enough. */
	board: Uint16Array,
	width: number,
	/** The spot at these coordinates, which have to be on the board. */
	spotOf: (at: Placed['at']) => number,
	/** Tells whether a piece of a side and of one of these kinds stands on a spot. */
	holder: (kinds: readonly string[]) => (spot: number, side: number) => boolean,
];

/** What each character stands for. */
export type Alphabet = readonly (readonly [letter: string, side: string, kind: string])[];

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
	/** Code → the piece on each spot, the same object each time. A code is twice that of a character, and one more with a right. */
	const placed: Placed[][] = [];
	const pieces: PieceData[] = [];
	/** Code and spot of what is known and can never change: writing it again needs no look at it. */
	const slots = new WeakMap<Placed, number>();
	/** Side → kind → code. */
	const codes: Record<string, Record<string, number>> = {};
	const flag = names?.castling?.flag ?? '';
	for (const [letter, side, kind] of alphabet) {
		const code = letter.charCodeAt(0) * 2;
		codes[side] = { ...codes[side], [kind]: code };
		[{}, { flags: Object.freeze([flag]) }].forEach((flags, held) => {
			pieces[code + held] = Object.freeze({ side, kind, ...flags });
			placed[code + held] = [];
		});
	}
	const make = (code: number, spot: number): Placed => {
		const entry = Object.freeze({ at: vecs[spot]!, piece: pieces[code]! });
		slots.set(entry, (code << 16) | spot);
		placed[code]![spot] = entry;
		return entry;
	};
	const spotOf: Board[4] = (at) => {
		const spot = (top - +at[1]!) * width + +at[0]! - left;
		const vec = vecs[spot];
		return vec && vec[0] === at[0] && vec[1] === at[1] ? spot : refuse(`a cell ${at}`);
	};
	const out: number[] = [];
	const letters = alphabet.map(([letter]) => letter).join(' ');
	const print = (): string => {
		let length = 0;
		let empty = 0;
		for (let spot = 0; spot <= size; spot++) {
			const code = board[spot];
			const edge = spot % width === 0;
			if (empty && (code || edge)) {
				if (empty > 9) out[length++] = 48 + empty / 10;
				out[length++] = 48 + (empty % 10);
				empty = 0;
			}
			if (edge && spot) out[length++] = 47;
			if (code) out[length++] = code >> 1;
			else empty++;
		}
		out.length = length - 1;
		return String.fromCharCode.apply(null, out);
	};

	const read = (text: string): string => {
		let row = height;
		let from = 0;
		board.fill(0);
		// A slash behind the last rank ends the board as well.
		for (const rank of text.replace(/[/\\|,]$/, '').split(/[/\\|,]/)) {
			let files = 0;
			let at = from;
			for (const token of rank.match(/\d+|./gsu) ?? []) {
				const code = token.charCodeAt(0) * 2;
				if (+token >= 0)
					// What fits as one number is one number; otherwise digits are added up, unless there is a zero.
					for (const run of +token > width - files && !token.includes('0') ? token : [token]) files += +run;
				else {
					if (placed[code]) {
						if (files < width) board[(height - row) * width + files] = code;
					} else report('unknown-letter', `"${token}" is no piece. Pieces are ${letters}.`, at, at + token.length);
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

	/**
	 * The same for texts as they should be, whose runs have one digit, and nothing for any other. What is written from the board would be
	 * this text: every letter is a piece, no two runs touch, every slash stands at the end of a rank, and the last rank is the last.
	 */
	const readQuickly = (text: string): string | undefined => {
		const { length } = text;
		let spot = 0;
		let edge = width;
		let run = 0;
		board.fill(0);
		for (let at = 0; at < length; at++) {
			const char = text.charCodeAt(at);
			if (placed[char * 2]) {
				board[spot++] = char * 2;
				run = 0;
			} else if (char === 47 && spot === edge) {
				edge += width;
				run = 0;
			} else if (char > 48 && char < 58 && !run) {
				run = char - 48;
				spot += run;
			} else return;
		}
		return spot === edge && spot === size ? text : undefined;
	};

	return [
		[
			'board',
			'',
			(text) => readQuickly(text) ?? read(text),
			({ pieces }) => {
				board.fill(0);
				for (const entry of pieces) {
					let slot = slots.get(entry)!;
					if (slot === undefined) {
						const { side, kind, flags = [] } = entry.piece;
						const code = codes[side]?.[kind] ?? refuse(`${kind} of ${side}`);
						for (const other of flags) if (other !== flag) refuse(`the flag ${other}`);
						slot = ((code + (flags[0] ? 1 : 0)) << 16) | spotOf(entry.at);
						if ([entry, entry.at, entry.piece, entry.piece.flags ?? entry].every(Object.isFrozen)) slots.set(entry, slot);
					}
					if (board[slot & 65535]) refuse(`two pieces at ${entry.at}`);
					board[slot & 65535] = slot >> 16;
				}
				return print();
			},
		],
		() => {
			const all: Placed[] = [];
			for (let spot = 0; spot < size; spot++) {
				const code = board[spot];
				if (code) all.push(placed[code]![spot] ?? make(code, spot));
			}
			return all;
		},
		board,
		width,
		spotOf,
		(kinds) => {
			const own = Object.keys(ruleset.sides).map((side) => kinds.map((kind) => codes[side]![kind]! >> 1));
			return (spot, side) => own[side]!.includes(board[spot]! >> 1);
		},
	];
}
