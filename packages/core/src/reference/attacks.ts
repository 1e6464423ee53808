import type { Cond, PieceExpr } from '../rules/types.js';
import { boardOf, holderContext, inScene, pieceMatches } from './context.js';
import { pieceOf } from './effects.js';
import { holds, walk } from './interpreter.js';
import { NEUTRAL, otherSide, pathOf, phaseOf, teamOf } from './rules.js';
import type { Cell } from './space.js';
import { positionOf } from './turn.js';
import type { Context, Piece } from './types.js';

export interface Question {
	readonly via?: string;
	readonly if?: Cond;
	readonly as?: PieceExpr;
}

/**
 * Clause 8: cells of the pieces of a side that could capture a real piece on `cell` in a complete walk. Stops when `most` are found.
 */
export function attackersOf(context: Context, cell: Cell, by: string, question: Question, most: number = Number.POSITIVE_INFINITY): Cell[] {
	const { rules } = context.scene;
	const board = boardOf(context);
	const target = targetOf(context, board.get(cell), by, question.as);
	if (target === undefined) return [];
	board.set(cell, target);
	const asked = inScene(
		{ ...context, writes: undefined, captured: [] },
		{
			board,
			state: context.scene.settled ? positionOf(context, {}) : context.scene.state,
			start: { board, points: context.points, vars: context.vars, stores: context.stores },
			hook: false,
			settled: false,
			query: context.scene.query || question.via === undefined,
			watch: undefined,
		},
	);
	if (question.via === undefined && immune(asked, cell, target)) return [];
	// Clause 8: the phase is the one in which the side's attacks are judged, and only pieces that it admits take part.
	const phase = rules.ruleset.sides[by]?.threat ?? context.scene.phase;
	const admits = by === NEUTRAL || question.via !== undefined ? {} : (phaseOf(rules, phase).pieces ?? { who: 'friend' });
	if (admits === false) return [];
	const judged = inScene(asked, { phase });
	const found: Cell[] = [];
	for (const [from, piece] of board) {
		if (found.length >= most) break;
		if (piece.side !== by || piece === target) continue;
		const attacker = holderContext(judged, from, piece);
		if (!pieceMatches(attacker, piece, admits)) continue;
		if (question.if !== undefined && !holds(attacker, question.if)) continue;
		const path = pathOf(rules, question.via ?? rules.ruleset.kinds[piece.kind]?.moves ?? '');
		// Clause 9: captures count wherever they stand in the path, and the walk must be complete.
		if (walk(attacker, path, (end) => end.captured.some((event) => event.cell === cell && event.piece === target))) found.push(from);
	}
	return found;
}

/** Clause 8: the piece there if it is not of the attacker's team; else `as`; else the mover; owned by the attacker's opponent. */
function targetOf(context: Context, there: Piece | undefined, by: string, as: PieceExpr | undefined): Piece | undefined {
	const { rules } = context.scene;
	if (there !== undefined && teamOf(rules, there.side) !== teamOf(rules, by)) return { ...there };
	const stand = as === undefined ? context.mover : pieceOf(context, as);
	const owner = teamOf(rules, by) === teamOf(rules, context.side) ? otherSide(rules, by) : context.side;
	return stand && { ...stand, side: owner };
}

/** Clause 10: asked first, of royals, from the target's side. */
const immune = (asked: Context, cell: Cell, target: Piece): boolean => {
	const { immune: condition, royal } = asked.scene.rules.ruleset;
	const holder = holderContext(asked, cell, target);
	return condition !== undefined && holds(holder, royal) && holds(holder, condition);
};

/** The royal pieces of a side: asked from that side, with cursor and origin on the piece. */
export function royalsOf(context: Context, side: string): Cell[] {
	const asked = inScene(context, { query: true });
	return [...boardOf(context)].flatMap(([cell, piece]) =>
		piece.side === side && holds(holderContext(asked, cell, piece), context.scene.rules.ruleset.royal) ? [cell] : [],
	);
}

/** Clause 10: some royal of the side is attacked by the other one. */
export const royalAttackedOf = (context: Context, side: string): boolean =>
	royalsOf(context, side).some((cell) => attackersOf(context, cell, otherSide(context.scene.rules, side), {}, 1).length > 0);
