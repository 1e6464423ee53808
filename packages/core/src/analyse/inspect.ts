import { fold, forKinds, type Pass } from '../rules/fold.js';
import type { Cond, Effect, Hook, Num, Path, Ruleset } from '../rules/types.js';

/** Visits the nodes inside a node. */
type Inner<Union extends 'path' | 'condition' | 'number' | 'effect'> = Pass<Union, void, [Inspection]>;

const nothing = (): void => {};

const inPath: Inner<'path'> = /* @__PURE__ */ fold('path', {
	...forKinds(nothing, 'step', 'pick', 'go', 'mark'),
	test: ({ test }, to) => to.cond(test),
	do: ({ do: effect }, to) => to.effect(effect),
	seq: ({ seq }, to) => {
		for (const part of seq) to.path(part);
	},
	any: ({ any }, to) => {
		for (const part of any) to.path(part);
	},
	each: ({ path }, to) => to.path(path),
	loop: ({ loop }, to) => to.path(loop),
	use: ({ use }, to) => to.named(use),
});

const inCondition: Inner<'condition'> = /* @__PURE__ */ fold('condition', {
	...forKinds(nothing, 'is', 'in', 'same', 'mover', 'royalAttacked', 'phase'),
	attacked: ({ via, if: condition }, to) => {
		if (via !== undefined) to.named(via);
		to.cond(condition);
	},
	compare: ({ compare: [left, , right] }, to) => {
		to.num(left);
		to.num(right);
	},
	before: ({ before }, to) => to.cond(before),
	def: ({ def }, to) => to.def(def),
	all: ({ all }, to) => {
		for (const part of all) to.cond(part);
	},
	some: ({ some }, to) => {
		for (const part of some) to.cond(part);
	},
	not: ({ not }, to) => to.cond(not),
});

const inNumber: Inner<'number'> = /* @__PURE__ */ fold<'number', void, [Inspection]>('number', {
	...forKinds(nothing, 'plain', 'var', 'store', 'captured', 'repeats', 'kept'),
	matches: ({ matches }, to) => to.path(matches),
	sum: ({ sum }, to) => {
		for (const { of } of sum) to.num(of);
	},
	count: ({ if: condition }, to) => to.cond(condition),
	moves: ({ if: condition }, to) => to.cond(condition),
});

const inChoice: Pass<'choice', void, [Inspection]> = /* @__PURE__ */ fold('choice', {
	if: ({ if: condition }, to) => to.cond(condition),
	most: ({ most }, to) => to.num(most),
});

const inEffect: Inner<'effect'> = /* @__PURE__ */ fold('effect', {
	...forKinds(nothing, 'land', 'capture', 'set', 'point', 'end'),
	forEach: ({ forEach, do: effects }, to) => {
		to.path(forEach);
		for (const part of effects) to.effect(part);
	},
	var: ({ add, to: value }, to) => {
		to.num(add);
		to.num(value);
	},
	store: ({ add }, to) => to.num(add),
});

export interface Visitor {
	readonly path?: (node: Path) => void;
	readonly cond?: (node: Cond) => void;
	readonly num?: (node: Num) => void;
	readonly effect?: (node: Effect) => void;
	/** Called once for paths and conditions that stand in several places. */
	readonly once?: true;
}

/** Calls the visitor on every node below, following `use` and `def` once each. */
export class Inspection {
	private readonly seen = new Set<string>();
	private readonly ruleset: Ruleset;
	private readonly visitor: Visitor;
	private readonly met: Set<object> | undefined;
	/** Set by the visitor to end the visit early. */
	stopped = false;

	constructor(ruleset: Ruleset, visitor: Visitor) {
		this.ruleset = ruleset;
		this.visitor = visitor;
		this.met = visitor.once ? new Set() : undefined;
	}

	/** Whether a node was visited before and can be skipped. */
	private again(node: object): boolean {
		if (this.met === undefined) return false;
		if (this.met.has(node)) return true;
		this.met.add(node);
		return false;
	}

	path(node: Path): void {
		if (this.stopped || this.again(node)) return;
		this.visitor.path?.(node);
		inPath(node, this);
	}

	/** Visits a named path, once. */
	named(name: string): void {
		if (this.seen.has(`path ${name}`)) return;
		this.seen.add(`path ${name}`);
		const path = this.ruleset.paths[name];
		if (path !== undefined) this.path(path);
	}

	cond(node: Cond | undefined): void {
		if (node === undefined || this.again(node)) return;
		this.visitor.cond?.(node);
		inCondition(node, this);
	}

	num(node: Num | undefined): void {
		if (node === undefined) return;
		this.visitor.num?.(node);
		inNumber(node, this);
	}

	effect(node: Effect): void {
		this.visitor.effect?.(node);
		inEffect(node, this);
	}

	/** Visits everything on which legal moves depend: kinds, `also`, laws, choices, royalty. */
	rules(): void {
		const { kinds, turn, forbid, prefer, royal, immune, defs } = this.ruleset;
		for (const kind of Object.values(kinds)) this.named(kind.moves);
		for (const phase of Object.values(turn.phases)) for (const also of phase.also ?? []) this.named(also);
		for (const law of forbid) this.cond(law.if);
		for (const { keep } of prefer) inChoice(keep, this);
		this.cond(royal);
		this.cond(immune);
		for (const name of Object.keys(defs)) this.def(name);
	}

	/** Visits everything that decides the next phase, or ends a game so that there are no legal moves, which draws and claims do not. */
	turns(): void {
		for (const { enter = [], next } of Object.values(this.ruleset.turn.phases)) {
			this.run(enter);
			for (const { if: condition } of next) this.cond(condition);
		}
		for (const { if: condition, result, claim, when } of this.ruleset.outcomes)
			if (when !== 'stuck' && claim === undefined && result !== 'draw') this.cond(condition);
	}

	/** Visits every node. */
	all(): void {
		const { paths, flags, traces, after, outcomes } = this.ruleset;
		this.rules();
		this.turns();
		this.run(after);
		for (const name of Object.keys(paths)) this.named(name);
		for (const { while: condition } of Object.values(flags)) this.cond(condition);
		for (const { if: condition } of Object.values(traces)) this.cond(condition);
		for (const { if: condition, result } of outcomes) {
			this.cond(condition);
			if (typeof result === 'object') for (const value of result.points) this.num(value);
		}
	}

	/** Visits a named condition, once. */
	def(name: string): void {
		if (this.seen.has(`def ${name}`)) return;
		this.seen.add(`def ${name}`);
		this.cond(this.ruleset.defs[name]);
	}

	private run(hooks: readonly Hook[]): void {
		for (const { if: condition, do: effects, else: otherwise = [] } of hooks) {
			this.cond(condition);
			for (const effect of [...effects, ...otherwise]) this.effect(effect);
		}
	}
}

/** Whether a path, or a path that it uses, has a node that passes a test. */
export function someInPath(
	ruleset: Ruleset,
	path: Path,
	test: { path?: (node: Path) => boolean; effect?: (node: Effect) => boolean },
): boolean {
	let found = false;
	const inspection = new Inspection(ruleset, {
		path: (node) => {
			found ||= test.path?.(node) === true;
			inspection.stopped = found;
		},
		effect: (node) => {
			found ||= test.effect?.(node) === true;
			inspection.stopped = found;
		},
	});
	inspection.path(path);
	return found;
}
