import type { Path } from '@x/core';
import { isSame } from '@x/core/build';
import { asCell, asCondition, asEffect, asPiece, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { alternativesOf } from '../move-patterns.js';
import { hasLoop, royalKinds } from '../parts.js';

/** The branches of a kind's path: its ordinary moves, and those that belong to a named concept. */
export interface KindMoves {
	readonly kind: string;
	readonly ordinary: readonly (readonly Path[])[];
	readonly castling: readonly (readonly Path[])[];
	readonly enPassant: readonly (readonly Path[])[];
	readonly gating: readonly (readonly Path[])[];
	readonly facing: readonly (readonly Path[])[];
}

type Items = readonly Path[];

/** Another piece is moved to a cell, from the place where it stands or stood; and a piece of the player's own is tested that carries a flag. */
const isCastling = (items: Items): boolean => {
	const { effect: effects, condition: conditions } = nodesIn('path', items);
	const moves = effects.some((effect) => {
		const put = asEffect('set', effect);
		return put !== undefined && put.set !== 'at' && (asPiece('of', put.to) !== undefined || asPiece('was', put.to) !== undefined);
	});
	const asks = conditions.some((condition) => {
		const test = asCondition('is', condition);
		return test !== undefined && test.is !== 'origin' && test.a.who === 'friend' && test.a.flag !== undefined;
	});
	return moves && asks;
};

/** A capture of a piece on another cell than the target, which is a remembered one. */
const isEnPassant = (items: Items): boolean => {
	const { effect: effects, cell: cells } = nodesIn('path', items);
	const beside = effects.some((effect) => {
		const cell = asEffect('capture', effect)?.capture;
		return typeof cell === 'object' && asCell('mark', cell) === undefined;
	});
	return beside && cells.some((cell) => asCell('point', cell) !== undefined);
};

/** A piece from a store is put on the board. */
const isGating = (items: Items): boolean => nodesIn('path', items).effect.some((effect) => asEffect('store', effect)?.add === -1);

/** A capture of nothing but the enemy's royal piece. */
const isFacing = ({ ruleset }: Lexicon, kind: string, items: Items): boolean => {
	const royals = royalKinds(ruleset);
	return (
		royals.includes(kind) &&
		hasLoop(items) &&
		nodesIn('path', items).filter.some((filter) => filter.who === 'enemy' && isSame(filter.kind ?? [], royals))
	);
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
