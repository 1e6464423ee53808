import type { Cond, Num } from '@x/core';
import { all, attacked, before, captured, compare, count, is, not, phase, some, variable, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import { antiroyalCheck } from './antiroyal.js';
import { type Cast, type Crowned, kindsInSet, kindsOf, type Royals, someOf } from './cast.js';
import { type Contributions, choice, declareVar, hook, type Lowering, law, outcome } from './contribution.js';
import { facingCheck } from './royal-moves.js';
import { attributeOf, hasAttribute } from './rule-list.js';
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
export const ROYALS: Lowering<Crowned> = {
	rules: {
		royal: ['castle', 'expose', 'maxchecks', 'taboo', 'mustevase', 'checkmated', 'untilcaptured', 'bare', 'baremove', 'solely', 'passover'],
	},
	lower: royals,
};

const royalRules = (game: Cast): readonly RoyalRule[] =>
	game.model.rules.all('royal').map((rule) => {
		const kinds = rule.set === undefined ? kindsOf(game, ['K']) : kindsInSet(game, rule.set);
		return { rule, kinds, is: rule.range === undefined ? is('at', { kind: kinds }) : nearest(game, rule, kinds) };
	});

/** The royal pieces of a game, and its checks. */
export function royalsOf(game: Cast): Royals {
	const found = royalRules(game);
	const strict = found.filter(({ rule }) => !EXPOSED.some((name) => hasAttribute(rule, name)));
	const plain: Royals = {
		kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
		royal: someOf(found.map((one) => one.is)),
		strict:
			strict.length === 0
				? undefined
				: strict.length === found.length
					? { royalAttacked: 'own' }
					: some(...strict.map(({ is: royal }) => attackedOne(royal))),
		check: undefined,
	};
	const facing = facingCheck({ ...game, royals: plain });
	const faced = facing === undefined ? plain : { ...plain, strict: facing, check: facing };
	const check = antiroyalCheck({ ...game, royals: faced });
	return check === undefined ? faced : { ...faced, strict: check, check };
}

function* royals(game: Crowned): Contributions {
	const found = royalRules(game);
	for (const one of found) yield* attributes(game, one);
	if (found.length > 0 && canLose(game, found)) yield* loses(game);
}

/** Some piece of the asking side, royal by a condition, is attacked. */
const attackedOne = (royal: Cond): Cond => compare(count({ who: 'friend' }, { if: all(royal, attacked('at')) }), '>', 0);

/** Of several pieces the one nearest to a range is royal: files before ranks (decision D34). */
function nearest(game: Cast, rule: Rule, kinds: readonly string[]): Cond {
	const { size } = game.model;
	const area = cellsOf(size).filter((cell) => contains(zoneOf(rule.range!, size), cell));
	const rings = new Map<string, (readonly number[])[]>();
	for (const cell of cellsOf(size)) {
		const distances = area.map(([file, rank]) => [Math.abs(cell[0]! - file!), Math.abs(cell[1]! - rank!)] as const);
		const [files, ranks] = distances.reduce((best, one) => (one[0] < best[0] || (one[0] === best[0] && one[1] < best[1]) ? one : best));
		const key = `${String(files).padStart(3, '0')}.${String(ranks).padStart(3, '0')}`;
		rings.set(key, [...(rings.get(key) ?? []), cell]);
	}
	const zones = [...rings].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cells]) => game.names.zone({ cells }, 'ring'));
	const own = { who: 'friend', kind: kinds } as const;
	return all(
		is('at', { kind: kinds }),
		some(
			...zones.map((zone, at) => all(within(zone), ...zones.slice(0, at).map((nearer) => compare(count(own, { zone: nearer }), '=', 0)))),
		),
	);
}

