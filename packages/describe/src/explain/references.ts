import type { AnyGame, Game, Position, Source } from '@x/core';
import { history, setupOf } from '@x/core';
import { type ReferenceCandidate, type ReferenceGame, reference, type State, strayMoves } from '@x/core/reference';
import { mentionsHistory, placeOf, SourceMap } from '@x/core/rules';

const references = new WeakMap<Game, ReferenceGame>();

/** The reference interpreter of a game's rules, made once. */
export function referenceOf(game: Game): ReferenceGame {
	let known = references.get(game);
	if (known === undefined) {
		known = reference(game.ruleset);
		references.set(game, known);
	}
	return known;
}

const sourceMaps = new WeakMap<AnyGame, SourceMap>();

/** The sources of a game's rules, made once. */
export function sourcesOf(game: AnyGame): SourceMap {
	let known = sourceMaps.get(game);
	if (known === undefined) {
		known = new SourceMap(game.ruleset, game.sources);
		sourceMaps.set(game, known);
	}
	return known;
}

/** A position as a state of the interpreter, with the position history if a law reads it. */
export function stateOf(position: Position): State {
	const game = referenceOf(position.game);
	const setup = setupOf(position);
	if (!mentionsHistory(game.ruleset.forbid)) return game.stateOf(setup);
	const before = history(position).slice(0, -1);
	return game.stateOf({ ...setup, seen: before.map((at) => game.key(game.stateOf(setupOf(at)))) });
}

const candidatesByPosition = new WeakMap<Position, readonly ReferenceCandidate[]>();

/** All candidates of a position, each with the rule that refuses it; kept, because callers often explain several moves of one position. */
export function candidatesOf(position: Position): readonly ReferenceCandidate[] {
	let known = candidatesByPosition.get(position);
	if (known === undefined) {
		known = referenceOf(position.game).candidates(stateOf(position));
		candidatesByPosition.set(position, known);
	}
	return known;
}

/**
 * The sources of the conditions that every path to a cell fails, of the move that fails fewest; or else those of the moves of the kind. An origin that is
 * undefined means a drop.
 */
export function sourcesOfFailure(position: Position, from: number | undefined, to: number, kind: string): readonly Source[] {
	const { game } = position;
	if (game.sources === undefined) return [];
	const sources = sourcesOf(game);
	const moves = strayMoves(stateOf(position), (condition) => sources.of(condition) !== undefined)
		.filter(({ move }) => move.from === from && move.to === to && move.kind === kind)
		.sort((one, other) => one.failed.length - other.failed.length);
	const [least] = moves;
	if (least === undefined) return from === undefined ? [] : sources.at(placeOf('paths', game.ruleset.kinds[kind]!.moves));
	return [...new Set(least.failed.flatMap((condition) => sources.of(condition)!))];
}
