import { apply, type Move, type Position } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import { isNullMove, type ResolveOptions, resolve, type San, SanError, safeParse, safeResolve, stringifyUnchecked } from '@x/san';
import { applyNull } from '@x/san/moves';
import type { MovetextOptions } from './types.js';

/** A move text that was read. */
export interface Played {
	readonly move?: Move;
	/** The position after the move. */
	readonly position?: Position;
	readonly san?: San;
	readonly problems: readonly Diagnostic[];
	readonly warnings: readonly Diagnostic[];
}

/** Reads texts that are not SAN. */
export type Otherwise = MovetextOptions['otherwise'];

const NONE: readonly Diagnostic[] = [];

/** The legal move of a text, or its faults. */
function moveOf(text: string, position: Position, options: ResolveOptions | undefined): Move | readonly Diagnostic[] {
	try {
		return resolve(text, position, options);
	} catch (error) {
		if (error instanceof SanError) return error.problems;
		throw error;
	}
}

/** Reads and plays one move. Only texts that are not canonical are compared with the canonical text, to produce warnings. */
export function play(
	text: string,
	position: Position,
	options: ResolveOptions | undefined,
	compare: boolean,
	otherwise: Otherwise,
): Played {
	const move = moveOf(text, position, options);
	if (!('to' in move)) {
		const other = otherwise?.(text, position);
		if (other === undefined) return { problems: move, warnings: NONE };
		return { move: other, position: apply(position, other), problems: NONE, warnings: NONE };
	}
	const after = isNullMove(move) ? applyNull(position) : apply(position, move);
	const played = { move, position: after, problems: NONE, warnings: NONE };
	// Strict reading accepts canonical texts only.
	if (!compare || options?.mode === 'strict') return played;
	const pieces = options?.pieces;
	if (text === stringifyUnchecked(move, position, pieces === undefined ? undefined : { pieces }, after)) return played;
	const compared = safeResolve(text, position, options);
	return compared.ok ? { ...played, warnings: compared.warnings } : played;
}

/** Reads one move without a position. */
export function readAlone(text: string, options: ResolveOptions | undefined): Played {
	const { promotion: _, captures: __, ...reading } = options ?? {};
	const result = safeParse(text, { mode: 'lenient', ...reading });
	return result.ok ? { san: result.value, problems: NONE, warnings: result.warnings } : { problems: result.problems, warnings: NONE };
}
