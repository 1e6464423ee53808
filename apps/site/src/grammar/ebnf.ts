/** A part of a rule of a grammar. */
export type Part =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'rule'; readonly name: string }
	/** Words that describe what stands there. */
	| { readonly kind: 'words'; readonly text: string }
	| { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Part[] }
	| { readonly kind: 'optional' | 'repeated'; readonly part: Part };

export interface Rule {
	readonly name: string;
	readonly part: Part;
	/** The remark behind the rule. */
	readonly remark: string;
}

interface Token {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

const TOKEN = /"(?:[^"]|"(?="))*"|[A-Za-z]+|[=;|()[\]{},]/g;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Words that begin a description; commas continue one. */
const DESCRIBES = /^(?:any|FEN)$/;

/**
 * The rules of a grammar in the EBNF of our pages: `name = parts ; remark`. Texts are in quotes, `[ ]` is optional, `{ }` is repeated or left out.
 *
 * @throws Error for a text that is not a grammar, with the place.
 */
export const readGrammar = (grammar: string): readonly Rule[] => {
	const rules: Rule[] = [];
	for (const [, name = '', rest = ''] of grammar.matchAll(/^(\w+) *= ([\s\S]*?)(?=^\w+ *=|$(?![\s\S]))/gm)) {
		const reader = new Reader(rest, name);
		const part = reader.choice();
		rules.push({ name, part, remark: reader.remark() });
	}
	if (rules.length === 0) throw new Error('Expected a rule of a grammar, as "name = parts ;".');
	return rules;
};

class Reader {
	readonly #text: string;
	readonly #name: string;
	readonly #tokens: readonly Token[];
	#at = 0;

	constructor(text: string, name: string) {
		this.#text = text;
		this.#name = name;
		this.#tokens = [...text.matchAll(TOKEN)].map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }));
	}

	get #next(): string {
		return this.#tokens[this.#at]?.text ?? ';';
	}

	choice(): Part {
		const parts = [this.#sequence()];
		while (this.#next === '|') {
			this.#at++;
			parts.push(this.#sequence());
		}
		return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
	}

	/** The remark behind the end of the rule. */
	remark(): string {
		const end = this.#tokens[this.#at];
		if (end?.text !== ';') throw new Error(`Expected ";" at the end of the rule "${this.#name}", found "${this.#next}".`);
		return this.#text.slice(end.to).replace(/\s+/g, ' ').trim();
	}

	#sequence(): Part {
		const parts: Part[] = [];
		while (!/^[|;)\]}]$/.test(this.#next)) parts.push(this.#part());
		return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
	}

	#part(): Part {
		const token = this.#tokens[this.#at++]!;
		const { text } = token;
		if (DESCRIBES.test(text) || text === ',') return { kind: 'words', text: this.#description(token) };
		if (text.startsWith('"')) return { kind: 'text', text: text.slice(1, -1) };
		if (/^\w/.test(text)) return { kind: 'rule', name: text };
		const closing = CLOSING[text];
		if (closing === undefined) throw new Error(`Expected a part of the rule "${this.#name}", found "${text}".`);
		const inner = this.choice();
		if (this.#next !== closing) throw new Error(`Expected "${closing}" in the rule "${this.#name}", found "${this.#next}".`);
		this.#at++;
		if (text === '(') return inner;
		return { kind: text === '[' ? 'optional' : 'repeated', part: inner };
	}

	/** The words up to the end of the group or of the rule. */
	#description(first: Token): string {
		while (!/^[;)\]}]$/.test(this.#next)) this.#at++;
		const { to } = this.#tokens[this.#at - 1]!;
		return this.#text.slice(first.from, to).replace(/^,\s*/, '').replace(/\s+/g, ' ');
	}
}
