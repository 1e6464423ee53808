import type { Way } from '../paths/unroll.js';
import { asCondition, asPiece, foldSome, no, type Pass } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { isSame } from '../rules/structure.js';
import type { Vec, VecRef } from '../rules/types.js';
import type { BitboardScript } from './bitboard-plan.js';

/** The parts of a chain of steps. */
export interface Chain {
	readonly by: readonly Vec[];
	readonly over: Vec | undefined;
	readonly from: string | undefined;
	readonly mode: 1 | 2;
	/** The zone in or outside which it lands. */
	readonly zone: string | undefined;
	readonly inside: boolean;
	readonly becomes: string | undefined;
}

/** The name of vectors, for use as a key. */
export const text = (value: Vec | readonly Vec[]): string => value.map(String).join(' ');

/** Whether a value has these keys and no others. */
export const only = (value: object, ...keys: readonly string[]): boolean => Object.keys(value).every((key) => keys.includes(key));

const plus = (a: Vec, b: Vec): Vec => a.map((value, axis) => Number(value) + Number(b[axis]));

/** The vectors by which a step of a chain may lead, and the name of the direction that it takes; undefined where it reads another name. */
function vectorsOf(step: VecRef, bound: ReadonlyMap<string, readonly Vec[]>): { by: readonly Vec[]; name?: string } | undefined {
	if (!('bound' in step)) return { by: [step] };
	const { bound: name, times = 1 } = step;
	const vectors = bound.get(name);
	return vectors && { by: times === 1 ? vectors : vectors.map((vector) => vector.map((value) => Number(value) * times)), name };
}

/** The parts of a chain that its items state, as far as they are read. */
class ChainDraft {
	readonly steps: (readonly Vec[])[] = [];
	/** The directions by name, and the names of those that no step has taken. */
	readonly bound = new Map<string, readonly Vec[]>();
	readonly idle = new Set<string>();
	from: string | undefined;
	zone: string | undefined;
	becomes: string | undefined;
	inside = false;
	empty = 0;
	/** The number of steps before the point is left. */
	left = -1;
	mode: 1 | 2 = 1;
	readonly point: string | undefined;

	constructor(point: string | undefined) {
		this.point = point;
	}

	/** Reads a test of the zone of a cell. */
	zoned({ in: cell, zone }: NodeOf<'condition', 'in'>, inside: boolean): boolean {
		if (cell === 'origin' && inside && this.steps.length === 0) this.from = zone;
		else if (cell === 'at' && this.zone === undefined && this.steps.length > 0) {
			this.zone = zone;
			this.inside = inside;
		} else return false;
		return true;
	}
}

/** Reads the test of a chain. False for a test that no chain has. */
const readTest: Pass<'condition', boolean, [ChainDraft]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		in: (test, draft) => draft.zoned(test, true),
		not: ({ not }, draft) => {
			const test = asCondition('in', not);
			return test !== undefined && draft.zoned(test, false);
		},
		is: ({ is, a }, draft) => {
			if (is !== 'at' || !only(a, 'who')) return false;
			if (a.who === 'empty') draft.empty++;
			else if (a.who === 'enemy') draft.mode = 2;
			return a.who === 'empty' || a.who === 'enemy';
		},
	},
	no,
);

/** Reads the effect of a chain. */
const readEffect: Pass<'effect', boolean, [ChainDraft]> = /* @__PURE__ */ foldSome(
	'effect',
	{
		capture: (act, { mode }) => only(act, 'capture') && act.capture === 'at' && mode === 2,
		land: (act) => only(act, 'land'),
		point: (act, draft) => {
			draft.left = draft.steps.length;
			return act.point === draft.point && act.to === 'at' && only(act, 'point', 'to');
		},
		set: (act, draft) => {
			const to = asPiece('kind', act.to);
			draft.becomes = to?.kind;
			return act.set === 'at' && to?.side === 'own' && only(act, 'set', 'to');
		},
	},
	no,
);

/** Reads an item of a chain. */
const readItem: Pass<'path', boolean, [ChainDraft]> = /* @__PURE__ */ foldSome(
	'path',
	{
		each: ({ each, as }, { bound, idle }) => {
			// An inner direction of the same name would hide the outer one.
			if (bound.has(as) || 'bound' in each) return false;
			bound.set(as, each);
			idle.add(as);
			return true;
		},
		step: ({ step }, { bound, steps, idle }) => {
			const vectors = vectorsOf(step, bound);
			if (vectors === undefined) return false;
			steps.push(vectors.by);
			if (vectors.name !== undefined) idle.delete(vectors.name);
			return true;
		},
		test: ({ test }, draft) => readTest(test, draft),
		do: ({ do: effect }, draft) => readEffect(effect, draft),
	},
	no,
);

