import { rulesInForce } from '../in-force.js';
import type { AttributeName, RuleName } from '../table/names.js';
import type { Attribute, Fbr, Rule } from '../tree.js';

/** The attribute of a rule with this name. `!capture` is another attribute than `capture`. */
export const attributeOf = (rule: Rule, name: AttributeName, negated = false): Attribute | undefined =>
	rule.attributes?.find((one) => one.name === name && (one.negated === true) === negated);

/** Whether a rule has an attribute. */
export const hasAttribute = (rule: Rule, name: AttributeName): boolean => attributeOf(rule, name) !== undefined;

/** The rules of a game that hold: cancelled rules are gone. */
export class RuleList {
	readonly #rules: readonly Rule[];
	readonly #cancelled: readonly Rule[];

	constructor(value: Pick<Fbr, 'rules'>) {
		const all = rulesInForce(value);
		this.#rules = all.filter(({ negated }) => !negated);
		this.#cancelled = all.filter(({ negated }) => negated);
	}

	/** Every rule that holds, in the order of the text. */
	[Symbol.iterator](): IterableIterator<Rule> {
		return this.#rules[Symbol.iterator]();
	}

	/** The rules of this name. */
	all(name: RuleName): readonly Rule[] {
		return this.#rules.filter((rule) => rule.name === name);
	}

	/** The rules of this name, the lowest number first, those without a number last. */
	ordered(name: RuleName): readonly Rule[] {
		return byOrder(this.all(name));
	}

	has(name: RuleName): boolean {
		return this.#rules.some((rule) => rule.name === name);
	}

	/** The rules of this name with this attribute. */
	with(name: RuleName, attribute: AttributeName): readonly { readonly rule: Rule; readonly attribute: Attribute }[] {
		return this.all(name).flatMap((rule) => {
			const found = attributeOf(rule, attribute);
			return found === undefined ? [] : [{ rule, attribute: found }];
		});
	}

	/** Whether a default was cancelled: `!draw`, `!mirror`, `!promotion+`. */
	cancels(name: RuleName, attribute?: AttributeName, prefix?: string): boolean {
		return this.#cancelled.some(
			(rule) =>
				rule.name === name &&
				(prefix === undefined || (rule.prefix ?? prefix) === prefix) &&
				(rule.attributes === undefined || (attribute !== undefined && rule.attributes.some((one) => one.name === attribute))),
		);
	}
}

/** The lowest number first; rules without a number keep their order behind the others. */
export const byOrder = (rules: readonly Rule[]): readonly Rule[] =>
	[...rules].sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));
