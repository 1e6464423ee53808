import { type Game, type GameOutcome, type GivenEnd, history, lastMove, outcome, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { checkOptions, misuse } from '@x/diagnostics';
import { stringify } from '@x/fen';
import { stringifyMoves } from '@x/san/moves';
import { wholeTextGiven } from '../text/surrogates.js';
import type { GameResult, PgnGame, Tag } from '../tree/game.js';
import { endGiven } from './end-given.js';
import { resultFor } from './results.js';
import { type TerminationDialect, terminationText } from './termination.js';

/** The tags and the result of a game, where they are not those of its position. */
export interface PgnOfOptions {
	/** Tags by name, in their order: players, event, date. Those of the rules and the start are added: `Variant`, `SetUp` and `FEN`. */
	readonly tags?: Readonly<Record<string, string>> | undefined;
	/** The result, if it is not that of the rules and its reason is not to be written. */
	readonly result?: GameResult | undefined;
	/**
	 * How the game ended, if not by its rules alone: a resignation, an agreement, a fallen flag; or a draw that a player claimed, as `outcome` with `claims`
	 * gives it. It sets the result and the tag `Termination`, in which a resignation and an agreement are `normal`; `tags.Termination` replaces its text.
	 */
	readonly end?: GivenEnd | GameOutcome | undefined;
	/** The words of the tag `Termination`: those of the PGN standard (`time forfeit`), or those of Lichess (`Time forfeit`). `standard` by default. */
	readonly dialect?: TerminationDialect | undefined;
}

const RESULTS: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2', '*'];

/**
 * The result of a position by the rules of its game, as PGN writes it: `*` while the game goes on. The first side of the rules is White.
 *
 * @example
 * import { play } from '@x/san';
 * import { chess } from '@x/games/ready/chess';
 * resultOf(play(chess.start, ['f3', 'e5', 'g4', 'Qh4'])) // → '0-1'
 * resultOf(chess.start) // → '*'
 */
export function resultOf(position: Position): GameResult {
	const end = outcome(positionGiven(position));
	return end === undefined ? '*' : resultFor(end, position.game);
}

/** The tags of the rules and of the start: a game of chess from its usual start has none. */
function tagsOf(game: Game, start: Position): readonly Tag[] {
	// A file without the tag `Variant` is one of chess.
	const variant = game.id === 'chess' ? [] : [{ name: 'Variant', value: game.title ?? game.id ?? 'Unnamed' }];
	const fen = stringify(start);
	if (fen === stringify(game.start)) return variant;
	return [...variant, { name: 'SetUp', value: '1' }, { name: 'FEN', value: fen }];
}

/**
 * The game that leads to a position, as PGN: its moves in SAN, the tags `Variant`, `SetUp` and `FEN` where a reader needs them, and its result, which is
 * that of the rules unless another one, or the way in which the game ended, is given.
 *
 * @throws TypeError for wrong options, and for an `end` that contradicts the position or `result`.
 * @throws NotationError if FEN cannot express the start of the game.
 *
 * @example
 * import { play } from '@x/san';
 * import { chess } from '@x/games/ready/chess';
 * const mated = play(chess.start, ['f3', 'e5', 'g4', 'Qh4']);
 * stringify(pgnOf(mated, { tags: { White: 'Anna' } }), { format: 'compact' }) // → '[White "Anna"]\n[Result "0-1"]\n\n1.f3 e5 2.g4 Qh4# 0-1'
 * pgnOf(chess.start, { end: { reason: 'time-forfeit', winner: 'black' } }).tags
 * // → [{ name: 'Result', value: '0-1' }, { name: 'Termination', value: 'time forfeit' }]
 */
export function pgnOf(position: Position, options: PgnOfOptions = {}): PgnGame {
	const { game } = positionGiven(position);
	checkOptions(options, { tags: 'object', result: RESULTS, end: 'object', dialect: ['standard', 'lichess'] });
	const { tags = {}, dialect } = options;
	const end = options.end === undefined ? undefined : endGiven(options.end, position);
	const result = end === undefined ? (options.result ?? resultOf(position)) : resultFor(end, game);
	if (options.result !== undefined && options.result !== result)
		misuse('options.result', `"${result}", the result of \`end\``, options.result, 'Leave it out.');
	const termination = end === undefined ? undefined : terminationText(end.reason, dialect);
	const given = Object.entries(tags).map(([name, value]) => {
		wholeTextGiven(value, `options.tags.${name}`);
		return { name, value };
	});
	const [start = position, ...others] = history(position);
	const added = [
		{ name: 'Result', value: result },
		...(termination === undefined || Object.hasOwn(tags, 'Termination') ? [] : [{ name: 'Termination', value: termination }]),
		...tagsOf(game, start),
	];
	for (const { name } of added)
		if (Object.hasOwn(tags, name))
			misuse(`options.tags.${name}`, 'a tag that does not follow from the position', tags[name], 'Leave it out.');
	const sans = stringifyMoves(
		others.map((one) => lastMove(one)!),
		start,
	);
	return { tags: [...given, ...added], comments: [], moves: sans.map((san) => ({ san, nags: [], comments: [], variations: [] })), result };
}
