import type { Cond, Filter } from '../rules/types.js';
import { attackersOf, royalAttackedOf } from './attacks.js';
import { cellFor, cellMatches, cellsNamed, inScene, pieceMatches } from './context.js';
import { evaluate, holds } from './interpreter.js';
import { NEUTRAL, otherSide } from './rules.js';
import type { Context } from './types.js';

/** Whether a condition holds in a context. */
export function conditionHolds(context: Context, condition: Cond): boolean {
	if ('is' in condition) return onCell(context, condition.is, condition.a);
	if ('in' in condition) {
		const cell = cellFor(context, condition.in);
		return cell !== undefined && cellsNamed(context, condition.zone).has(cell);
	}
	if ('same' in condition) {
		const cell = cellFor(context, condition.same[0]);
		return cell !== undefined && cell === cellFor(context, condition.same[1]);
	}
	if ('mover' in condition) return context.mover !== undefined && pieceMatches(context, context.mover, condition.mover);
	if ('attacked' in condition) return attacked(context, condition);
	if ('royalAttacked' in condition) {
		// Clause 11: inside an attack query this is false, so that the definition is not circular.
		if (context.scene.query) return false;
		return royalAttackedOf(context, condition.royalAttacked === 'own' ? context.side : otherSide(context.scene.rules, context.side));
	}
	if ('phase' in condition) return condition.phase.includes(context.scene.phase);
	if ('compare' in condition) {
		const [left, operator, right] = condition.compare;
		const difference = evaluate(context, left) - evaluate(context, right);
		return operator === '<' ? difference < 0 : operator === '>' ? difference > 0 : difference === 0;
	}
	if ('before' in condition) return holds(beforehand(context), condition.before);
	if ('def' in condition) return holds(context, named(context, condition.def));
	if ('all' in condition) return condition.all.every((part) => holds(context, part));
	if ('some' in condition) return condition.some.some((part) => holds(context, part));
	return !holds(context, condition.not);
}

/** Whether the content of a cell passes a filter. A missing cell passes no filter. */
const onCell = (context: Context, reference: Parameters<typeof cellFor>[1], filter: Filter): boolean => {
	const cell = cellFor(context, reference);
	return cell !== undefined && cellMatches(context, cell, filter);
};

function attacked(context: Context, condition: Extract<Cond, { readonly attacked: unknown }>): boolean {
	// Clause 11: inside an attack query by moves, attacks by moves are false, since moves would depend on themselves. Attacks by a path (`via`)
	// are a lower stratum and stay allowed.
	if (context.scene.query && condition.via === undefined) return false;
	const cell = cellFor(context, condition.attacked);
	if (cell === undefined) return false;
	const by = condition.by === 'neutral' ? NEUTRAL : condition.by === 'own' ? context.side : otherSide(context.scene.rules, context.side);
	const least = condition.atLeast ?? 1;
	return attackersOf(context, cell, by, condition, least).length >= least;
}

/** The context in the world as it was when the candidate began. */
const beforehand = (context: Context): Context => {
	const { start } = context.scene;
	const { board, points, vars, stores } = start;
	return inScene({ ...context, points, vars, stores, writes: undefined, ghosts: new Map(), captured: [], mover: context.first }, { board });
};

function named(context: Context, name: string): Cond {
	const condition = context.scene.rules.ruleset.defs[name];
	if (condition === undefined) throw new RangeError(`There is no condition '${name}'.`);
	return condition;
}
