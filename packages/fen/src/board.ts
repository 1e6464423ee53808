import type { Game, PieceData, Setup } from '@x/core';
import type { Field } from './field.js';
import type { Report } from './report.js';
import { refuse } from './results.js';
import { fieldsOf } from './text/fields.js';
import { writeRank } from './text/placement.js';

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

/** What each character stands for. The number of the first is 2, that of the next 4. */
export type Alphabet = readonly (readonly [letter: string, side: string, kind: string])[];

/** What pieces that were read know of themselves, 65536 times their number and their spot: writing them again needs no look at them. */
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
	/** Side → kind → number: even, and one more with a right. */
	const numbers: Record<string, Record<string, number>> = {};
	/** Number → the piece; and on each spot, the same object each time, which can never change. */
	const pieces: PieceData[] = [];
	const placed: Placed[][] = [[], []];
	/** Character → number; -1 to -9 for runs, 1 for the slash, 0 or nothing for others. */
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
		const entry = { at: vecs[spot]!, piece: pieces[number]! };
		Object.freeze(Object.defineProperty(entry, OWN, { value: (number << 16) + spot }));
		placed[number]![spot] = entry;
		return entry;
	};
	const spotOf: Board[4] = (at) => {
		const spot = (top - +at[1]!) * width + +at[0]! - left;
		const vec = vecs[spot];
		return vec && vec[0] === at[0] && vec[1] === at[1] ? spot : refuse(`a cell ${at}`);
	};
	/** The same of placements from elsewhere that cannot change, as core's. */
	const known = new WeakMap<Placed, number>();
	const ownOf = (entry: Placed): number => {
		const { at, piece } = entry;
		const { side, kind, flags } = piece;
		let number = numbers[side]?.[kind] ?? refuse(`${kind} of ${side}`);
		if (flags?.length) {
			number++;
			for (const other of flags) if (other !== flag) refuse(`the flag ${other}`);
		}
		const own = (number << 16) + spotOf(at);
		if ([entry, at, piece, flags ?? at].every(Object.isFrozen)) known.set(entry, own);
		return own;
	};
	/** Where the pieces stand that were scanned, in the order of the text, and how many those are; -1 if others have written on the board. */
	const spots = new Uint16Array(size);
	let count = -1;
	const all: Placed[] = [];

	/** Texts of ranks by their letters, where these fit in 32 bits: ranks are few beside the positions that they are in. */
	const ranks = new Map<number, string>();
	const bits = 32 - Math.clz32(alphabet.length);
	const letters = ['', ...alphabet.map(([letter]) => letter)];
	const spell = (from: number): string => `/${writeRank(Array.from(board.subarray(from, from + width), (number) => letters[number >> 1]))}`;
	const print = (): string => {
		let text = '';
		for (let spot = 0; spot < size; ) {
			const from = spot;
			let key = 0;
			for (const edge = from + width; spot < edge; spot++) key = (key << bits) | (board[spot]! >> 1);
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
	 * Reads up to a blank a text that is as it should be, with runs of one digit; returns where that ends, or -1 for any other. What is
	 * written from the board would be this text: every letter is a piece, no two runs touch, every slash stands at the end of a rank, which
	 * nothing can have gone beyond, as no slash would follow; and the last rank is the last.
	 */
	const scan = (text: string): number => {
		let spot = 0;
		let edge = width;
		let before = 0;
		let at = 0;
		let many = 0;
		board.fill(0);
		for (; at < text.length; at++) {
			const meaning = meanings[text.charCodeAt(at)]!;
			if (meaning > 1) {
				board[spot] = meaning;
				spots[many++] = spot++;
			} else if (meaning < 0 && before >= 0) spot -= meaning;
			else if (meaning > 0 && spot === edge) edge += width;
			else break;
			before = meaning;
		}
		count = many;
		return spot === size && edge === size && (text[at] ?? ' ') === ' ' ? at : -1;
	};
	const readFully = (text: string): string => {
		let row = height;
		let from = 0;
		let files = 0;
		board.fill(0);
		// A slash behind the last rank ends the board as well.
		for (const { text: token, from: at, to } of fieldsOf(text.replace(/[/\\|,]?$/, '/'), /\d+|./gsu)) {
			const meaning = meanings[token.charCodeAt(0)]!;
			if (meaning > 1) {
				if (files < width) board[(height - row) * width + files] = meaning;
				files++;
			} else if (+token >= 0)
				// What fits as one number is one number; otherwise digits are added up, unless there is a zero.
				for (const run of +token > width - files && !token.includes('0') ? token : [token]) files += +run;
			else if (/[/\\|,]/.test(token)) {
				if (row > 0 && files !== width)
					report(
						`rank-too-${files > width ? 'long' : 'short'}`,
						`Rank ${row} describes ${files} files; the board has ${width}.`,
						from,
						at,
						/^\d*$/.test(text.slice(from, at)) ? `${width}` : undefined,
						true,
					);
				row--;
				from = to;
				files = 0;
			} else {
				report('unknown-letter', `"${token}" is no piece. Pieces:${letters.join(' ')}.`, at, to);
				files++;
			}
		}
		if (row) report(`too-${row < 0 ? 'many' : 'few'}-ranks`, `There are ${height - row} ranks; the board has ${height}.`);
		count = -1;
		return print();
	};

	return [
		[
			'board',
			'',
			(text) => (scan(text) === text.length ? text : readFully(text)),
			({ pieces }) => {
				board.fill(0);
				for (const entry of pieces) {
					let own = (entry as { readonly [OWN]?: number })[OWN]!;
					if (placed[own >> 16]?.[own & 0xffff] !== entry) own = known.get(entry) ?? ownOf(entry);
					const spot = own & 0xffff;
					if (board[spot]) refuse(`two pieces at ${entry.at}`);
					board[spot] = own >> 16;
				}
				return print();
			},
			undefined,
			scan,
		],
		() => {
			let many = count;
			if (many < 0) {
				many = 0;
				for (let spot = 0; spot < size; spot++) if (board[spot]) spots[many++] = spot;
			}
			for (let nth = 0; nth < many; nth++) {
				const spot = spots[nth]!;
				const number = board[spot]!;
				all[nth] = placed[number]![spot] ?? place(number, spot);
			}
			return all.slice(0, many);
		},
		board,
		width,
		spotOf,
		(kinds) => {
			const held = ruleset.sideOrder.map((name) => pieces.map(({ side, kind }) => side === name && kinds.includes(kind)));
			return (spot, side) => held[side]![board[spot]!]!;
		},
	];
}
