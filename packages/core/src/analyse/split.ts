import { pathOfWay, type Rest, Unroller, type Way } from '../paths/unroll.js';
import { asCondition, asEffect, asPath, fold, forKinds, no, type Pass } from '../rules/fold.js';
import type { Path, Ruleset } from '../rules/types.js';
import { Weights } from '../rules/weight.js';
import { DeadWays } from './dead-ways.js';
import { withoutKnownCaptures } from './known-captures.js';
import type { Branch } from './plan.js';
import { isOneCell } from './point-sets.js';
import { isStatic, shapeOf } from './shapes.js';

/** The most values in the lines of all paths of a game. Paths beyond it are programs. The largest game of `@x/games` needs 26 100. */
const VALUES = 2 ** 21;

/** The values that the paths of a game may still be unrolled into, by what they weigh; ways are analysed at a cost of their weight. */
export class SplitBudget {
	left: number = VALUES;
	readonly dead: DeadWays;
	private readonly weights: Weights;

	constructor(ruleset: Ruleset) {
		this.dead = new DeadWays(ruleset);
		this.weights = new Weights(ruleset);
	}

	take(way: Way): void {
		for (const item of way) this.left -= this.weights.of(item);
	}
}

/** A path as ways that tables hold, and ways that need programs. */
interface SplitPath {
	readonly branches: readonly Branch[];
	/** The items of each branch. */
	readonly shaped: readonly Way[];
	/** The items of each program. The last ones may be nodes with alternatives. */
	readonly walked: readonly Way[];
	/** The ways in `walked` that go on after a landing. */
	readonly onward: ReadonlySet<Way>;
}

/** Whether a node that stands in a way has an effect. */
const acts: Pass<'path', boolean, [Ruleset]> = /* @__PURE__ */ fold('path', {
	...forKinds(no, 'step', 'pick', 'test', 'go', 'mark'),
	do: () => true,
	each: ({ path }, ruleset) => acts(path, ruleset),
	loop: ({ loop }, ruleset) => acts(loop, ruleset),
	seq: ({ seq }, ruleset) => seq.some((part) => acts(part, ruleset)),
	any: ({ any }, ruleset) => any.some((part) => acts(part, ruleset)),
	use: ({ use }, ruleset) => acts(ruleset.paths[use]!, ruleset),
});

/** Whether no way that goes on with a node after its landing has a shape. */
const endsShapes: Pass<'path', boolean, [Ruleset]> = /* @__PURE__ */ fold('path', {
	...forKinds(no, 'pick', 'seq', 'any', 'do', 'go', 'mark', 'use'),
	step: ({ step }) => 'bound' in step,
	test: ({ test }, ruleset) => !isStatic(test, ruleset),
	each: () => true,
	loop: () => true,
});

/**
 * Unrolls the alternatives of a path line by line, depth first.
 *
 * Alternatives after the first effect that all end as programs are not unrolled: one program then walks all of them, and shares the walk
 * before them. Proof: the walks are the same, since `seq` distributes over `any`. Before the first effect alternatives stay apart, since
 * programs that only test cells and land once can be flat (`FlatWalks`), each for itself. So k optional legs, each with an effect, give at most
 * one program for each leg that comes first, and not 2^k.
 */
class Splitter extends Unroller implements SplitPath {
	readonly branches: Branch[] = [];
	readonly shaped: Way[] = [];
	readonly walked: Way[] = [];
	readonly onward = new Set<Way>();
	private readonly ruleset: Ruleset;
	private readonly values: SplitBudget;
	private readonly wholes = new Map<Path, Path>();
	/** Items whose tests name the cell of a point. */
	private readonly named = new Map<Path, Path>();
	/** Whether the items have an effect, and whether they land. */
	private acted = false;
	private landed = false;

	constructor(ruleset: Ruleset, values: SplitBudget) {
		super(ruleset.paths, {}, values);
		this.ruleset = ruleset;
		this.values = values;
	}

	override follow(rest: Rest | undefined): void {
		const { acted, landed } = this;
		super.follow(rest);
		this.acted = acted;
		this.landed = landed;
	}

