import { RULES } from './table/names.js';
import type { Fbr, Rule } from './tree.js';

/**
 * The rules that hold: without those that a later `!name` cancels, and without those that a later rule of the same name, prefix and order
 * replaces. The cancellations themselves stay, because they also remove defaults.
 *
 * @example
 * rulesInForce(parse('draw=repetition(4) royal !draw royal{M}')).map(({ name }) => name) // [ 'royal', 'draw', 'royal' ]
 */
export function rulesInForce({ rules }: Pick<Fbr, 'rules'>): readonly Rule[] {
	let kept: (Rule | undefined)[] = [];
	let places = new Map<string, number>();
	for (const rule of rules) {
		if (rule.negated) {
			kept = [...withoutCancelled(kept, rule), rule];
			places = placesOf(kept);
			continue;
		}
		const key = keyOf(rule);
		const place = RULES[rule.name].adds ? undefined : places.get(key);
		if (place !== undefined) kept[place] = undefined;
		places.set(key, kept.length);
		kept.push(rule);
	}
	return kept.filter((rule) => rule !== undefined);
}

const keyOf = ({ name, prefix = '', order }: Rule): string => `${name}${prefix}<${order ?? ''}>`;

const placesOf = (rules: readonly (Rule | undefined)[]): Map<string, number> =>
	new Map(rules.flatMap((rule, at) => (rule === undefined || rule.negated ? [] : [[keyOf(rule), at] as const])));

/** The rules that a cancellation leaves of those before it: with attributes it takes only these, with a prefix or a number only such rules. */
export function withoutCancelled(rules: readonly (Rule | undefined)[], { name, prefix, order, attributes }: Rule): Rule[] {
	const names = attributes?.map((attribute) => attribute.name);
	return rules.flatMap((rule): readonly Rule[] => {
		if (rule === undefined) return [];
		const meant = rule.name === name && !rule.negated && (prefix ?? rule.prefix) === rule.prefix && (order ?? rule.order) === rule.order;
		if (!meant) return [rule];
		if (names === undefined) return [];
		const { attributes: old = [], written: _, ...rest } = rule;
		const left = old.filter((attribute) => !names.includes(attribute.name));
		// A rule that needs an attribute says nothing without one.
		if (left.length === 0) return RULES[name].attributed ? [] : [rest];
		return [left.length === old.length ? rule : { ...rest, attributes: left }];
	});
}
