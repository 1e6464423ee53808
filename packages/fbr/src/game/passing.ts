import type { CellRef } from '@x/core';
import type { Alternative, Move, Sequence } from '@x/mbn';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import type { Cast } from './cast.js';

/** The alternatives that leave cells behind on which they can be captured en passant. */
const passersIn = (sequence: Sequence): readonly Alternative[] =>
	alternativesIn(sequence).filter((one) => hasMode(one, 'm') && hasMode(one, 'e'));

/** The ranks of one step of base moves straight ahead, and of those that lead aside too. */
const STRAIGHT: Readonly<Record<string, number>> = { W: 1, D: 2, H: 3 };
const ASLANT: Readonly<Record<string, number>> = { F: 1, A: 2 };

/** A move of two steps ahead: the ranks of one step, and whether it leads straight ahead; `undefined` for other moves. */
function doubleOf({ modifications, moves }: Alternative): { readonly ranks: number; readonly straight: boolean } | undefined {
	const isAhead =
		modifications.filter(({ type }) => type !== 'mode').length === 1 &&
		modifications.some((one) => one.type === 'direction' && one.letter === 'f');
	const [first, ...others] = moves.map((move: Move) =>
		move.type === 'base' && move.steps?.type === 'exactly' && move.steps.count === 2 ? move.letter : '',
	);
	if (!isAhead || others.some((letter) => letter !== first)) return undefined;
	const straight = STRAIGHT[first!];
	const ranks = straight ?? ASLANT[first!];
	return ranks === undefined ? undefined : { ranks, straight: straight !== undefined };
}

/** Whether pieces move as the usual pawn: by name, or since they have its letter and no moves of their own. */
const hasPawns = ({ model }: Cast): boolean =>
	[...model.definitions, ...model.black].some(([type, { moves }]) => moves === undefined && type.includes('P')) ||
	sequencesOf(model).some((one) => namesIn(one).includes('P'));

/** A move that passes cells: the ranks of one of its two steps, whether these lead straight ahead, and the ranks on which it may begin. */
interface Passing {
	readonly ranks: number;
	readonly straight: boolean;
	readonly starts: readonly number[];
}

/** The moves that pass cells, where each is a double step ahead; `undefined` where another may be. */
function passingsOf(game: Cast): readonly Passing[] | undefined {
	const { size, rules } = game.model;
	const sequences = sequencesOf(game.model);
	const isOther = size.length > 2 || game.wraps[1] || rules.has('magnetic') || rules.cancels('mirror');
	if (isOther || sequences.some((one) => namesIn(one).includes('S'))) return undefined;
	const found = sequences.flatMap(passersIn).map((one): Passing | undefined => {
		const double = doubleOf(one);
		return double && { ...double, starts: ranksOf(one.start, size[1]!) };
	});
	const known = found.filter((one) => one !== undefined);
	if (known.length < found.length) return undefined;
	return hasPawns(game) ? [...known, { ranks: 1, straight: true, starts: [0, 1] }] : known;
}

/**
 * Where a piece stands that can be captured en passant. Where every move that passes cells is a double step straight ahead, it stands
 * behind the passed cell, in the view of the capturer; otherwise the game remembers the cell.
 */
export function passerOf(game: Cast): { readonly passed: string; readonly passer?: CellRef | undefined } {
	const passings = passingsOf(game);
	const step = passings?.[0]?.ranks ?? 1;
	const isKnown = passings?.every(({ ranks, straight }) => straight && ranks === step) === true;
	return isKnown ? { passed: 'ep', passer: { from: 'at', by: [0, -step] } } : { passed: 'ep' };
}

/** The ranks, from 0 in the mover's view, on which double steps and captures in passing end; `undefined`: they are not known. */
export function passingRanks(game: Cast): { readonly passing: readonly number[]; readonly crossing: readonly number[] } | undefined {
	const last = game.model.size[1]! - 1;
	const passings = passingsOf(game);
	const ranksBy = (of: (start: number, step: number) => number): readonly number[] => [
		...new Set(passings!.flatMap(({ ranks, starts }) => starts.map((start) => of(start, ranks)))),
	];
	return (
		passings && {
			crossing: ranksBy((start, step) => start + 2 * step),
			passing: ranksBy((start, step) => last - (start + step)),
		}
	);
}

function ranksOf(start: Alternative['start'], ranks: number): readonly number[] {
	const all = Array.from({ length: ranks }, (_, rank) => rank);
	if (start === undefined || start.negated || start.areas.some((area) => area.type !== 'box')) return all;
	return all.filter((rank) =>
		start.areas.some((area) => area.type === 'box' && (area.ranks === undefined || (rank >= area.ranks.from && rank <= area.ranks.to))),
	);
}
