import type { Names, Ruleset } from '@x/core';
import { namesOf as partNames } from '@x/core/build';

/** A kind's letter, read from its name: `Q`; `Q~`, a queen that was a pawn; `+R`, a promoted rook. */
function lettersOf(kind: string): Names['kinds'][string] {
	if (kind.startsWith('+')) return { letter: kind, promotedOf: kind.slice(1) };
	return kind.endsWith('~') ? { letter: kind.slice(0, -1), promotedOf: 'P' } : { letter: kind };
}

/**
 * Names of a ruleset whose parts have the names used in this package: kinds by their letters, `castle`, `ep`, `halfmove`, `fullmove`, `checks`, `countLimit`,
 * `hand`; kings castle with rooks.
 */
export function namesOf(rules: Ruleset, more: Partial<Names> = {}): Names {
	const { kinds, flags, vars } = rules;
	const { clocks, ...names } = partNames(rules);
	const counters = {
		...clocks,
		...('checks' in vars ? { checks: 'checks' } : {}),
		...('countLimit' in vars ? { limit: 'countLimit' } : {}),
	};
	return {
		...names,
		kinds: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, lettersOf(kind)])),
		...('castle' in flags ? { castling: { flag: 'castle', royal: ['K'], partner: ['R'], marks: { short: 'O-O', long: 'O-O-O' } } } : {}),
		...(Object.keys(counters).length > 0 ? { clocks: counters } : {}),
		...('P' in kinds ? { silent: ['P'] } : {}),
		...more,
	};
}
