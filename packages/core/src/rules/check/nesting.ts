import type { Fault } from '@x/diagnostics';
import { referring } from '../nodes/referring.js';
import { OPENS } from '../traits.js';
import type { Ruleset } from '../types.js';
import { fault } from './fault.js';
import { under } from './space.js';

/** The most evaluations that may be open inside each other. Published games need at most 3. */
export const MOST_NESTED = 32;

type Part = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const opens = (node: Part): boolean => !Array.isArray(node) && OPENS.some((kind) => node[kind] !== undefined);

/** A part inside another: under its key there, or under the name in a table by which the other refers to it. */
interface Below {
	readonly key: string;
	readonly table: string | undefined;
	readonly inner: Part;
}

/** How deeply the evaluations of a ruleset are nested, with named paths and conditions in the places that use them. */
class Nesting {
	private readonly ruleset: Ruleset;
	private readonly names = referring();
	private readonly depths = new Map<object, number>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	/** The most evaluations that are open inside each other in a part. */
	depthOf(part: Part): number {
		let depth = this.depths.get(part);
		if (depth === undefined) {
			depth = 0;
			for (const { inner } of this.below(part)) depth = Math.max(depth, this.depthOf(inner));
			if (opens(part)) depth++;
			this.depths.set(part, depth);
		}
		return depth;
	}

	/** The place of the outermost evaluation in a part that is nested too deeply. */
	placeIn(part: Part, at: string): string {
		if (opens(part)) return at;
		const { key, table, inner } = this.below(part).find((below) => this.depthOf(below.inner) > MOST_NESTED)!;
		return this.placeIn(inner, table !== undefined ? under(table, key) : Array.isArray(part) ? `${at}[${key}]` : under(at, key));
	}

	/** The parts of a part, those that it names included. */
	private below(part: Part): Below[] {
		const found: Below[] = [];
		for (const key in part) {
			const inner = part[key];
			if (isNested(inner)) found.push({ key, table: undefined, inner });
		}
		if (Array.isArray(part)) return found;
		for (const [key, table] of this.names) {
			const name = part[key];
			if (typeof name === 'string' && Object.hasOwn(this.ruleset[table], name))
				found.push({ key: name, table, inner: this.ruleset[table][name]! });
		}
		return found;
	}
}

/** Evaluations that are nested too deeply, once for each place. For a ruleset without circles. */
export function checkNesting(ruleset: Ruleset): Fault[] {
	const { royal, immune, after, forbid, prefer, outcomes, paths, defs, flags, traces, turn } = ruleset;
	const tables = { paths, defs, flags, traces, 'turn.phases': turn.phases };
	const roots: [string, unknown][] = [
		...Object.entries(tables).flatMap(([table, parts]) =>
			Object.entries(parts).map(([name, part]): [string, unknown] => [under(table, name), part]),
		),
		...Object.entries({ royal, immune, after, forbid, prefer, outcomes }),
	];
	const nesting = new Nesting(ruleset);
	const places = roots.flatMap(([at, part]) => (isNested(part) && nesting.depthOf(part) > MOST_NESTED ? [nesting.placeIn(part, at)] : []));
	return [...new Set(places)].map((at) =>
		fault(
			'rules/too-nested',
			at,
			`Expected at most ${MOST_NESTED} evaluations inside each other, found more.`,
			'`matches`, `count`, `moves`, `attacked`, `royalAttacked` and `forEach` each evaluate inside another evaluation. Combine conditions with `all`, or keep a result in a variable, a point or a flag.',
		),
	);
}
