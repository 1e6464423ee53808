import type { Game, PieceData } from '@x/core';
import { compile } from '@x/core/compile';
import type { Sequence } from '@x/mbn';
import { pieceRuleset } from '@x/mbn/path';
import * as strings from '../../strings/worker/engine.js';
import type { PieceRead } from './read.js';

/** The kind of the piece on its board, where it has no letter of its own. */
const SUBJECT = '★';
/** The kind of the other pieces, where its moves do not name any. */
const OTHER = '●';

/** A board on which a piece is tried. */
export interface PieceBoard {
	readonly game: Game;
	readonly kind: string;
	/** The kind of the pieces in the way. */
	readonly other: string;
	/** The piece as it stands in a start position: with every flag. */
	readonly piece: PieceData;
}

/** Every value in a tree that a test accepts. */
function found<T>(value: unknown, test: (one: object) => T | undefined): readonly T[] {
	if (Array.isArray(value)) return value.flatMap((one) => found(one, test));
	if (typeof value !== 'object' || value === null) return [];
	const own = test(value);
	return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap((one) => found(one, test))];
}

/** The letters of other pieces in moves. */
const lettersIn = (moves: Sequence): readonly string[] => [
	...new Set(
		found(moves, (one) => {
			const { prefixes, letters } = one as { readonly prefixes?: string; readonly letters?: string };
			if (typeof prefixes !== 'string' || typeof letters !== 'string') return undefined;
			const upper = letters[0]!.toUpperCase() + letters.slice(1);
			return prefixes + (letters.length > 1 ? `:${upper}:` : upper);
		}),
	),
];

/** Files and ranks; moves that change the board need further ones. */
function sizeFor(moves: Sequence, [files, ranks]: readonly [number, number]): readonly number[] {
	const transitions = found(moves, (one) => ('first' in one ? (one as { readonly first: object; readonly second?: object }) : undefined));
	if (transitions.length === 0) return [files, ranks];
	const largest = Math.max(
		2,
		...transitions.flatMap((one) => found(one, (level) => (level as { readonly numbers?: readonly number[] }).numbers)).flat(),
	);
	const levels = Math.min(largest, 4);
	return transitions.some(({ second }) => second !== undefined) ? [files, ranks, levels, levels] : [files, ranks, levels];
}

/**
 * The board of a piece.
 *
 * @throws {NotationError} for moves without a meaning on it.
 */
export function boardOf({ moves, letter, macros, size = [8, 8] }: PieceRead, made: Sequence = moves!): PieceBoard {
	const named = letter === undefined ? SUBJECT : letter.replace(/^([^:]*)(..+)$/, '$1:$2:').replaceAll('::', ':');
	const others = lettersIn(moves!).filter((one) => one !== named);
	const still = { path: { any: [] } };
	const rules = pieceRuleset({
		size: sizeFor(moves!, size),
		pieces: { [named]: made, ...Object.fromEntries([...others, OTHER].map((one) => [one, still])) },
		macros,
	});
	const titles: Readonly<Record<string, string>> = { [SUBJECT]: strings.piece, [OTHER]: strings.otherPiece };
	const game = compile({
		...rules,
		kinds: Object.fromEntries(Object.entries(rules.kinds).map(([kind, data]) => [kind, { ...data, title: titles[kind] ?? kind }])),
	});
	const flags = Object.keys(rules.flags);
	return { game, kind: named, other: others[0] ?? OTHER, piece: { side: 'white', kind: named, ...(flags.length > 0 && { flags }) } };
}
