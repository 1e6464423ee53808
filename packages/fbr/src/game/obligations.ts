import type { Phase } from '@x/core';
import { act, compare, count, pick, seq, set, sum } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import type { Draft } from './draft.js';
import { dropZone } from './drop-rules.js';
import type { StartPiece } from './start.js';
import { SIDES } from './turn-plan.js';
import { isSmall, membersOf, typeOf } from './types.js';

/** Adds the obligation of `pieces*{!k}=minimum(1)` with `*K==@k@K`. */
export function oblige(draft: Draft, rule: Rule, { number = 1 }: Attribute): void {
	const items = draft.model.promotions.filter(({ prefix }) => prefix === rule.prefix);
	const drops = items.flatMap(({ item }) =>
		item.target?.type === 'drops' ? item.target.pieces.map((id) => ({ side: SIDES[isSmall(id) ? 1 : 0], type: typeOf(id) })) : [],
	);
	const known = drops.filter(({ type }) => type in draft.kinds);
	if (known.length === 0)
		draft.refusals.add('Expected the pieces that must be dropped, found none.', rule.span, `Name them: ${rule.prefix}K==@K.`);
	const counted = draft.filters(rule.set).map((filter) => ({ of: count(filter) }));
	const due = compare(counted.length === 1 ? counted[0]!.of : sum(...counted), '<', number);
	draft.obligations.push({ due, drops: known, least: { set: rule.set, number } });
}

const phaseName = (obligation: number, drop: number, then: string): string => `drop ${obligation + 1}.${drop + 1}, then ${then}`;

/** Where a turn really begins: with the first obligation that is due. */
export const turnStart = (draft: Draft, first: string, from = 0): Phase['next'] => [
	...draft.obligations.flatMap(({ due }, at) => (at < from ? [] : [{ if: due, to: phaseName(at, 0, first) }])),
	{ to: first },
];

/** The phase in which a game with these pieces starts. */
export function startPhase({ obligations, model }: Draft, pieces: readonly StartPiece[], first: string): string {
	const at = obligations.findIndex(({ least: { set: counted, number } }) => {
		const { first: white, second: black } = membersOf(counted, model.types);
		return pieces.filter(({ side, kind }) => (side === 'white' ? white : black).includes(kind)).length < number;
	});
	return at < 0 ? first : phaseName(at, 0, first);
}

/** The phases in which pieces are dropped before a turn, and the ways to them. */
export function obligedPhases(draft: Draft, phases: Readonly<Record<string, Phase>>): Record<string, Phase> {
	const found: Record<string, Phase> = {};
	const { firsts } = draft.turn;
	for (const [name, phase] of Object.entries(phases)) found[name] = { ...phase, next: phase.next.flatMap((one) => obliged(draft, one)) };
	for (const first of firsts)
		for (const [at, { drops }] of draft.obligations.entries())
			for (const [nth, { side, type }] of drops.entries()) {
				const last = nth === drops.length - 1;
				const next: Phase['next'] = last ? turnStart(draft, first, at + 1) : [{ to: phaseName(at, nth + 1, first) }];
				found[phaseName(at, nth, first)] = { side, pieces: false, also: [dropPath(draft, type)], skip: next.at(-1)!.to, next };
			}
	return found;
}

/** A way to a turn leads past the obligations. */
function obliged(draft: Draft, next: Phase['next'][number]): Phase['next'] {
	if (!draft.turn.firsts.includes(next.to)) return [next];
	return turnStart(draft, next.to).map((one) =>
		next.if === undefined ? one : { ...one, if: one.if === undefined ? next.if : { all: [next.if, one.if] } },
	);
}

/** The drop of a piece that comes from nowhere. */
function dropPath(draft: Draft, type: string): string {
	const name = `obligation ${type}`;
	const zone = dropZone(draft, type);
	draft.paths[name] ??= seq(
		pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
		act(set('at', { kind: type, side: 'own' }, 'initial' in draft.flags ? { add: ['initial'] } : undefined)),
		...draft.arrives(type).map(act),
	);
	return name;
}
