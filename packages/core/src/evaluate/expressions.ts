import { ASKERS, otherOf } from '../board/codes.js';
import type { Cond, Num } from '../rules/types.js';
import { countOf } from './counts.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Test, Value } from './evaluation-context.js';
import { cellOf, filterOf, zoneOf } from './references.js';

/** A condition as a closure. Conditions that few games use are compiled by the path runtime, where it is loaded. */
export function testOf(game: EvaluatedGame, cond: Cond): Test {
	if ('is' in cond) {
		const cell = cellOf(game, cond.is);
		const tables = filterOf(game, cond.a);
		return (context) => {
			const at = cell(context);
			return at >= 0 && tables[context.side]![game.read(at)] === 1;
		};
	}
	if ('in' in cond && Object.hasOwn(game.ruleset.zones, cond.zone)) {
		const cell = cellOf(game, cond.in);
		const maps = zoneOf(game, cond.zone);
		return (context) => {
			const at = cell(context);
			return at >= 0 && maps[context.side]![at] === 1;
		};
	}
	if ('mover' in cond) {
		const tables = filterOf(game, cond.mover);
		return (context) => context.mover > 0 && tables[context.side]![context.mover] === 1;
	}
	if ('royalAttacked' in cond) {
		const own = cond.royalAttacked === 'own';
		return (context) => !context.withinAttack && game.attacks.royalAttacked(own ? context.side : otherOf(context.side), context);
	}
	if ('phase' in cond) {
		const phases = game.registers.phases.map((name) => cond.phase.includes(name));
		return () => phases[game.phaseNow()] === true;
	}
	if ('compare' in cond) {
		const left = numberOf(game, cond.compare[0]);
		const sign = cond.compare[1];
		const constant = cond.compare[2];
		// Most comparisons are with a constant, and some run on every ply: this form saves one call.
		if (typeof constant === 'number') {
			if (sign === '<') return (context) => left(context) < constant;
			return sign === '>' ? (context) => left(context) > constant : (context) => left(context) === constant;
		}
		const right = numberOf(game, constant);
		if (sign === '<') return (context) => left(context) < right(context);
		return sign === '>' ? (context) => left(context) > right(context) : (context) => left(context) === right(context);
	}
	if ('not' in cond) {
		const inner = testOf(game, cond.not);
		return (context) => !inner(context);
	}
	if ('all' in cond || 'some' in cond) {
		const every = 'all' in cond;
		const parts = (every ? cond.all : cond.some).map((part) => testOf(game, part));
		const [first, second] = parts;
		if (first !== undefined && second !== undefined && parts.length === 2) {
			return every ? (context) => first(context) && second(context) : (context) => first(context) || second(context);
		}
		return (context) => {
			for (const part of parts) if (part(context) !== every) return !every;
			return every;
		};
	}
	return game.extended().test(cond);
}

/** A number as a closure. Numbers that few games use are compiled by the path runtime, where it is loaded. */
export function numberOf(game: EvaluatedGame, num: Num): Value {
	if (typeof num === 'number') return () => num;
	const { registers, boardState } = game;
	if ('var' in num) {
		const places = ASKERS.map((side) => registers.variable(num.var, num.of === 'other' ? otherOf(side) : side));
		return (context) => boardState.registers[places[context.side]!]!;
	}
	const fixed = !('zone' in num) || num.zone === undefined || Object.hasOwn(game.ruleset.zones, num.zone);
	if ('count' in num && num.if === undefined && fixed) return countOf(game, num.count, num.zone);
	if ('captured' in num && fixed) {
		const tables = filterOf(game, num.captured);
		const maps = num.zone === undefined ? undefined : zoneOf(game, num.zone);
		if (maps === undefined && Object.keys(num.captured).length === 0) return (context) => context.eventCodes.length;
		return (context) => {
			let sum = 0;
			for (let index = 0; index < context.eventCodes.length; index++) {
				if (tables[context.side]![context.eventCodes[index]!] === 0) continue;
				if (maps === undefined || maps[context.side]![context.eventCells[index]!] === 1) sum++;
			}
			return sum;
		};
	}
	if ('repeats' in num && num.repeats === 'position' && game.plan.facts.history === undefined) return () => game.repeats();
	if ('moves' in num) {
		const test = num.if === undefined ? undefined : testOf(game, num.if);
		const phase = num.moves === 'next' ? -1 : registers.phases.indexOf(num.moves);
		return (context) => (context.withinAttack || game.counting ? 0 : game.player.countMoves(context, phase, test));
	}
	return game.extended().number(num);
}
