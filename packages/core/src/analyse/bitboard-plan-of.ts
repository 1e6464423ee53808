import { asCondition, asEffect, foldSome, no, type Pass, yes } from '../rules/fold.js';
import type { Names } from '../rules/names.js';
import { isSame } from '../rules/structure.js';
import type { Cond, Filter, Hook, Ruleset, Vec } from '../rules/types.js';
import { chainOf, only, scriptOf, text } from './bitboard-chains.js';
import type { BitboardKind, BitboardLeap, BitboardPlan, BitboardScript, BitboardStep } from './bitboard-plan.js';
import type { Branch, Plan } from './plan.js';
import { searchedCastlings } from './searched-castlings.js';

/** A capture at a point; undefined where it has another form. */
function takesOf({ victimTests, victim, guards, ends, vectors }: Extract<Branch, { shape: 'point-take' }>): BitboardKind['takes'] {
	const a = (victimTests.length === 1 && victimTests[0]?.a) || {};
	if (ends.becomes !== undefined || Object.values(guards).some((tests) => tests.length > 0)) return undefined;
	if (a.who !== 'enemy' || a.kind === undefined || !only(a, 'who', 'kind')) return undefined;
	return { by: vectors, victim, kinds: a.kind };
}

/**
 * The moves of a kind; undefined where some of them have other shapes.
 *
 * Longer than 60 lines: the branches of a kind limit each other.
 */
function kindOf(
	branches: readonly Branch[],
	searched: readonly BitboardScript[],
	point: string | undefined,
	flag: string | undefined,
): BitboardKind | undefined {
	const steps = new Map<string, BitboardStep>();
	const rides: Record<'quiet' | 'capture', Vec[]> = { quiet: [], capture: [] };
	const scripts: BitboardScript[] = [...searched];
	let leap: BitboardLeap | undefined;
	let takes: BitboardKind['takes'];
	let zone: string | undefined;
	/** By step: the kinds to which it promotes inside the zone, and whether it keeps its kind outside. */
	const becoming = new Map<string, { inside: string[]; outside: boolean }>();
	for (const branch of branches) {
		if (branch.shape === 'script') {
			const script = scriptOf(branch.items, flag);
			// Castlings with the same partner and target could be one move with two marks. A search may find the partner of a fixed castling.
			const known = scripts.some(({ from, to, partner }) => from !== undefined || isSame([to, partner], [script?.to, script?.partner]));
			if (script === undefined || known) return undefined;
			scripts.push(script);
		} else if (branch.shape === 'ride') {
			if (branch.max >= 0 || branch.ends.becomes !== undefined || Object.values(branch.guards).some((tests) => tests.length > 0))
				return undefined;
			rides[branch.ends.mode].push(...branch.vectors);
		} else if (branch.shape === 'point-take') {
			if (takes !== undefined || branch.point !== point) return undefined;
			takes = takesOf(branch);
			if (takes === undefined) return undefined;
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
	for (const vectors of Object.values(rides)) vectors.sort((one, other) => (text(one) < text(other) ? -1 : 1));
	if (!isSame(rides.quiet, rides.capture)) return undefined;
	const choices = [...becoming.values()];
	const chosen = choices[0]?.inside ?? [];
	// Where a kind promotes, all of its steps promote to the same kinds, and its only other moves are a double step and captures at a
	// point.
	if (choices.some(({ inside, outside }) => !outside || inside.length === 0 || !isSame(inside, chosen))) return undefined;
	const moded = [...steps.values()].reduce((sum, { mode }) => sum + (mode === 3 ? 2 : 1), 0);
	if (leap !== undefined && rides.quiet.length > 0) return undefined;
	if (choices.length > 0 && (choices.length !== moded || rides.quiet.length > 0 || scripts.length > 0)) return undefined;
	return {
		steps: [...steps.values()],
		rides: rides.quiet,
		scripts,
		...(leap && { leap }),
		...(zone !== undefined && { becomes: { zone, kinds: choices[0]!.inside } }),
		...(takes && { takes }),
	};
}

/** Whether a filter has known fields only. All of them depend on the piece, not on its cell. */
const asksPiece = (filter: Filter): boolean => only(filter, 'who', 'side', 'kind', 'notKind', 'flag', 'notFlag');

/** Whether a number depends on the position alone, not on a move. */
const isPlainNumber: Pass<'number', boolean> = /* @__PURE__ */ foldSome(
	'number',
	{
		plain: yes,
		var: yes,
		count: (num) => num.if === undefined && asksPiece(num.count),
		repeats: ({ repeats }) => repeats === 'position',
		moves: (num) => num.moves === 'next' && num.if === undefined,
	},
	no,
);

const isPlain: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		all: ({ all }) => all.every((part) => isPlain(part)),
		some: ({ some }) => some.every((part) => isPlain(part)),
		not: ({ not }) => isPlain(not),
		compare: ({ compare: [left, , right] }) => isPlainNumber(left) && isPlainNumber(right),
		royalAttacked: yes,
		phase: yes,
	},
	no,
);

