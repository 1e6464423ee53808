import { apply, type Game, type GameDefinition, type GameOutcome, legal, outcome, position, type Setup, setupOf } from '@x/core';
import { reference } from '@x/core/reference';

/** A value as text, whatever the order of its keys. */
function textOf(value: unknown): string {
	// The order of coordinates matters, that of pieces does not.
	if (Array.isArray(value)) return `[${(typeof value[0] === 'number' ? value.map(String) : value.map(textOf).sort()).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return `{${entries
		.map(([key, one]) => `${key}:${textOf(one)}`)
		.sort()
		.join()}}`;
}

const result = (found: GameOutcome | undefined): unknown =>
	found === undefined ? undefined : { ...found, ...('draw' in found && found.draw ? { draw: true } : {}) };

/** A number generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/**
 * Plays at random from a position with the compiled engine and the literal interpreter at once. Returns the first difference of their
 * moves, positions or results; `undefined` if there is none.
 */
export function difference(
	{ definition, game }: { readonly definition: GameDefinition; readonly game: Game },
	setup: Setup,
	{ games, length }: { readonly games: number; readonly length: number },
): string | undefined {
	const literal = reference(definition.rules);
	const random = randomFrom(7);
	for (let count = 0; count < games; count++) {
		let here = position(game, setup);
		let there = literal.stateOf(setup);
		for (let ply = 0; ply < length; ply++) {
			const ours = legal(here)
				.map((move) => apply(here, move))
				.map((at) => ({ at, text: textOf([setupOf(at), result(outcome(at))]) }))
				.sort((one, other) => (one.text < other.text ? -1 : 1));
			const theirs = literal
				.legal(there)
				.map((move) => literal.apply(there, move))
				.map((at) => ({ at, text: textOf([literal.setupOf(at), result(literal.outcome(at) as GameOutcome | undefined)]) }))
				.sort((one, other) => (one.text < other.text ? -1 : 1));
			const wrong = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => at).find(
				(at) => ours[at]?.text !== theirs[at]?.text,
			);
			if (wrong !== undefined)
				return `after ${ply} moves of game ${count + 1}: ${ours.length} and ${theirs.length} moves; ${ours[wrong]?.text} and ${theirs[wrong]?.text}`;
			if (ours.length === 0) break;
			const chosen = random(ours.length);
			here = ours[chosen]!.at;
			there = theirs[chosen]!.at;
		}
	}
	return undefined;
}
