import type { Path } from '@x/core';
import { act, is, not, set, some } from '@x/core/build';
import type { Rule } from '../tree.js';
import { type Limited, memory, typeOfKind } from './cast.js';
import type { Lowering, Ordered } from './contribution.js';
import { SWAPPED } from './promotion.js';
import { choicesOf, demotedType } from './promotion-choices.js';
import { attributeOf } from './rule-list.js';
import type { Stage, StageBranch } from './steps.js';
import { membersOf } from './types.js';

/** Two pieces that change places are promoted or demoted: the displaced one stands where the move began. */
export const SWAP: Lowering<Limited> = {
	rules: { swap: ['demote', 'promote'] },
};

export const swapStages = (game: Limited): readonly Ordered<Stage>[] =>
	game.model.rules
		.all('swap')
		.map((rule, at) => ({ order: ORDER + at, value: (kind, { type }) => (type === 'castling' ? [] : branchesOf(game, rule, kind)) }));

/** Before the promotions (FBR.md §3). */
const ORDER = 50;

/** One branch for each piece that can be displaced, and one for all other moves. */
function branchesOf(game: Limited, rule: Rule, kind: string): readonly StageBranch[] {
	const { types } = game.model;
	const inSet = (one: string): boolean => rule.set === undefined || membersOf(rule.set, types).first.includes(typeOfKind(game, one));
	const demote = attributeOf(rule, 'demote');
	const promote = attributeOf(rule, 'promote');
	const higher = promote === undefined ? [] : (choicesOf(game, promote.prefix ?? '+', typeOfKind(game, kind)) ?? []);
	const rises = higher
		.filter((type) => type in game.kinds)
		.map((type) => ({ effects: [act(set('at', { kind: memory(game, type, kind), side: 'own' }))], becomes: memory(game, type, kind) }));
	const groups = new Map<string, { readonly kinds: string[]; readonly who: 'friend' | 'enemy'; readonly effects: readonly Path[] }>();
	for (const victim of Object.keys(game.kinds)) {
		if (!inSet(kind) && !inSet(victim)) continue;
		const lower = demote === undefined ? undefined : demotedType(game, victim, demote.prefix);
		for (const who of ['friend', 'enemy'] as const) {
			const effects: readonly Path[] =
				lower === undefined || !(lower in game.kinds)
					? []
					: [act(set('origin', { kind: lower, side: who === 'friend' ? 'own' : 'other' }))];
			if (effects.length === 0 && rises.length === 0) continue;
			const key = effects.length === 0 ? '' : `${who} ${lower}`;
			groups.set(key, { who, effects, kinds: [...new Set([...(groups.get(key)?.kinds ?? []), victim])] });
		}
	}
	if (groups.size === 0) return [];
	const choices = rises.length === 0 ? [{ effects: [], becomes: undefined }] : rises;
	const found = [...groups].map(([key, { who, kinds, effects }]) => ({
		displaced: is('origin', key === '' ? { kind: kinds } : { who, kind: kinds }),
		choices: choices.map((choice) => ({ ...choice, effects: [...effects, ...choice.effects] })),
	}));
	const any = found.length === 1 ? found[0]!.displaced : some(...found.map(({ displaced }) => displaced));
	return [
		...found.map(({ displaced, choices: all }) => ({ tests: [SWAPPED, displaced], choices: all })),
		{ tests: [not({ all: [SWAPPED, any] })], choices: [{ effects: [], becomes: undefined }] },
	];
}
