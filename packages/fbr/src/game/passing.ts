import type { CellRef } from '@x/core';
import type { Alternative, Move, Sequence } from '@x/mbn';
import { alternativesIn, hasMode, namesIn } from './alternatives.js';
import type { Cast } from './cast.js';

/** The alternatives that leave cells behind on which they can be captured en passant. */
const passersIn = (sequence: Sequence): readonly Alternative[] =>
	alternativesIn(sequence).filter((one) => hasMode(one, 'm') && hasMode(one, 'e'));

/** Two steps straight ahead. */
const isDouble = ({ modifications, moves }: Alternative): boolean =>
	modifications.filter(({ type }) => type !== 'mode').length === 1 &&
	modifications.some((one) => one.type === 'direction' && one.letter === 'f') &&
	moves.every((move: Move) => move.type === 'base' && move.letter === 'W' && move.steps?.type === 'exactly' && move.steps.count === 2);

/**
 * Where a piece stands that can be captured en passant. Where every move that passes cells is a double step straight ahead, it stands
 * behind the passed cell, in the view of the capturer; otherwise the game remembers the cell.
 */
export function passerOf(game: Cast): { readonly passed: string; readonly passer?: CellRef | undefined } {
	const { definitions, black, macros, size, rules } = game.model;
	const sequences = [...definitions.values(), ...black.values()].flatMap(({ moves }) => moves ?? []).concat(Object.values(macros));
	const straight =
		size.length === 2 &&
		!game.wraps[1] &&
		!rules.has('magnetic') &&
		!rules.cancels('mirror') &&
		sequences.every((one) => !namesIn(one).includes('S') && passersIn(one).every(isDouble));
	return straight ? { passed: 'ep', passer: { from: 'at', by: [0, -1] } } : { passed: 'ep' };
}

/** The ranks, from 0 in the mover's view, on which double steps and captures in passing end; `undefined`: they are not known. */
export function passingRanks(game: Cast): { readonly passing: readonly number[]; readonly crossing: readonly number[] } | undefined {
	if (passerOf(game).passer === undefined) return undefined;
	const { definitions, black, macros, size } = game.model;
	const sequences = [...definitions.values(), ...black.values()].flatMap(({ moves }) => moves ?? []).concat(Object.values(macros));
	const starts = sequences.flatMap((one) => passersIn(one).flatMap(({ start }) => ranksOf(start, size[1]!)));
	const named =
		[...definitions.values(), ...black.values()].some(({ moves }) => moves === undefined || namesIn(moves).includes('P')) ||
		Object.values(macros).some((one) => namesIn(one).includes('P'));
	const ranks = [...new Set([...starts, ...(named ? [0, 1] : [])])];
	return { crossing: ranks.map((rank) => rank + 2), passing: ranks.map((rank) => size[1]! - 1 - (rank + 1)) };
}

function ranksOf(start: Alternative['start'], ranks: number): readonly number[] {
	const all = Array.from({ length: ranks }, (_, rank) => rank);
	if (start === undefined || start.negated || start.areas.some((area) => area.type !== 'box')) return all;
	return all.filter((rank) =>
		start.areas.some((area) => area.type === 'box' && (area.ranks === undefined || (rank >= area.ranks.from && rank <= area.ranks.to))),
	);
}
