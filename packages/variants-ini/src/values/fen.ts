import { quote } from '@x/diagnostics';
import type { Definition } from '../definition/definition.js';
import { lettersOf } from '../definition/definition.js';
import type { PartFault } from '../report.js';

/** A piece in a FEN. */
export interface PlacedLetter {
	/** File and rank, from 0. */
	readonly at: readonly [number, number];
	/** The letter, in lower case; `*` for a wall. */
	readonly letter: string;
	readonly side: 0 | 1;
	/** `+` before the letter: turned over; `~` behind it: a pawn that became this piece. */
	readonly promoted?: '+' | '~';
}

/** A position as Fairy-Stockfish writes it. */
export interface Fen {
	readonly pieces: readonly PlacedLetter[];
	/** The pieces in hand of each side, by letter. */
	readonly hands: readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>];
	readonly side: 0 | 1;
	readonly castling: string;
	readonly passing: string;
	/** The checks that each side still has to give. */
	readonly checks?: readonly [number, number] | undefined;
	readonly half: number;
	readonly full: number;
}

interface Field {
	readonly text: string;
	readonly at: number;
}

const fieldsOf = (text: string): readonly Field[] => [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: index }));

const sizeOf = ({ values }: Definition): readonly [files: number, ranks: number] => [
	(values.get('maxFile') as number | undefined) ?? 8,
	(values.get('maxRank') as number | undefined) ?? 8,
];

/** Reads a position of a variant, and lists its faults. */
export class FenReader {
	readonly faults: PartFault[] = [];
	readonly #definition: Definition;
	readonly #letters: ReturnType<typeof lettersOf>;
	readonly #files: number;
	readonly #ranks: number;
	readonly #pieces: PlacedLetter[] = [];
	readonly #hands: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()];

	constructor(definition: Definition) {
		this.#definition = definition;
		this.#letters = lettersOf(definition.pieces);
		[this.#files, this.#ranks] = sizeOf(definition);
	}

	read(text: string): Fen {
		const [board = { text: '', at: 0 }, side, ...rest] = fieldsOf(text);
		this.#board(board);
		if (side !== undefined && !/^[wb]$/.test(side.text))
			this.#fault(side.at, side.text.length, `Expected w or b for the side to move, found ${quote(side.text)}.`, 'White is w, Black is b.');
		const numbers = rest.filter(({ text: word }) => /^\d+$/.test(word));
		const checks = rest.map(({ text: word }) => /^(\d+)\+(\d+)$/.exec(word)).find((found) => found !== null);
		const words = rest.filter(({ text: word }) => !/^[\d+]+$/.test(word));
		const [castling = { text: '-', at: 0 }, passing = { text: '-', at: 0 }, more] = words;
		if (more !== undefined) this.#fault(more.at, more.text.length, `Expected a number of moves, found ${quote(more.text)}.`, undefined);
		if (this.#definition.values.get('castling') === true) this.#castling(castling);
		if (passing.text !== '-' && !/^([a-l]\d+)+$/.test(passing.text))
			this.#fault(
				passing.at,
				passing.text.length,
				`Expected a square or "-" for en passant, found ${quote(passing.text)}.`,
				'Write "-" if there is none.',
			);
		this.#kings(board);
		return {
			pieces: this.#pieces,
			hands: this.#hands,
			side: side?.text === 'b' ? 1 : 0,
			castling: castling.text,
			passing: passing.text,
			...(checks && { checks: [Number(checks[1]), Number(checks[2])] }),
			half: Number(numbers[0]?.text ?? 0),
			full: Number(numbers[1]?.text ?? 1),
		};
	}

	#fault(from: number, length: number, message: string, hint: string | undefined, fix?: string): void {
		this.faults.push({ code: 'fen', from, to: from + length, message, hint, fix });
	}

