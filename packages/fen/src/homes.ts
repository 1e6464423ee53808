import type { Names, Ruleset } from '@x/core';

/** Where a right to castle may stand, per side and reading index. */
export interface Homes {
	/** Cells of a royal piece that may castle, in reading order. */
	readonly royals: readonly (readonly number[])[];
	/** Cells of its partners. */
	readonly partners: readonly (readonly number[])[];
	/** The rules look for the partner at a fixed distance from the royal piece. */
	readonly fixed: boolean;
}

/** Is there, anywhere in these rules, a test for this flag on a cell at an offset from another? */
function looksAway(rules: unknown, flag: string): boolean {
	if (typeof rules !== 'object' || rules === null) return false;
	const { is, a } = rules as { readonly is?: { readonly from?: unknown }; readonly a?: { readonly flag?: unknown } };
	return (a?.flag === flag && is?.from !== undefined) || Object.values(rules).some((part) => looksAway(part, flag));
}

/**
 * Where kings and rooks may hold a right, from the rules themselves: on the rows where the start arrangement has flagged kings;
 * and if the rules find the partner at a fixed distance (orthodox chess), only on the cells that are flagged there.
 * A start without flags restricts nothing.
 */
export function castlingHomes(
	{ paths, start }: Ruleset,
	castling: Names['castling'],
	sides: readonly string[],
	size: number,
	width: number,
	indexAt: (at: readonly unknown[]) => number,
): Homes {
	if (castling === undefined) return { royals: [[], []], partners: [[], []], fixed: false };
	const { flag, royal, partner } = castling;
	const fixed = looksAway(paths, flag);
	const flagged = (side: string, kinds: readonly string[]): readonly number[] =>
		start.pieces
			.filter(({ piece }) => piece.side === side && kinds.includes(piece.kind) && piece.flags?.includes(flag))
			.map(({ at }) => indexAt(at));
	const rowOf = (index: number): number => Math.floor(index / width);
	const homes = (kinds: readonly string[]) =>
		sides.map((side) => {
			const rows = flagged(side, royal).map(rowOf);
			const cells = flagged(side, kinds);
			return Array.from({ length: size }, (_, index) => index).filter((index) =>
				fixed && cells.length > 0 ? cells.includes(index) : rows.length === 0 || rows.includes(rowOf(index)),
			);
		});
	return { royals: homes(royal), partners: homes(partner), fixed };
}