/** Whether a hook's condition depends only on the phase, the mover, and whether the move captured. */
const isHooked: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		all: ({ all }) => all.every((part) => isHooked(part)),
		some: ({ some }) => some.every((part) => isHooked(part)),
		not: ({ not }) => isHooked(not),
		mover: ({ mover }) => only(mover, 'kind', 'notKind'),
		compare: ({ compare }) => isSame(compare, [{ captured: {} }, '>', 0]),
		phase: yes,
	},
	no,
);

/**
 * Whether there is at most one flag, which moving clears, with the only condition supported here: the side has a piece with the flag of each of
 * its kinds.
 */
function keepsFlags({ flags }: Ruleset): boolean {
	const [flag, other] = Object.entries(flags);
	if (flag === undefined) return true;
	const [name, { kinds = [], onMove, while: condition }] = flag;
	const counted = kinds.map((kind) => ({ compare: [{ count: { who: 'friend', kind: [kind], flag: name } }, '>', 0] }));
	return other === undefined && (onMove ?? 'clear') === 'clear' && isSame(condition, { all: counted });
}

/** Whether the board, the royals, the laws and the ends of a game are of the forms that bitboards can hold. */
function isPlainGame({ ruleset, facts, drops, names }: Plan): boolean {
	const { space, sides, points, forbid, royal, outcomes, after, vars, stores, traces, prefer, defs, kinds, immune } = ruleset;
	const sizes = space.axes.map(({ extent }) => Number(extent[1]) - Number(extent[0]) + 1);
	const [point, ...more] = Object.values(points);
	return (
		[stores, traces, prefer, defs].every((part) => Object.keys(part).length === 0) &&
		immune === undefined &&
		drops === undefined &&
		(names?.cells ?? 'a1') === 'a1' &&
		facts.onlyRoyalLaw &&
		facts.quietHooks &&
		facts.plainChoice &&
		isSame(
			forbid.map((law) => law.if),
			[{ royalAttacked: 'own' }],
		) &&
		sizes.length === 2 &&
		sizes[0]! * sizes[1]! <= 64 &&
		!space.axes.some(({ wrap }) => wrap) &&
		// Frames that turn or shear the board would turn the directions of rides.
		Object.values(sides).every(({ frame }) =>
			frame.matrix.every((row, at) => row.every((value, axis) => axis === at || Number(value) === 0)),
		) &&
		Object.keys(kinds).length <= 15 &&
		royalKindOf(royal) !== undefined &&
		more.length === 0 &&
		(point === undefined || point === 'reply') &&
		keepsFlags(ruleset) &&
		Object.values(vars).every(({ life }) => (life ?? 'game') === 'game') &&
		after.every(isCounter) &&
		outcomes.every(
			({ when, if: condition, result }) =>
				(when === 'turn' ? result === 'draw' : when === 'stuck' && typeof result === 'string') &&
				(condition === undefined || isPlain(condition)),
		)
	);
}

/** The kind that is royal, where one kind is, everywhere. */
function royalKindOf(royal: Cond): string | undefined {
	const test = asCondition('is', royal);
	return test?.is === 'at' && only(test.a, 'kind') && test.a.kind?.length === 1 ? test.a.kind[0] : undefined;
}

/** Whether a hook only changes variables by constants, and tests only the move. */
const isCounter = ({ if: condition, do: acts, else: otherwise = [] }: Hook): boolean =>
	(condition === undefined || isHooked(condition)) &&
	[...acts, ...otherwise].every((act) => {
		const change = asEffect('var', act);
		return change !== undefined && typeof (change.add ?? 0) === 'number' && typeof (change.to ?? 0) === 'number';
	});

/** Whether two sides move in turn, each in one phase. */
function alternates({ sides, turn }: Ruleset): boolean {
	const phases = Object.entries(turn.phases);
	return (
		Object.entries(sides).every(([name, side]) => turn.phases[side.threat]?.side === name && side.team === name) &&
		phases.length === 2 &&
		phases[0]![1].side !== phases[1]![1].side &&
		phases.every(
			([name, phase]) =>
				only(phase, 'side', 'next') && phase.next.length === 1 && phase.next[0]!.if === undefined && phase.next[0]!.to !== name,
		)
	);
}