	#castling({ text, at }: Field): void {
		const wrong = text === '-' ? null : /[^A-Za-z-]/.exec(text);
		if (wrong !== null)
			this.#fault(at + wrong.index, 1, `Expected castling rights, found ${quote(wrong[0])}.`, 'Write letters as in "KQkq", or "-".');
	}

	#board({ text, at }: Field): void {
		const bracket = text.indexOf('[');
		const board = bracket < 0 ? text : text.slice(0, bracket);
		const rows = board.split('/');
		// The hand may be written as one more rank.
		const hand = bracket < 0 && rows.length === this.#ranks + 1 ? rows.pop()! : undefined;
		let from = at;
		rows.forEach((row, index) => {
			this.#row(row, from, this.#ranks - 1 - index);
			from += row.length + 1;
		});
		if (rows.length !== this.#ranks)
			this.#fault(
				at,
				board.length,
				`Expected ${this.#ranks} ranks, found ${rows.length}.`,
				`The board has ${this.#ranks} ranks by maxRank.`,
			);
		if (hand !== undefined) this.#hand(hand, from);
		else if (bracket >= 0) {
			const end = text.endsWith(']');
			if (!end)
				this.#fault(
					at + bracket,
					text.length - bracket,
					'Expected "]" behind the pieces in hand, found the end of the board.',
					'Write "]".',
					`${text.slice(bracket)}]`,
				);
			this.#hand(text.slice(bracket + 1, end ? -1 : undefined), at + bracket + 1);
		}
	}

	#row(row: string, at: number, rank: number): void {
		let file = 0;
		for (const { 0: token, index } of row.matchAll(/\d+|\+?[A-Za-z]~?|./gsu)) {
			if (/^\d+$/.test(token)) file += Number(token);
			else if (token === '*') {
				if (file < this.#files) this.#pieces.push({ at: [file, rank], letter: '*', side: 0 });
				file++;
			} else {
				this.#piece(token, at + index, file, rank);
				file++;
			}
		}
		if (file !== this.#files)
			this.#fault(
				at,
				row.length,
				`Expected ${this.#files} squares in rank ${rank + 1}, found ${file}.`,
				`The board has ${this.#files} files by maxFile.`,
			);
	}

	#piece(token: string, at: number, file: number, rank: number): void {
		const letter = /[A-Za-z]/.exec(token)?.[0];
		if (letter === undefined) {
			this.#fault(
				at,
				token.length,
				`Expected a piece or a number of empty squares, found ${quote(token)}.`,
				'"*" is a wall, "+" stands before a turned piece.',
			);
			return;
		}
		const name = this.#letters.pieceOf(letter.toLowerCase());
		const turned = token.startsWith('+');
		if (name === undefined) this.#unknown(at, letter);
		else if (
			turned &&
			(this.#definition.values.get('promotedPieceType') as ReadonlyMap<string, unknown> | undefined)?.get(name) === undefined
		)
			this.#fault(
				at,
				token.length,
				`Expected a piece that turns over behind "+", found ${quote(letter)}.`,
				'The key promotedPieceType says what a piece turns into.',
			);
		if (file >= this.#files || rank < 0) return;
		const promoted = turned ? '+' : token.endsWith('~') ? '~' : undefined;
		this.#pieces.push({
			at: [file, rank],
			letter: letter.toLowerCase(),
			side: letter === letter.toUpperCase() ? 0 : 1,
			...(promoted && { promoted }),
		});
	}

	#unknown(at: number, letter: string): void {
		this.#fault(
			at,
			letter.length,
			`Expected the letter of a piece, found ${quote(letter)}.`,
			`The pieces of this variant are ${this.#letters.letters.join(' ') || 'not defined'}.`,
		);
	}

	#hand(text: string, at: number): void {
		for (const { 0: letter, index } of text.matchAll(/./gsu)) {
			if (letter === '-') continue;
			if (this.#letters.pieceOf(letter.toLowerCase()) === undefined) this.#unknown(at + index, letter);
			const hand = this.#hands[letter === letter.toUpperCase() ? 0 : 1];
			hand.set(letter.toLowerCase(), (hand.get(letter.toLowerCase()) ?? 0) + 1);
		}
	}

	#kings({ text, at }: Field): void {
		const king = this.#definition.pieces.get('king')?.letter;
		if (king === undefined) return;
		for (const letter of [king.toUpperCase(), king]) {
			const places = [...text.matchAll(new RegExp(letter, 'g'))];
			const second = places[1];
			if (second !== undefined)
				this.#fault(
					at + second.index,
					1,
					`Expected at most one king of ${letter === king ? 'Black' : 'White'}, found ${places.length}.`,
					'Several kings of a side are commoners.',
				);
		}
	}
}
