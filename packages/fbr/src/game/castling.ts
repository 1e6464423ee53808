import type { Path } from '@x/core';
import { attacked, castle, not, seq, test } from '@x/core/build';
import type { Castling, Range, Sequence } from '@x/mbn';
import { castlingPath, type Environment } from '@x/mbn/path';
import { alternativesIn, hasMode } from './alternatives.js';
import { type Cast, type Crowned, kindsOf } from './cast.js';
import { type Contributions, declare, needed } from './contribution.js';
import { holesOf } from './holes.js';
import { attributeOf } from './rule-list.js';
import { membersOf } from './types.js';

/** The pieces that castle, and their partners: those of a royal rule, or the kings of a game without royal pieces. */
interface Castler {
	readonly types: readonly string[];
	readonly partners: readonly string[];
	/** It may castle out of, and through, attacked cells. */
	readonly unsafe: boolean;
}

function castlersOf({ model }: Pick<Cast, 'model'>): readonly Castler[] {
	const royalRules = model.rules.all('royal');
	if (royalRules.length === 0) return [{ types: ['K'], partners: ['R'], unsafe: true }];
	return royalRules.map((rule) => {
		const castling = attributeOf(rule, 'castle');
		return {
			types: rule.set === undefined ? ['K'] : membersOf(rule.set, model.types).first,
			partners: castling === undefined ? ['R'] : castling.set === undefined ? [] : membersOf(castling.set, model.types).first,
			unsafe:
				attributeOf(rule, 'passover') !== undefined ||
				attributeOf(rule, 'expose') !== undefined ||
				attributeOf(rule, 'capture') !== undefined,
		};
	});
}

/** The types that castle with a royal piece. */
export const partnersOf = (game: Pick<Cast, 'model'>): readonly string[] => [
	...new Set(castlersOf(game).flatMap(({ partners }) => partners)),
];

/** Whether some piece can castle, so that the marks of castlings exist: castlings belong to the parts of a turn without a prefix. */
export const castles = (game: Cast): boolean => {
	const movable = new Set(
		game.turn.parts.flatMap(({ rule, sides, own }) => (rule.prefix === undefined ? sides.flatMap((side) => own[side]) : [])),
	);
	return (
		game.model.castlings.length > 0 &&
		castlersOf(game).some(({ types, partners }) => partners.length > 0 && types.some((type) => type in game.kinds && movable.has(type)))
	);
};

/** Whether some castling asks for pieces that have not moved. */
export const castlesInitially = (game: Cast): boolean =>
	castles(game) &&
	game.model.castlings.some(({ royal, partner }) =>
		[royal, partner].some((moves) => moves === undefined || alternativesIn(moves).some((one) => hasMode(one, 'i'))),
	);

/** The castlings of each type. */
export function* castlingsOf(
	game: Crowned,
	environment: (type: string) => Environment,
): Contributions<ReadonlyMap<string, readonly Path[]>> {
	const { model } = game;
	const found = new Map<string, Path[]>();
	for (const item of model.castlings)
		for (const { types, partners, unsafe } of castlersOf(game))
			for (const type of types) {
				if (!(type in game.kinds) || partners.length === 0) continue;
				const fixed = fixedCastling(item, type, partners, unsafe, game);
				if (fixed !== undefined) yield declare({ flags: { initial: {} } });
				const wrong = (['cylindric', 'torus'] as const).some((name) => model.rules.with(name, 'wrongrook').length > 0);
				const paths = fixed === undefined ? [] : [fixed];
				for (const overEdge of [...(fixed === undefined ? [false] : []), ...(wrong ? [true] : [])])
					paths.push(...(yield* searchedCastling(item, type, { partners, unsafe, overEdge }, game, environment(type))));
				found.set(type, [...(found.get(type) ?? []), ...paths]);
			}
	return found;
}

function* searchedCastling(
	item: Castling,
	type: string,
	how: { readonly partners: readonly string[]; readonly unsafe: boolean; readonly overEdge: boolean },
	game: Crowned,
	environment: Environment,
): Contributions<readonly Path[]> {
	try {
		const { path, needs } = castlingPath(item, {
			...environment,
			prefix: `${type}.${item.name}.${how.overEdge ? 'over.' : ''}`,
			...how,
			partners: kindsOf(game, how.partners),
		});
		yield needed(needs);
		return [path];
	} catch (error) {
		game.refusals.adopt(error);
		return [];
	}
}

