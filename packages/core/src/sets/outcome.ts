import { PHASE } from '../board/registers.js';
import type { GameOutcome } from '../outcome/outcomes.js';
import { givenEnd } from '../position/given-end.js';
import type { Outcome } from '../ruleset/types.js';
import type { Ask, Asked } from './ask.js';
import type { SetEngine } from './engine.js';
import type { SetPosition } from './position.js';

/** How often a position occurred in its chain, itself included, and in what its setup says was seen. */
function occurrences(engine: SetEngine, position: SetPosition): number {
	const own = engine.key(position);
	let count = position.root.seen.filter((seen) => seen === own).length;
	for (let at: SetPosition | undefined = position; at !== undefined; at = at.parent) if (engine.key(at) === own) count++;
	return count;
}

/** How the game stands: what the position itself decides, then what having nothing legal does. */
export function outcomeOf(engine: SetEngine, { holds }: Ask, position: SetPosition, claims: boolean): GameOutcome | undefined {
	const given = givenEnd(position);
	if (given !== undefined) return given;
	const { codes, ruleset } = engine.ground;
	const values = engine.registers(position);
	const own = engine.side(position);
	const asked: Asked = {
		side: own,
		phase: values[PHASE]!,
		board: () => engine.board(position),
		variable: (register) => values[register]!,
		repeats: () => occurrences(engine, position),
		moves: () => engine.count(position),
		attacked: (side) => engine.check(position, side),
	};
	const first = (when: string, claimed: boolean): GameOutcome | undefined => {
		const found = ruleset.outcomes.find(
			(outcome: Outcome) =>
				outcome.when === when && (claimed || outcome.claim === undefined) && (outcome.if === undefined || holds(outcome.if, asked)),
		);
		if (found === undefined) return undefined;
		const { id, result, for: whom, claim } = found;
		const side = (whom === 'other') === (result === 'win') ? 1 - own : own;
		return { reason: id, ...(result === 'draw' ? { draw: true } : { winner: codes.sides[side]! }), ...(claim && { claim }) };
	};
	const early = first('turn', false);
	// What is over is not claimed: claims are asked last.
	if (early !== undefined || engine.count(position) > 0) return early ?? (claims ? first('turn', true) : undefined);
	return first('stuck', true) ?? { reason: 'stuck', draw: true };
}
