import { type AttributeName, RULES, type RuleName } from '../table/names.js';
import type { RuleClass } from '../table/row.js';
import type { Attribute, Fbr, Rule } from '../tree.js';

/** A rule of a definition, or one of its attributes. */
export interface Part {
	readonly rule: Rule;
	readonly attribute?: Attribute;
}

/** Rules of these classes come first: they forbid moves, the others do so as a side effect. */
const ORDER: readonly RuleClass[] = ['restriction', 'influence', 'topology', 'turn', 'hand', 'effect', 'end', 'macro'];

const rankOf = ({ rule }: Part): number => Math.min(...RULES[rule.name].classes.map((one) => ORDER.indexOf(one)));

/** The parts of a definition that can be left out: attributes first, then whole rules. Rules that forbid moves come first. */
export function partsOf({ rules }: Fbr): readonly Part[] {
	const found = rules.flatMap((rule): readonly Part[] => {
		const attributes = (rule.attributes ?? []).map((attribute): Part => ({ rule, attribute }));
		// A rule that needs an attribute goes with its last one.
		return attributes.length > 0 && RULES[rule.name].attributed === true ? attributes : [...attributes, { rule }];
	});
	return found.sort((one, other) => rankOf(one) - rankOf(other));
}

/** A definition without some parts. */
export function withoutParts(value: Fbr, parts: readonly Part[]): Fbr {
	const rules = value.rules.flatMap((rule): readonly Rule[] => {
		const mine = parts.filter((part) => part.rule === rule);
		if (mine.length === 0) return [rule];
		if (mine.some(({ attribute }) => attribute === undefined)) return [];
		const left = (rule.attributes ?? []).filter((one) => !mine.some(({ attribute }) => attribute === one));
		const { attributes: _, written: __, ...bare } = rule;
		if (left.length > 0) return [{ ...bare, attributes: left }];
		return RULES[rule.name].attributed === true ? [] : [bare];
	});
	const { layout: _, ...rest } = value;
	return { ...rest, rules };
}

/** The part of a definition that a reference names. */
export function partNamed({ rules }: Fbr, name: RuleName, attribute?: AttributeName): Part | undefined {
	const mine = rules.filter((rule) => rule.name === name && rule.negated !== true);
	if (attribute === undefined) return mine[0] && { rule: mine[0] };
	for (const rule of mine) {
		const found = rule.attributes?.find((one) => one.name === attribute);
		if (found !== undefined) return { rule, attribute: found };
	}
	return undefined;
}
