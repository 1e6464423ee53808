import type { Game, Position } from '@x/core';
import { gameGiven, positionGiven } from '@x/core/engine';
import { type Diagnostic, misuse } from '@x/diagnostics';
import { type ParseOptions as FenOptions, safeParsePosition } from '@x/fen';
import type { Tag } from '../tree/game.js';

/** The values of tags by name. If a name occurs more than once, the last one counts. */
export type TagValues = Readonly<Record<string, string | undefined>>;

/** The rules of a game in a file, and where it starts. */
export interface GameStart {
	readonly game: Game;
	/** The position of a game without the tag `FEN`: the start of the game by default. */
	readonly start?: Position | undefined;
	/** How the value of the tag `FEN` is read: options of `@x/fen`, such as `dialect`. */
	readonly fen?: FenOptions | undefined;
}

/** The reasons why the rules of a game are unknown. The span of each is relative to the value of the tag in `data.tag`. */
export interface UnknownStart {
	readonly problems: readonly Diagnostic[];
}

/**
 * Finds the rules of a game from its tags: a game, a game with a start and options for the tag `FEN`, or the reasons why they are unknown; `undefined`
 * stands for an unknown variant. The moves of a game with unknown rules are not tested.
 *
 * `games` of `@x/pgn/games` is the resolver for all games of `@x/games`.
 */
export type Resolver = (tags: TagValues) => Game | GameStart | UnknownStart | undefined;

/** The start of a game, with the faults of its tags. */
export interface FoundStart {
	/** `undefined` if it is unknown. */
	readonly start: Position | undefined;
	readonly problems: readonly Diagnostic[];
}

const NOTHING: readonly Diagnostic[] = [];

/** The values of tags as a record without a prototype. */
export const tagValues = (tags: readonly Tag[]): TagValues => {
	const values = Object.create(null) as Record<string, string>;
	for (let at = 0; at < tags.length; at++) {
		const { name, value } = tags[at]!;
		values[name] = value;
	}
	return values;
};

const unknownVariant = ({ Variant }: TagValues): Diagnostic => ({
	code: 'pgn/variant-unknown',
	severity: 'error',
	message:
		Variant === undefined ? 'Expected a game with known rules, found a game without the tag "Variant".' : 'Expected a known variant.',
	hint: 'The moves of this game are not tested.',
	span: { from: 0, to: Variant?.length ?? 0 },
	data: { tag: 'Variant', found: Variant },
});

const ofTag = (tag: string, problem: Diagnostic): Diagnostic => ({ ...problem, data: { ...problem.data, tag } });

/** Reads the tag `FEN`. An empty value means the start of the game. */
const placed = (fen: string, game: Game, options: FenOptions | undefined, warnings: boolean): FoundStart => {
	const read = safeParsePosition(fen, game, options);
	if (!read.ok) return { start: undefined, problems: read.problems.map((problem) => ofTag('FEN', problem)) };
	return { start: read.value, problems: warnings ? read.warnings.map((problem) => ofTag('FEN', problem)) : NOTHING };
};

/**
 * Finds the start position of a game from its tags, with the faults of the tags `Variant` and `FEN`. With `warnings`, deviations of the FEN that lose
 * nothing are problems, too.
 *
 * @throws TypeError if the resolver returns another value than a resolver does.
 *
 * @example
 * import { turn } from '@x/core';
 * import { games } from '@x/pgn/games';
 * import { startOf } from '@x/pgn/validate';
 * const tags = [{ name: 'FEN', value: '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1' }];
 * turn(startOf(games, tags).start!).side // → 'black'
 */
export const startOf = (resolver: Resolver, tags: readonly Tag[], warnings = false): FoundStart => {
	const values = tagValues(tags);
	const found = resolver(values);
	if (found === undefined) return { start: undefined, problems: [unknownVariant(values)] };
	if (typeof found !== 'object' || found === null) misuse('resolver', 'a function that returns a Game', found);
	if ('problems' in found) return { start: undefined, problems: found.problems };
	const known: GameStart = 'game' in found ? found : { game: found };
	const game = gameGiven(known.game);
	const fen = values.FEN;
	if (fen !== undefined && fen.trim() !== '') return placed(fen, game, known.fen, warnings);
	return { start: known.start === undefined ? game.start : positionGiven(known.start, 'start'), problems: NOTHING };
};
