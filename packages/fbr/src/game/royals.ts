import type { Cond, Num } from '@x/core';
import { all, attacked, before, captured, compare, count, is, not, phase, some, sum, variable, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import { antiroyalCheck } from './antiroyal.js';
import { type Cast, type Crowned, kindsInSet, kindsOf, type Royals, someOf, typeOfKind } from './cast.js';
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
const EXPOSED = ['expose', 'untilcaptured', 'capture'] as const;

/** Whether the royal pieces of a rule may stay attacked. */
export const mayBeExposed = (rule: Rule): boolean => EXPOSED.some((name) => hasAttribute(rule, name));

/** Royal pieces: check, mate, and what their attributes change. */
export const ROYALS: Lowering<Crowned> = {
	rules: {
		royal: [
			...(['castle', 'expose', 'capture', 'maxchecks', 'taboo', 'mustevase', 'checkmated', 'untilcaptured'] as const),
			...(['bare', 'baremove', 'solely', 'passover'] as const),
		],
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
	const strict = found.filter(({ rule }) => !mayBeExposed(rule));
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
	for (const one of found) yield* game.origins.by(one.rule, attributes(game, one));
	if (found.length > 0 && canLose(game, found)) yield* game.origins.by(found[0]!.rule, loses(game), null);
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
		const bare = all(compare(exposed, '>', 0), some(before(compare(every, '<', expose.number)), compare(exposed, '=', every)));
		yield* game.origins.by(rule, [law({ id: 'expose', if: bare })], 'expose');
	}
	const checks = attributeOf(rule, 'maxchecks');
	if (checks?.number !== undefined) {
		const given = [
			declareVar('checks', { start: checks.number, perSide: true, identity: true }),
			hook(900, { id: 'check-given', if: { royalAttacked: 'other' }, do: [{ var: 'checks', add: -1 }] }),
			outcome(50, { id: 'maxchecks', when: 'turn', if: compare(variable('checks', 'other'), '<', 1), result: 'loss' }),
		];
		yield* game.origins.by(rule, given, 'maxchecks');
	}
	if (hasAttribute(rule, 'taboo')) yield* game.origins.by(rule, [law({ id: 'taboo', if: { royalAttacked: 'other' } })], 'taboo');
	if (hasAttribute(rule, 'mustevase')) {
		const others = law({ id: 'mustevase', if: all(before(attackedOne(royal)), not({ mover: { kind: kinds } })) });
		yield* game.origins.by(rule, [others], 'mustevase');
	}
	if (hasAttribute(rule, 'untilcaptured')) {
		const evades = some(...unevaded(game), not(attackedOne(royal)), compare(count({ who: 'enemy', kind: kinds }), '=', 0));
		yield* game.origins.by(rule, [choice(10, { id: 'evade', stage: 'legal', keep: { if: evades } })], 'untilcaptured');
	}
	yield* game.origins.by(rule, bare(rule, kinds, game.turn.several), hasAttribute(rule, 'baremove') ? 'baremove' : 'bare');
	yield* game.origins.by(rule, typesLost(game, rule, kinds), 'capture');
	if (hasAttribute(rule, 'solely')) {
		const only = (who: 'friend' | 'enemy'): Cond => compare(count({ who, notKind: kinds }), '=', 0);
		const begins: readonly Cond[] = game.turn.several ? [phase(...game.turn.firsts)] : [];
		const wins = begins.length > 0 ? all(...begins, only('enemy')) : only('enemy');
		const ends = [
			outcome(70, { id: 'solely', when: 'turn', if: all(...begins, only('enemy'), only('friend')), result: 'draw' }),
			outcome(71, { id: 'solely', when: 'turn', if: wins, result: 'win' }),
		];
		yield* game.origins.by(rule, ends, 'solely');
	}
}

/** The phases of parts that may leave a check. */
const unevaded = ({ turn }: Crowned): readonly Cond[] => {
	const names = turn.where(({ rule }) => hasAttribute(rule, 'check')).map(({ name }) => name);
	return names.length === 0 ? [] : [phase(...names)];
};

/** The first side to leave the opponent with royal pieces alone wins. */
function* bare(rule: Rule, kinds: readonly string[], several: boolean): Contributions {
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
	if (several) {
		const pending = compare(variable('bared', 'other'), '=', 1);
		yield outcome(40, { id: 'bare', when: 'moved', if: all(pending, others('enemy')), result: 'draw' });
		yield outcome(41, { id: 'bare', when: 'moved', if: pending, result: 'loss' });
		return;
	}
	// The opponent has had its move: the same seen from the next turn, which costs less than a test after each move.
	const pending = compare(variable('bared', 'own'), '=', 1);
	yield outcome(40, { id: 'bare', when: 'turn', if: all(pending, others('friend')), result: 'draw' });
	yield outcome(41, { id: 'bare', when: 'turn', if: pending, result: 'win' });
}

/** A side loses when it has lost every piece of a number of its royal types (`capture`). A lost type does not come back. */
function* typesLost(game: Crowned, rule: Rule, kinds: readonly string[]): Contributions {
	const capture = attributeOf(rule, 'capture');
	if (capture?.number === undefined) return;
	const types = [...new Set(kinds.map((kind) => typeOfKind(game, kind)))];
	for (const type of types) {
		yield declareVar(lostType(type), { start: 0, perSide: true, life: 'game', identity: true });
		for (const of of ['other', 'own'] as const) {
			const gone = compare(count({ who: of === 'own' ? 'friend' : 'enemy', kind: kindsOf(game, [type]) }), '=', 0);
			yield hook(905, { id: `royals-captured ${type} ${of}`, if: all(before(not(gone)), gone), do: [{ var: lostType(type), of, to: 1 }] });
		}
	}
	const result = (of: 'other' | 'own'): Cond =>
		compare(sum(...types.map((type) => ({ of: variable(lostType(type), of) }))), '>', capture.number! - 1);
	yield outcome(12, { id: 'royals-captured', when: 'moved', if: result('other'), result: 'win' });
	yield outcome(13, { id: 'royals-captured', when: 'moved', if: result('own'), result: 'loss' });
}

/** The variable that says that a side has lost its royal pieces of a type. */
const lostType = (type: string): string => `lost ${type}`;

/** Whether a royal piece can leave the board or change sides. Where it cannot, nothing tests for it. */
function canLose(game: Crowned, found: readonly RoyalRule[]): boolean {
	const { rules } = game.model;
	if (found.some(({ rule }) => [...EXPOSED, 'suicide' as const].some((name) => hasAttribute(rule, name)))) return true;
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
