import { isSame } from '../rules/structure.js';
import type { Cond, Filter, Num, Ruleset } from '../rules/types.js';
import { chainOf, only, scriptOf, text } from './bitboard-chains.js';
import type { BitboardKind, BitboardLeap, BitboardPlan, BitboardScript, BitboardStep } from './bitboard-plan.js';
import type { Branch, Plan } from './plan.js';

/** Reads what a kind does; undefined where some of it is not of these shapes. */
function kindOf(branches: readonly Branch[], point: string | undefined, flag: string | undefined): BitboardKind | undefined {
	const steps = new Map<string, BitboardStep>();
	const rides: Record<'quiet' | 'capture', string[]> = { quiet: [], capture: [] };
	const scripts: BitboardScript[] = [];
	let leap: BitboardLeap | undefined;
	let takes: BitboardKind['takes'];
	let zone: string | undefined;
	/** By what it does: the kinds it becomes inside the zone; and whether it stays itself outside. */
	const becoming = new Map<string, { inside: string[]; outside: boolean }>();
	for (const branch of branches) {
		if (branch.shape === 'script') {
			const script = scriptOf(branch.items, flag);
			if (script === undefined) return undefined;
			scripts.push(script);
		} else if (branch.shape === 'ride') {
			if (branch.max >= 0 || branch.ends.becomes !== undefined || Object.values(branch.guards).some((tests) => tests.length > 0))
				return undefined;
			rides[branch.ends.mode].push(...branch.vectors.map(text));
		} else if (branch.shape === 'point-take') {
			const { victimTests, victim, guards, ends, vectors } = branch;
			const a = victimTests.length === 1 && 'is' in victimTests[0]! ? victimTests[0].a : {};
			if (
				takes !== undefined ||
				branch.point !== point ||
				ends.becomes !== undefined ||
				Object.values(guards).some((tests) => tests.length > 0)
			)
				return undefined;
			if (a.who !== 'enemy' || a.kind === undefined || !only(a, 'who', 'kind')) return undefined;
			takes = { by: vectors, victim, kinds: a.kind };
		} else if (branch.shape === 'chain') {
			const chain = chainOf(branch.items, point);
			if (chain === undefined) return undefined;
			if (chain.over !== undefined) {
				if (leap !== undefined || chain.becomes !== undefined) return undefined;
				leap = { by: chain.by[0]!, over: chain.over, from: chain.from! };
				continue;
			}
			const name = text(chain.by);
			const known = steps.get(name);
			steps.set(name, { by: chain.by, mode: ((known?.mode ?? 0) | chain.mode) as BitboardStep['mode'] });
			if (chain.zone === undefined) {
				if (chain.becomes !== undefined) return undefined;
				continue;
			}
			if (zone !== undefined && zone !== chain.zone) return undefined;
			zone = chain.zone;
			const entry = becoming.get(name + chain.mode) ?? { inside: [], outside: false };
			becoming.set(name + chain.mode, entry);
			if (chain.inside && chain.becomes !== undefined) entry.inside.push(chain.becomes);
			else if (!chain.inside && chain.becomes === undefined) entry.outside = true;
			else return undefined;
		} else return undefined;
	}
	if (!isSame(rides.quiet.sort(), rides.capture.sort())) return undefined;
	const choices = [...becoming.values()];
	const chosen = choices[0]?.inside ?? [];
	// Where a kind becomes something, all its steps do, alike, and it does nothing else but leap and take beside.
	if (choices.some(({ inside, outside }) => !outside || inside.length === 0 || !isSame(inside, chosen))) return undefined;
	const moded = [...steps.values()].reduce((sum, { mode }) => sum + (mode === 3 ? 2 : 1), 0);
	if (leap !== undefined && rides.quiet.length > 0) return undefined;
	if (choices.length > 0 && (choices.length !== moded || rides.quiet.length > 0 || scripts.length > 0)) return undefined;
	return {
		steps: [...steps.values()],
		rides: rides.quiet.map((ride) => JSON.parse(ride)),
		scripts,
		...(leap && { leap }),
		...(zone !== undefined && { becomes: { zone, kinds: choices[0]!.inside } }),
		...(takes && { takes }),
	};
}

/** Whether a filter asks only what a piece is, not where. */
const asksPiece = (filter: Filter): boolean => only(filter, 'who', 'side', 'kind', 'notKind', 'flag', 'notFlag');

/** Whether a number can be told of a position as it stands. */
const isPlainNumber = (num: Num): boolean =>
	typeof num === 'number' ||
	'var' in num ||
	('count' in num && num.if === undefined && asksPiece(num.count)) ||
	('repeats' in num && num.repeats === 'position') ||
	('moves' in num && num.moves === 'next' && num.if === undefined);

const isPlain = (cond: Cond): boolean =>
	'all' in cond
		? cond.all.every(isPlain)
		: 'some' in cond
			? cond.some.every(isPlain)
			: 'not' in cond
				? isPlain(cond.not)
				: 'royalAttacked' in cond ||
					'phase' in cond ||
					('compare' in cond && isPlainNumber(cond.compare[0]) && isPlainNumber(cond.compare[2]));

/** Whether a hook's condition asks only the phase, the mover and whether something was captured. */
const isHooked = (cond: Cond): boolean =>
	'all' in cond
		? cond.all.every(isHooked)
		: 'some' in cond
			? cond.some.every(isHooked)
			: 'not' in cond
				? isHooked(cond.not)
				: 'phase' in cond ||
					('mover' in cond && only(cond.mover, 'kind', 'notKind')) ||
					isSame(cond, { compare: [{ captured: {} }, '>', 0] });

