import type { Cond } from '@x/core';
import { act, addVar, all, captured, compare, count, go, not, pick, set, some } from '@x/core/build';
import { arrives, type Cast, type Limited } from './cast.js';
import { declareVar, type Lowering, type Ordered } from './contribution.js';
import { dropZone, placedOf, placesAtOnce } from './drop-rules.js';
import { storedTypes } from './hands.js';
import { hasInitial, INITIAL } from './initial.js';
import type { Stage, StageBranch } from './steps.js';

const ORDER = 450;

/** A captured piece is put on the board at once by the side that captured it (decision D26); without a free cell it stays in hand. */
export const PLACING: Lowering<Limited> = {
	rules: { drop: ['immediate'] },
	lower: (game) => placedTypes(game).map((type) => declareVar(placedOf(type), { start: 0, life: 'walk' })),
};

/** The types that are placed at once. */
const placedTypes = (game: Cast): readonly string[] => game.model.types.filter((type) => placesAtOnce(game, type));

export function placingStages(game: Limited): readonly Ordered<Stage>[] {
	const types = placedTypes(game);
	return types.length === 0 ? [] : [{ order: ORDER, value: () => branches(game, types) }];
}

function branches(game: Limited, types: readonly string[]): readonly StageBranch[] {
	const stored = storedTypes(game);
	const found = types.flatMap((type): readonly { readonly test: Cond; readonly branch: StageBranch }[] => {
		const kinds = Object.keys(game.kinds).filter((kind) => stored.get(kind) === type);
		if (kinds.length === 0) return [];
		const zone = dropZone(game, type);
		const cells = count({ who: 'empty' }, zone === undefined ? {} : { zone });
		const test = all(compare(captured({ who: 'enemy', kind: kinds }), '>', 0), compare(cells, '>', 0));
		const effects = [
			pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
			act(set('at', { kind: type, side: 'own' }, hasInitial(game) ? { add: [INITIAL] } : undefined)),
			act(addVar(placedOf(type), 1)),
			...arrives(game, type).map(act),
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
