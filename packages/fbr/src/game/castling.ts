import type { Path } from '@x/core';
import { castle } from '@x/core/build';
import type { Castling, Range, Sequence } from '@x/mbn';
import { castlingPath, type Environment } from '@x/mbn/path';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode } from './alternatives.js';
import { type Cast, type Crowned, kindsOf } from './cast.js';
import { type Contributions, declare, needed } from './contribution.js';
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
			unsafe: attributeOf(rule, 'passover') !== undefined || attributeOf(rule, 'expose') !== undefined,
		};
	});
}

/** The types that castle with a royal piece. */
export const partnersOf = (game: Pick<Cast, 'model'>): readonly string[] => [
	...new Set(castlersOf(game).flatMap(({ partners }) => partners)),
];

/** Whether some piece can castle, so that the marks of castlings exist. */
export const castles = (game: Cast): boolean =>
	game.model.castlings.length > 0 &&
	castlersOf(game).some(({ types, partners }) => partners.length > 0 && types.some((type) => type in game.kinds));

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

/**
 * A castling between the cells where the pieces start. It equals the search for a partner where no other cell can hold two pieces that have
 * not moved: every flagged piece stands where it started, and no rule puts flagged pieces elsewhere.
 */
function fixedCastling(item: Castling, type: string, partners: readonly string[], unsafe: boolean, game: Crowned): Path | undefined {
	const { rules, size } = game.model;
	const start = game.start?.pieces ?? [];
	if (start.length === 0 || unsafe || size.length > 2 || game.wraps.some(Boolean)) return undefined;
	if (
		['holding', 'drop', 'gating', 'bughouse', 'zone', 'alice', 'swap', 'freezer', 'magnetic'].some((name) =>
			rules.has(name as Rule['name']),
		)
	)
		return undefined;
	if (
		rules.with('promotion', 'castle').length > 0 ||
		rules.with('promotion', 'move*').length > 0 ||
		rules.with('royal', 'virginzone').length > 0
	)
		return undefined;
	const [to, partnerTo] = item.royal === undefined ? undefinedFiles(item) : [usualFile(item.royal, true), usualFile(item.partner, false)];
	if (to === undefined || partnerTo === undefined) return undefined;
	const direction = item.name === 'O-O' ? 1 : -1;
	const places = (['white', 'black'] as const).map((side) => {
		const kings = start.filter((piece) => piece.side === side && piece.kind === type);
		if (kings.length !== 1) return undefined;
		const [king] = kings;
		const row = start.filter((piece) => piece.side === side && partners.includes(piece.kind) && piece.at[1] === king!.at[1]);
		const [nearest] = row
			.filter((piece) => (piece.at[0]! - king!.at[0]!) * direction > 0)
			.sort((one, other) => (one.at[0]! - other.at[0]!) * direction);
		return nearest && { king: king!.at[0]!, partner: nearest.at[0]! };
	});
	const [white, black] = places;
	if (!white || !black || white.king !== black.king || white.partner !== black.partner) return undefined;
	const distance = (white.partner - white.king) * direction;
	const steps = (to - white.king) * direction;
	if (steps < 1 || steps >= distance || partnerTo !== white.king + direction * (steps - 1)) return undefined;
	return castle({ direction, distance, steps, flag: 'initial', partner: kindsOf(game, partners), mark: item.name });
}

const undefinedFiles = (item: Castling): readonly [number, number] => (item.name === 'O-O' ? [6, 5] : [2, 3]);
