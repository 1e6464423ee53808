import type { Outcome, Ruleset } from '@x/core';
import { addVar, compare, royalAttacked, variable } from '@x/core/build';
import { chess } from '../chess.js';
import { chessEnds } from './ends.js';

/** A side that has given all its checks wins, whichever side is to move. */
export const checksGiven: readonly Outcome[] = [
	{ id: 'checks-given', when: 'turn', if: compare(variable('checks', 'other'), '<', 1), result: 'loss' },
	{ id: 'checks-given', when: 'turn', if: compare(variable('checks', 'own'), '<', 1), result: 'win' },
];

/** Chess that a number of checks wins: each side counts down the checks that it still has to give. */
export const checksToWin = (checks: number): Ruleset => ({
	...chess.rules,
	vars: { ...chess.rules.vars, checks: { start: checks, perSide: true, identity: true } },
	after: [...chess.rules.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [...checksGiven, ...chessEnds()],
});
