import type { Rule } from '../tree.js';
import type { Cast } from './cast.js';
import { byOrder } from './rule-list.js';
import { membersOf, typeOf } from './types.js';

/** The rules of promotion, the lowest number first; with the default one unless it is cancelled. */
export function promotionRules(game: Pick<Cast, 'model'>): readonly Rule[] {
	const { rules } = game.model;
	const found = rules.all('promotion');
	const usual: readonly Rule[] =
		found.some(({ prefix = '+' }) => prefix === '+') || rules.cancels('promotion', undefined, '+') ? [] : [{ name: 'promotion' }];
	return byOrder([...found, ...usual]);
}

/** The types that a rule of promotion offers to a type; `undefined`: it does not concern the type. `word`: the one that was declared. */
export function choicesOf(
	game: Pick<Cast, 'model' | 'refusals'>,
	prefix: string,
	type: string,
	word?: string,
): readonly string[] | undefined {
	const { model } = game;
	const concerns = (one: { readonly prefix: string; readonly types: readonly string[] }): boolean =>
		one.prefix === prefix && one.types.includes(type);
	if (word !== undefined && model.cancellations.some((one) => concerns(one) && one.item.word === word)) return undefined;
	const items = model.promotions.filter((one) => concerns(one) && (one.item.word === undefined || one.item.word === word));
	const own = `${prefix}${type}`;
	if (items.length === 0) return model.definitions.has(own) && !model.roles.has(prefix) ? [own] : undefined;
	const offered = items.flatMap(({ item }): readonly string[] => {
		if (item.target?.type === 'choices')
			return item.target.choices.flatMap((choice) => {
				if (choice.type === 'piece') return [typeOf(choice.piece)];
				game.refusals.add(
					'A promotion by a move of its own cannot be played: the source does not say where the move behind "==" begins.',
					item.span,
					'Give pieces behind "==".',
				);
				return [];
			});
		if (item.target !== undefined) return [];
		if (type.startsWith(prefix)) return [type.slice(1)];
		if (model.definitions.has(own)) return [own];
		return defaultChoices(game, type);
	});
	return [...new Set(offered)];
}

/** All plain types but the piece itself, royal, antiroyal and neutral ones (MBN.md §3). */
function defaultChoices(game: Pick<Cast, 'model'>, type: string): readonly string[] {
	const { rules, types } = game.model;
	const excluded = new Set([
		...rules.all('royal').flatMap(({ set: royals }) => (royals === undefined ? ['K'] : membersOf(royals, types).first)),
		...rules.all('antiroyal').flatMap(({ set: pieces }) => membersOf(pieces, types).first),
		...[...rules.with('pieces', 'neutral'), ...rules.with('pieces', 'impartial')].flatMap(({ rule }) => membersOf(rule.set, types).first),
	]);
	return types.filter((one) => one !== type && !excluded.has(one) && !/^[-+#*$%&]/.test(one));
}

/** The type that a piece has after a demotion. */
export function demotedType(game: Cast, kind: string, prefix = '-'): string | undefined {
	const shadow = game.shadows.get(kind);
	if (shadow !== undefined && prefix === '-') return shadow.was;
	const type = shadow?.kind ?? kind;
	if (prefix === '-' && /^[-+#*$%&]/.test(type)) return type.slice(1);
	return choicesOf(game, prefix, type)?.[0];
}
