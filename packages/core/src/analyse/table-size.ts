import type { Fault } from '@x/diagnostics';
import type { Way } from '../paths/unroll.js';
import { flagCounts } from '../rules/carriers.js';
import { fault } from '../rules/check/fault.js';
import { under } from '../rules/check/space.js';
import { asPath, fold, forKinds, type Pass } from '../rules/fold.js';
import { amount } from '../rules/limits.js';
import { someNode } from '../rules/structure.js';
import type { Ruleset, Vec, Zone } from '../rules/types.js';
import type { Branch, KindPlan } from './plan.js';

// Bytes of the parts of the tables while they are made, as measured on boards of 32×32 to 128×128.
const BY_CODE = 64;
const BY_CODE_AND_CELL = 32;
const BY_LANDING = 24;
const BY_SCRIPT = 600;
const BY_RAY_CELL = 8;
const BY_TRACK_CELL = 16;
const BY_CELL = 200;
const BY_STORED_KIND = 64;

/** The bytes of a kind's moves by cell beyond which they, and not the board, are the reason for large tables. */
const MUCH_BY_CELL = 2 ** 16;

/** The sides, and neutral pieces. */
const OWNERS = 3;

/** The cells of the board's box. */
export const cellsOf = ({ space }: Ruleset): number =>
	space.axes.reduce((product, { extent: [from, to] }) => product * (Number(to ?? 0) - Number(from ?? 0) + 1), 1);

/** The mean number of cells along a vector, over all cells of the board. */
function lengthOf({ space }: Ruleset, vector: Vec): number {
	let straight = Number.POSITIVE_INFINITY;
	let round = 1;
	for (const [axis, { extent, wrap }] of space.axes.entries()) {
		const by = Math.abs(Number(vector[axis]));
		const size = Number(extent[1]) - Number(extent[0]) + 1;
		if (by === 0) continue;
		if (wrap === true) round *= size;
		else straight = Math.min(straight, Math.ceil(size / by) / 2);
	}
	return Math.min(straight, round);
}

/** The vectors that a way chooses from, in all combinations. */
const combinations = (items: Way): number =>
	items.reduce((product, item) => {
		const each = asPath('each', item)?.each;
		return each === undefined || 'bound' in each ? product : product * each.length;
	}, 1);

/** The bytes of a branch for each cell and each code of its kind. The lines of rays are shared, and counted by their directions. */
function branchSize(ruleset: Ruleset, branch: Branch, directions: Map<string, Vec>): number {
	if ('items' in branch) return branch.shape === 'script' ? BY_SCRIPT : BY_LANDING * combinations(branch.items);
	if (branch.shape === 'point-take') return BY_LANDING * branch.vectors.length;
	for (const vector of branch.vectors) {
		directions.set(String(vector), vector);
		directions.set(String(vector.map((value) => -Number(value))), vector);
	}
	const { guards, ends } = branch.shape === 'ride' ? branch : {};
	const isTrack = ends?.becomes !== undefined || Object.values(guards ?? {}).some((tests) => tests.length > 0);
	return isTrack ? branch.vectors.reduce((sum, vector) => sum + BY_TRACK_CELL * lengthOf(ruleset, vector), 0) : 0;
}

const one = (): number => 1;
const zonesInAll = (zones: readonly Zone[]): number => zones.reduce((sum, zone) => sum + zonesIn(zone), 1);

/** The zones in a zone, itself included. */
const zonesIn: Pass<'zone', number> = /* @__PURE__ */ fold('zone', {
	...forKinds(one, 'cells', 'box', 'parity'),
	union: ({ union }) => zonesInAll(union),
	minus: ({ minus }) => zonesInAll(minus),
	perSide: ({ perSide }) => zonesInAll(Object.values(perSide)),
});

const FILTERS: ReadonlySet<string> = new Set(['who', 'side', 'kind', 'notKind', 'flag', 'notFlag']);

/** The objects with fields of filters and no other. */
function filtersIn(ruleset: Ruleset): number {
	let count = 0;
	someNode(ruleset, (node) => {
		if (Object.keys(node).every((key) => FILTERS.has(key))) count++;
		return false;
	});
	return count;
}

/** The bytes of some tables, and the kind whose moves need most of them. */
interface Size {
	readonly bytes: number;
	readonly largest: string;
	readonly ofLargest: number;
}

/**
 * An estimate of the bytes that the tables of a game need while they are made, by the shapes of its paths. It is made before any table.
 *
 * Within a factor of two for games of `@x/games` on boards of 32×32 to 128×128.
 */
function tableSize(ruleset: Ruleset, kinds: Readonly<Record<string, KindPlan>>): Size {
	const cells = cellsOf(ruleset);
	const flags = flagCounts(ruleset);
	const directions = new Map<string, Vec>();
	const sizes = new Map<KindPlan, number>();
	let codes = 2;
	let bytes = 0;
	let largest = '';
	let ofLargest = 0;
	for (const [kind, plan] of Object.entries(kinds)) {
		const size = sizes.get(plan) ?? plan.branches.reduce((sum, branch) => sum + branchSize(ruleset, branch, directions), 0);
		sizes.set(plan, size);
		const combined = 2 ** flags(kind);
		const own = (OWNERS - 1) * combined * size * cells;
		codes += OWNERS * combined;
		bytes += own;
		if (own <= ofLargest) continue;
		ofLargest = own;
		largest = kind;
	}
	for (const vector of directions.values()) bytes += BY_RAY_CELL * (1 + lengthOf(ruleset, vector)) * cells;
	const zones = Object.values(ruleset.zones).reduce((sum, zone) => sum + zonesIn(zone), 0);
	const stored = Object.keys(ruleset.stores).length * Object.keys(kinds).length;
	bytes += codes * (BY_CODE + BY_CODE_AND_CELL * cells + OWNERS * filtersIn(ruleset));
	bytes += cells * (BY_CELL + OWNERS * zones) + stored * BY_STORED_KIND;
	return { bytes, largest, ofLargest };
}

/** The fault of a game whose tables would need more than a number of bytes. */
export function tooLarge(ruleset: Ruleset, kinds: Readonly<Record<string, KindPlan>>, most: number): Fault[] {
	const { bytes, largest, ofLargest } = tableSize(ruleset, kinds);
	if (bytes <= most) return [];
	const message = `Expected tables of at most ${most} bytes, found about ${amount(Math.round(bytes))} for ${cellsOf(ruleset)} cells.`;
	const isOneKind = ofLargest > MUCH_BY_CELL * cellsOf(ruleset);
	return [
		fault(
			'rules/too-much-memory',
			isOneKind ? under('paths', ruleset.kinds[largest]!.moves) : 'space.axes',
			message,
			`${isOneKind ? 'Give this path fewer alternatives, make the board smaller' : 'Make the board smaller'}, or raise \`limits.memory\`.`,
		),
	];
}
