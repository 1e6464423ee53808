import type { Kernel } from '../load/kernel.js';
import type { Cond } from '../ruleset/types.js';
import { numberOf } from './numbers.js';
import { cellOf, codeOf, filterOf } from './references.js';
import type { Test } from './walker.js';

/** A condition as a closure. */
export function testOf(kernel: Kernel, cond: Cond): Test {
	if ('is' in cond) {
		const cell = cellOf(kernel, cond.is);
		const tables = filterOf(kernel, cond.a);
		return (walker) => {
			const at = cell(walker);
			return at >= 0 && tables[walker.side]![kernel.read(at)] === 1;
		};
	}
	if ('in' in cond) {
		const cell = cellOf(kernel, cond.in);
		if (cond.zone in kernel.ruleset.zones) {
			const maps = kernel.codes.sides.map((side) => kernel.zones[side]![cond.zone]!);
			return (walker) => {
				const at = cell(walker);
				return at >= 0 && maps[walker.side]![at] === 1;
			};
		}
		const point = cellOf(kernel, { point: cond.zone });
		return (walker) => {
			const at = cell(walker);
			return at >= 0 && at === point(walker);
		};
	}
	if ('same' in cond) {
		const [first, second] = [cellOf(kernel, cond.same[0]), cellOf(kernel, cond.same[1])];
		return (walker) => {
			const at = first(walker);
			return at >= 0 && at === second(walker);
		};
	}
	if ('mover' in cond) {
		const tables = filterOf(kernel, cond.mover);
		return (walker) => tables[walker.side]![walker.mover] === 1;
	}
	if ('attacked' in cond) return attackedTest(kernel, cond);
	if ('royalAttacked' in cond) {
		const own = cond.royalAttacked === 'own';
		return (walker) => !walker.cut && kernel.attacks.royalAttacked(own ? walker.side : 1 - walker.side, walker);
	}
	if ('phase' in cond) {
		const phases = new Set(cond.phase.map((name) => kernel.registers.phases.indexOf(name)));
		return () => phases.has(kernel.phaseNow());
	}
	if ('compare' in cond) {
		const [left, right] = [numberOf(kernel, cond.compare[0]), numberOf(kernel, cond.compare[2])];
		const sign = cond.compare[1];
		if (sign === '<') return (walker) => left(walker) < right(walker);
		return sign === '>' ? (walker) => left(walker) > right(walker) : (walker) => left(walker) === right(walker);
	}
	if ('before' in cond) {
		const inner = testOf(kernel, cond.before);
		return (walker) => kernel.asItWas(walker, inner);
	}
	if ('def' in cond) return kernel.definition(cond.def);
	if ('not' in cond) {
		const inner = testOf(kernel, cond.not);
		return (walker) => !inner(walker);
	}
	const parts = ('all' in cond ? cond.all : cond.some).map((part) => testOf(kernel, part));
	const every = 'all' in cond;
	return (walker) => {
		for (const part of parts) if (part(walker) !== every) return !every;
		return every;
	};
}

function attackedTest(kernel: Kernel, cond: Extract<Cond, { attacked: unknown }>): Test {
	const cell = cellOf(kernel, cond.attacked);
	const by = cond.by ?? 'other';
	const as = cond.as === undefined ? undefined : codeOf(kernel, cond.as);
	const via = cond.via === undefined ? undefined : kernel.namedPath(cond.via);
	const filter = cond.if === undefined ? undefined : testOf(kernel, cond.if);
	const least = cond.atLeast ?? 1;
	if (cond.as === undefined && cond.via === undefined && cond.if === undefined && least === 1) {
		return (walker) => {
			const at = walker.cut ? -1 : cell(walker);
			return at >= 0 && kernel.attacks.count(at, by === 'neutral' ? 2 : by === 'own' ? walker.side : 1 - walker.side, walker) > 0;
		};
	}
	return (walker) => {
		if (walker.cut && via === undefined) return false;
		const at = cell(walker);
		if (at < 0) return false;
		const side = by === 'neutral' ? 2 : by === 'own' ? walker.side : 1 - walker.side;
		return kernel.attacks.count(at, side, walker, { as, via: via?.(), filter, least }) >= least;
	};
}
