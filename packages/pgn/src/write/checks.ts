import { type Diagnostic, misuse, NotationError, quote } from '@x/diagnostics';
import { readComment } from '../comments/read.js';
import { Lexer } from '../lexer/lexer.js';
import { SILENT, type TokenSink } from '../lexer/sink.js';
import { hasLoneSurrogate } from '../text/surrogates.js';
import type { Tag } from '../tree/game.js';

/** Longer words are not moves. */
const LONGEST_MOVE = 200;
/** Moves that every reader finds again: a letter, then letters, digits and signs inside words. Lower-case words without a digit may be remarks. */
const ORDINARY = /^(?:[A-Z][\w+#=@-]*|[a-z][a-zA-Z_+#=@-]*\d[\w+#=@-]*)$/;
const NAME = /^[^\0- "$(),;[\]{}!?\x7f-\uffff]+$/;
/** The largest annotation that the reader takes. */
export const LARGEST_NAG = 255;

/** The tokens that the reader finds in a text: the texts of moves, and signs for others. */
const tokensOf = (text: string): string => {
	const bytes = new TextEncoder().encode(text);
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
	const decode = (from: number, to: number): string => decoder.decode(bytes.subarray(from, to));
	const found: string[] = [];
	const add = (sign: string) => () => void found.push(sign);
	const sink: TokenSink = {
		...SILENT,
		move: (from, to) => found.push(decode(from, to)),
		open: add('('),
		close: add(')'),
		tag: add('['),
		nag: add('$'),
		comment: add('{'),
		result: add('*'),
		problem: add('?'),
	};
	const lexer = new Lexer(sink, { token: bytes.length, depth: 9 }, decode);
	lexer.bytes = bytes;
	lexer.end = bytes.length;
	lexer.run(true);
	return found.join('|');
};

/** How a move can be written: not at all, behind a number, behind a number or another move. */
type Place = 'none' | 'number' | 'any';

/** Words such as `mate` belong to a move that stands before them, and are moves behind a number. */
const placeOf = (san: string): Place => {
	if (san === '' || san.length > LONGEST_MOVE) return 'none';
	if (tokensOf(`1.${san} 1. ${san} (1. ${san}) *`) !== `${san}|${san}|(|${san}|)|*`) return 'none';
	return tokensOf(`e4 ${san} e4 ${san}) *`) === `e4|${san}|e4|${san}|?|*` ? 'any' : 'number';
};

/** The faults of games: the parts that PGN cannot express, which a reader would not find again. */
export class Faults {
	private readonly problems: Diagnostic[] = [];

	/** @throws {NotationError} if there are faults. */
	throwAny(): void {
		if (this.problems.length > 0) throw new NotationError(this.problems);
	}

	add(path: string, expected: string, value: unknown, hint?: string): void {
		const found = typeof value === 'string' ? quote(value) : String(value);
		this.problems.push({
			code: 'pgn/inexpressible',
			message: `Expected ${expected}, found ${found}.`,
			severity: 'error',
			span: { from: 0, to: 0 },
			...(hint === undefined ? {} : { hint }),
			data: { path },
		});
	}

	/** Finds half a character in the text of a comment or the value of a tag or a command. */
	half(path: string, text: string): void {
		if (hasLoneSurrogate(text)) this.add(path, 'whole characters', text, 'Remove the lone surrogates.');
	}

	tag({ name, value }: Tag, path: string): void {
		if (typeof name !== 'string') misuse(`${path}.name`, 'a string', name);
		if (typeof value !== 'string') misuse(`${path}.value`, 'a string', value);
		if (!NAME.test(name)) this.add(`${path}.name`, 'the name of a tag', name, 'Use ASCII letters, digits and underscores.');
		this.half(`${path}.value`, value);
		if (/[\n\r]/.test(value)) this.add(`${path}.value`, 'one line', value, 'Replace the line breaks with spaces.');
	}
}

/** Finds how moves can be written. */
export class MovePlaces {
	/** Unusual moves that have been tested. */
	private readonly tested = new Map<string, Place>();

	of(san: string): Place {
		if (san.length <= LONGEST_MOVE && ORDINARY.test(san)) return 'any';
		let place = this.tested.get(san);
		if (place === undefined) {
			place = placeOf(san);
			this.tested.set(san, place);
		}
		return place;
	}
}

export const isNag = (nag: number): boolean => Number.isInteger(nag) && nag >= 0 && nag <= LARGEST_NAG;

export const isResult = (result: string): boolean => ['1-0', '0-1', '1/2-1/2', '*'].includes(result);

/** Whether a reader would find commands in the text of a comment. */
export const hasCommands = (text: string): boolean => text.includes('[%') && readComment(text).commands.length > 0;
