import type { Cond, Effect, Hook, Num, Path, Ruleset } from '../rules/types.js';

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
		// Ordered by frequency.
		if ('test' in node) this.cond(node.test);
		else if ('do' in node) this.effect(node.do);
		else if ('seq' in node) for (const part of node.seq) this.path(part);
		else if ('step' in node) return;
		else if ('any' in node) for (const part of node.any) this.path(part);
		else if ('each' in node) this.path(node.path);
		else if ('loop' in node) this.path(node.loop);
		else if ('use' in node) this.named(node.use);
	}

	/** Visits a named path, once. */
	named(name: string): void {
		if (this.seen.has(`path ${name}`)) return;
		this.seen.add(`path ${name}`);
		const path = this.ruleset.paths[name];
		if (path !== undefined) this.path(path);
	}

	cond(node: Cond): void {
		if (this.again(node)) return;
		this.visitor.cond?.(node);
		if ('attacked' in node) {
			if (node.via !== undefined) this.named(node.via);
			if (node.if !== undefined) this.cond(node.if);
		} else if ('compare' in node) {
			this.num(node.compare[0]);
			this.num(node.compare[2]);
		} else if ('before' in node) this.cond(node.before);
		else if ('def' in node) this.def(node.def);
		else if ('all' in node) for (const part of node.all) this.cond(part);
		else if ('some' in node) for (const part of node.some) this.cond(part);
		else if ('not' in node) this.cond(node.not);
	}

	num(node: Num): void {
		this.visitor.num?.(node);
		if (typeof node === 'number') return;
		if ('matches' in node) this.path(node.matches);
		else if ('sum' in node) for (const part of node.sum) this.num(part.of);
		else if (('count' in node || 'moves' in node) && node.if !== undefined) this.cond(node.if);
	}

	effect(node: Effect): void {
		this.visitor.effect?.(node);
		if ('forEach' in node) {
			this.path(node.forEach);
			for (const part of node.do) this.effect(part);
		} else if ('var' in node) {
			if (node.add !== undefined) this.num(node.add);
			if (node.to !== undefined) this.num(node.to);
		} else if ('store' in node) this.num(node.add);
	}

	/** Visits everything on which legal moves depend: kinds, `also`, laws, choices, royalty. */
	rules(): void {
		for (const kind of Object.values(this.ruleset.kinds)) this.named(kind.moves);
		for (const phase of Object.values(this.ruleset.turn.phases)) for (const also of phase.also ?? []) this.named(also);
		for (const law of this.ruleset.forbid) this.cond(law.if);
		for (const choice of this.ruleset.prefer) {
			if ('if' in choice.keep) this.cond(choice.keep.if);
			else this.num(choice.keep.most);
		}
		this.cond(this.ruleset.royal);
		if (this.ruleset.immune !== undefined) this.cond(this.ruleset.immune);
		for (const name of Object.keys(this.ruleset.defs)) this.def(name);
	}

	/** Visits everything that decides the next phase, or ends a game so that there are no legal moves, which draws and claims do not. */
	turns(): void {
		for (const { enter = [], next } of Object.values(this.ruleset.turn.phases)) {
			this.run(enter);
			for (const { if: condition } of next) if (condition !== undefined) this.cond(condition);
		}
		for (const { if: condition, result, claim, when } of this.ruleset.outcomes) {
			if (condition !== undefined && when !== 'stuck' && claim === undefined && result !== 'draw') this.cond(condition);
		}
	}

	private run(hooks: readonly Hook[]): void {
		for (const hook of hooks) {
			if (hook.if !== undefined) this.cond(hook.if);
			for (const effect of [...hook.do, ...(hook.else ?? [])]) this.effect(effect);
		}
	}

	private def(name: string): void {
		if (this.seen.has(`def ${name}`)) return;
		this.seen.add(`def ${name}`);
		const cond = this.ruleset.defs[name];
		if (cond !== undefined) this.cond(cond);
	}
}
