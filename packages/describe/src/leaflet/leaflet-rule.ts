/** One rule of a leaflet: its name, and complete sentences. */
export interface LeafletRule {
	/** The name of the rule or the piece, such as `Castling`; missing if the section's title says it. */
	readonly about?: string;
	/** The kind of piece that the rule describes. */
	readonly kind?: string;
	readonly texts: readonly string[];
}

/** A heading of a leaflet, and the rules below it. */
export interface LeafletSection {
	readonly title: string;
	readonly rules: readonly LeafletRule[];
}

/** Joins rules with the same name, and drops repeated sentences. */
export function mergedRules(rules: readonly LeafletRule[]): readonly LeafletRule[] {
	const byName = new Map<string, LeafletRule>();
	for (const rule of rules) {
		const name = `${rule.kind ?? ''} ${rule.about ?? ''}`;
		const known = byName.get(name);
		byName.set(name, known === undefined ? rule : { ...known, texts: [...new Set([...known.texts, ...rule.texts])] });
	}
	return [...byName.values()];
}

/** Words of the rule language, and the longest sentence that a player reads. */
const EXACT = /(?:^|[\s(])'[^' ]+'|\bphases?\b|\bremembered\b|\bis marked\b|\bonly if\b|\bcounting attackers\b|\bwhat st(?:ands|ood)\b/;
const LONGEST = 300;

/** The rule without sentences that only the exact sheet can tell: a pointer to it replaces them. */
export function withoutExactWords(rule: LeafletRule): LeafletRule {
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
