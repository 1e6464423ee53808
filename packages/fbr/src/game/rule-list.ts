import type { AttributeName, RuleName } from '../table/names.js';
import type { Attribute, Rule } from '../tree.js';

/** The attribute of a rule with this name. `!capture` is another attribute than `capture`. */
export const attributeOf = (rule: Rule, name: AttributeName, negated = false): Attribute | undefined =>
	rule.attributes?.find((one) => one.name === name && (one.negated === true) === negated);

/** Whether a rule has an attribute. */
export const hasAttribute = (rule: Rule, name: AttributeName): boolean => attributeOf(rule, name) !== undefined;

/** Rules of which only the last counts where they have the same prefix and number; all others add up (decision D42). */
const SINGLE: ReadonlySet<RuleName> = new Set(['stalemate', 'mirror', 'multicapture', 'progressive', 'difficulttrading']);

/** The rules of a game that hold: cancelled rules are gone. */
export class RuleList {
	readonly #rules: readonly Rule[];
	readonly #cancelled: readonly Rule[];

	constructor(rules: readonly Rule[]) {
		const kept: Rule[] = [];
		const cancelled: Rule[] = [];
		for (const rule of rules) {
			if (rule.negated) {
				cancelled.push(rule);
				for (const [at, known] of [...kept.entries()].reverse()) {
					const left = withoutCancelled(known, rule);
					if (left === undefined) kept.splice(at, 1);
					else kept[at] = left;
				}
				continue;
			}
			const same = SINGLE.has(rule.name) ? kept.findIndex(({ name }) => name === rule.name) : -1;
			if (same >= 0) kept.splice(same, 1);
			kept.push(rule);
		}
		this.#rules = kept;
		this.#cancelled = cancelled;
	}

	/** Every rule that holds, in the order of the text. */
	[Symbol.iterator](): IterableIterator<Rule> {
		return this.#rules[Symbol.iterator]();
	}

	/** The rules of this name. */
	all(name: RuleName): readonly Rule[] {
		return this.#rules.filter((rule) => rule.name === name);
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

/** A rule after a cancellation: unchanged, without some attributes, or gone (decision D4). */
function withoutCancelled(rule: Rule, by: Rule): Rule | undefined {
	if (rule.name !== by.name || (by.prefix !== undefined && rule.prefix !== by.prefix)) return rule;
	if (by.order !== undefined && rule.order !== by.order) return rule;
	if (by.attributes === undefined) return undefined;
	const attributes = rule.attributes?.filter((one) => !by.attributes!.some(({ name }) => name === one.name)) ?? [];
	return attributes.length === rule.attributes?.length ? rule : attributes.length === 0 ? undefined : { ...rule, attributes };
}
