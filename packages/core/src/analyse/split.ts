import { mentions } from '../rules/structure.js';
import type { Path, Ruleset } from '../rules/types.js';
import { Weights } from '../rules/weight.js';
import { unflatten } from './flatten.js';
import type { Branch } from './plan.js';
import { isStatic, shapeOf } from './shapes.js';

/** The most lines into which a path is unrolled. A path with more is one program. */
const LIMIT = 2048;

/** The most values in the lines of all paths of a game. Paths beyond it are programs. The largest game of `@x/games` needs 26 100. */
const VALUES = 2 ** 21;

/** The values that the paths of a game may still be unrolled into, by what they weigh; lines are analysed at a cost of their weight. */
export class SplitBudget {
	left: number = VALUES;
	private readonly weights: Weights;

	constructor(ruleset: Ruleset) {
		this.weights = new Weights(ruleset);
	}

	take(line: readonly Path[]): void {
		for (const item of line) this.left -= this.weights.of(item);
	}
}

/** Items that are walked one after the other. An `each` stands before its scope, with an empty `path`. */
type Line = readonly Path[];

/** A path as lines that tables hold, and lines that need programs. */
interface SplitPath {
	readonly branches: readonly Branch[];
	/** The items of each branch. */
	readonly shaped: readonly Line[];
	/** The items of each program. The last ones may be nodes with alternatives. */
	readonly walked: readonly Line[];
	/** The lines in `walked` that go on after a landing. */
	readonly onward: ReadonlySet<Line>;
}

/** The nodes that follow, in their order. */
interface Rest {
	readonly path: Path;
	readonly next: Rest | undefined;
}

const before = (paths: readonly Path[], next: Rest | undefined): Rest | undefined =>
	paths.reduceRight<Rest | undefined>((rest, path) => ({ path, next: rest }), next);

/**
 * Unrolls the alternatives of a path line by line, depth first.
 *
 * Alternatives after the first effect that all end as programs are not unrolled: one program then walks all of them, and shares the walk
 * before them. Proof: the walks are the same, since `seq` distributes over `any`. Before the first effect alternatives stay apart, since
 * programs that only test cells and land once can be flat (`FlatWalks`), each for itself. So k optional legs, each with an effect, give at most
 * one program for each leg that comes first, and not 2^k.
 */
class Splitter implements SplitPath {
	readonly branches: Branch[] = [];
	readonly shaped: Line[] = [];
	readonly walked: Line[] = [];
	readonly onward = new Set<Line>();
	/** The number of lines that may still be unrolled. */
	left = LIMIT;
	private readonly ruleset: Ruleset;
	private readonly budget: SplitBudget;
	/** The items of the line up to the current node. */
	private readonly items: Path[] = [];
	private readonly heads = new Map<Path, Path>();
	private readonly wholes = new Map<Path, Path>();
	/** Whether the items have an effect, and whether they land. */
	private acted = false;
	private landed = false;

	constructor(ruleset: Ruleset, budget: SplitBudget) {
		this.ruleset = ruleset;
		this.budget = budget;
	}

	/** Whether there are too many lines, or too many values in them. */
	get isOver(): boolean {
		return this.left < 0 || this.budget.left < 0;
	}

	/** Unrolls everything that follows the items. */
	follow(rest: Rest | undefined): void {
		const { items, acted, landed } = this;
		const { length } = items;
		let at = rest;
		while (at !== undefined && !('any' in at.path) && !(this.landed && this.endsShapes(at.path))) at = this.step(at.path, at.next);
		if (this.isOver) return;
		// Also for a line that ends without a result, such as one with no alternative.
		this.budget.left--;
		if (at === undefined) this.end();
		else if ('any' in at.path) this.choose(at.path.any, at);
		else this.walk(at, true);
		items.length = length;
		this.acted = acted;
		this.landed = landed;
	}

	/** Adds a node without alternatives to the items, and returns what follows. */
	private step(node: Path, next: Rest | undefined): Rest | undefined {
		if ('seq' in node) return before(node.seq, next);
		if ('use' in node) return { path: this.ruleset.paths[node.use]!, next };
		if ('each' in node) {
			this.items.push(this.headOf(node));
			return { path: node.path, next };
		}
		if ('do' in node || ('loop' in node && mentions(node, 'do'))) this.acted = true;
		if ('do' in node && 'land' in node.do) this.landed = true;
		this.items.push(node);
		return next;
	}

	private choose(parts: readonly Path[], rest: Rest): void {
		const shapes = this.branches.length;
		const walks = this.walked.length;
		for (const path of parts) this.follow({ path, next: rest.next });
		if (!this.acted || this.branches.length > shapes || this.walked.length - walks < 2) return;
		const replaced = this.walked.splice(walks);
		this.walk(
			rest,
			replaced.every((line) => this.onward.has(line)),
		);
	}

	private end(): void {
		this.left--;
		const line = this.items.slice();
		this.budget.take(line);
		const shape = shapeOf(this.ruleset, line);
		if (shape !== undefined) {
			this.branches.push(shape);
			this.shaped.push(line);
		}
		// Clause 13: a walk without effects is not a move. It attacks nothing either.
		else if (this.acted) this.walked.push(line);
	}

	/** Ends the line with everything that follows, as it is. */
	private walk(rest: Rest, onward: boolean): void {
		this.left--;
		const line = this.items.slice();
		for (let at: Rest | undefined = rest; at !== undefined; at = at.next) this.append(at.path, line);
		this.budget.take(line);
		this.walked.push(line);
		if (onward) this.onward.add(line);
	}

	/**
	 * Whether no line that goes on with a node after its landing has a shape. Proof: in every shape only tests that the board cannot change,
	 * writes, and the fixed steps of scripts follow a landing. Such a line cannot be flat either.
	 */
	private endsShapes(node: Path): boolean {
		if ('test' in node) return !isStatic(this.ruleset, node.test);
		return 'loop' in node || 'each' in node || ('step' in node && 'bound' in node.step);
	}

	/** An `each` without its scope: one object for all of its places. */
	private headOf(node: Extract<Path, { each: unknown }>): Path {
		const head = this.heads.get(node) ?? { ...node, path: { seq: [] } };
		this.heads.set(node, head);
		return head;
	}

	/** Adds a node to a line as it is. A bare `each` would open a scope, so it is put into a list. */
	private append(node: Path, line: Path[]): void {
		if ('seq' in node) for (const part of node.seq) this.append(part, line);
		else if ('each' in node) {
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
export function shareFirstItems(lines: readonly Line[]): readonly Path[] {
	const groups = new Map<Path | undefined, Line[]>();
	for (const line of lines) {
		const group = groups.get(line[0]);
		if (group === undefined) groups.set(line[0], [line]);
		else group.push(line);
	}
	return [...groups.values()].map((group) => unflatten(joined(group)));
}

/** Lines with the same first item as one line, whose last item has the alternatives. */
function joined(lines: readonly Line[]): Line {
	const [first = []] = lines;
	// Empty lines are equal.
	if (lines.length === 1 || first.length === 0) return first;
	let common = 0;
	while (lines.every((line) => common < line.length && line[common] === first[common])) common++;
	return [...first.slice(0, common), { any: shareFirstItems(lines.map((line) => line.slice(common))) }];
}