/** The flag's kinds must each be carried by some piece of the side: the only condition under which flags die here. */
function keepsFlags({ flags }: Ruleset): boolean {
	const [flag, other] = Object.entries(flags);
	if (flag === undefined) return true;
	const [name, { kinds = [], onMove, while: condition }] = flag;
	const counted = kinds.map((kind) => ({ compare: [{ count: { who: 'friend', kind: [kind], flag: name } }, '>', 0] }));
	return other === undefined && (onMove ?? 'clear') === 'clear' && isSame(condition, { all: counted });
}

/**
 * How to play a game with bitboards; undefined where its rules need more.
 *
 * @example
 * import { bitboardPlanOf } from '@x/core/engine';
 * import { shogi } from '@x/games/shogi';
 * bitboardPlanOf(plan(shogi)) // → undefined
 */
export function bitboardPlanOf(plan: Plan): BitboardPlan | undefined {
	const { ruleset, facts } = plan;
	const { space, sides, points, forbid, royal, turn, outcomes, after, vars, stores, traces, prefer, defs, start, kinds } = ruleset;
	const phases = Object.entries(turn.phases);
	const sizes = space.axes.map(({ extent }) => Number(extent[1]) - Number(extent[0]) + 1);
	const [point, ...more] = Object.entries(points);
	const rare =
		[stores, traces, prefer, defs].some((part) => Object.keys(part).length > 0) ||
		ruleset.immune !== undefined ||
		plan.drops !== undefined ||
		(plan.names?.cells ?? 'a1') !== 'a1';
	if (
		rare ||
		!facts.onlyRoyalLaw ||
		!facts.quietHooks ||
		!facts.plainChoice ||
		!isSame(
			forbid.map((law) => law.if),
			[{ royalAttacked: 'own' }],
		)
	)
		return undefined;
	if (sizes.length !== 2 || !(sizes[0]! * sizes[1]! <= 64) || space.axes.some(({ wrap }) => wrap) || Object.keys(kinds).length > 15)
		return undefined;
	if (!('is' in royal) || royal.is !== 'at' || royal.a.kind?.length !== 1 || !only(royal.a, 'kind')) return undefined;
	if (more.length > 0 || (point !== undefined && point[1] !== 'reply') || !keepsFlags(ruleset)) return undefined;
	if (
		Object.values(vars).some(({ life }) => (life ?? 'game') !== 'game') ||
		Object.entries(sides).some(([name, side]) => turn.phases[side.threat]?.side !== name || side.team !== name)
	)
		return undefined;
	const alternate = phases.every(
		([name, phase]) =>
			only(phase, 'side', 'next') && phase.next.length === 1 && phase.next[0]!.if === undefined && phase.next[0]!.to !== name,
	);
	if (phases.length !== 2 || !alternate || phases[0]![1].side === phases[1]![1].side) return undefined;
	const counts = after.every(
		(hook) =>
			(hook.if === undefined || isHooked(hook.if)) &&
			[...hook.do, ...(hook.else ?? [])].every(
				(act) => 'var' in act && [act.add ?? 0, act.to ?? 0].every((value) => typeof value === 'number'),
			),
	);
	const ends = outcomes.every(
		({ when, if: condition, result }) =>
			(when === 'turn' ? result === 'draw' : when === 'stuck' && typeof result === 'string') &&
			(condition === undefined || isPlain(condition)),
	);
	if (!counts || !ends) return undefined;
	const [flag] = Object.keys(ruleset.flags);
	const found = Object.keys(kinds).map((kind) =>
		plan.kinds[kind]!.programs.length > 0 ? undefined : kindOf(plan.kinds[kind]!.branches, point?.[0], flag),
	);
	const royalKind = royal.a.kind[0]!;
	const single = Object.keys(sides).every(
		(side) => start.pieces.filter(({ piece }) => piece.side === side && piece.kind === royalKind).length === 1,
	);
	const all = found.flatMap((kind) => kind ?? []);
	if (all.length < found.length || !single || all.some(({ becomes }) => becomes?.kinds.includes(royalKind))) return undefined;
	// A ride must lead back the way it came, on every line one direction only, and look the same from both sides.
	const lines = all.flatMap(({ rides }) => rides);
	const closed = all.every(({ rides }) =>
		rides.every((by) =>
			[
				[-1, -1],
				[1, -1],
				[-1, 1],
			].every(([x, y]) => rides.some((other) => Number(other[0]) === x! * Number(by[0]) && Number(other[1]) === y! * Number(by[1]))),
		),
	);
	const primitive = lines.every(([x, y]) => divisor(Math.abs(Number(x)), Math.abs(Number(y))) === 1);
	// Castling is the royal's, in two ways at the most (a move has eight bits to say which, from where), and what is captured beside a point never is royal nor carries a flag.
	const castles = Object.keys(kinds).every((kind, index) => all[index]!.scripts.length <= (kind === royalKind ? 2 : 0));
	const flagged = flag === undefined ? [] : (ruleset.flags[flag]!.kinds ?? []);
	const beside = !all.some(({ takes }) => takes?.kinds.some((kind) => kind === royalKind || flagged.includes(kind)));
	if (!closed || !primitive || !castles || !beside) return undefined;
	const { version, id, title, hash, names } = plan;
	return {
		version,
		...(id !== undefined && { id }),
		...(title !== undefined && { title }),
		hash,
		ruleset,
		...(names && { names }),
		sets: all,
	};
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
