import { otherOf } from '../board/codes.js';
import type { Kernel } from '../engines/general/kernel.js';
import type { Cond } from '../rules/types.js';
import type { Test } from './evaluation-context.js';
import { numberOf } from './numbers.js';
import { cellOf, filterOf, zoneOf } from './references.js';

/** A condition as a closure. What few games ask is compiled by the programs, where they are loaded. */
export function testOf(kernel: Kernel, cond: Cond): Test {
	if ('is' in cond) {
		const cell = cellOf(kernel, cond.is);
		const tables = filterOf(kernel, cond.a);
		return (walker) => {
			const at = cell(walker);
			return at >= 0 && tables[walker.side]![kernel.read(at)] === 1;
		};
	}
	if ('in' in cond && Object.hasOwn(kernel.ruleset.zones, cond.zone)) {
		const cell = cellOf(kernel, cond.in);
		const maps = zoneOf(kernel, cond.zone);
		return (walker) => {
			const at = cell(walker);
			return at >= 0 && maps[walker.side]![at] === 1;
		};
	}
	if ('mover' in cond) {
		const tables = filterOf(kernel, cond.mover);
		return (walker) => walker.mover > 0 && tables[walker.side]![walker.mover] === 1;
	}
	if ('royalAttacked' in cond) {
		const own = cond.royalAttacked === 'own';
		return (walker) => !walker.cut && kernel.attacks.royalAttacked(own ? walker.side : otherOf(walker.side), walker);
	}
	if ('phase' in cond) {
		const phases = kernel.registers.phases.map((name) => cond.phase.includes(name));
		return () => phases[kernel.phaseNow()] === true;
	}
	if ('compare' in cond) {
		const left = numberOf(kernel, cond.compare[0]);
		const sign = cond.compare[1];
		const constant = cond.compare[2];
		// Most comparisons are with a constant: one call less where every ply asks.
		if (typeof constant === 'number') {
			if (sign === '<') return (walker) => left(walker) < constant;
			return sign === '>' ? (walker) => left(walker) > constant : (walker) => left(walker) === constant;
		}
		const right = numberOf(kernel, constant);
		if (sign === '<') return (walker) => left(walker) < right(walker);
		return sign === '>' ? (walker) => left(walker) > right(walker) : (walker) => left(walker) === right(walker);
	}
	if ('not' in cond) {
		const inner = testOf(kernel, cond.not);
		return (walker) => !inner(walker);
	}
	if ('all' in cond || 'some' in cond) {
		const every = 'all' in cond;
		const parts = (every ? cond.all : cond.some).map((part) => testOf(kernel, part));
		const [first, second] = parts;
		if (first !== undefined && second !== undefined && parts.length === 2) {
			return every ? (walker) => first(walker) && second(walker) : (walker) => first(walker) || second(walker);
		}
		return (walker) => {
			for (const part of parts) if (part(walker) !== every) return !every;
			return every;
		};
	}
	return kernel.extended().test(cond);
}
