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
	/** Whether some piece of those written last holds a right. */
	anyHolds: () => boolean,
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
	const letters = alphabet.map(([letter]) => letter).join(' ');
	const out: number[] = [];
	/** The spots with pieces in order, where somebody has listed them; whoever asks uses them up. */
	const spots = new Uint16Array(size + 1);
	let listed = 0;
	/** Slots of what was written last, all in one. */
	let held = 0;
	const list = (): number => {
		if (!listed) for (let spot = 0; spot < size; spot++) if (board[spot]) spots[listed++] = spot;
		const count = listed;
		listed = 0;
		return count;
	};
	const print = (): string => {
		const count = list();
		let length = 0;
		/** The first spot that is not written, and the end of its rank. */
		let next = 0;
		let edge = width;
		const skip = (to: number): void => {
			const empty = to - next;
			if (empty > 9) out[length++] = 48 + empty / 10;
			if (empty) out[length++] = 48 + (empty % 10);
			next = to;
		};
		spots[count] = size;
		for (let nth = 0; nth <= count; nth++) {
			const spot = spots[nth]!;
			for (; edge <= spot && edge < size; edge += width) {
				skip(edge);
				out[length++] = 47;
			}
			skip(spot);
			if (nth < count) out[length++] = board[next++]! >> 1;
		}
		out.length = length;
		return String.fromCharCode.apply(null, out);
	};

	const read = (text: string): string => {
		let row = height;
		let from = 0;
		board.fill(0);
		listed = 0;
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
		listed = 0;
		for (let at = 0; at < length; at++) {
			const char = text.charCodeAt(at);
			if (placed[char * 2]) {
				spots[listed++] = spot;
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
				let count = 0;
				let sorted = true;
				board.fill(0);
				held = 0;
				for (const entry of pieces) {
					let slot = slots.get(entry)!;
					if (slot === undefined) {
						const { at, piece } = entry;
						const { side, kind, flags = [] } = piece;
						const code = codes[side]?.[kind] ?? refuse(`${kind} of ${side}`);
						for (const other of flags) if (other !== flag) refuse(`the flag ${other}`);
						slot = ((code + (flags[0] ? 1 : 0)) << 16) | spotOf(at);
						if ([entry, at, piece, piece.flags ?? entry].every(Object.isFrozen)) slots.set(entry, slot);
					}
					const spot = slot & 65535;
					if (board[spot]) refuse(`two pieces at ${entry.at}`);
					board[spot] = slot >> 16;
					held |= slot;
					if (count && spot < spots[count - 1]!) sorted = false;
					spots[count++] = spot;
				}
				// Setups that were read list their pieces in order; others may do so in any.
				listed = sorted ? count : 0;
				return print();
			},
		],
		() => {
			const all: Placed[] = [];
			const count = list();
			for (let nth = 0; nth < count; nth++) {
				const spot = spots[nth]!;
				const code = board[spot]!;
				all.push(placed[code]![spot] ?? make(code, spot));
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
		() => (held & 65536) > 0,
	];
}
