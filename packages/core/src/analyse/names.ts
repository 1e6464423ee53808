import type { CellRef, Cond, Effect, Hook, Num, Path, PieceExpr, Ruleset, VecRef } from '../ruleset/types.js';

type Names = ReadonlySet<string>;

/** Names of marks and bound directions: those that must be given before, and those that are given whenever the end is reached. */
interface Use {
	readonly needs: Names;
	readonly gives: Names;
}

const NONE: Names = new Set();
const NOTHING: Use = { needs: NONE, gives: NONE };
const DIRECTION = 'direction ';
const MARK = 'mark ';

const union = (one: Names, other: Names): Names => (other.size === 0 ? one : one.size === 0 ? other : new Set([...one, ...other]));
const without = (names: Names, given: Names): Names =>
	names.size === 0 || given.size === 0 ? names : new Set([...names].filter((name) => !given.has(name)));
const needing = (...lists: readonly Names[]): Names => lists.reduce(union, NONE);

/** Which names a ruleset's paths and conditions use; each named path and condition is looked at once. */
class NameUse {
	private readonly ruleset: Ruleset;
	private readonly paths = new Map<string, Use>();
	private readonly defs = new Map<string, Names>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	named(name: string): Use {
		const known = this.paths.get(name) ?? this.path(this.ruleset.paths[name]!);
		this.paths.set(name, known);
		return known;
	}

	path(path: Path): Use {
		if ('test' in path) return { needs: this.cond(path.test), gives: NONE };
		if ('do' in path) return { needs: this.effect(path.do), gives: NONE };
		if ('seq' in path) {
			let { needs, gives } = NOTHING;
			for (const part of path.seq) {
				const next = this.path(part);
				needs = union(needs, without(next.needs, gives));
				gives = union(gives, next.gives);
			}
			return { needs, gives };
		}
		if ('step' in path) return { needs: this.vector(path.step), gives: NONE };
		if ('any' in path) {
			const parts = path.any.map((part) => this.path(part));
			const [first = NOTHING, ...others] = parts;
			const gives = new Set([...first.gives].filter((name) => others.every((other) => other.gives.has(name))));
			return { needs: needing(...parts.map((part) => part.needs)), gives };
		}
		if ('each' in path) {
			const own = new Set([DIRECTION + path.as]);
			const inner = this.path(path.path);
			const from = 'bound' in path.each ? new Set([DIRECTION + path.each.bound]) : NONE;
			return { needs: union(without(inner.needs, own), from), gives: union(inner.gives, own) };
		}
		if ('loop' in path) {
			const body = this.path(path.loop);
			return { needs: body.needs, gives: (path.min ?? 0) > 0 ? body.gives : NONE };
		}
		if ('go' in path) return { needs: this.cell(path.go), gives: NONE };
		if ('mark' in path) return { needs: NONE, gives: new Set([MARK + path.mark]) };
		return 'use' in path ? this.named(path.use) : NOTHING;
	}

	private vector(by: VecRef): Names {
		return 'bound' in by ? new Set([DIRECTION + by.bound]) : NONE;
	}

	private cell(ref: CellRef): Names {
		if (typeof ref === 'string') return NONE;
		if ('mark' in ref) return new Set([MARK + ref.mark]);
		return 'from' in ref ? union(this.cell(ref.from), this.vector(ref.by)) : NONE;
	}

	private piece(piece: PieceExpr | undefined): Names {
		if (piece === undefined || typeof piece === 'string' || 'kind' in piece) return NONE;
		if ('of' in piece) return this.cell(piece.of);
		return 'was' in piece ? this.cell(piece.was) : this.piece(piece.recolour);
	}

	number(num: Num | undefined): Names {
		if (num === undefined || typeof num === 'number') return NONE;
		if ('matches' in num) return union(this.path(num.matches).needs, this.cell(num.from));
		if ('sum' in num) return needing(...num.sum.map(({ of }) => this.number(of)));
		return 'if' in num && num.if !== undefined ? this.cond(num.if) : NONE;
	}

