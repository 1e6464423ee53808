import type { Game, Position } from '@x/core';
import { history, setupOf } from '@x/core';
import { mentionsHistory } from '@x/core/engine';
import { type ReferenceCandidate, type ReferenceGame, reference, type State } from '@x/core/reference';

const references = new WeakMap<Game, ReferenceGame>();

/** The interpreter of a game's rules, made once. */
export function referenceOf(game: Game): ReferenceGame {
	let known = references.get(game);
	if (known === undefined) {
		known = reference(game.ruleset);
		references.set(game, known);
	}
	return known;
}

/** A position as the interpreter has it; with what occurred before it, where some law asks for that. */
export function stateOf(position: Position): State {
	const game = referenceOf(position.game);
	const setup = setupOf(position);
	if (!mentionsHistory(game.ruleset.forbid)) return game.stateOf(setup);
	const before = history(position).slice(0, -1);
	return game.stateOf({ ...setup, seen: before.map((at) => game.key(game.stateOf(setupOf(at)))) });
}

const candidatesByPosition = new WeakMap<Position, readonly ReferenceCandidate[]>();

/** All candidates of a position, each with what refuses it: people ask of one position again and again. */
export function candidatesOf(position: Position): readonly ReferenceCandidate[] {
	let known = candidatesByPosition.get(position);
	if (known === undefined) {
		known = referenceOf(position.game).candidates(stateOf(position));
		candidatesByPosition.set(position, known);
	}
	return known;
}
