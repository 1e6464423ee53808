import { attackers, type Cell, type Cond, type Filter, inCheck, type PieceData, type Position, pieces, turn } from '@x/core';

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

/** Whether a condition holds of a piece on the cell `at`; undefined where that depends on more than the piece. */
const holds = (condition: Cond, piece: PieceData): boolean | undefined => {
	if ('is' in condition) return condition.is === 'at' ? matches(condition.a, piece) : undefined;
	if ('all' in condition) {
		const parts = condition.all.map((part) => holds(part, piece));
		return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
	}
	if ('some' in condition) {
		const parts = condition.some.map((part) => holds(part, piece));
		return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false;
	}
	if ('not' in condition) {
		const part = holds(condition.not, piece);
		return part === undefined ? undefined : !part;
	}
	return undefined;
};

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
