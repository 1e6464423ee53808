import { PHASE } from '../../board/registers.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import { givenEnd } from '../../position/given-end.js';
import type { Outcome } from '../../rules/types.js';
import type { ConditionInput, Conditions } from './conditions.js';
import type { BitboardEngine, BitboardState } from './model.js';

/** Whether two positions have the same pieces and flags on the same cells: the words before the registers are equal. */
function isSameBoard(one: BitboardState, other: BitboardState, words: number): boolean {
	for (let word = 0; word < words; word++) if (one.words[one.at + word] !== other.words[other.at + word]) return false;
	return true;
}

/**
 * The number of occurrences of a position in its chain, itself included, and among the earlier positions of its setup. Equal keys imply
 * equal boards, so keys are computed for positions with equal boards only.
 */
function occurrences(engine: BitboardEngine, position: BitboardState): number {
	const { seen } = position.root;
	const { registers } = engine.states;
	let count = seen.length === 0 ? 1 : 1 + seen.filter((key) => key === engine.key(position)).length;
	for (let at = position.parent; at !== undefined; at = at.parent)
		if (isSameBoard(at, position, registers) && engine.key(at) === engine.key(position)) count++;
	return count;
}

/** The outcome: first the conditions on the position itself, then those for a side without a legal move. */
export function outcomeOf(
	engine: BitboardEngine,
	{ holds }: Conditions,
	position: BitboardState,
	claims: boolean,
): GameOutcome | undefined {
	const given = givenEnd(position);
	if (given !== undefined) return given;
	const { codes, ruleset } = engine.ground;
	const values = engine.registers(position);
	const own = engine.side(position);
	let repeated = 0;
	const input: ConditionInput = {
		side: own,
		phase: values[PHASE]!,
		count(fits, inside) {
			engine.states.load(position);
			return engine.states.count(fits, inside);
		},
		variable: (register) => values[register]!,
		repeats() {
			repeated ||= occurrences(engine, position);
			return repeated;
		},
		moves: () => engine.count(position),
		attacked: (side) => engine.check(position, side),
	};
	const first = (when: string, claimed: boolean): GameOutcome | undefined => {
		const found = ruleset.outcomes.find(
			(outcome: Outcome) =>
				outcome.when === when && (claimed || outcome.claim === undefined) && (outcome.if === undefined || holds(outcome.if, input)),
		);
		if (found === undefined) return undefined;
		const { id, result, for: whom, claim } = found;
		const side = (whom === 'other') === (result === 'win') ? 1 - own : own;
		return { reason: id, ...(result === 'draw' ? { draw: true } : { winner: codes.sides[side]! }), ...(claim && { claim }) };
	};
	const early = first('turn', false);
	// A finished game cannot be claimed: claims are tested last.
	if (early !== undefined || engine.any(position)) return early ?? (claims ? first('turn', true) : undefined);
	return first('stuck', true) ?? { reason: 'stuck', draw: true };
}
