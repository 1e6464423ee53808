import type { GameResult } from '@x/core';
import type { Rule } from '../tree.js';
import type { Model } from './model.js';
import { hasAttribute } from './rule-list.js';

/** The result of a side that cannot move and is not in check. The rule `stalemate` comes before `loss`, `win` and `draw` (decision D25). */
export function stalemateResult({ rules }: Model): GameResult {
	const [rule] = rules.all('stalemate').slice(-1);
	for (const name of ['draw', 'loss', 'win'] as const) if (rule !== undefined && hasAttribute(rule, name)) return name;
	for (const name of ['loss', 'win', 'draw'] as const) if (rules.with(name, 'stalemate').length > 0) return name;
	return 'draw';
}

/** The rule that decides it; `undefined`: none does. */
export function stalemateRule({ rules }: Model): Rule | undefined {
	const decides = (['loss', 'win', 'draw'] as const).flatMap((name) => rules.with(name, 'stalemate'))[0];
	return rules.all('stalemate').at(-1) ?? decides?.rule;
}

/** Whether a side that cannot move passes. */
export const stalemateSkips = ({ rules }: Model): boolean =>
	rules
		.all('stalemate')
		.slice(-1)
		.some((rule) => hasAttribute(rule, 'skip'));
