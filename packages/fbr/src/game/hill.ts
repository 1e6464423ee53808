import type { Cond } from '@x/core';
import { all, compare, count, is, not, phase, some, variable, within } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** Goals: a piece that enters a range wins, or the pieces that fill it. */
export const HILL: Lowering = {
	rules: { hill: ['balance', 'fill', 'pass'] },
	lower: (draft) => {
		for (const rule of draft.model.rules.all('hill')) hill(draft, rule);
	},
};

function hill(draft: Draft, rule: Rule): void {
	const zone = draft.range(rule.range!);
	const kinds = rule.set === undefined ? draft.royalKinds : draft.kindsOf(membersOf(rule.set, draft.model.types).first);
	if (hasAttribute(rule, 'fill')) {
		const cells = cellsOf(draft.model.size).filter((cell) => contains(zoneOf(rule.range!, draft.model.size), cell));
		const filled = compare(count({ who: 'friend' }, { zone }), '=', cells.length);
		draft.outcome(30, { id: 'hill', when: 'moved', if: filled, result: 'win' });
		return;
	}
	const member = draft.filters(rule.set).length === 1 ? is('at', { who: 'friend', kind: kinds }) : draft.stands(rule.set, 'at', 'friend');
	const entered = all(member, within(zone), not(within(zone, 'origin')));
	const pass = attributeOf(rule, 'pass');
	const wins = pass === undefined ? entered : all(entered, passed(draft, pass, kinds));
	if (hasAttribute(rule, 'balance')) balance(draft, wins);
	else if (pass === undefined && staysAway(draft, kinds, zone, rule))
		// No piece starts there, so that a piece that stands there has entered.
		draft.outcome(30, {
			id: 'hill',
			when: 'turn',
			if: compare(count({ who: 'enemy', kind: kinds }, { zone: opponents(draft, zone) }), '>', 0),
			result: 'loss',
		});
	else draft.outcome(30, { id: 'hill', when: 'moved', if: wins, result: 'win' });
}

/** A zone as the opponent of the asking side sees it. */
function opponents(draft: Draft, name: string): string {
	const zone = draft.zones[name]!;
	const cells = cellsOf(draft.model.size).filter((cell) => contains(zone, cell));
	if (cells.every((cell) => contains(zone, draft.seen(cell)))) return name;
	return draft.zone({ perSide: { white: { cells: cells.map((cell) => draft.seen(cell)) }, black: { cells } } }, 'goal');
}

/** Whether no such piece stands in the zone at the start, and none comes there but by its own move. */
function staysAway(draft: Draft, kinds: readonly string[], name: string, rule: Rule): boolean {
	const { rules } = draft.model;
	if (rule.set?.coloured || draft.startPieces === undefined || draft.turn.several) return false;
	if ((['holding', 'conversion', 'swap', 'magnetic', 'gating', 'pincher'] as const).some((one) => rules.has(one))) return false;
	const zone = draft.zones[name]!;
	return !draft.startPieces.some(({ kind, at, side }) => kinds.includes(kind) && contains(zone, side === 'white' ? at : draft.seen(at)));
}

/** The piece must have been in another range before. */
function passed(draft: Draft, { range }: Attribute, kinds: readonly string[]): Cond {
	const zone = draft.range(range!);
	draft.flags.passed = { onMove: 'keep', kinds };
	draft.hook(700, {
		id: 'passed',
		if: all(is('at', { who: 'friend', kind: kinds }), within(zone)),
		do: [{ set: 'at', to: { of: 'at' }, flags: { add: ['passed'] } }],
	});
	return some(is('at', { flag: 'passed' }), within(zone, 'origin'));
}

/** White's entry is answered by an entry of Black's, which is a draw; without one White has won. */
function balance(draft: Draft, entered: Cond): void {
	draft.variable('entered', { start: 0, identity: true });
	draft.hook(960, { id: 'hill-entered', if: all(entered, phase(...white(draft))), do: [{ var: 'entered', to: 1 }] });
	const pending = compare(variable('entered'), '=', 1);
	const answers = phase(...draft.turn.phases.filter(({ side }) => side === 'black').map(({ name }) => name));
	draft.law({ id: 'hill-answer', if: all(pending, answers, not(entered)) });
	draft.outcome(30, { id: 'hill', when: 'moved', if: all(entered, pending, answers), result: 'draw' });
	draft.outcome(31, { id: 'hill', when: 'moved', if: all(entered, answers), result: 'win' });
	draft.outcome(85, { id: 'hill', when: 'stuck', if: all(pending, answers), result: 'loss' });
}

const white = (draft: Draft): readonly string[] => draft.turn.phases.filter(({ side }) => side === 'white').map(({ name }) => name);
