import type { Source, Sources } from '@x/core';
import { sourcesOf } from '@x/core/rules';
import type { Span } from '@x/diagnostics';
import { type AttributeName, RULES } from '../table/names.js';
import type { Attribute, Fbr, Rule } from '../tree.js';
import { attributeOf, hasAttribute } from './rule-list.js';

/**
 * The rules and pieces of the text from which the parts of a game come. Parts are marked as objects where a rule makes them, and found again in the
 * finished ruleset.
 */
export class Origins {
	readonly #marked = new Map<object, readonly Source[]>();
	readonly #text: Fbr;

	/** `text`: the definition before its macro rules were rewritten. */
	constructor(text: Fbr) {
		this.#text = text;
	}

	/**
	 * Marks a part of a game with the rule that adds it, and with the attribute; by default that is the only one of the rule, and `null` means none.
	 * A part keeps the first mark of a rule, and two rules that add the same part mark it both.
	 */
	mark<T extends object>(part: T, rule: Rule, attribute?: AttributeName | null): T {
		this.#add(part, this.#sourceOf(rule, attribute));
		return part;
	}

	/** Marks the moves of a piece with their definition. */
	markPiece<T extends object>(part: T, name: string, span: Span | undefined): T {
		this.#add(part, { name, ...(span && { span }) });
		return part;
	}

	/** Whether a part has a mark. */
	has(part: object): boolean {
		return this.#marked.has(part);
	}

	/** A copy of a part that comes from the same rules. */
	markLike<T extends object>(part: T, like: object): T {
		const known = this.#marked.get(like);
		if (known !== undefined) this.#marked.set(part, known);
		return part;
	}

	/** Marks the parts of contributions that have no mark yet. Without a rule they stay as they are. */
	*by<Added extends Sourced, Value = void>(
		rule: Rule | undefined,
		added: Iterable<Added, Value>,
		attribute?: AttributeName | null,
	): Generator<Added, Value, undefined> {
		const steps = added[Symbol.iterator]();
		for (;;) {
			const { done, value } = steps.next();
			if (done) return value;
			if (rule !== undefined) for (const part of partsOf(value)) if (!this.#marked.has(part)) this.mark(part, rule, attribute);
			yield value;
		}
	}

	/** The sources of a finished ruleset. */
	of(ruleset: object): Sources {
		return sourcesOf(ruleset, this.#marked);
	}

	#add(part: object, source: Source): void {
		const known = this.#marked.get(part) ?? [];
		if (!known.some(({ name, span }) => name === source.name && span?.from === source.span?.from))
			this.#marked.set(part, [...known, source]);
	}

	/** The rule of the text; of a rule that a macro made, the macro. */
	#sourceOf(made: Rule, named: AttributeName | null | undefined): Source {
		const written = this.#written(made) ?? made;
		const attribute =
			named === undefined ? onlyAttribute(written) : named === null ? undefined : (attributeOf(made, named) ?? { name: named });
		// A macro has other attributes than the rules that it stands for, and it can give an attribute to a rule of the text.
		const macro =
			attribute !== undefined && written.name === made.name && !hasAttribute(written, attribute.name) ? this.#macro() : undefined;
		const rule = macro ?? written;
		const known = rule.name === made.name ? attribute : undefined;
		// An attribute that is in no text holds by default.
		const span = known?.span ?? (known === undefined || hasAttribute(rule, known.name) ? rule.span : undefined);
		return { name: known === undefined ? rule.name : `${rule.name}=${known.name}`, ...(span && { span }) };
	}

	#macro(): Rule | undefined {
		return this.#text.rules.find(({ name, negated }) => !negated && RULES[name].classes.includes('macro'));
	}

	#written(made: Rule): Rule | undefined {
		const { rules } = this.#text;
		if (rules.includes(made)) return made;
		const { span, name } = made;
		const stands = rules.find((rule) => span !== undefined && rule.span?.from === span.from);
		return stands ?? rules.find((rule) => rule.name === name && !rule.negated);
	}
}

/** The attribute of a rule that has one alone. */
export function onlyAttribute({ attributes = [] }: Rule): Attribute | undefined {
	return attributes.length === 1 ? attributes[0] : undefined;
}

/** The parts of a contribution that can have a source. */
interface Sourced {
	readonly laws?: readonly object[];
	readonly hooks?: readonly { readonly value: object }[];
	readonly choices?: readonly { readonly value: object }[];
	readonly outcomes?: readonly { readonly value: object }[];
	readonly enter?: readonly { readonly hook: object }[];
	readonly guards?: readonly { readonly cond: object }[];
	readonly extras?: readonly { readonly path: object }[];
	readonly also?: readonly { readonly path: object }[];
}

/** The parts of a contribution that a source belongs to. */
const partsOf = (added: Sourced): readonly object[] => [
	...(added.laws ?? []),
	...[added.hooks, added.choices, added.outcomes].flatMap((list) => (list ?? []).map(({ value }) => value)),
	...(added.enter ?? []).map(({ hook }) => hook),
	...(added.guards ?? []).map(({ cond }) => cond),
	...[added.extras, added.also].flatMap((list) => (list ?? []).map(({ path }) => path)),
];
