import type { Path } from '@x/core';
import { isSame, someNode } from '@x/core/build';
import type { Lexicon } from '../lexicon.js';
import { alternativesOf } from '../move-patterns.js';

/** The branches of a kind's path: its ordinary moves, and those that belong to a named concept. */
export interface KindMoves {
	readonly kind: string;
	readonly ordinary: readonly (readonly Path[])[];
	readonly castling: readonly (readonly Path[])[];
	readonly enPassant: readonly (readonly Path[])[];
	readonly gating: readonly (readonly Path[])[];
	readonly facing: readonly (readonly Path[])[];
}

type Node = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Another piece is moved to a cell: it is set from the place where it stands or stood. */
const movesAnother = (node: Node): boolean =>
	'set' in node && isObject(node.to) && ('of' in node.to || 'was' in node.to) && node.set !== 'at';

/** A test for a piece of the player's own, other than the moving one, that carries a flag. */
const asksPartner = (node: Node): boolean =>
	'is' in node && node.is !== 'origin' && isObject(node.a) && node.a.who === 'friend' && node.a.flag !== undefined;

const isCastling = (items: readonly Path[]): boolean => someNode(items, movesAnother) && someNode(items, asksPartner);

/** A capture of a piece on another cell than the target, which is a remembered one. */
const isEnPassant = (items: readonly Path[]): boolean =>
	someNode(items, (node) => isObject(node.capture) && !('mark' in node.capture)) &&
	someNode(items, (node) => isObject(node) && 'point' in node && !('to' in node));

/** A piece from a store is put on the board. */
const isGating = (items: readonly Path[]): boolean => someNode(items, (node) => 'store' in node && node.add === -1);

/** A capture of nothing but the enemy's royal piece. */
const isFacing = ({ ruleset }: Lexicon, kind: string, items: readonly Path[]): boolean => {
	const { royal } = ruleset;
	if (!('is' in royal) || royal.a.kind?.includes(kind) !== true) return false;
	const royals = royal.a.kind;
	return someNode(items, (node) => 'loop' in node) && someNode(items, (node) => node.who === 'enemy' && isSame(node.kind ?? [], royals));
};

/** The branches of every kind's path. */
export function kindMovesOf(lexicon: Lexicon): readonly KindMoves[] {
	const { kinds, paths } = lexicon.ruleset;
	return Object.entries(kinds).map(([kind, { moves }]): KindMoves => {
		const found: Record<'ordinary' | 'castling' | 'enPassant' | 'gating' | 'facing', (readonly Path[])[]> = {
			ordinary: [],
			castling: [],
			enPassant: [],
			gating: [],
			facing: [],
		};
		for (const items of alternativesOf(paths[moves] ?? { any: [] })) {
			if (isGating(items)) found.gating.push(items);
			else if (isCastling(items)) found.castling.push(items);
			else if (isEnPassant(items)) found.enPassant.push(items);
			else if (isFacing(lexicon, kind, items)) found.facing.push(items);
			else found.ordinary.push(items);
		}
		return { kind, ...found };
	});
}
