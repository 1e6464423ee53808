import type { Cond, Hook, Path, Ruleset } from '@x/core';
import {
	act,
	addVar,
	all,
	at,
	before,
	captured,
	clocks,
	compare,
	count,
	each,
	forEach,
	is,
	loop,
	matches,
	mover,
	neighbours,
	not,
	orthogonals,
	phase,
	pick,
	royalAttacked,
	same,
	seq,
	set,
	setVar,
	some,
	step,
	store,
	test,
} from '@x/core/build';
import { dropped, enclosed } from './drops.js';
import { ADVANCE, advances, isReversible } from './moves.js';
import { nameOf, type Plan, SIDES, WALL } from './plan.js';
import { generalsFace } from './special-moves.js';

/** The mark of a pass. */
export const PASS = 'pass';
export const passed: Cond = same({ mark: PASS }, 'at');

/** Whether a side may pass. */
export const passes = ({ values }: Plan): boolean =>
	SIDES.some((side) => values.flag(`pass${nameOf(side)}`) || values.flag(`passOnStalemate${nameOf(side)}`));

/** The path of a pass: of a king, or of nothing. */
export function passPath(plan: Plan): Path | undefined {
	if (!passes(plan)) return undefined;
	const sides = SIDES.filter((side) => plan.values.flag(`pass${nameOf(side)}`) || plan.values.flag(`passOnStalemate${nameOf(side)}`));
	const may = sides.length === 2 ? [] : [test(phase(...sides))];
	if (!plan.definition.pieces.has('king')) return seq(...may, test(compare(count({ who: 'friend' }), '>', 0)), act(setVar('passing', 1)));
	return seq(...may, pick({ who: 'friend', kind: [plan.idOf('king')] }, { origin: true }), { mark: PASS });
}

/** The condition that the last move was a pass. */
const isPass = (plan: Plan): Cond => (plan.definition.pieces.has('king') ? passed : compare({ var: 'passing' }, '>', 0));

const took: Cond = compare(captured(), '>', 0);

/** The hooks after each move, and the variables that they keep. */
export function hooksOf(plan: Plan): Pick<Ruleset, 'after' | 'vars'> {
	const { values } = plan;
	const progress: Cond[] = [];
	if (values.flag('pieceDrops')) progress.push(dropped);
	const advancing = SIDES.map((side) => plan.namesOf(values.pieces(`nMoveRuleTypes${nameOf(side)}`)));
	const always = (types: readonly string[]): readonly string[] => plan.kindsOf(types.filter((type) => !isReversible(plan, type)));
	const common = always(advancing[0]!.filter((type) => advancing[1]!.includes(type)));
	SIDES.forEach((side, index) => {
		const own = always(advancing[index]!).filter((kind) => !common.includes(kind));
		if (own.length > 0) progress.push(mover({ side: [side], kind: own }));
	});
	if (plan.kinds.some(({ type }) => advancing.some((types) => types.includes(type)) && advances(plan, type)))
		progress.push(same({ mark: ADVANCE }, 'at'));
	const turning = plan.kinds.filter(({ sign }) => sign === '+');
	if (turning.length > 0 && !values.flag('pieceDemotion')) {
		const from = turning.map(({ was }) => plan.idOf(was!));
		progress.push(all(mover({ kind: from }), is('at', { kind: turning.map(({ id }) => id) })));
	}
	for (const side of SIDES) {
		const types = plan.namesOf(values.pieces(`promotionPawnTypes${nameOf(side)}`));
		const kinds = plan.kindsOf(types).filter((kind) => !common.includes(kind));
		if (kinds.length > 0) progress.push(all(mover({ side: [side], kind: kinds }), is('at', { notKind: kinds })));
	}
	const { vars, after } = clocks({ advancing: common, progress });
	const own: Hook[] = [...after];
	const more: Record<string, Ruleset['vars'][string]> = { ...vars };
	if (values.flag('checkCounting')) {
		more.checks = { start: 1, perSide: true, identity: true };
		own.push({ id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] });
	}
	own.push(...captureHooks(plan));
	if (values.word('flipEnclosedPieces') !== 'none') own.push(flipHook(plan));
	if (passes(plan)) {
		more.passes = { start: 0 };
		if (!plan.definition.pieces.has('king')) more.passing = { start: 0, life: 'walk' };
		own.push({ id: 'passes', if: isPass(plan), do: [addVar('passes', 1)], else: [setVar('passes', 0)] });
	}
	if (values.flag('bikjangRule')) {
		const facing = generalsFace(plan.kindsOf(['king']));
		more.over = { start: 0 };
		own.push({ id: 'facing', if: all(facing, before(facing)), do: [setVar('over', 1)] });
	}
	if (values.flag('cambodianMoves')) own.push(aimed(plan));
	return { after: own, vars: more };
}

