import type { Path, Phase } from '@x/core';
import { act, compare, count, pick, seq, set, sum } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import { arrives, type Cast, filtersOf, type Limited, type Obligation } from './cast.js';
import { dropZone } from './drop-rules.js';
import { hasInitial, INITIAL } from './initial.js';
import type { StartPiece } from './start.js';
import { SIDES } from './turn-plan.js';
import { isSmall, membersOf, typeOf } from './types.js';

/** The obligation of `pieces*{!k}=minimum(1)` with `*K==@k@K`. */
export function obligationOf(game: Cast, rule: Rule, { number = 1 }: Attribute): Obligation {
	const items = game.model.promotions.filter(({ prefix }) => prefix === rule.prefix);
	const drops = items.flatMap(({ item }) =>
		item.target?.type === 'drops' ? item.target.pieces.map((id) => ({ side: SIDES[isSmall(id) ? 1 : 0], type: typeOf(id) })) : [],
	);
	const known = drops.filter(({ type }) => type in game.kinds);
	if (known.length === 0)
		game.refusals.add('Expected the pieces that must be dropped, found none.', rule.span, `Name them: ${rule.prefix}K==@K.`);
	const counted = filtersOf(game, rule.set).map((filter) => ({ of: count(filter) }));
	const due = compare(counted.length === 1 ? counted[0]!.of : sum(...counted), '<', number);
	return { due, drops: known, least: { set: rule.set, number } };
}

const phaseName = (obligation: number, drop: number, then: string): string => `drop ${obligation + 1}.${drop + 1}, then ${then}`;

/** Where a turn really begins: with the first obligation that is due. */
export const turnStart = (game: Limited, first: string, from = 0): Phase['next'] => [
	...game.limits.obligations.flatMap(({ due }, at) => (at < from ? [] : [{ if: due, to: phaseName(at, 0, first) }])),
	{ to: first },
];

/** The phase in which a game with these pieces starts. */
export function startPhase({ limits, model }: Limited, pieces: readonly StartPiece[], first: string): string {
	const at = limits.obligations.findIndex(({ least: { set: counted, number } }) => {
		const { first: white, second: black } = membersOf(counted, model.types);
		return pieces.filter(({ side, kind }) => (side === 'white' ? white : black).includes(kind)).length < number;
	});
	return at < 0 ? first : phaseName(at, 0, first);
}

/** The phases in which pieces are dropped before a turn, and the ways to them. */
export function obligedPhases(game: Limited, phases: Readonly<Record<string, Phase>>): Record<string, Phase> {
	const found: Record<string, Phase> = {};
	const { firsts } = game.turn;
	for (const [name, phase] of Object.entries(phases)) found[name] = { ...phase, next: phase.next.flatMap((one) => obliged(game, one)) };
	for (const first of firsts)
		for (const [at, { drops }] of game.limits.obligations.entries())
			for (const [nth, { side, type }] of drops.entries()) {
				const last = nth === drops.length - 1;
				const next: Phase['next'] = last ? turnStart(game, first, at + 1) : [{ to: phaseName(at, nth + 1, first) }];
				found[phaseName(at, nth, first)] = { side, pieces: false, also: [dropName(type)], skip: next.at(-1)!.to, next };
			}
	return found;
}

/** A way to a turn leads past the obligations. */
function obliged(game: Limited, next: Phase['next'][number]): Phase['next'] {
	if (!game.turn.firsts.includes(next.to)) return [next];
	return turnStart(game, next.to).map((one) =>
		next.if === undefined ? one : { ...one, if: one.if === undefined ? next.if : { all: [next.if, one.if] } },
	);
}

const dropName = (type: string): string => `obligation ${type}`;

/** The drops of pieces that come from nowhere. */
export function obligedDrops(game: Limited): Readonly<Record<string, Path>> {
	const types = new Set(game.limits.obligations.flatMap(({ drops }) => drops.map(({ type }) => type)));
	const drop = (type: string): Path => {
		const zone = dropZone(game, type);
		return seq(
			pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
			act(set('at', { kind: type, side: 'own' }, hasInitial(game) ? { add: [INITIAL] } : undefined)),
			...arrives(game, type).map(act),
		);
	};
	return Object.fromEntries([...types].map((type) => [dropName(type), drop(type)]));
}
