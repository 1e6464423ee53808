import type { Ruleset } from '@x/core';
import { captured, compare, setVar } from '@x/core/build';

/**
 * A ruleset whose positions hold the limit to which moves are counted against a side that has only its king: 0 while moves are not counted. Players
 * begin and call the count themselves; a capture ends it. The count itself is `halfmove`.
 */
export const counted = (rules: Ruleset): Ruleset => ({
	...rules,
	vars: { ...rules.vars, countLimit: { start: 0 } },
	after: [...rules.after, { id: 'count-ends', if: compare(captured(), '>', 0), do: [setVar('countLimit', 0)] }],
});
