import type { CellRef, Filter, Path } from '@x/core';
import { asCell, asCondition, asEffect, asPath, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { directionsOf } from '../vectors.js';
import { article, list, numeral, plural } from '../words.js';
import type { KindMoves } from './kind-moves.js';
import { type LeafletRule, pathsOf, type ToldRule } from './leaflet-rule.js';
import { placeNoun } from './player-words.js';
import { shownAs } from './shown-as.js';

/** The branches of a path, each as its items. */
type Branches = readonly (readonly Path[])[];

/** The kinds of the pieces for which conditions on cells ask. */
const askedKinds = (branches: Branches, isAsked: (filter: Filter) => boolean): readonly string[] => {
	const filters = nodesIn('path', branches.flat()).condition.flatMap((condition) => asCondition('is', condition)?.a ?? []);
	return [...new Set(filters.filter(isAsked).flatMap(({ kind = [] }) => kind))];
};

/** Castling: the moving piece and a partner move together. */
export function castlingRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly ToldRule[] {
	return kinds.flatMap(({ kind, castling }) => {
		if (castling.length === 0) return [];
		const king = lexicon.kind(kind);
		const partners = askedKinds(castling, ({ who, flag }) => who === 'friend' && flag !== undefined);
		const partner = titlesOr(lexicon, partners, 'partner');
		const { condition: conditions, path: parts } = nodesIn('path', castling.flat());
		const safe = conditions.some((condition) => asCondition('attacked', condition) !== undefined);
		const noun = placeNoun(lexicon);
		const steps = [...new Set(parts.flatMap((part) => goneBy(asPath('go', part)?.go)))];
		const how =
			steps.length === 1
				? `Once in the game, the ${king} may move ${numeral(steps[0]!)} ${noun}s towards ${article(partner)}, and the ${partner} jumps to the ${noun} next to it on the other side.`
				: steps.length > 1
					? `Once in the game, the ${king} may move ${numeral(Math.min(...steps))} or ${numeral(Math.max(...steps))} ${noun}s towards ${article(partner)}, and the ${partner} jumps over it.`
					: `Once in the game, the ${king} and ${article(partner)} may move together: they go to the ${noun}s where they would stand after castling in chess, wherever they began.`;
		const notation = Object.values(lexicon.names?.castling?.marks ?? {});
		const texts = [
			how,
			steps.length > 0
				? `Neither of the two may have moved before, and the ${noun}s between them must be empty.`
				: `Neither of the two may have moved before. All ${noun}s on their ways, and those where they come to stand, must be empty, but for the two themselves.`,
			...(safe ? [`The ${king} may not castle out of check, through an attacked ${noun}, or into check.`] : []),
			...(notation.length === 0 ? [] : [`It is written ${list([...new Set(notation)].sort(), 'or')}.`]),
		];
		return [{ about: 'Castling', texts, parts: [...castling.flat(), ...pathsOf(lexicon.ruleset, [kind])] }];
	});
}

/** The length of a jump from the origin along the first axis. */
const goneBy = (go: CellRef | undefined): readonly number[] => {
	const target = asCell('from', go);
	return target?.from !== 'origin' || 'bound' in target.by ? [] : [Math.abs(Number(target.by[0]))];
};

/** The titles of kinds, or another noun where there are none. */
const titlesOr = (lexicon: Lexicon, kinds: readonly string[], noun: string): string =>
	kinds.length === 0
		? noun
		: list(
				kinds.map((kind) => lexicon.kind(kind)),
				'or',
			);

/** A capture of a piece that has just passed. */
export function enPassantRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly ToldRule[] {
	return kinds.flatMap(({ kind, enPassant }) => {
		if (enPassant.length === 0) return [];
		const noun = lexicon.kind(kind);
		const victim = titlesOr(
			lexicon,
			askedKinds(enPassant, ({ who }) => who === 'enemy'),
			'piece',
		);
		const place = placeNoun(lexicon);
		const vectors = enPassant.flatMap((items) => {
			const pattern = alternativeOf(items)?.pattern;
			return pattern?.form === 'leap' ? pattern.vectors : [];
		});
		const { near } = directionsOf(lexicon, vectors, false);
		const way = near === undefined ? '' : ` one ${place} ${near}`;
		const text = `When an enemy ${victim} has just made a double step, ${article(noun)} may capture it at once as if it had gone only one ${place}: it moves${way} to the ${place} that was passed over.`;
		return [{ about: 'En passant', texts: [text], parts: [...enPassant.flat(), ...pathsOf(lexicon.ruleset, [kind])] }];
	});
}

/** Royal pieces that may not see each other. */
export function facingRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	return kinds.flatMap(({ kind, facing }) => {
		if (facing.length === 0) return [];
		const many = plural(lexicon.kind(kind));
		return [{ about: `Facing ${many}`, texts: [`The two ${many} may never face each other on a file with nothing between them.`] }];
	});
}

/** Pieces from the hand that are put behind a piece on its first move. */
export function gatingRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	const gating = kinds.filter(({ gating: branches }) => branches.length > 0);
	if (gating.length === 0) return [];
	const { effect: effects } = nodesIn(
		'path',
		gating.flatMap(({ gating: branches }) => branches.flat()),
	);
	const taken = effects.flatMap((effect) => asEffect('store', effect)?.kind ?? []);
	const gated = [...new Set(taken.filter((kind) => typeof kind === 'string'))];
	const movers = gating.flatMap(({ kind }) => (shownAs(lexicon, kind) === lexicon.kind(kind) ? [lexicon.kind(kind)] : []));
	const text = `When ${article(list(movers, 'or'))} leaves its first ${placeNoun(lexicon)}, its player may put ${list(
		gated.map((kind) => article(lexicon.kind(kind))),
		'or',
	)} from the hand on the ${placeNoun(lexicon)} that it leaves.`;
	const castles = gating.some(({ gating: branches }) =>
		branches.some((items) => {
			const { filter: filters, path: parts } = nodesIn('path', items);
			const marks = parts.flatMap((part) => asPath('mark', part)?.mark ?? []);
			return filters.filter(({ flag }) => flag !== undefined).length > 1 && marks.some((mark) => mark !== 'gate');
		}),
	);
	return [{ about: 'Gating', texts: [text, ...(castles ? ['When castling, it may come in place of either piece.'] : [])] }];
}
