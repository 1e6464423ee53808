import type { Ruleset, Setup } from '@x/core';
import { RULES } from '../../src/table/names.js';
import type { RuleClass } from '../../src/table/row.js';
import type { Attribute, Fbr, Rule } from '../../src/tree.js';

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

/** The parts of a setup that a game has. */
export function fitted(setup: Setup, rules: Ruleset, side: string): Setup {
	const known = <T>(table: Readonly<Record<string, T>> | undefined, names: object): Readonly<Record<string, T>> =>
		Object.fromEntries(Object.entries(table ?? {}).filter(([name]) => Object.hasOwn(names, name)));
	const pieces = setup.pieces.flatMap(({ at, piece }) => {
		const kind = Object.hasOwn(rules.kinds, piece.kind) ? piece.kind : piece.kind.replace(/~.*$/, '');
		if (!Object.hasOwn(rules.kinds, kind)) return [];
		const flags = (piece.flags ?? []).filter(
			(flag) => rules.flags[flag] !== undefined && (rules.flags[flag].kinds?.includes(kind) ?? true),
		);
		return [{ at, piece: { side: piece.side, kind, ...(flags.length > 0 && { flags }) } }];
	});
	const phase = setup.phase !== undefined && Object.hasOwn(rules.turn.phases, setup.phase) ? setup.phase : side;
	return {
		pieces,
		phase,
		stores: known(setup.stores, rules.stores),
		vars: known(setup.vars, rules.vars),
		points: known(setup.points, rules.points),
	};
}
