import { type Draft, shadowName } from './draft.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { hasAttribute } from './rule-list.js';
import { titlesOf } from './titles.js';

/**
 * Declares the kinds: one for each type, and one more for each promotion that the game must remember. A comment is the title of a kind; without one
 * it has that of the piece whose moves it has.
 */
export function declareKinds(draft: Draft): void {
	const { model } = draft;
	const titles = titlesOf(model);
	for (const type of model.types) {
		const title = titles.get(type);
		draft.kinds[type] = { moves: type, ...(title !== undefined && { title }) };
	}
	const demotes = model.rules.with('holding', 'demote').some(({ attribute }) => (attribute.prefix ?? '-') === '-');
	const either = model.rules.with('holding', 'either').length > 0;
	for (const rule of promotionRules(draft)) {
		if (!(demotes || either || hasAttribute(rule, 'once')) || hasAttribute(rule, 'origin')) continue;
		const prefix = rule.prefix ?? '+';
		for (const was of model.types)
			for (const type of choicesOf(draft, prefix, was) ?? []) {
				// The prefix itself tells what the piece was.
				if (!(type in draft.kinds) || (type === prefix + was && !hasAttribute(rule, 'once'))) continue;
				const name = shadowName(type, was);
				draft.shadows.set(name, { kind: type, was });
				const title = titles.has(type) ? `promoted ${titles.get(type)}` : undefined;
				// Of pieces that differ only in what they were, one has the title.
				const known = Object.values(draft.kinds).some((kind) => kind.title === title);
				draft.kinds[name] = { moves: name, ...(title !== undefined && !known && { title }) };
			}
	}
}
