import type { Cond, Num } from '@x/core';
import { all, attacked, before, captured, compare, count, is, not, phase, some, variable, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, zoneOf } from './zones.js';

/** A rule of royal pieces with the kinds that it is about. */
interface RoyalRule {
	readonly rule: Rule;
	readonly kinds: readonly string[];
	/** Whether the piece on the cursor is royal by it. */
	readonly is: Cond;
}

/** The attributes that let a royal piece stay attacked. */
const EXPOSED = ['expose', 'untilcaptured'] as const;

/** Royal pieces: check, mate, and what their attributes change. */
export const ROYALS: Lowering = {
	rules: {
		royal: ['castle', 'expose', 'maxchecks', 'taboo', 'mustevase', 'checkmated', 'untilcaptured', 'bare', 'baremove', 'solely', 'passover'],
	},
	lower: royals,
};

function royals(draft: Draft): void {
	const { rules, types } = draft.model;
	const found = rules.all('royal').map((rule): RoyalRule => {
		const kinds = draft.kindsOf(rule.set === undefined ? ['K'] : membersOf(rule.set, types).first);
		return { rule, kinds, is: rule.range === undefined ? is('at', { kind: kinds }) : nearest(draft, rule, kinds) };
	});
	if (found.length === 0) return;
	draft.royalKinds = [...new Set(found.flatMap(({ kinds }) => kinds))];
	draft.royal = found.length === 1 ? found[0]!.is : some(...found.map((one) => one.is));
	const strict = found.filter(({ rule }) => !EXPOSED.some((name) => hasAttribute(rule, name)));
	if (strict.length === found.length) draft.strictCheck = { royalAttacked: 'own' };
	else if (strict.length > 0) draft.strictCheck = some(...strict.map(({ is: royal }) => attackedOne(royal)));
	for (const one of found) attributes(draft, one);
	if (canLose(draft, found)) loses(draft);
}

/** Some piece of the asking side, royal by a condition, is attacked. */
const attackedOne = (royal: Cond): Cond => compare(count({ who: 'friend' }, { if: all(royal, attacked('at')) }), '>', 0);

/** Of several pieces the one nearest to a range is royal: files before ranks (decision D34). */
function nearest(draft: Draft, rule: Rule, kinds: readonly string[]): Cond {
	const { size } = draft.model;
	const area = cellsOf(size).filter((cell) => contains(zoneOf(rule.range!, size), cell));
	const rings = new Map<string, (readonly number[])[]>();
	for (const cell of cellsOf(size)) {
		const distances = area.map(([file, rank]) => [Math.abs(cell[0]! - file!), Math.abs(cell[1]! - rank!)] as const);
		const [files, ranks] = distances.reduce((best, one) => (one[0] < best[0] || (one[0] === best[0] && one[1] < best[1]) ? one : best));
		const key = `${String(files).padStart(3, '0')}.${String(ranks).padStart(3, '0')}`;
		rings.set(key, [...(rings.get(key) ?? []), cell]);
	}
	const zones = [...rings].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cells]) => draft.zone({ cells }, 'ring'));
	const own = { who: 'friend', kind: kinds } as const;
	return all(
		is('at', { kind: kinds }),
		some(
			...zones.map((zone, at) => all(within(zone), ...zones.slice(0, at).map((nearer) => compare(count(own, { zone: nearer }), '=', 0)))),
		),
	);
}

function attributes(draft: Draft, { rule, kinds, is: royal }: RoyalRule): void {
	const expose = attributeOf(rule, 'expose');
	if (expose?.number !== undefined) {
		const every = count({ who: 'friend', kind: kinds });
		const exposed = count({ who: 'friend', kind: kinds }, { if: attacked('at') });
		draft.law({
			id: 'expose',
			if: all(compare(exposed, '>', 0), some(before(compare(every, '<', expose.number)), compare(exposed, '=', every))),
		});
	}
	const checks = attributeOf(rule, 'maxchecks');
	if (checks?.number !== undefined) {
		draft.variable('checks', { start: checks.number, perSide: true, identity: true });
		draft.hook(900, { id: 'check-given', if: { royalAttacked: 'other' }, do: [{ var: 'checks', add: -1 }] });
		draft.outcome(50, { id: 'maxchecks', when: 'turn', if: compare(variable('checks', 'other'), '<', 1), result: 'loss' });
	}
	if (hasAttribute(rule, 'taboo')) draft.law({ id: 'taboo', if: { royalAttacked: 'other' } });
	if (hasAttribute(rule, 'mustevase')) draft.law({ id: 'mustevase', if: all(before(attackedOne(royal)), not({ mover: { kind: kinds } })) });
	if (hasAttribute(rule, 'checkmated')) draft.mateResult = 'win';
	if (hasAttribute(rule, 'untilcaptured'))
		draft.choice(10, {
			id: 'evade',
			stage: 'legal',
			keep: { if: some(...unevaded(draft), not(attackedOne(royal)), compare(count({ who: 'enemy', kind: kinds }), '=', 0)) },
		});
	bare(draft, rule, kinds);
	if (hasAttribute(rule, 'solely')) {
		const only = (who: 'friend' | 'enemy'): Cond => compare(count({ who, notKind: kinds }), '=', 0);
		const begins: readonly Cond[] = draft.turn.several ? [phase(...draft.turn.firsts)] : [];
		draft.outcome(70, { id: 'solely', when: 'turn', if: all(...begins, only('enemy'), only('friend')), result: 'draw' });
		draft.outcome(71, { id: 'solely', when: 'turn', if: begins.length > 0 ? all(...begins, only('enemy')) : only('enemy'), result: 'win' });
	}
}

