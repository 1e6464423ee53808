import type { CellRef } from '@x/core';
import type { Alternative, Leg, Move, Sequence } from '@x/mbn';
import type { Draft } from './draft.js';

/** The alternatives that leave cells behind on which they can be captured en passant. */
function passersIn(sequence: Sequence): readonly Alternative[] {
	const inLeg = (leg: Leg): readonly Alternative[] =>
		leg.type === 'choice' ? leg.alternatives.flatMap(inAlternative) : passersIn(leg.body);
	const inAlternative = (one: Alternative): readonly Alternative[] => [
		...(hasMode(one, 'm') && hasMode(one, 'e') ? [one] : []),
		...one.moves.flatMap((move) => (move.type === 'group' ? passersIn(move.body) : [])),
	];
	return sequence.legs.flatMap(inLeg);
}

const hasMode = ({ modifications }: Alternative, name: string): boolean =>
	modifications.some((one) => one.type === 'mode' && one.name === name);

/** Two steps straight ahead. */
const isDouble = ({ modifications, moves }: Alternative): boolean =>
	modifications.filter(({ type }) => type !== 'mode').length === 1 &&
	modifications.some((one) => one.type === 'direction' && one.letter === 'f') &&
	moves.every((move: Move) => move.type === 'base' && move.letter === 'W' && move.steps?.type === 'exactly' && move.steps.count === 2);

/** Whether a base letter is used that is a pawn with sidelong double steps. */
const namesBerolina = (sequence: Sequence): boolean => JSON.stringify(sequence).includes('"letter":"S"');

/**
 * Where a piece stands that can be captured en passant. Where every move that passes cells is a double step straight ahead, it stands
 * behind the passed cell, in the view of the capturer; otherwise the game remembers the cell.
 */
export function passerOf(draft: Draft): { readonly passed: string; readonly passer?: CellRef | undefined } {
	const { definitions, macros, size, rules } = draft.model;
	const sequences = [...definitions.values()].flatMap(({ moves }) => moves ?? []).concat(Object.values(macros));
	const straight =
		size.length === 2 &&
		!draft.wraps[1] &&
		!rules.has('magnetic') &&
		!rules.cancels('mirror') &&
		sequences.every((one) => !namesBerolina(one) && passersIn(one).every(isDouble));
	return straight ? { passed: 'ep', passer: { from: 'at', by: [0, -1] } } : { passed: 'ep' };
}

/** The ranks, from 0 in the mover's view, on which double steps and captures in passing end; `undefined`: they are not known. */
export function passingRanks(draft: Draft): { readonly passing: readonly number[]; readonly crossing: readonly number[] } | undefined {
	if (passerOf(draft).passer === undefined) return undefined;
	const { definitions, macros, size } = draft.model;
	const sequences = [...definitions.values()].flatMap(({ moves }) => moves ?? []).concat(Object.values(macros));
	const starts = sequences.flatMap((one) => passersIn(one).flatMap(({ start }) => ranksOf(start, size[1]!)));
	const named = [...definitions.values()].some(({ moves }) => moves === undefined || namesPawn(moves)) || namesPawnIn(macros);
	const ranks = [...new Set([...starts, ...(named ? [0, 1] : [])])];
	return { crossing: ranks.map((rank) => rank + 2), passing: ranks.map((rank) => size[1]! - 1 - (rank + 1)) };
}

/** The base letter P has a double step from the first two ranks. */
const namesPawn = (sequence: Sequence): boolean => JSON.stringify(sequence).includes('"letter":"P"');
const namesPawnIn = (macros: Readonly<Record<string, Sequence>>): boolean => Object.values(macros).some(namesPawn);

function ranksOf(start: Alternative['start'], ranks: number): readonly number[] {
	const all = Array.from({ length: ranks }, (_, rank) => rank);
	if (start === undefined || start.negated || start.areas.some((area) => area.type !== 'box')) return all;
	return all.filter((rank) =>
		start.areas.some((area) => area.type === 'box' && (area.ranks === undefined || (rank >= area.ranks.from && rank <= area.ranks.to))),
	);
}
