import type { Kind } from '@x/core';
import { type Cast, type Shadow, shadowName } from './cast.js';
import type { Model } from './model.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import type { Refusals } from './refusals.js';
import { hasAttribute } from './rule-list.js';
import { titlesOf } from './titles.js';

/**
 * The kinds: one for each type, and one more for each promotion that the game must remember. A comment is the title of a kind; without one
 * it has that of the piece whose moves it has.
 */
export function kindsOfModel(model: Model, refusals: Refusals): Pick<Cast, 'kinds' | 'shadows'> {
	const titles = titlesOf(model);
	const kinds: Record<string, Kind> = {};
	const shadows = new Map<string, Shadow>();
	for (const type of model.types) {
		const title = titles.get(type);
		kinds[type] = { moves: type, ...(title !== undefined && { title }) };
	}
	const demotes = model.rules.with('holding', 'demote').some(({ attribute }) => (attribute.prefix ?? '-') === '-');
	const either = model.rules.with('holding', 'either').length > 0;
	for (const rule of promotionRules({ model })) {
		if (!(demotes || either || hasAttribute(rule, 'once')) || hasAttribute(rule, 'origin')) continue;
		const prefix = rule.prefix ?? '+';
		for (const was of model.types)
			for (const type of choicesOf({ model, refusals }, prefix, was) ?? []) {
				// The prefix itself tells what the piece was.
				if (!(type in kinds) || (type === prefix + was && !hasAttribute(rule, 'once'))) continue;
				const name = shadowName(type, was);
				shadows.set(name, { kind: type, was });
				const title = titles.has(type) ? `promoted ${titles.get(type)}` : undefined;
				// Of pieces that differ only in what they were, one has the title.
				const known = Object.values(kinds).some((kind) => kind.title === title);
				kinds[name] = { moves: name, ...(title !== undefined && !known && { title }) };
			}
	}
	return { kinds, shadows };
}
