import type { Cond, PieceExpr } from '../rules/types.js';
import { boardOf, holderContext, inScene, pieceMatches } from './context.js';
import { pieceOf } from './effects.js';
import { holds, walk } from './interpreter.js';
import { NEUTRAL, otherSide, pathOf, phaseOf, teamOf } from './rules.js';
import type { Cell } from './space.js';
import { positionOf } from './turn.js';
import type { Context, Piece } from './types.js';

/** The options of an attack query: the path, the condition on attackers, the piece assumed on an empty cell. */
export interface AttackQuery {
	readonly via?: string;
	readonly if?: Cond;
	readonly as?: PieceExpr;
}

/**
 * Clause 8: cells of the pieces of a side that could capture a piece on `cell` in a complete walk. Stops at `most` attackers.
 */
export function attackersOf(context: Context, cell: Cell, by: string, query: AttackQuery, most: number = Number.POSITIVE_INFINITY): Cell[] {
	const { rules } = context.scene;
	const board = boardOf(context);
	const target = targetOf(context, board.get(cell), by, query.as);
	if (target === undefined) return [];
	board.set(cell, target);
	const queried = inScene(
		{ ...context, writes: undefined, captured: [] },
		{
			board,
			state: context.scene.settled ? positionOf(context, {}) : context.scene.state,
			start: { board, points: context.points, vars: context.vars, stores: context.stores },
			hook: false,
			settled: false,
			query: context.scene.query || query.via === undefined,
			watch: undefined,
			mayFail: undefined,
		},
	);
	if (query.via === undefined && immune(queried, cell, target)) return [];
	// Clause 8: attacks happen in the `threat` phase of the side, by pieces that this phase admits.
	const phase = rules.ruleset.sides[by]?.threat ?? context.scene.phase;
	const admits = by === NEUTRAL || query.via !== undefined ? {} : (phaseOf(rules, phase).pieces ?? { who: 'friend' });
	if (admits === false) return [];
	const attacking = inScene(queried, { phase });
	const found: Cell[] = [];
	for (const [from, piece] of board) {
		if (found.length >= most) break;
		if (piece.side !== by || piece === target) continue;
		const attacker = holderContext(attacking, from, piece);
		if (!pieceMatches(attacker, piece, admits)) continue;
		if (query.if !== undefined && !holds(attacker, query.if)) continue;
		const path = pathOf(rules, query.via ?? rules.ruleset.kinds[piece.kind]?.moves ?? '');
		// Clause 9: a capture anywhere in the path counts, but the walk must be complete.
		if (walk(attacker, path, (end) => end.captured.some((event) => event.cell === cell && event.piece === target))) found.push(from);
	}
	return found;
}

/** Clause 8: the piece on the cell, if it is not of the attacker's team; else `as`; else the mover; owned by the attacker's opponent. */
function targetOf(context: Context, there: Piece | undefined, by: string, as: PieceExpr | undefined): Piece | undefined {
	const { rules } = context.scene;
	if (there !== undefined && teamOf(rules, there.side) !== teamOf(rules, by)) return { ...there };
	const stand = as === undefined ? context.mover : pieceOf(as, context);
	const owner = teamOf(rules, by) === teamOf(rules, context.side) ? otherSide(rules, by) : context.side;
	return stand && { ...stand, side: owner };
}

/** Clause 10: whether the target is an immune royal, from the view of its side. Tested before any attack. */
const immune = (context: Context, cell: Cell, target: Piece): boolean => {
	const { immune: condition, royal } = context.scene.rules.ruleset;
	const holder = holderContext(context, cell, target);
	return condition !== undefined && holds(holder, royal) && holds(holder, condition);
};

/** The royal pieces of a side. `royal` is evaluated for that side, with cursor and origin on each piece. */
export function royalsOf(context: Context, side: string): Cell[] {
	const queried = inScene(context, { query: true });
	return [...boardOf(context)].flatMap(([cell, piece]) =>
		piece.side === side && holds(holderContext(queried, cell, piece), context.scene.rules.ruleset.royal) ? [cell] : [],
	);
}

/** Clause 10: whether the other side attacks a royal of this side. */
export const royalAttackedOf = (context: Context, side: string): boolean =>
	royalsOf(context, side).some((cell) => attackersOf(context, cell, otherSide(context.scene.rules, side), {}, 1).length > 0);