	cond(cond: Cond): Names {
		if ('is' in cond) return this.cell(cond.is);
		if ('in' in cond) return this.cell(cond.in);
		if ('same' in cond) return union(this.cell(cond.same[0]), this.cell(cond.same[1]));
		if ('attacked' in cond) {
			const via = cond.via === undefined ? NONE : this.named(cond.via).needs;
			return needing(this.cell(cond.attacked), via, cond.if === undefined ? NONE : this.cond(cond.if), this.piece(cond.as));
		}
		if ('compare' in cond) return union(this.number(cond.compare[0]), this.number(cond.compare[2]));
		if ('before' in cond) return this.cond(cond.before);
		if ('def' in cond) {
			const known = this.defs.get(cond.def) ?? this.cond(this.ruleset.defs[cond.def]!);
			this.defs.set(cond.def, known);
			return known;
		}
		if ('all' in cond) return needing(...cond.all.map((part) => this.cond(part)));
		if ('some' in cond) return needing(...cond.some.map((part) => this.cond(part)));
		return 'not' in cond ? this.cond(cond.not) : NONE;
	}

	effect(effect: Effect): Names {
		if ('land' in effect) return union(this.piece(effect.as), this.piece(effect.leave));
		if ('capture' in effect) return this.cell(effect.capture);
		if ('set' in effect) return union(this.cell(effect.set), this.piece(effect.to));
		if ('point' in effect) return effect.to === null ? NONE : this.cell(effect.to);
		if ('var' in effect) return union(this.number(effect.add), this.number(effect.to));
		if ('store' in effect) return union(typeof effect.kind === 'string' ? NONE : this.cell(effect.kind.of), this.number(effect.add));
		if (!('forEach' in effect)) return NONE;
		const walk = this.path(effect.forEach);
		const acts = needing(...effect.do.map((part) => this.effect(part)));
		return needing(walk.needs, without(acts, walk.gives), effect.from === null ? NONE : this.cell(effect.from));
	}

	hooks(hooks: readonly Hook[]): Names {
		return needing(
			...hooks.map((hook) =>
				needing(
					hook.if === undefined ? NONE : this.cond(hook.if),
					...[...hook.do, ...(hook.else ?? [])].map((effect) => this.effect(effect)),
				),
			),
		);
	}
}

/**
 * Whether something reads a name that another walk gave: a kind's walk, asked whether it captures, reads a mark or direction of who asks;
 * or what is asked of a candidate reads a direction that its walk was bound to. Clause 6 of the rules model: inner walks inherit both.
 */
export function inheritsNames(ruleset: Ruleset): boolean {
	const names = new NameUse(ruleset);
	if (Object.values(ruleset.kinds).some(({ moves }) => names.named(moves).needs.size > 0)) return true;
	const { flags, traces, royal, immune, after, forbid, prefer, outcomes, turn, defs } = ruleset;
	const conds: (Cond | undefined)[] = [
		royal,
		immune,
		defs.check,
		...Object.values(flags).map((flag) => flag.while),
		...Object.values(traces).map((trace) => trace.if),
		...forbid.map((law) => law.if),
		...outcomes.map((outcome) => outcome.if),
		...prefer.map(({ keep }) => ('if' in keep ? keep.if : undefined)),
		...Object.values(turn.phases).flatMap(({ next }) => next.map((entry) => entry.if)),
	];
	const asked = needing(
		...conds.map((cond) => (cond === undefined ? NONE : names.cond(cond))),
		...prefer.map(({ keep }) => ('most' in keep ? names.number(keep.most) : NONE)),
		...outcomes.flatMap(({ result }) => (typeof result === 'string' ? [] : result.points.map((points) => names.number(points)))),
		names.hooks(after),
		...Object.values(turn.phases).map(({ enter = [] }) => names.hooks(enter)),
	);
	return [...asked].some((name) => name.startsWith(DIRECTION));
}
