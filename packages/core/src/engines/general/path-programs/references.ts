import { ASKERS, NEUTRAL, otherOf } from '../../../board/codes.js';
import type { ExtendedCell } from '../../../evaluate/evaluated-game.js';
import type { Cells, EvaluationContext, Value } from '../../../evaluate/evaluation-context.js';
import { cellOf, zoneOf } from '../../../evaluate/references.js';
import type { FlagEdit, PieceExpr, Vec, VecRef } from '../../../rules/types.js';
import { wasAt } from '../changes.js';
import type { GameInPlay } from '../model.js';
import type { PathRuntimeParts } from './model.js';

/** The slot of a name under which walks keep values. */
export const slot = (slots: Map<string, number>, name: string): number => {
	let known = slots.get(name);
	if (known === undefined) {
		known = slots.size;
		slots.set(name, known);
	}
	return known;
};

/** Whether a cell lies in a zone, as the context's side reads it, or on a point. */
export function withinOf(inPlay: GameInPlay, zone: string | undefined): (context: EvaluationContext, cell: number) => boolean {
	if (zone === undefined) return () => true;
	if (Object.hasOwn(inPlay.ruleset.zones, zone)) {
		const maps = zoneOf(inPlay, zone);
		return (context, cell) => maps[context.side]![cell] === 1;
	}
	const list = inPlay.registers.lists.get(zone);
	if (list !== undefined) return (_, cell) => list.has(inPlay.boardState.registers, cell);
	const point = cellOf(inPlay, { point: zone });
	return (context, cell) => cell === point(context);
}

/** A mark, or a cell relative to another: the references that tables do not need. */
export function walkedCellOf(runtime: PathRuntimeParts, ref: ExtendedCell): Cells {
	const { inPlay } = runtime;
	if ('mark' in ref) {
		const index = slot(inPlay.slots.marks, ref.mark);
		// A name compiled after the walk began has no mark in it.
		return (context) => context.marks[index] ?? -1;
	}
	const from = cellOf(inPlay, ref.from);
	const by = shiftOf(runtime, ref.by);
	return (context) => {
		const cell = from(context);
		return cell < 0 ? -1 : by(context, cell);
	};
}

/** A step: the cell that a vector leads to, or -1. */
export function shiftOf(
	{ inPlay, vectors }: PathRuntimeParts,
	ref: VecRef,
	reading?: string,
): (context: EvaluationContext, cell: number) => number {
	if (!('bound' in ref)) {
		const id = vectors.idOf(ref as Vec);
		const tables = ASKERS.map((side) => vectors.shifts(id, side, 1, reading));
		return (context, cell) => tables[context.side]![cell]!;
	}
	const index = slot(inPlay.slots.bounds, ref.bound);
	const times = ref.times ?? 1;
	return (context, cell) => {
		const id = context.bounds[index] ?? -1;
		return id < 0 ? -1 : vectors.shifts(id, context.side, times, reading)[cell]!;
	};
}

/** A piece expression as a code; 0 for none, -1 where a cell that it reads is missing. */
export function codeOf(runtime: PathRuntimeParts, expression: PieceExpr): Value {
	const { inPlay } = runtime;
	const { codes } = inPlay;
	if (expression === 'none') return () => 0;
	if (expression === 'mover') return (context) => context.mover;
	if ('kind' in expression) {
		const kind = codes.kinds.indexOf(expression.kind);
		const byAsking = ASKERS.map((asking) =>
			codes.of(expression.side === 'neutral' ? NEUTRAL : expression.side === 'own' ? asking : otherOf(asking), kind),
		);
		return (context) => byAsking[context.side]!;
	}
	if ('recolour' in expression) {
		const of = codeOf(runtime, expression.recolour);
		return (context) => {
			const code = of(context);
			return codes.isPlayers(code) ? codes.recoloured(code, 1 - codes.side[code]!) : code;
		};
	}
	const was = 'was' in expression;
	const cell = cellOf(inPlay, was ? expression.was : expression.of);
	return (context) => {
		const at = cell(context);
		return at < 0 ? -1 : was ? wasAt(inPlay.boardState, context.start, at) : inPlay.read(at);
	};
}

/** The result of a flag edit for each code. */
export const editOf = ({ inPlay }: PathRuntimeParts, edit: FlagEdit | undefined, otherwise: Int32Array): Int32Array =>
	edit === undefined ? otherwise : inPlay.codes.edited(edit);
