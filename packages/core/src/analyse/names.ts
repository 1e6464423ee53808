import { under } from '../rules/check/space.js';
import { NOWHERE, Passing, visitNode } from '../rules/check/visit.js';
import { asEffect, fold, type Pass } from '../rules/fold.js';
import type { Thing, Unions } from '../rules/nodes/field.js';
import type { Cond, Effect, Hook, Path, Ruleset } from '../rules/types.js';

const DIRECTION = 'direction ';
const MARK = 'mark ';

const VISITS = {
	condition: visitNode('condition'),
	number: visitNode('number'),
	effect: visitNode('effect'),
	cell: visitNode('cell'),
	result: visitNode('result'),
	choice: visitNode('choice'),
};

/** Names of marks and bound directions, a bit each: a ruleset may have any number of them. */
type Names = bigint;

const NONE: Names = 0n;
/** The names that a path without an end gives. */
const EVERY: Names = -1n;

/**
 * The marks and directions that paths and conditions need: those that they read and that nothing before them gave. Each named path and condition
 * is visited once. The names that a path gives on every way to its end are left in `gives`.
 */
class NameUse extends Passing {
	private readonly ruleset: Ruleset;
	private readonly bits = new Map<string, Names>();
	/** The bits of directions. */
	directions: Names = NONE;
	private gives: Names = NONE;
	/** The names that the visited node needs, so far. */
	private needs: Names = NONE;
	private readonly paths = new Map<string, { readonly needs: Names; readonly gives: Names }>();
	private readonly defs = new Map<string, Names>();

	constructor(ruleset: Ruleset) {
		super();
		this.ruleset = ruleset;
	}

	private bit(name: string, table: string): Names {
		const text = table + name;
		let bit = this.bits.get(text);
		if (bit === undefined) {
			bit = 1n << BigInt(this.bits.size);
			this.bits.set(text, bit);
			if (table === DIRECTION) this.directions |= bit;
		}
		return bit;
	}

	named(name: string): Names {
		let known = this.paths.get(name);
		if (known === undefined) {
			const needs = this.path(this.ruleset.paths[name]!);
			known = { needs, gives: this.gives };
			this.paths.set(name, known);
		}
		this.gives = known.gives;
		return known.needs;
	}

	/** The names that a path needs. The names that it gives are left in `gives`. */
	private readonly path: Pass<'path', Names> = fold('path', {
		seq: ({ seq }) => {
			let needs = NONE;
			let given = NONE;
			for (const part of seq) {
				needs |= this.path(part) & ~given;
				given |= this.gives;
			}
			return this.walked(given, needs);
		},
		any: ({ any }) => {
			let needs = NONE;
			let given = any.length === 0 ? NONE : EVERY;
			for (const part of any) {
				needs |= this.path(part);
				given &= this.gives;
			}
			return this.walked(given, needs);
		},
		each: ({ as, each, path }) => {
			const own = this.bit(as, DIRECTION);
			const from = 'bound' in each ? this.bit(each.bound, DIRECTION) : NONE;
			const needs = (this.path(path) & ~own) | from;
			return this.walked(this.gives | own, needs);
		},
		use: ({ use }) => this.named(use),
		loop: ({ loop, min = 0 }) => {
			const needs = this.path(loop);
			return this.walked(min > 0 ? this.gives : NONE, needs);
		},
		test: ({ test }) => this.walked(NONE, this.of('condition', test)),
		do: ({ do: effect }) => this.walked(NONE, this.of('effect', effect)),
		go: ({ go }) => this.walked(NONE, this.of('cell', go)),
		step: ({ step }) => this.walked(NONE, 'bound' in step ? this.bit(step.bound, DIRECTION) : NONE),
		mark: ({ mark }) => this.walked(this.bit(mark, MARK)),
		pick: () => this.walked(NONE),
	});

	/** Leaves the names that a path gives, and returns those that it needs. */
	private walked(given: Names, needs: Names = NONE): Names {
		this.gives = given;
		return needs;
	}

	/** The names that a node needs. */
	of<Union extends keyof typeof VISITS>(union: Union, node: Unions[Union] | undefined): Names {
		if (node === undefined) return NONE;
		const outer = this.needs;
		this.needs = NONE;
		VISITS[union](node, NOWHERE, this);
		const found = this.needs;
		this.needs = outer;
		return found;
	}

	override refer(thing: Thing, name: string): void {
		if (thing === 'bound') this.needs |= this.bit(name, DIRECTION);
		else if (thing === 'mark') this.needs |= this.bit(name, MARK);
		else if (thing === 'via') this.needs |= this.named(name);
		else if (thing === 'def') {
			const known = this.defs.get(name) ?? this.of('condition', this.ruleset.defs[name]);
			this.defs.set(name, known);
			this.needs |= known;
		}
	}

	override known(node: object, union: string): boolean {
		const each = union === 'effect' ? asEffect('forEach', node as Effect) : undefined;
		if (union === 'path') this.needs |= this.path(node as Path);
		else if (each !== undefined) this.needs |= this.forEach(each);
		return union === 'path' || each !== undefined;
	}

	private forEach({ forEach, from, do: acts }: Extract<Effect, { forEach: unknown }>): Names {
		const walk = this.path(forEach);
		const given = this.gives;
		const needs = acts.reduce((sum, part) => sum | this.of('effect', part), NONE);
		return walk | (needs & ~given) | this.of('cell', from ?? undefined);
	}

	hooks(hooks: readonly Hook[]): Names {
		let needs = NONE;
		for (const { if: condition, do: acts, else: otherwise = [] } of hooks) {
			needs |= this.of('condition', condition);
			for (const effect of [...acts, ...otherwise]) needs |= this.of('effect', effect);
		}
		return needs;
	}
}

/**
 * The JSON path of a part of the rules that reads a name that another walk gave: a kind's walk in an attack query reads a mark or direction of the asking
 * walk; or a condition on a candidate reads a direction bound by its walk. Clause 6 of the rules model: inner walks inherit both. Undefined where no part
 * does.
 */
export function inheritsNames(ruleset: Ruleset): string | undefined {
	const names = new NameUse(ruleset);
	for (const { moves } of Object.values(ruleset.kinds)) if (names.named(moves) !== NONE) return under('paths', moves);
	const { flags, traces, royal, immune, after, forbid, prefer, outcomes, turn, defs } = ruleset;
	const neededBy = (cond: Cond | undefined): Names => names.of('condition', cond);
	const parts: (readonly [string, () => Names])[] = [
		['royal', () => neededBy(royal)],
		['immune', () => neededBy(immune)],
		['defs.check', () => neededBy(defs.check)],
		['after', () => names.hooks(after)],
		...Object.entries(flags).map(([name, flag]) => [under('flags', name), () => neededBy(flag.while)] as const),
		...Object.entries(traces).map(([name, trace]) => [under('traces', name), () => neededBy(trace.if)] as const),
		...forbid.map((law, index) => [`forbid[${index}]`, () => neededBy(law.if)] as const),
		...prefer.map(({ keep }, index) => [`prefer[${index}]`, () => names.of('choice', keep)] as const),
		...outcomes.map(
			({ if: condition, result }, index) => [`outcomes[${index}]`, () => neededBy(condition) | names.of('result', result)] as const,
		),
		...Object.entries(turn.phases).map(
			([name, { next, enter = [] }]) =>
				[under('turn.phases', name), () => next.reduce((sum, entry) => sum | neededBy(entry.if), names.hooks(enter))] as const,
		),
	];
	return parts.find(([, needs]) => (needs() & names.directions) !== NONE)?.[0];
}