/** The file on which a slide of the usual form ends: `[*]isR[g]`, `isR[f]`. */
function usualFile(moves: Sequence | undefined, royal: boolean): number | undefined {
	const [leg, ...others] = moves?.legs ?? [];
	if (leg?.type !== 'choice' || others.length > 0 || leg.alternatives.length > 1) return undefined;
	const { ghost, condition, transition, start, modifications, moves: bases, end } = leg.alternatives[0];
	if (ghost !== undefined || condition !== undefined || transition !== undefined) return undefined;
	const initial = modifications.some((one) => one.type === 'mode' && one.name === 'i');
	const [base] = bases;
	if (!initial || modifications.length > 2 || base.type !== 'base' || base.letter !== 'R') return undefined;
	if (royal ? !isUnattacked(start) : start !== undefined) return undefined;
	const [area] = end?.areas ?? [];
	return area?.type === 'box' && area.files && !area.ranks && end!.areas.length === 1 ? area.files.from : undefined;
}

const isUnattacked = (range: Range | undefined): boolean =>
	range?.areas.length === 1 && range.areas[0].type === 'sign' && range.areas[0].sign === '*' && !range.negated;

/** Rules that read the marks of the search, or by which pieces pass cells, stand or are seen in ways that fixed cells do not test. */
const READERS = [['gating'], ['alice'], ['swap'], ['freezer'], ['magnetic'], ['pieces', 'immovable']] as const;

/** Rules that put pieces on cells as pieces that have not moved. Plain drops do not. */
const UNMOVED = [
	['drop', 'immediate'],
	['pieces', 'minimum'],
	['promotion', 'castle'],
	['promotion', 'move*'],
	['royal', 'virginzone'],
] as const;

/**
 * A castling between the cells where the pieces start. It equals the search for a partner where no other cell can hold two pieces that have
 * not moved: every flagged piece stands where it started, and no rule puts flagged pieces elsewhere. A side that starts without the royal piece
 * never has one that has not moved, so it never castles.
 */
function fixedCastling(item: Castling, type: string, partners: readonly string[], unsafe: boolean, game: Crowned): Path | undefined {
	const { rules, size } = game.model;
	const start = game.start?.pieces ?? [];
	if (start.length === 0 || size.length > 2) return undefined;
	// A hole is never empty.
	if (rules.all('zone').some((rule) => holesOf(game, rule) === undefined)) return undefined;
	const found = ([name, attribute]: (typeof READERS | typeof UNMOVED)[number]): boolean =>
		attribute === undefined ? rules.has(name) : rules.with(name, attribute).length > 0;
	if (READERS.some(found) || UNMOVED.some(found)) return undefined;
	const [to, partnerTo] = item.royal === undefined ? undefinedFiles(item) : [usualFile(item.royal, true), usualFile(item.partner, false)];
	if (to === undefined || partnerTo === undefined) return undefined;
	const direction = item.name === 'O-O' ? 1 : -1;
	const places = (['white', 'black'] as const).flatMap((side) => {
		const kings = start.filter((piece) => piece.side === side && piece.kind === type);
		if (kings.length === 0) return [];
		if (kings.length > 1) return [undefined];
		const [king] = kings;
		const row = start.filter((piece) => piece.side === side && partners.includes(piece.kind) && piece.at[1] === king!.at[1]);
		const [nearest] = row
			.filter((piece) => (piece.at[0]! - king!.at[0]!) * direction > 0)
			.sort((one, other) => (one.at[0]! - other.at[0]!) * direction);
		return [nearest && { king: king!.at[0]!, partner: nearest.at[0]! }];
	});
	const [place] = places;
	if (place === undefined || places.some((one) => one?.king !== place.king || one.partner !== place.partner)) return undefined;
	const distance = (place.partner - place.king) * direction;
	const steps = (to - place.king) * direction;
	if (steps < 1 || steps >= distance || partnerTo !== place.king + direction * (steps - 1)) return undefined;
	const wing = { direction, distance, steps, flag: 'initial', partner: kindsOf(game, partners), mark: item.name } as const;
	// The slide begins on a cell that is not attacked, also where the piece may pass attacked cells.
	return unsafe ? seq(test(not(attacked('origin'))), castle({ ...wing, unsafe })) : castle(wing);
}

const undefinedFiles = (item: Castling): readonly [number, number] => (item.name === 'O-O' ? [6, 5] : [2, 3]);
