import type { Cond, Num } from '@x/core';
import { before, compare, count, not, sum, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { allOf, filtersOf, type Limited, someOf } from './cast.js';
import { attributeOf } from './rule-list.js';
import { membersOf } from './types.js';

/** A word that is declared for each move of a type under a condition: a declaration is mandatory where it is possible. */
export interface Announcement {
	readonly rule: Rule;
	readonly word: string;
	readonly when: Cond;
}

/** The declarations for the moves of a type, of which at most one holds. */
export function announcementsOf(game: Limited, type: string): readonly Announcement[] {
	const { rules, promotions, types, declared } = game.model;
	const found: Announcement[] = [];
	for (const rule of rules.all('announcement')) {
		const { word } = rule;
		if (word === undefined || !membersOf(rule.set, types).first.includes(type)) continue;
		if (!promotions.some((one) => one.item.word === word && one.types.includes(type))) continue;
		// A word with moves of its own is the player's choice.
		if (declared.some((one) => one.word === word && one.type === type)) continue;
		found.push({ rule, word, when: game.origins.mark(allOf([...possible(game, rule), ...found.map(({ when }) => not(when))]), rule) });
	}
	return found;
}

/** When the player may declare a word that gives a type moves of its own; `undefined`: never. */
export function declarationOf(game: Limited, type: string, word: string): Cond | undefined {
	const found = game.model.rules
		.all('announcement')
		.filter((rule) => rule.word === word && membersOf(rule.set, game.model.types).first.includes(type));
	return found.length === 0 ? undefined : someOf(found.map((rule) => allOf(possible(game, rule))));
}

/** The conditions of a declaration for a piece that is about to move. */
const possible = (game: Limited, rule: Rule): readonly Cond[] => [
	...(rule.range === undefined ? [] : [within(game.names.range(rule.range), 'origin')]),
	...unlimited(game, rule),
];

/** No limit of pieces is reached (`announcement=pieces`). */
function unlimited(game: Limited, announcement: Rule): readonly Cond[] {
	const found = attributeOf(announcement, 'pieces');
	if (found === undefined) return [];
	const { rules, types } = game.model;
	const concerned = membersOf(found.set, types).first;
	const reached = rules.all('pieces').flatMap((rule): readonly Cond[] => {
		if (found.set !== undefined && !membersOf(rule.set, types).first.some((type) => concerned.includes(type))) return [];
		const counts = filtersOf(game, rule.set).map((filter): Num => count(filter));
		const pieces = counts.length === 1 ? counts[0]! : sum(...counts.map((of) => ({ of })));
		const least = attributeOf(rule, 'minimum') ?? attributeOf(rule, 'morethan');
		if (least?.number !== undefined) return [compare(pieces, '<', least.number + 1)];
		const most = attributeOf(rule, 'total');
		return most?.number === undefined ? [] : [compare(pieces, '>', most.number - 1)];
	});
	return reached.length === 0 ? [] : [not(before(someOf(reached)))];
}
