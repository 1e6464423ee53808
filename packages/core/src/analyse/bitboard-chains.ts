import { isSame } from '../rules/structure.js';
import type { Path, Vec, VecRef } from '../rules/types.js';
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

/** Vectors as text, for use as a key. */
export const text = (value: Vec | readonly Vec[]): string => JSON.stringify(value);

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

/** Reads the items of a chain; undefined for any other branch. */
export function chainOf(items: readonly Path[], point: string | undefined): Chain | undefined {
	const steps: (readonly Vec[])[] = [];
	/** The directions by name, and the names of those that no step has taken. */
	const bound = new Map<string, readonly Vec[]>();
	const idle = new Set<string>();
	let [from, zone, becomes]: (string | undefined)[] = [];
	let inside = false;
	let empty = 0;
	let left = -1;
	let mode: 1 | 2 = 1;
	for (const item of items) {
		if ('each' in item) {
			// An inner direction of the same name would hide the outer one.
			if (bound.has(item.as)) return undefined;
			bound.set(item.as, item.each as readonly Vec[]);
			idle.add(item.as);
		} else if ('step' in item) {
			const vectors = vectorsOf(item.step, bound);
			if (vectors === undefined) return undefined;
			steps.push(vectors.by);
			if (vectors.name !== undefined) idle.delete(vectors.name);
		} else if ('test' in item) {
			const { test } = item;
			const zoned = 'not' in test ? test.not : test;
			if ('in' in zoned && zoned.in === 'origin' && zoned === test && steps.length === 0) from = zoned.zone;
			else if ('in' in zoned && zoned.in === 'at' && zone === undefined && steps.length > 0) {
				zone = zoned.zone;
				inside = zoned === test;
			} else if ('is' in test && test.is === 'at' && only(test.a, 'who') && test.a.who === 'empty') empty++;
			else if ('is' in test && test.is === 'at' && only(test.a, 'who') && test.a.who === 'enemy') mode = 2;
			else return undefined;
		} else if ('do' in item) {
			const { do: act } = item;
			if ('capture' in act && only(act, 'capture') && act.capture === 'at' && mode === 2) continue;
			if ('land' in act && only(act, 'land')) continue;
			if ('point' in act && act.point === point && act.to === 'at' && only(act, 'point', 'to')) left = steps.length;
			else if (
				'set' in act &&
				act.set === 'at' &&
				typeof act.to === 'object' &&
				'kind' in act.to &&
				act.to.side === 'own' &&
				only(act, 'set', 'to')
			)
				becomes = act.to.kind;
			else return undefined;
		} else return undefined;
	}
	// A direction that no step takes repeats every walk, or leaves none where it has no vectors.
	if (idle.size > 0) return undefined;
	const [[first] = [], [second] = []] = steps;
	// One step, or two steps where the first crosses the cell of the point.
	const leaps =
		steps.length === 2 && bound.size === 0 && left === 1 && empty === 2 && mode === 1 && from !== undefined && zone === undefined;
	if (leaps) return { by: [plus(first!, second!)], over: first, from, mode, zone, inside, becomes };
	if (steps.length !== 1 || left >= 0 || from !== undefined || empty !== (mode === 1 ? 1 : 0)) return undefined;
	return { by: steps[0]!, over: undefined, from, mode, zone, inside, becomes };
}

/** A vector from the origin. */
const vectorOf = (ref: unknown): Vec | undefined => {
	if (ref === 'origin') return [0, 0];
	const { from, by } = ref as { from?: unknown; by?: unknown };
	return from === 'origin' && Array.isArray(by) ? by : undefined;
};

/** Reads a script as castling; undefined for any other script. */
export function scriptOf(items: readonly Path[], flag: string | undefined): BitboardScript | undefined {
	let flagged = false;
	let partner: { by: Vec; kinds: readonly string[] } | undefined;
	const empty: Vec[] = [];
	const safe: Vec[] = [];
	const writes: [Vec, Vec | undefined][] = [];
	let to: Vec | undefined;
	let mark: string | undefined;
	for (const item of items) {
		if ('test' in item && 'is' in item.test) {
			const { is, a } = item.test;
			const by = vectorOf(is);
			if (by === undefined) return undefined;
			if (is === 'origin' && only(a, 'flag') && a.flag === flag) flagged = true;
			else if (only(a, 'who') && a.who === 'empty') empty.push(by);
			else if (only(a, 'who', 'kind', 'flag') && a.who === 'friend' && a.flag === flag && partner === undefined)
				partner = { by, kinds: a.kind ?? [] };
			else return undefined;
		} else if ('test' in item && 'not' in item.test && 'attacked' in item.test.not && only(item.test.not, 'attacked')) {
			const by = vectorOf(item.test.not.attacked);
			if (by === undefined) return undefined;
			safe.push(by);
		} else if ('go' in item) to = vectorOf(item.go);
		else if ('mark' in item && mark === undefined) mark = item.mark;
		else if ('do' in item && 'set' in item.do && only(item.do, 'set', 'to')) {
			const by = vectorOf(item.do.set);
			const source = item.do.to === 'none' ? undefined : vectorOf((item.do.to as { of?: unknown }).of ?? {});
			if (by === undefined || (item.do.to !== 'none' && source === undefined)) return undefined;
			writes.push([by, source]);
		} else if (!('do' in item && 'land' in item.do && only(item.do, 'land'))) return undefined;
	}
	if (!flagged || partner === undefined || to === undefined || mark === undefined || writes.length !== 2) return undefined;
	const [[partnerTo, source], [cleared, none]] = writes as [[Vec, Vec | undefined], [Vec, Vec | undefined]];
	// Where two of the cells coincide, the order of the writes would decide which piece stays.
	const distinct = new Set([[0, 0], partner.by, to, partnerTo].map((by) => text(by.map(Number)))).size === 4;
	const sound = distinct && none === undefined && isSame(source, partner.by) && isSame(cleared, partner.by);
	return sound ? { partner: partner.by, kinds: partner.kinds, empty, safe, to, partnerTo, marks: [mark] } : undefined;
}
