import { nodesWith, someNode } from '@x/core/build';
import type { Lexicon } from '../lexicon.js';
import { alternativeOf } from '../move-patterns.js';
import { directionsOf } from '../vectors.js';
import { article, list, numeral, plural } from '../words.js';
import type { KindMoves } from './kind-moves.js';
import type { LeafletRule } from './leaflet-rule.js';
import { placeNoun } from './player-words.js';
import { shownAs } from './shown-as.js';

type Node = Readonly<Record<string, unknown>>;

const filtersOf = (items: unknown, key: string): readonly Node[] =>
	nodesWith(items, key).flatMap((node) => (typeof node.a === 'object' && node.a !== null ? [node.a as Node] : []));

const kindsOf = (filters: readonly Node[]): readonly string[] => [
	...new Set(filters.flatMap(({ kind }) => (Array.isArray(kind) ? (kind as string[]) : []))),
];

/** Castling: the moving piece and a partner move together. */
export function castlingRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	return kinds.flatMap(({ kind, castling }) => {
		if (castling.length === 0) return [];
		const king = lexicon.kind(kind);
		const partners = kindsOf(filtersOf(castling, 'is').filter(({ who, flag }) => who === 'friend' && flag !== undefined));
		const partner =
			list(
				partners.map((one) => lexicon.kind(one)),
				'or',
			) === 'nothing'
				? 'partner'
				: list(
						partners.map((one) => lexicon.kind(one)),
						'or',
					);
		const safe = someNode(castling, (node) => 'attacked' in node);
		const noun = placeNoun(lexicon);
		const targets = castling.flatMap((items) => nodesWith(items, 'go').flatMap(({ go }) => goneBy(go)));
		const steps = [...new Set(targets)];
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
		return [{ about: 'Castling', texts }];
	});
}

/** The length of a jump from the origin along the first axis. */
const goneBy = (go: unknown): readonly number[] => {
	if (typeof go !== 'object' || go === null || !('by' in go) || !('from' in go) || go.from !== 'origin' || !Array.isArray(go.by)) return [];
	return [Math.abs(Number(go.by[0]))];
};

/** A capture of a piece that has just passed. */
export function enPassantRules(lexicon: Lexicon, kinds: readonly KindMoves[]): readonly LeafletRule[] {
	return kinds.flatMap(({ kind, enPassant }) => {
		if (enPassant.length === 0) return [];
		const noun = lexicon.kind(kind);
		const victims = kindsOf(filtersOf(enPassant, 'is').filter(({ who }) => who === 'enemy'));
		const victim =
			victims.length === 0
				? 'piece'
				: list(
						victims.map((one) => lexicon.kind(one)),
						'or',
					);
		const place = placeNoun(lexicon);
		const vectors = enPassant.flatMap((items) => {
			const pattern = alternativeOf(items)?.pattern;
			return pattern?.form === 'leap' ? pattern.vectors : [];
		});
		const { near } = directionsOf(lexicon, vectors, false);
		const way = near === undefined ? '' : ` one ${place} ${near}`;
		const text = `When an enemy ${victim} has just made a double step, ${article(noun)} may capture it at once as if it had gone only one ${place}: it moves${way} to the ${place} that was passed over.`;
		return [{ about: 'En passant', texts: [text] }];
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
	const gated = [
		...new Set(
			gating.flatMap(({ gating: branches }) =>
				nodesWith(branches, 'store').flatMap(({ kind }) => (typeof kind === 'string' ? [kind] : [])),
			),
		),
	];
	const movers = gating.flatMap(({ kind }) => (shownAs(lexicon, kind) === lexicon.kind(kind) ? [lexicon.kind(kind)] : []));
	const text = `When ${article(list(movers, 'or'))} leaves its first ${placeNoun(lexicon)}, its player may put ${list(
		gated.map((kind) => article(lexicon.kind(kind))),
		'or',
	)} from the hand on the ${placeNoun(lexicon)} that it leaves.`;
	const castles = gating.some(({ gating: branches }) =>
		branches.some((items) => nodesWith(items, 'flag').length > 1 && someNode(items, ({ mark }) => mark !== undefined && mark !== 'gate')),
	);
	return [{ about: 'Gating', texts: [text, ...(castles ? ['When castling, it may come in place of either piece.'] : [])] }];
}
