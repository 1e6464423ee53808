import { fold, type Pass } from '../rules/fold.js';
import type { Cond } from '../rules/types.js';
import { attackersOf, royalAttackedOf } from './attacks.js';
import { cellFor, cellMatches, cellsNamed, inScene, pieceMatches } from './context.js';
import { evaluate, holds } from './interpreter.js';
import { NEUTRAL, otherSide } from './rules.js';
import type { Context } from './types.js';

/** Whether a condition holds in a context. */
export const conditionHolds: Pass<'condition', boolean, [Context]> = fold('condition', {
	is: ({ is, a }, context) => {
		const cell = cellFor(context, is);
		// A missing cell passes no filter.
		return cell !== undefined && cellMatches(context, cell, a);
	},
	in: (condition, context) => {
		const cell = cellFor(context, condition.in);
		return cell !== undefined && cellsNamed(context, condition.zone).has(cell);
	},
	same: ({ same: [one, other] }, context) => {
		const cell = cellFor(context, one);
		return cell !== undefined && cell === cellFor(context, other);
	},
	mover: ({ mover }, context) => context.mover !== undefined && pieceMatches(context, context.mover, mover),
	attacked: (condition, context) => attacked(context, condition),
	royalAttacked: ({ royalAttacked }, context) =>
		// Clause 11: inside an attack query this is false, so that the definition is not circular.
		!context.scene.query && royalAttackedOf(context, royalAttacked === 'own' ? context.side : otherSide(context.scene.rules, context.side)),
	phase: ({ phase }, context) => phase.includes(context.scene.phase),
	compare: ({ compare: [left, operator, right] }, context) => {
		const difference = evaluate(context, left) - evaluate(context, right);
		return operator === '<' ? difference < 0 : operator === '>' ? difference > 0 : difference === 0;
	},
	before: ({ before }, context) => holds(beforehand(context), before),
	def: ({ def }, context) => holds(context, named(context, def)),
	all: ({ all }, context) => all.every((part) => holds(context, part)),
	some: ({ some }, context) => some.some((part) => holds(context, part)),
	not: ({ not }, context) => !holds(context, not),
});

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