	override take(item: Path, next: Rest | undefined): Rest | undefined {
		this.acted ||= acts(item, this.ruleset);
		this.landed ||= asEffect('land', asPath('do', item)?.do) !== undefined;
		return super.take(item, next);
	}

	/**
	 * Whether the line has alternatives, or goes on after its landing as no shape does. Proof: in every shape only tests that the board cannot change,
	 * writes, and the fixed steps of scripts follow a landing. Such a line cannot be flat either.
	 */
	protected override stops(node: Path): boolean {
		return super.stops(node) || (this.landed && endsShapes(node, this.ruleset));
	}

	protected override stop(rest: Rest): void {
		if (!super.stops(rest.path)) {
			this.walk(rest, true);
			return;
		}
		const shapes = this.branches.length;
		const walks = this.walked.length;
		super.stop(rest);
		if (!this.acted || this.branches.length > shapes || this.walked.length - walks < 2) return;
		const replaced = this.walked.splice(walks);
		this.walk(
			rest,
			replaced.every((line) => this.onward.has(line)),
		);
	}

	protected override end(way: Way): void {
		this.left--;
		this.values.take(way);
		// Clause 13: a walk without effects is not a move. It attacks nothing either.
		const items = way.map((item) => this.withPoints(item));
		const known = this.acted ? withoutKnownCaptures(items) : undefined;
		if (known === undefined) return;
		const shape = shapeOf(this.ruleset, known);
		if (shape !== undefined) {
			this.branches.push(shape);
			this.shaped.push(way);
		} else if (!this.values.dead.has(way)) this.walked.push(items);
	}

	/** An item whose test compares the cursor with a point that is on one cell, where it asks whether the cursor is on a cell of the point. */
	private withPoints(item: Path): Path {
		const within = asCondition('in', asPath('test', item)?.test);
		if (within === undefined || !isOneCell(this.ruleset, within.zone)) return item;
		const other = this.named.get(item) ?? { test: { same: [within.in, { point: within.zone }] } };
		this.named.set(item, other);
		return other;
	}

	/** Ends the line with everything that follows, as it is. */
	private walk(rest: Rest, onward: boolean): void {
		this.left--;
		const line = this.items.slice();
		for (let at: Rest | undefined = rest; at !== undefined; at = at.next) this.append(at.path, line);
		this.values.take(line);
		this.walked.push(line);
		if (onward) this.onward.add(line);
	}

	/** Adds a node to a line as it is. A bare `each` would open a scope, so it is put into a list. */
	private append(node: Path, line: Path[]): void {
		const parts = asPath('seq', node)?.seq;
		if (parts !== undefined) for (const part of parts) this.append(part, line);
		else if (asPath('each', node) !== undefined) {
			const whole = this.wholes.get(node) ?? { seq: [node] };
			this.wholes.set(node, whole);
			line.push(whole);
		} else line.push(node);
	}
}

/** Splits a path into the lines that have a shape, and the lines of programs. Returns undefined where there would be too many lines. */
export function split(ruleset: Ruleset, path: Path, budget: SplitBudget = new SplitBudget(ruleset)): SplitPath | undefined {
	const splitter = new Splitter(ruleset, budget);
	splitter.follow({ path, next: undefined });
	return splitter.isOver ? undefined : splitter;
}

/** Lines as paths, in which lines with the same first items share them. */
export function shareFirstItems(lines: readonly Way[]): readonly Path[] {
	const groups = new Map<Path | undefined, Way[]>();
	for (const line of lines) {
		const group = groups.get(line[0]);
		if (group === undefined) groups.set(line[0], [line]);
		else group.push(line);
	}
	return [...groups.values()].map((group) => pathOfWay(joined(group)));
}

/** Lines with the same first item as one line, whose last item has the alternatives. */
function joined(lines: readonly Way[]): Way {
	const [first = []] = lines;
	// Empty lines are equal.
	if (lines.length === 1 || first.length === 0) return first;
	let common = 0;
	while (lines.every((line) => common < line.length && line[common] === first[common])) common++;
	return [...first.slice(0, common), { any: shareFirstItems(lines.map((line) => line.slice(common))) }];
}