/** The phases of parts that may leave a check. */
const unevaded = ({ turn }: Draft): readonly Cond[] => {
	const names = turn.where(({ rule }) => hasAttribute(rule, 'check')).map(({ name }) => name);
	return names.length === 0 ? [] : [phase(...names)];
};

/** The first side to leave the opponent with royal pieces alone wins. */
function bare(draft: Draft, rule: Rule, kinds: readonly string[]): void {
	const others = (who: 'friend' | 'enemy'): Cond => compare(count({ who, notKind: kinds }), '=', 0);
	// The test of captures is the cheaper one, and mostly fails.
	const bares = all(compare(captured({}), '>', 0), others('enemy'));
	if (hasAttribute(rule, 'bare')) draft.outcome(40, { id: 'bare', when: 'moved', if: bares, result: 'win' });
	if (!hasAttribute(rule, 'baremove')) return;
	draft.variable('bared', { start: 0, perSide: true, life: 'game', identity: true });
	draft.hook(910, {
		id: 'bared',
		if: all(bares, compare(variable('bared', 'other'), '=', 0), not(others('friend'))),
		do: [{ var: 'bared', to: 1 }],
	});
	const pending = compare(variable('bared', 'other'), '=', 1);
	draft.outcome(40, { id: 'bare', when: 'moved', if: all(pending, others('enemy')), result: 'draw' });
	draft.outcome(41, { id: 'bare', when: 'moved', if: pending, result: 'loss' });
}

/** Whether a royal piece can leave the board or change sides. Where it cannot, nothing tests for it. */
function canLose(draft: Draft, found: readonly RoyalRule[]): boolean {
	const { rules } = draft.model;
	if (found.some(({ rule }) => ['expose', 'untilcaptured', 'suicide'].some((name) => hasAttribute(rule, name as 'expose')))) return true;
	if (['burner', 'conversion', 'pincher', 'magnetic', 'swap', 'antiroyal', 'progressive'].some((name) => rules.has(name as Rule['name'])))
		return true;
	if (draft.turn.several || rules.with('pieces', 'neutral').length > 0) return true;
	if (rules.with('pieces', 'immovable').some(({ attribute }) => attribute.number !== undefined)) return true;
	// Captures of one's own pieces, explosions and changes of side, wherever they are.
	return sequencesOf(draft.model).some(
		(one) =>
			namesIn(one).includes('X') ||
			alternativesIn(one).some(
				(part) =>
					hasMode(part, 'cc', 'cy', 'x', 'xx', 'xy') || part.moves.some(({ steps }) => steps?.type === 'all' || steps?.type === 'greedy'),
			),
	);
}

/** The number of pieces that are royal, or will be when others are lost (`royal[1]`): of several one always is. */
export const royalsOf = ({ royalKinds }: Draft, who: 'friend' | 'enemy'): Num => count({ who, kind: royalKinds });

/** A side that has lost its last royal piece has lost. */
function loses(draft: Draft): void {
	const none = (who: 'friend' | 'enemy'): Cond => compare(royalsOf(draft, who), '=', 0);
	const lost = (who: 'friend' | 'enemy'): Cond => all(before(not(none(who))), none(who));
	draft.outcome(10, { id: 'royal-lost', when: 'moved', if: lost('enemy'), result: 'win' });
	draft.outcome(11, { id: 'royal-lost', when: 'moved', if: lost('friend'), result: 'loss' });
}