function* attributes(game: Crowned, { rule, kinds, is: royal }: RoyalRule): Contributions {
	const expose = attributeOf(rule, 'expose');
	if (expose?.number !== undefined) {
		const every = count({ who: 'friend', kind: kinds });
		const exposed = count({ who: 'friend', kind: kinds }, { if: attacked('at') });
		yield law({
			id: 'expose',
			if: all(compare(exposed, '>', 0), some(before(compare(every, '<', expose.number)), compare(exposed, '=', every))),
		});
	}
	const checks = attributeOf(rule, 'maxchecks');
	if (checks?.number !== undefined) {
		yield declareVar('checks', { start: checks.number, perSide: true, identity: true });
		yield hook(900, { id: 'check-given', if: { royalAttacked: 'other' }, do: [{ var: 'checks', add: -1 }] });
		yield outcome(50, { id: 'maxchecks', when: 'turn', if: compare(variable('checks', 'other'), '<', 1), result: 'loss' });
	}
	if (hasAttribute(rule, 'taboo')) yield law({ id: 'taboo', if: { royalAttacked: 'other' } });
	if (hasAttribute(rule, 'mustevase')) yield law({ id: 'mustevase', if: all(before(attackedOne(royal)), not({ mover: { kind: kinds } })) });
	if (hasAttribute(rule, 'untilcaptured'))
		yield choice(10, {
			id: 'evade',
			stage: 'legal',
			keep: { if: some(...unevaded(game), not(attackedOne(royal)), compare(count({ who: 'enemy', kind: kinds }), '=', 0)) },
		});
	yield* bare(rule, kinds);
	if (hasAttribute(rule, 'solely')) {
		const only = (who: 'friend' | 'enemy'): Cond => compare(count({ who, notKind: kinds }), '=', 0);
		const begins: readonly Cond[] = game.turn.several ? [phase(...game.turn.firsts)] : [];
		yield outcome(70, { id: 'solely', when: 'turn', if: all(...begins, only('enemy'), only('friend')), result: 'draw' });
		yield outcome(71, { id: 'solely', when: 'turn', if: begins.length > 0 ? all(...begins, only('enemy')) : only('enemy'), result: 'win' });
	}
}

/** The phases of parts that may leave a check. */
const unevaded = ({ turn }: Crowned): readonly Cond[] => {
	const names = turn.where(({ rule }) => hasAttribute(rule, 'check')).map(({ name }) => name);
	return names.length === 0 ? [] : [phase(...names)];
};

/** The first side to leave the opponent with royal pieces alone wins. */
function* bare(rule: Rule, kinds: readonly string[]): Contributions {
	const others = (who: 'friend' | 'enemy'): Cond => compare(count({ who, notKind: kinds }), '=', 0);
	// The test of captures is the cheaper one, and mostly fails.
	const bares = all(compare(captured({}), '>', 0), others('enemy'));
	if (hasAttribute(rule, 'bare')) yield outcome(40, { id: 'bare', when: 'moved', if: bares, result: 'win' });
	if (!hasAttribute(rule, 'baremove')) return;
	yield declareVar('bared', { start: 0, perSide: true, life: 'game', identity: true });
	yield hook(910, {
		id: 'bared',
		if: all(bares, compare(variable('bared', 'other'), '=', 0), not(others('friend'))),
		do: [{ var: 'bared', to: 1 }],
	});
	const pending = compare(variable('bared', 'other'), '=', 1);
	yield outcome(40, { id: 'bare', when: 'moved', if: all(pending, others('enemy')), result: 'draw' });
	yield outcome(41, { id: 'bare', when: 'moved', if: pending, result: 'loss' });
}

/** Whether a royal piece can leave the board or change sides. Where it cannot, nothing tests for it. */
function canLose(game: Crowned, found: readonly RoyalRule[]): boolean {
	const { rules } = game.model;
	if (found.some(({ rule }) => ['expose', 'untilcaptured', 'suicide'].some((name) => hasAttribute(rule, name as 'expose')))) return true;
	if (['burner', 'conversion', 'pincher', 'magnetic', 'swap', 'antiroyal', 'progressive'].some((name) => rules.has(name as Rule['name'])))
		return true;
	if (game.turn.several || rules.with('pieces', 'neutral').length > 0) return true;
	if (rules.with('pieces', 'immovable').some(({ attribute }) => attribute.number !== undefined)) return true;
	// Captures of one's own pieces, explosions and changes of side, wherever they are.
	return sequencesOf(game.model).some(
		(one) =>
			namesIn(one).includes('X') ||
			alternativesIn(one).some(
				(part) =>
					hasMode(part, 'cc', 'cy', 'x', 'xx', 'xy') || part.moves.some(({ steps }) => steps?.type === 'all' || steps?.type === 'greedy'),
			),
	);
}

/** The number of pieces that are royal, or will be when others are lost (`royal[1]`): of several one always is. */
export const royalCount = ({ royals: { kinds } }: Crowned, who: 'friend' | 'enemy'): Num => count({ who, kind: kinds });

/** A side that has lost its last royal piece has lost. */
function* loses(game: Crowned): Contributions {
	const none = (who: 'friend' | 'enemy'): Cond => compare(royalCount(game, who), '=', 0);
	const lost = (who: 'friend' | 'enemy'): Cond => all(before(not(none(who))), none(who));
	yield outcome(10, { id: 'royal-lost', when: 'moved', if: lost('enemy'), result: 'win' });
	yield outcome(11, { id: 'royal-lost', when: 'moved', if: lost('friend'), result: 'loss' });
}
