import type { Cond } from '@x/core';
import { attacked, captured, compare, count, is, not, some } from '@x/core/build';
import type { Alternative, Definition, Modification, Sequence } from '@x/mbn';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { membersOf } from './types.js';

/** Pieces that are in check where the opponent does not attack them (decision D33). */
export const ANTIROYAL: Lowering = { rules: { antiroyal: [] }, lower: antiroyal };

function antiroyal(draft: Draft): void {
	const { rules, types, definitions } = draft.model;
	const found = rules.all('antiroyal');
	if (found.length === 0) return;
	const members = [...new Set(found.flatMap(({ set }) => membersOf(set, types).first))];
	const kinds = draft.kindsOf(members);
	for (const type of members) {
		const definition = definitions.get(type);
		if (definition !== undefined) draft.rewritten.set(type, friendly(definition));
	}
	// A law, since attacks must find the captures that it forbids.
	draft.law({ id: 'antiroyal-captured', if: compare(captured({ who: 'enemy', kind: kinds }), '>', 0) });
	const attackers: Cond = is('at', { notKind: [...new Set([...draft.royalKinds, ...kinds])] });
	const alone = compare(count({ who: 'friend', kind: kinds }, { if: not(attacked('at', { if: attackers })) }), '>', 0);
	draft.strictCheck = draft.strictCheck === undefined ? alone : some(draft.strictCheck, alone);
	draft.check = draft.strictCheck;
}

/** Its moves capture friends only: `mcc(…)`. */
function friendly(definition: Definition): Definition {
	const modes: readonly Modification[] = [
		{ type: 'mode', name: 'm' },
		{ type: 'mode', name: 'cc' },
	];
	const own: Sequence = definition.moves ?? {
		legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [{ type: 'name', name: definition.piece.letters }] }] }],
		links: [],
	};
	const alternative: Alternative = { modifications: modes, moves: [{ type: 'group', body: own }] };
	return { ...definition, moves: { legs: [{ type: 'choice', alternatives: [alternative] }], links: [] } };
}
