import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import { type Diagnostic, nearest, objectGiven, quote } from '@x/diagnostics';
import { games as definitions, type GameId } from '@x/games';
import { castlingFromAnyFile } from '@x/games/any-file';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { titles } from '@x/games/titles';
import type { Resolver, TagValues, UnknownStart } from '../validate/resolver.js';
import { holdsCastling } from './holds-castling.js';
import { gameIdOf } from './names.js';

/** Games by id: each compiled, or a function that compiles it when a file needs it. */
export type GamesById = Readonly<Partial<Record<GameId, Game | (() => Game)>>>;

/** The name of a known variant that is similar to a value of the tag `Variant`. */
const similar = (variant: string, ids: readonly GameId[]): string | undefined => {
	const title = nearest(
		variant,
		ids.map((id) => titles[id].title),
	);
	return title ?? nearest(variant, ids);
};

/** The most unknown names for which a resolver searches similar ones: the search takes longer than reading a game. */
const MOST_HINTS = 100;

const unknown = (variant: string, meant: string | undefined): UnknownStart => {
	const problem: Diagnostic = {
		code: 'pgn/variant-unknown',
		severity: 'error',
		message: `Expected the name of a known variant, found ${quote(variant)}.`,
		hint: meant === undefined ? 'The moves of this game are not tested.' : `Did you mean ${quote(meant)}?`,
		span: { from: 0, to: variant.length },
		data: { tag: 'Variant', found: variant, ...(meant === undefined ? {} : { nearest: [meant] }) },
	};
	return { problems: [problem] };
};

/**
 * Makes a resolver for some games of `@x/games`, for programs that shall not contain all of them. The tag `Variant` names the game; see `gameIdOf`. A game
 * without the tag is chess. A FEN may be in any dialect of `@x/fen` that the game has.
 *
 * A game with castling rights that only Chess960 can have, such as one of chess, crazyhouse or atomic, castles as Chess960 does.
 *
 * @throws TypeError if the argument is not an object
 *
 * @example
 * import { resolverOf } from '@x/pgn/games';
 * import { chess } from '@x/games/ready/chess';
 * const resolver = resolverOf({ chess });
 * resolver({ Variant: 'Standard' }) === chess // → true
 * 'problems' in resolver({ Variant: 'Atomic' })! // → true
 */
export function resolverOf(games: GamesById): Resolver {
	objectGiven(games, 'games', 'an object of games by id');
	const known = new Map<GameId, Game>();
	const refused = new Map<string, UnknownStart>();
	const refuse = (variant: string): UnknownStart => {
		const before = refused.get(variant);
		if (before !== undefined) return before;
		if (refused.size === MOST_HINTS) return unknown(variant, undefined);
		const found = unknown(variant, similar(variant, Object.keys(games) as GameId[]));
		refused.set(variant, found);
		return found;
	};
	const gameOf = (id: GameId): Game | undefined => {
		const made = known.get(id);
		if (made !== undefined) return made;
		const given = Object.hasOwn(games, id) ? games[id] : undefined;
		const game = typeof given === 'function' ? given() : given;
		if (game !== undefined) known.set(id, game);
		return game;
	};
	const wider = new Map<GameId, Game | undefined>();
	const widerOf = (id: GameId): Game | undefined => {
		if (wider.has(id)) return wider.get(id);
		const definition = castlingFromAnyFile(definitions[id]);
		const game = (id === 'chess' ? gameOf('chess960') : undefined) ?? (definition && compile(definition));
		wider.set(id, game);
		return game;
	};
	/** The game for a FEN: the given one, or the one with castling from any file if only that holds the rights of the FEN. */
	const placed = (id: GameId, game: Game, fen: string): Game => {
		if (holdsCastling(fen, game)) return game;
		const wider = widerOf(id);
		return wider !== undefined && holdsCastling(fen, wider) ? wider : game;
	};
	return ({ Variant, FEN }: TagValues) => {
		const id = gameIdOf(Variant);
		const game = id && gameOf(id);
		if (game === undefined) return refuse(Variant ?? '');
		return FEN === undefined || FEN.trim() === '' ? game : placed(id!, game, FEN);
	};
}

const all = (): GamesById => {
	const compiled = (Object.keys(definitions) as GameId[]).map((id) => [id, (): Game => compile(definitions[id])] as const);
	return { ...(Object.fromEntries(compiled) as GamesById), chess, chess960 };
};

/**
 * The resolver for all games of `@x/games`. Each game is compiled when a file needs it. A program that needs a few games has less code with `resolverOf`.
 *
 * @example
 * import { games } from '@x/pgn/games';
 * import { validator } from '@x/pgn/validate';
 * const moves = validator(games);
 * moves.begin([{ name: 'Variant', value: 'Crazyhouse' }]) // → []
 * moves.begin([{ name: 'Variant', value: 'Crazyhose' }])[0]?.hint // → 'Did you mean "Crazyhouse"?'
 */
export const games: Resolver = /* @__PURE__ */ resolverOf(/* @__PURE__ */ all());
