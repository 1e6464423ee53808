import type { Cond, PieceExpr } from '@x/core';

/** The piece that walks. */
export interface Who {
	readonly kind: string;
	readonly side: 0 | 1;
}

/** The kind that a piece becomes, if it is constant. */
export const kindOf = (piece: PieceExpr): string | undefined =>
	typeof piece === 'object' && 'kind' in piece && piece.side === 'own' ? piece.kind : undefined;

/** Combines conditions of which some are already decided. */
export function fold(parts: readonly (boolean | Cond)[], absorbing: boolean, key: 'all' | 'some'): boolean | Cond {
	if (parts.includes(absorbing)) return absorbing;
	const open = parts.filter((part): part is Cond => typeof part !== 'boolean');
	if (open.length === 0) return !absorbing;
	if (open.length === 1) return open[0]!;
	return key === 'all' ? { all: open } : { some: open };
}

/**
 * Whether a kind is royal, if the condition tests only kinds.
 *
 * @example
 * isRoyal({ is: 'at', a: { kind: ['K'] } }, 'Q') // false
 */
export function isRoyal(cond: Cond, kind: string): boolean {
	if ('some' in cond) return cond.some.some((part) => isRoyal(part, kind));
	if ('all' in cond) return cond.all.every((part) => isRoyal(part, kind));
	if ('not' in cond) return !isRoyal(cond.not, kind);
	if ('is' in cond) return cond.a.kind?.includes(kind) !== false && cond.a.notKind?.includes(kind) !== true;
	return true;
}
