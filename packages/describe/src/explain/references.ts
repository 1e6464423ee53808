import type { Game, Position } from '@x/core';
import { history, setupOf } from '@x/core';
import { type ReferenceCandidate, type ReferenceGame, reference, type State } from '@x/core/reference';
import { mentionsHistory } from '@x/core/rules';

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
