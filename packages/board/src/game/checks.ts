import { attackers, type Cell, type Filter, inCheck, type PieceData, type Position, pieces, turn } from '@x/core';
import { foldSome, type Pass } from '@x/core/rules';

/** Whether a filter matches a piece; undefined where that depends on more than the piece. */
const matches = ({ who, side, kind, notKind, flag, notFlag }: Filter, piece: PieceData): boolean | undefined => {
	const flags = piece.flags ?? [];
	const fails =
		who === 'empty' ||
		side?.includes(piece.side) === false ||
		kind?.includes(piece.kind) === false ||
		notKind?.includes(piece.kind) === true ||
		(flag !== undefined && !flags.includes(flag)) ||
		(notFlag !== undefined && flags.includes(notFlag));
	if (fails) return false;
	return who === undefined || who === 'occupied' ? true : undefined;
};

/** Whether all parts of a condition hold; undefined where that is not known. */
const allHold = (parts: readonly (boolean | undefined)[]): boolean | undefined =>
	parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;

const negated = (holding: boolean | undefined): boolean | undefined => (holding === undefined ? undefined : !holding);

/** Whether a condition holds of a piece on the cell `at`; undefined where that depends on more than the piece. */
const holds: Pass<'condition', boolean | undefined, [PieceData]> = foldSome(
	'condition',
	{
		is: ({ is, a }, piece) => (is === 'at' ? matches(a, piece) : undefined),
		all: ({ all }, piece) => allHold(all.map((part) => holds(part, piece))),
		some: ({ some }, piece) => negated(allHold(some.map((part) => negated(holds(part, piece))))),
		not: ({ not }, piece) => negated(holds(not, piece)),
	},
	() => undefined,
);

/** The cells of the attacked royal pieces of the side to move, while it is in check. */
export const checksOf = (position: Position): readonly Cell[] => {
	if (!inCheck(position)) return [];
	const { side } = turn(position);
	const { royal, sideOrder } = position.game.ruleset;
	const others = sideOrder.filter((other) => other !== side);
	return pieces(position)
		.filter(({ piece }) => piece.side === side && holds(royal, piece) !== false)
		.filter(({ cell }) => others.some((other) => attackers(position, cell, other).length > 0))
		.map(({ cell }) => cell);
};