/** Reads the items of a chain; undefined for any other branch. */
export function chainOf(items: Way, point: string | undefined): Chain | undefined {
	const draft = new ChainDraft(point);
	// A direction that no step takes repeats every walk, or leaves none where it has no vectors.
	if (!items.every((item) => readItem(item, draft)) || draft.idle.size > 0) return undefined;
	const { steps, bound, from, zone, inside, becomes, empty, left, mode } = draft;
	const [[first] = [], [second] = []] = steps;
	// One step, or two steps where the first crosses the cell of the point.
	const leaps =
		steps.length === 2 && bound.size === 0 && left === 1 && empty === 2 && mode === 1 && from !== undefined && zone === undefined;
	if (leaps) return { by: [plus(first!, second!)], over: first, from, mode, zone, inside, becomes };
	if (steps.length !== 1 || left >= 0 || from !== undefined || empty !== (mode === 1 ? 1 : 0)) return undefined;
	return { by: steps[0]!, over: undefined, from, mode, zone, inside, becomes };
}

/** A vector from the origin. */
const vectorOf: Pass<'cell', Vec | undefined> = /* @__PURE__ */ foldSome(
	'cell',
	{
		plain: (ref) => (ref === 'origin' ? [0, 0] : undefined),
		from: ({ from, by }) => (from === 'origin' && !('bound' in by) ? by : undefined),
	},
	() => undefined,
);

/** The parts of a castling that its items state, as far as they are read. */
interface CastlingDraft {
	readonly flag: string | undefined;
	flagged?: true;
	partner?: { readonly by: Vec; readonly kinds: readonly string[] };
	readonly empty: Vec[];
	readonly safe: Vec[];
	/** The cells that it writes, and those from which their pieces come. */
	readonly writes: (readonly [Vec, Vec | undefined])[];
	to?: Vec | undefined;
	mark?: string;
}

/** Reads the test of a castling. False for a test that no castling has. */
const readCondition: Pass<'condition', boolean, [CastlingDraft]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		is: ({ is, a }, draft) => {
			const by = vectorOf(is);
			if (by === undefined) return false;
			if (is === 'origin' && only(a, 'flag') && a.flag === draft.flag) draft.flagged = true;
			else if (only(a, 'who') && a.who === 'empty') draft.empty.push(by);
			else if (only(a, 'who', 'kind', 'flag') && a.who === 'friend' && a.flag === draft.flag && draft.partner === undefined)
				draft.partner = { by, kinds: a.kind ?? [] };
			else return false;
			return true;
		},
		not: ({ not }, { safe }) => {
			const attack = asCondition('attacked', not);
			const by = attack && only(attack, 'attacked') ? vectorOf(attack.attacked) : undefined;
			if (by !== undefined) safe.push(by);
			return by !== undefined;
		},
	},
	no,
);

/** Reads the effect of a castling. */
const readWrite: Pass<'effect', boolean, [CastlingDraft]> = /* @__PURE__ */ foldSome(
	'effect',
	{
		land: (act) => only(act, 'land'),
		set: (act, { writes }) => {
			const by = vectorOf(act.set);
			const from = asPiece('of', act.to)?.of;
			const source = from && vectorOf(from);
			if (!only(act, 'set', 'to') || by === undefined || (act.to !== 'none' && source === undefined)) return false;
			writes.push([by, source]);
			return true;
		},
	},
	no,
);

/** Reads an item of a castling. */
const readScript: Pass<'path', boolean, [CastlingDraft]> = /* @__PURE__ */ foldSome(
	'path',
	{
		test: ({ test }, draft) => readCondition(test, draft),
		do: ({ do: effect }, draft) => readWrite(effect, draft),
		go: ({ go }, draft) => {
			draft.to = vectorOf(go);
			return true;
		},
		mark: ({ mark }, draft) => {
			const isFirst = draft.mark === undefined;
			draft.mark = mark;
			return isFirst;
		},
	},
	no,
);

/** Reads a script as castling; undefined for any other script. */
export function scriptOf(items: Way, flag: string | undefined): BitboardScript | undefined {
	const draft: CastlingDraft = { flag, empty: [], safe: [], writes: [] };
	if (!items.every((item) => readScript(item, draft))) return undefined;
	const { flagged, partner, to, mark, writes, empty, safe } = draft;
	const [[partnerTo, source] = [], [cleared, none] = []] = writes;
	if (flagged === undefined || partner === undefined || to === undefined || mark === undefined) return undefined;
	if (partnerTo === undefined || cleared === undefined || writes.length > 2) return undefined;
	// Where two of the cells coincide, the order of the writes would decide which piece stays.
	const distinct = new Set([[0, 0], partner.by, to, partnerTo].map((by) => text(by))).size === 4;
	const sound = distinct && none === undefined && isSame(source, partner.by) && isSame(cleared, partner.by);
	return sound ? { partner: partner.by, kinds: partner.kinds, empty, safe, to, partnerTo, marks: [mark] } : undefined;
}
