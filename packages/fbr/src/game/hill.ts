import type { Cond } from '@x/core';
import { all, compare, count, is, not, phase, some, variable, within } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import { type Crowned, filtersOf, kindsInSet, seen, stands } from './cast.js';
import { type Contributions, declare, declareVar, hook, type Lowering, law, outcome } from './contribution.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** Goals: a piece that enters a range wins, or the pieces that fill it. */
export const HILL: Lowering<Crowned> = {
	rules: { hill: ['balance', 'fill', 'pass'] },
	*lower(game) {
		for (const rule of game.model.rules.all('hill')) yield* game.origins.by(rule, hill(game, rule));
	},
};

function* hill(game: Crowned, rule: Rule): Contributions {
	const zone = game.names.range(rule.range!);
	const kinds = rule.set === undefined ? game.royals.kinds : kindsInSet(game, rule.set);
	if (hasAttribute(rule, 'fill')) {
		const cells = cellsOf(game.model.size).filter((cell) => contains(zoneOf(rule.range!, game.model.size), cell));
		const filled = compare(count({ who: 'friend' }, { zone }), '=', cells.length);
		yield outcome(30, { id: 'hill', when: 'moved', if: filled, result: 'win' });
		return;
	}
	const member = filtersOf(game, rule.set).length === 1 ? is('at', { who: 'friend', kind: kinds }) : stands(game, rule.set, 'at', 'friend');
	const entered = all(member, within(zone), not(within(zone, 'origin')));
	const pass = attributeOf(rule, 'pass');
	const wins = pass === undefined ? entered : all(entered, yield* passed(game, pass, kinds));
	if (hasAttribute(rule, 'balance')) yield* balance(game, wins);
	else if (pass === undefined && staysAway(game, kinds, zone, rule))
		// No piece starts there, so that a piece that stands there has entered.
		yield outcome(30, {
			id: 'hill',
			when: 'turn',
			if: compare(count({ who: 'enemy', kind: kinds }, { zone: opponents(game, zone) }), '>', 0),
			result: 'loss',
		});
	else yield outcome(30, { id: 'hill', when: 'moved', if: wins, result: 'win' });
}

/** A zone as the opponent of the asking side sees it. */
function opponents(game: Crowned, name: string): string {
	const zone = game.names.zones[name]!;
	const cells = cellsOf(game.model.size).filter((cell) => contains(zone, cell));
	if (cells.every((cell) => contains(zone, seen(game, cell)))) return name;
	return game.names.zone({ perSide: { white: { cells: cells.map((cell) => seen(game, cell)) }, black: { cells } } }, 'goal');
}

/** Whether no such piece stands in the zone at the start, and none comes there but by its own move. */
function staysAway(game: Crowned, kinds: readonly string[], name: string, rule: Rule): boolean {
	const { rules } = game.model;
	if (rule.set?.coloured || game.start === undefined || game.turn.several) return false;
	if ((['holding', 'conversion', 'swap', 'magnetic', 'gating', 'pincher'] as const).some((one) => rules.has(one))) return false;
	const zone = game.names.zones[name]!;
	return !game.start.pieces.some(({ kind, at, side }) => kinds.includes(kind) && contains(zone, side === 'white' ? at : seen(game, at)));
}

/** The piece must have been in another range before. */
function* passed(game: Crowned, { range }: Attribute, kinds: readonly string[]): Contributions<Cond> {
	const zone = game.names.range(range!);
	yield declare({ flags: { passed: { onMove: 'keep', kinds } } });
	yield hook(700, {
		id: 'passed',
		if: all(is('at', { who: 'friend', kind: kinds }), within(zone)),
		do: [{ set: 'at', to: { of: 'at' }, flags: { add: ['passed'] } }],
	});
	return some(is('at', { flag: 'passed' }), within(zone, 'origin'));
}

/** White's entry is answered by an entry of Black's, which is a draw; without one White has won. */
function* balance(game: Crowned, entered: Cond): Contributions {
	yield declareVar('entered', { start: 0, identity: true });
	yield hook(960, { id: 'hill-entered', if: all(entered, phase(...white(game))), do: [{ var: 'entered', to: 1 }] });
	const pending = compare(variable('entered'), '=', 1);
	const answers = phase(...game.turn.phases.filter(({ side }) => side === 'black').map(({ name }) => name));
	yield law({ id: 'hill-answer', if: all(pending, answers, not(entered)) });
	yield outcome(30, { id: 'hill', when: 'moved', if: all(entered, pending, answers), result: 'draw' });
	yield outcome(31, { id: 'hill', when: 'moved', if: all(entered, answers), result: 'win' });
	yield outcome(85, { id: 'hill', when: 'stuck', if: all(pending, answers), result: 'loss' });
}

const white = (game: Crowned): readonly string[] => game.turn.phases.filter(({ side }) => side === 'white').map(({ name }) => name);
