import { quote } from '@x/diagnostics';
import type { Report } from '../report.js';

/** A value of JSON with its place. */
export interface JsonNode {
	readonly from: number;
	to: number;
	/** The place of its name in an object, with the quotes. */
	name?: { readonly from: number; readonly to: number };
	/** The value of a string, a number, a boolean or null; undefined for lists and objects. */
	value?: string | number | boolean | null;
	items?: JsonNode[];
	/** The last value of a name counts. */
	members?: Map<string, JsonNode>;
}

const BLANKS = /[ \t\r\n]*/y;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const WORD = /[^\s,:[\]{}"]+|./suy;

/** Signals that the rest of a text cannot be read; the fault has been reported. */
class Stop extends Error {}

/** Reads JSON with the places of its values. There is no recursion: `open` has the lists and objects around the current place. */
class JsonReader {
	readonly #text: string;
	readonly #report: Report;
	#at = 0;

	constructor(text: string, report: Report) {
		this.#text = text;
		this.#report = report;
	}

	#take(pattern: RegExp): string | undefined {
		pattern.lastIndex = this.#at;
		const found = pattern.exec(this.#text)?.[0];
		if (found !== undefined) this.#at += found.length;
		return found;
	}

	#fail(expected: string, hint: string, fix = ''): never {
		const from = this.#at;
		const found = this.#take(WORD) ?? '';
		const message = `Expected ${expected}, found ${found === '' ? 'the end of the text' : quote(found)}.`;
		this.#report.add('json', from, this.#at, message, { hint, fix: fix === '' ? undefined : { from, to: from, text: fix } });
		throw new Stop();
	}

	/** A text in double quotes; undefined where none begins. A pattern would need memory for each character. */
	#string(): string | undefined {
		const text = this.#text;
		const from = this.#at;
		if (text[from] !== '"') return undefined;
		let at = from + 1;
		for (; at < text.length && text[at] !== '"' && text[at] !== '\n'; at++) if (text[at] === '\\') at++;
		if (text[at] !== '"') {
			this.#report.add(
				'json',
				from,
				Math.min(at, text.length),
				`Expected a double quote at the end of the text, found ${at < text.length ? 'the end of the line' : 'the end of the file'}.`,
				{
					hint: 'Close the text. A line break is written \\n.',
				},
			);
			throw new Stop();
		}
		this.#at = at + 1;
		try {
			return JSON.parse(text.slice(from, at + 1)) as string;
		} catch {
			this.#report.add('json', from, at + 1, 'Expected a text of JSON, found one with a wrong escape or a control character.', {
				hint: 'Escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits.',
			});
			throw new Stop();
		}
	}

	/** A name with its end. */
	#name(): readonly [name: string, to: number] {
		const from = this.#at;
		const found = this.#string();
		if (found === undefined) {
			this.#fail(
				'a name in double quotes',
				this.#text[from] === '}' ? 'Remove the comma before it.' : 'Names and texts stand between double quotes.',
			);
		}
		const to = this.#at;
		this.#take(BLANKS);
		if (this.#text[this.#at] !== ':') this.#fail('":"', 'Write a colon between a name and its value.', ':');
		this.#at++;
		return [found, to];
	}

	/** A value, or the beginning of a list or an object. */
	#value(): JsonNode {
		this.#take(BLANKS);
		const from = this.#at;
		const sign = this.#text[from];
		if (sign === '[' || sign === '{') {
			this.#at++;
			return sign === '[' ? { from, to: from, items: [] } : { from, to: from, members: new Map() };
		}
		const string = this.#string();
		if (string !== undefined) return { from, to: this.#at, value: string };
		const found = this.#take(OTHER);
		if (found === undefined)
			this.#fail(
				'a value',
				sign === ']' || sign === '}' ? 'Remove the comma before it.' : 'Values are texts, numbers, true, false, null, lists and objects.',
			);
		return { from, to: this.#at, value: JSON.parse(found) as number | boolean | null };
	}

	read(): JsonNode {
		const root = this.#value();
		const open: JsonNode[] = root.value === undefined ? [root] : [];
		let fresh = true;
		for (let node = open.at(-1); node !== undefined; node = open.at(-1)) {
			this.#take(BLANKS);
			const close = node.items === undefined ? '}' : ']';
			if (this.#text[this.#at] === close) {
				this.#at++;
				node.to = this.#at;
				open.pop();
				fresh = false;
				continue;
			}
			if (!fresh) {
				if (this.#text[this.#at] !== ',')
					this.#fail(`"," or "${close}"`, 'Separate two values with a comma.', this.#at < this.#text.length ? ',' : '');
				this.#at++;
				this.#take(BLANKS);
			}
			const from = this.#at;
			const [name, to] = node.items === undefined ? this.#name() : ['', from];
			const value = this.#value();
			if (node.items === undefined) value.name = { from, to };
			if (node.items === undefined) node.members!.set(name, value);
			else node.items.push(value);
			fresh = value.value === undefined;
			if (fresh) open.push(value);
		}
		this.#take(BLANKS);
		if (this.#at < this.#text.length) this.#fail('the end of the text', 'A file has one game.');
		return root;
	}
}

/** Reads JSON; undefined behind a fault. */
export const readJson = (text: string, report: Report): JsonNode | undefined => {
	try {
		return new JsonReader(text, report).read();
	} catch (error) {
		if (error instanceof Stop) return undefined;
		throw error;
	}
};
