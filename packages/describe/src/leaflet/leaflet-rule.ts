import type { Ruleset, Source } from '@x/core';
import type { SourceMap } from '@x/core/rules';

/** One rule of a leaflet: its name, and complete sentences. */
export interface LeafletRule {
	/** The name of the rule or the piece, such as `Castling`; missing if the section's title says it. */
	readonly about?: string;
	/** The kind of piece that the rule describes. */
	readonly kind?: string;
	readonly texts: readonly string[];
	/** Where the rule comes from in the text that defines the game, if the definition says so. */
	readonly sources?: readonly Source[];
}

/** A rule with the parts of the ruleset that it tells. */
export interface ToldRule extends LeafletRule {
	readonly parts?: readonly object[];
}

/** Rules that tell some parts of the ruleset. */
export const toldOf = (rules: readonly LeafletRule[], ...parts: readonly object[]): readonly ToldRule[] =>
	rules.map((rule) => ({ ...rule, parts }));

/** The paths of some kinds, for rules about their moves. */
export const pathsOf = ({ kinds, paths }: Ruleset, names: readonly string[]): readonly object[] =>
	names.flatMap((name) => paths[kinds[name]?.moves ?? ''] ?? []);

/** A rule with the sources of its parts in their place. */
export function sourced({ parts = [], ...rule }: ToldRule, map: SourceMap | undefined): LeafletRule {
	const found = new Map(parts.flatMap((part) => map?.of(part) ?? []).map((source) => [`${source.name} ${source.span?.from}`, source]));
	return found.size === 0 ? rule : { ...rule, sources: [...found.values()] };
}

/** A heading of a leaflet, and the rules below it. */
export interface LeafletSection {
	readonly title: string;
	readonly rules: readonly LeafletRule[];
}

/** Joins rules with the same name, and drops repeated sentences. */
export function mergedRules(rules: readonly ToldRule[]): readonly ToldRule[] {
	const byName = new Map<string, ToldRule>();
	for (const rule of rules) {
		const name = `${rule.kind ?? ''} ${rule.about ?? ''}`;
		const known = byName.get(name);
		const parts = [...(known?.parts ?? []), ...(rule.parts ?? [])];
		byName.set(name, { ...(known ?? rule), texts: [...new Set([...(known?.texts ?? []), ...rule.texts])], parts });
	}
	return [...byName.values()];
}

/** Words of the rule language, and the longest sentence that a player reads. */
const EXACT = /(?:^|[\s(])'[^' ]+'|\bphases?\b|\bremembered\b|\bis marked\b|\bonly if\b|\bcounting attackers\b|\bwhat st(?:ands|ood)\b/;
const LONGEST = 300;

/** The rule without sentences that only the exact sheet can tell: a pointer to it replaces them. */
export function withoutExactWords(rule: ToldRule): ToldRule {
	const plain = rule.texts.filter((text) => text.length <= LONGEST && !EXACT.test(text));
	if (plain.length === rule.texts.length) return rule;
	const pointer =
		rule.kind === undefined
			? 'The exact rules tell this step by step.'
			: plain.length === 0
				? 'The diagram shows its moves, and the exact rules tell them step by step.'
				: 'It has more moves: the diagram shows them, and the exact rules tell them step by step.';
	return { ...rule, texts: [...new Set([...plain, pointer])] };
}
