import { PHASE } from '../board/registers.js';
import type { GameOutcome } from '../outcome/outcomes.js';
import type { Outcome } from '../ruleset/types.js';
import type { Asked, Asker } from './ask.js';
import type { SetEngine } from './engine.js';
import type { SetPosition } from './position.js';

/** How often a position occurred in its chain, itself included, and in what its setup says was seen. */
function occurrences(engine: SetEngine, position: SetPosition): number {
	const own = engine.key(position);
	let count = 1 + position.root.seen.filter((seen) => seen === own).length;
	for (let at = position.parent; at !== undefined; at = at.parent) if (engine.key(at) === own) count++;
	return count;
}

/** How the game stands: what the position itself decides, then what having nothing legal does. */
export function outcomeOf(engine: SetEngine, asker: Asker, position: SetPosition, claims: boolean): GameOutcome | undefined {
	const { codes, ruleset } = engine.ground;
	const values = engine.registers(position);
	const asked: Asked = {
		side: engine.states.side(position.words, position.at),
		phase: values[PHASE]!,
		// Asked anew each time: other positions may have been asked about in between.
		get board() {
			return engine.board(position);
		},
		variable: (register) => values[register]!,
		repeats: () => occurrences(engine, position),
		moves: () => engine.count(position),
		attacked: (side) => engine.check(position, side),
	};
	const first = (list: readonly Outcome[]): GameOutcome | undefined => {
		const found = list.find(({ if: condition }) => condition === undefined || asker.holds(condition, asked));
		if (found === undefined) return undefined;
		const { id, result, for: whom, claim } = found;
		const side = whom === 'other' ? 1 - asked.side : asked.side;
		return {
			reason: id,
			...(result === 'draw' ? { draw: true } : { winner: codes.sides[result === 'win' ? side : 1 - side]! }),
			...(claim && { claim }),
		};
	};
	const turn = ruleset.outcomes.filter(({ when }) => when === 'turn');
	const early = first(turn.filter(({ claim }) => claim === undefined));
	// What is over is not claimed: claims are asked last.
	if (early !== undefined || engine.count(position) > 0) return early ?? (claims ? first(turn) : undefined);
	return first(ruleset.outcomes.filter(({ when }) => when === 'stuck')) ?? { reason: 'stuck', draw: true };
}
