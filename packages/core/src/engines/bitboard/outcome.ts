import { mix } from '../../board/keys.js';
import { PHASE } from '../../board/registers.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import { givenEnd } from '../../position/given-end.js';
import { Occurrences, seenBefore } from '../../position/occurrences.js';
import type { ConditionInput, Conditions } from './conditions.js';
import type { BitboardEngine, BitboardState } from './model.js';
import type { States } from './state.js';

/** Whether two positions have the same pieces and flags on the same cells: the words before the registers are equal. */
function isSameBoard(one: BitboardState, other: BitboardState, words: number): boolean {
	for (let word = 0; word < words; word++) if (one.words[one.at + word] !== other.words[other.at + word]) return false;
	return true;
}

/** The line of play of the last position of which a repetition was asked, by pieces, flags and phase. */
export const lineOf = ({ registers }: States): Occurrences<BitboardState> =>
	new Occurrences(({ words, at }) => {
		let hash = words[at + registers + PHASE]!;
		for (let word = 0; word < registers; word++) hash = mix(hash ^ words[at + word]!);
		return hash;
	});

/**
 * The number of occurrences of a position in its chain, itself included, and among the earlier positions of its setup. Equal keys imply
 * equal boards, so keys are computed for positions with equal boards only.
 */
function occurrences(engine: BitboardEngine, position: BitboardState): number {
	const { line, states } = engine;
	const isSame = (one: BitboardState, other: BitboardState): boolean =>
		isSameBoard(one, other, states.registers) && engine.key(one) === engine.key(other);
	return line.counted(line.of(position), isSame).times + seenBefore(position.root, () => engine.key(position));
}

/** The outcome: first the conditions on the position itself, then those for a side without a legal move. */
export function outcomeOf(
	engine: BitboardEngine,
	{ outcomes }: Conditions,
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
			({ when: asked, claim }, index) => asked === when && (claimed || claim === undefined) && outcomes[index]!(input),
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
