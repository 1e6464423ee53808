import type { Outcome, Ruleset } from '../ruleset/types.js';
import type { Facts } from './plan.js';

const asks = (part: unknown): boolean => /"(repeats|kept)":/.test(JSON.stringify(part) ?? '');

/** An outcome that neither moves nor phases depend on: a draw, or a claim, asked of a position that is about to be played. */
const isIdle = ({ when, result, claim }: Outcome): boolean => when === 'turn' && (result === 'draw' || claim !== undefined);

/** Who asks for history, as far as moves or phases depend on the answer; `rare`: others than outcomes may. */
export function asksHistory(ruleset: Ruleset, rare: boolean): Facts['history'] {
	const { outcomes, start: _, ...rules } = ruleset;
	if (rare && asks(rules)) return 'rules';
	const skips = Object.values(ruleset.turn.phases).some(({ skip }) => skip !== undefined);
	return asks(skips ? outcomes : outcomes.filter((outcome) => !isIdle(outcome))) ? 'outcomes' : undefined;
}