/**
 * The bitboard plan of a game; undefined where bitboards cannot hold its rules.
 *
 * @example
 * import { bitboardPlanOf } from '@x/core/rules';
 * import { shogi } from '@x/games/shogi';
 * bitboardPlanOf(plan(shogi)) // → undefined
 */
export function bitboardPlanOf(plan: Plan): BitboardPlan | undefined {
	const { ruleset } = plan;
	const { sides, points, royal, start, kinds } = ruleset;
	if (!isPlainGame(plan) || !alternates(ruleset)) return undefined;
	const [point] = Object.keys(points);
	const [flag] = Object.keys(ruleset.flags);
	const found = Object.keys(kinds).map((kind) => {
		const { branches, programs } = plan.kinds[kind]!;
		const paths = programs.map(({ path }) => path);
		const searched = searchedCastlings(ruleset, paths, flag);
		return searched && kindOf(branches, searched, point, flag);
	});
	const royalKind = royalKindOf(royal)!;
	const single = Object.keys(sides).every(
		(side) => start.pieces.filter(({ piece }) => piece.side === side && piece.kind === royalKind).length === 1,
	);
	const all = found.flatMap((kind) => kind ?? []);
	if (
		!all.every((kind) => hasDistinctNames(kind, plan.names)) ||
		all.length < found.length ||
		!single ||
		all.some(({ becomes }) => becomes?.kinds.includes(royalKind))
	)
		return undefined;
	// The directions of a ride must be closed under reflection, so that they are the same backwards and for both sides. Their vectors must be
	// primitive, so that each line has one pair of directions.
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
	// Only the royal castles. A packed move has eight bits for the index of a castling from its cell. A search has fewer results than the board has
	// cells. A piece captured at a point is never royal and never carries a flag.
	const castles = Object.keys(kinds).every((kind, index) => {
		const { scripts } = all[index]!;
		return scripts.length === 0 || (kind === royalKind && scripts.filter(({ from }) => from === undefined).length <= 256);
	});
	const flagged = flag === undefined ? [] : (ruleset.flags[flag]!.kinds ?? []);
	const beside = !all.some(({ takes }) => takes?.kinds.some((kind) => kind === royalKind || flagged.includes(kind)));
	if (!closed || !primitive || !castles || !beside) return undefined;
	const { version, id, title, names, dialects, sources } = plan;
	return {
		version,
		...(id !== undefined && { id }),
		...(title !== undefined && { title }),
		// Computed on first use.
		get hash(): string {
			return plan.hash;
		},
		ruleset,
		...(names && { names }),
		...(dialects && { dialects }),
		...(sources && { sources }),
		kinds: all,
	};
}

/**
 * Whether the moves of a kind always differ in target or promotion, so that their names are unique without comparing moves. Rides and steps are
 * sets of targets. A leap, a capture on a point and a castling also go to empty cells: they must be the only way there, but of two castlings one
 * may need the partner of the other to be absent. Castling with a searched partner ends on a cell of an own piece, as nothing else does.
 */
function hasDistinctNames({ steps, rides, leap, takes, scripts, becomes }: BitboardKind, names: Names | undefined): boolean {
	const castlings = scripts.filter(({ from }) => from === undefined);
	const exclude = (one: BitboardScript, other: BitboardScript): boolean => one.empty.some((cell) => isSame(cell, other.partner));
	const exclusive = castlings.every((one, index) =>
		castlings.slice(0, index).every((other) => !isSame(one.to, other.to) || exclude(one, other) || exclude(other, one)),
	);
	const single: readonly Vec[] = [...(leap === undefined ? [] : [leap.by]), ...(takes?.by ?? [])];
	const special = single.map(String);
	const castled = new Set(castlings.map(({ to }) => String(to)));
	const quiet = new Set(steps.flatMap(({ by, mode }) => (mode === 2 ? [] : by.map(String))));
	const distinct = new Set([...special, ...castled, ...quiet]).size === special.length + castled.size + quiet.size;
	const isOnRide = ([x, y]: Vec): boolean =>
		rides.some(([dx, dy]) => Number(x) * Number(dy) === Number(y) * Number(dx) && Number(x) * Number(dx) + Number(y) * Number(dy) > 0);
	const ridden = [...single, ...castlings.map(({ to }) => to)].some(isOnRide);
	const letters = (becomes?.kinds ?? []).map((kind) => (names?.kinds[kind]?.letter ?? kind).toLowerCase());
	return exclusive && distinct && !ridden && new Set(letters).size === letters.length;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
