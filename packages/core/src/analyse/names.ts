import type { CellRef, Cond, Effect, Hook, Num, Path, PieceExpr, Ruleset, VecRef } from '../rules/types.js';

const DIRECTION = 'direction ';
const MARK = 'mark ';

/** Names of marks and bound directions, a bit each. */
type Names = number;

const NONE: Names = 0;
/** The number of names with a bit of their own. */
const MOST = 31;

/**
 * The marks and directions that paths and conditions need: those that they read and that nothing before them gave. Each named path and condition
 * is visited once. The names that a path gives on every way to its end are left in `gives`.
 */
class NameUse {
	private readonly ruleset: Ruleset;
	private readonly bits = new Map<string, number>();
	/** The bits of directions. */
	directions: Names = NONE;
	/** Whether there are more names than bits. */
	tooMany = false;
	private gives: Names = NONE;
	private readonly paths = new Map<string, { readonly needs: Names; readonly gives: Names }>();
	private readonly defs = new Map<string, Names>();

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
	}

	private bit(name: string, table: string): Names {
		const text = table + name;
		let bit = this.bits.get(text);
		if (bit === undefined) {
			if (this.bits.size === MOST) this.tooMany = true;
			bit = 1 << (this.bits.size % MOST);
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
	path(path: Path): Names {
		if ('seq' in path) {
			let needs = NONE;
			let given = NONE;
			for (const part of path.seq) {
				needs |= this.path(part) & ~given;
				given |= this.gives;
			}
			this.gives = given;
			return needs;
		}
		if ('any' in path) {
			let needs = NONE;
			let given = path.any.length === 0 ? NONE : -1;
			for (const part of path.any) {
				needs |= this.path(part);
				given &= this.gives;
			}
			this.gives = given;
			return needs;
		}
		if ('each' in path) {
			const own = this.bit(path.as, DIRECTION);
			const from = 'bound' in path.each ? this.bit(path.each.bound, DIRECTION) : NONE;
			const needs = (this.path(path.path) & ~own) | from;
			this.gives |= own;
			return needs;
		}
		if ('use' in path) return this.named(path.use);
		let needs = NONE;
		let given = NONE;
		if ('test' in path) needs = this.cond(path.test);
		else if ('do' in path) needs = this.effect(path.do);
		else if ('step' in path) needs = this.vector(path.step);
		else if ('loop' in path) {
			needs = this.path(path.loop);
			if ((path.min ?? 0) > 0) given = this.gives;
		} else if ('go' in path) needs = this.cell(path.go);
		else if ('mark' in path) given = this.bit(path.mark, MARK);
		this.gives = given;
		return needs;
	}

	private vector(by: VecRef): Names {
		return 'bound' in by ? this.bit(by.bound, DIRECTION) : NONE;
	}

	private cell(ref: CellRef): Names {
		if (typeof ref === 'string') return NONE;
		if ('mark' in ref) return this.bit(ref.mark, MARK);
		return 'from' in ref ? this.cell(ref.from) | this.vector(ref.by) : NONE;
	}

	private piece(piece: PieceExpr | undefined): Names {
		if (piece === undefined || typeof piece === 'string' || 'kind' in piece) return NONE;
		if ('of' in piece) return this.cell(piece.of);
		return 'was' in piece ? this.cell(piece.was) : this.piece(piece.recolour);
	}

	number(num: Num | undefined): Names {
		if (num === undefined || typeof num === 'number') return NONE;
		if ('matches' in num) return this.path(num.matches) | this.cell(num.from);
		if ('sum' in num) return num.sum.reduce((needs, { of }) => needs | this.number(of), NONE);
		return 'if' in num && num.if !== undefined ? this.cond(num.if) : NONE;
	}

	cond(cond: Cond): Names {
		if ('is' in cond) return this.cell(cond.is);
		if ('in' in cond) return this.cell(cond.in);
		if ('same' in cond) return this.cell(cond.same[0]) | this.cell(cond.same[1]);
		if ('attacked' in cond) {
			const via = cond.via === undefined ? NONE : this.named(cond.via);
			return this.cell(cond.attacked) | via | (cond.if === undefined ? NONE : this.cond(cond.if)) | this.piece(cond.as);
		}
		if ('compare' in cond) return this.number(cond.compare[0]) | this.number(cond.compare[2]);
		if ('before' in cond) return this.cond(cond.before);
		if ('def' in cond) {
			const known = this.defs.get(cond.def) ?? this.cond(this.ruleset.defs[cond.def]!);
			this.defs.set(cond.def, known);
			return known;
		}
		if ('all' in cond) return cond.all.reduce((needs, part) => needs | this.cond(part), NONE);
		if ('some' in cond) return cond.some.reduce((needs, part) => needs | this.cond(part), NONE);
		return 'not' in cond ? this.cond(cond.not) : NONE;
	}

	effect(effect: Effect): Names {
		if ('land' in effect) return this.piece(effect.as) | this.piece(effect.leave);
		if ('capture' in effect) return this.cell(effect.capture);
		if ('set' in effect) return this.cell(effect.set) | this.piece(effect.to);
		if ('point' in effect) return effect.to === null ? NONE : this.cell(effect.to);
		if ('var' in effect) return this.number(effect.add) | this.number(effect.to);
		if ('store' in effect) return (typeof effect.kind === 'string' ? NONE : this.cell(effect.kind.of)) | this.number(effect.add);
		if (!('forEach' in effect)) return NONE;
		const walk = this.path(effect.forEach);
		const given = this.gives;
		const acts = effect.do.reduce((needs, part) => needs | this.effect(part), NONE);
		return walk | (acts & ~given) | (effect.from === null ? NONE : this.cell(effect.from));
	}

	hooks(hooks: readonly Hook[]): Names {
		let needs = NONE;
		for (const { if: condition, do: acts, else: otherwise = [] } of hooks) {
			if (condition !== undefined) needs |= this.cond(condition);
			for (const effect of [...acts, ...otherwise]) needs |= this.effect(effect);
		}
		return needs;
	}
}

/**
 * Whether a part of the rules reads a name that another walk gave: a kind's walk in an attack query reads a mark or direction of the asking
 * walk; or a condition on a candidate reads a direction bound by its walk. Clause 6 of the rules model: inner walks inherit both.
 */
export function inheritsNames(ruleset: Ruleset): boolean {
	const names = new NameUse(ruleset);
	const moves = new Set(Object.values(ruleset.kinds).map((kind) => kind.moves));
	for (const name of moves) if (names.named(name) !== NONE) return true;
	const { flags, traces, royal, immune, after, forbid, prefer, outcomes, turn, defs } = ruleset;
	const neededBy = (cond: Cond | undefined): Names => (cond === undefined ? NONE : names.cond(cond));
	let needs = neededBy(royal) | neededBy(immune) | neededBy(defs.check) | names.hooks(after);
	for (const name in flags) needs |= neededBy(flags[name]!.while);
	for (const name in traces) needs |= neededBy(traces[name]!.if);
	for (const law of forbid) needs |= neededBy(law.if);
	for (const { keep } of prefer) needs |= 'if' in keep ? neededBy(keep.if) : names.number(keep.most);
	for (const { if: condition, result } of outcomes) {
		needs |= neededBy(condition);
		if (typeof result !== 'string') needs |= names.number(result.points[0]) | names.number(result.points[1]);
	}
	for (const { next, enter = [] } of Object.values(turn.phases)) {
		needs |= names.hooks(enter);
		for (const entry of next) needs |= neededBy(entry.if);
	}
	return names.tooMany || (needs & names.directions) !== 0;
}
