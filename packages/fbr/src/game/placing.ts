import type { Cond } from '@x/core';
import { act, addVar, all, captured, compare, count, go, not, pick, set, some } from '@x/core/build';
import type { Draft, StageBranch } from './draft.js';
import { dropZone, INITIAL, placedOf, placesAtOnce } from './drop-rules.js';
import { storedTypes } from './hands.js';
import type { Lowering } from './lowering.js';

const ORDER = 450;

/** A captured piece is put on the board at once by the side that captured it (decision D26); without a free cell it stays in hand. */
export const PLACING: Lowering = {
	rules: { drop: ['immediate'] },
	lower: (draft) => {
		const types = draft.model.types.filter((type) => placesAtOnce(draft, type));
		if (types.length === 0) return;
		for (const type of types) draft.variable(placedOf(type), { start: 0, life: 'walk' });
		draft.stages.push({ order: ORDER, branches: () => branches(draft, types) });
	},
};

function branches(draft: Draft, types: readonly string[]): readonly StageBranch[] {
	const stored = storedTypes(draft);
	const found = types.flatMap((type): readonly { readonly test: Cond; readonly branch: StageBranch }[] => {
		const kinds = Object.keys(draft.kinds).filter((kind) => stored.get(kind) === type);
		if (kinds.length === 0) return [];
		const zone = dropZone(draft, type);
		const cells = count({ who: 'empty' }, zone === undefined ? {} : { zone });
		const test = all(compare(captured({ who: 'enemy', kind: kinds }), '>', 0), compare(cells, '>', 0));
		const effects = [
			pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
			act(set('at', { kind: type, side: 'own' }, INITIAL in draft.flags ? { add: [INITIAL] } : undefined)),
			act(addVar(placedOf(type), 1)),
			...draft.arrives(type).map(act),
			go('stand'),
		];
		return [{ test, branch: { tests: [test], choices: [{ effects }] } }];
	});
	if (found.length === 0) return [];
	// One piece is placed in a move: the first type that was captured.
	return [
		...found.map(({ test, branch }, at) => ({ ...branch, tests: [test, ...found.slice(0, at).map((one) => not(one.test))] })),
		{ tests: [not(found.length === 1 ? found[0]!.test : some(...found.map((one) => one.test)))], choices: [{ effects: [] }] },
	];
}