/** A king loses its leap when a rook comes to its rank or file. */
const aimed = (plan: Plan): Hook => ({
	id: 'aimed',
	if: mover({ kind: plan.kindsOf(['rook']) }),
	do: [
		forEach(
			each(orthogonals, 'd', seq(loop(step('d'), { min: 1 }), at({ who: 'enemy', kind: plan.kindsOf(['king']), flag: 'gate' }))),
			'at',
			[set('at', { of: 'at' }, { drop: ['gate'] })],
		),
	],
});

/** The hooks of captures: explosions, stones, pieces that go to a hand. */
function captureHooks(plan: Plan): readonly Hook[] {
	const { values } = plan;
	const hooks: Hook[] = [];
	const stone = { kind: WALL, side: 'neutral' } as const;
	const petrified = plan.kindsOf(values.pieces('petrifyOnCaptureTypes'));
	if (values.flag('blastOnCapture')) {
		const immune = plan.kindsOf(values.pieces('blastImmuneTypes'));
		const spared = [...plan.kindsOf(['pawn']), ...immune, ...(plan.movingWalls ? [WALL] : [])];
		const around = (who: 'friend' | 'enemy' | 'occupied'): Path => each(neighbours, 'b', seq(step('b'), at({ who, notKind: spared })));
		const centre = (who: 'friend' | 'occupied', more: object = {}): Path =>
			at({ who, ...(immune.length > 0 && { notKind: immune }), ...more });
		// The pieces of an explosion are captured, too: each goes to the hand of the other side.
		if (values.flag('capturesToHand')) {
			const bank = (path: Path, of: 'own' | 'other') => forEach(path, 'at', [store('hand', of, { of: 'at' }, 1)]);
			hooks.push({
				id: 'bank-explosion',
				if: took,
				do: [bank(around('enemy'), 'own'), bank(around('friend'), 'other'), bank(centre('friend'), 'other')],
			});
		}
		const gone = values.flag('petrifyBlastPieces') ? stone : 'none';
		const stones = petrified.length === 0 ? [] : [forEach(centre('occupied', { kind: petrified }), 'at', [set('at', stone)])];
		const rest = [...immune, ...(plan.movingWalls ? [WALL] : [])];
		hooks.push({
			id: 'explosion',
			if: took,
			do: [
				forEach(around('occupied'), 'at', [set('at', gone)]),
				...stones,
				forEach(at({ who: 'occupied', ...(rest.length > 0 && { notKind: rest }) }), 'at', [set('at', 'none')]),
			],
		});
	} else if (petrified.length > 0) hooks.push({ id: 'petrified', if: all(took, mover({ kind: petrified })), do: [set('at', stone)] });
	if (values.flag('capturesToHand'))
		for (const { id, type, sign, was } of plan.kinds) {
			if (type === 'king') continue;
			const to = sign === '' ? id : values.flag('dropLoop') ? plan.idOf(type) : was === undefined ? plan.idOf(type) : plan.idOf(was);
			hooks.push({ id: `bank-${id}`, do: [store('hand', 'own', to, captured({ kind: [id] }))] });
		}
	return hooks;
}

/** Enclosed or neighbouring enemies change sides. */
function flipHook(plan: Plan): Hook {
	const rule = plan.values.word('flipEnclosedPieces');
	const flip = (path: Path) => [forEach(path, 'at', [set('at', { recolour: { of: 'at' } })])];
	const moved = passes(plan) ? not(isPass(plan)) : all();
	if (rule === 'reversi') return { id: 'enclosed', if: moved, do: flip(enclosed) };
	const around = each(neighbours, 'n', seq(step('n'), at({ who: 'enemy' })));
	const friends = compare(matches(each(neighbours, 'n', seq(step('n'), at({ who: 'friend' }))), 'at'), '>', 0);
	const when = rule === 'quadwrangle' && plan.values.flag('pieceDrops') ? all(moved, some(not(dropped), friends)) : moved;
	return { id: 'flipped', if: when, do: flip(around) };
}
