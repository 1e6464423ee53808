import type { Names, Ruleset } from '@x/core';
import { any } from '@x/core/build';
import { namesOf } from './names.js';
import type { PieceDefinition } from './orthodox.js';

/** A neutral piece that can be neither passed nor captured. */
export const wall = { kind: 'W', side: 'neutral' } as const;
export const wallPiece: PieceDefinition = ['wall', any()];

const phases = (side: string, next: string): Ruleset['turn']['phases'] => ({
	[side]: { side, next: [{ to: `${side}-wall` }] },
	[`${side}-wall`]: { side, pieces: false, also: ['build'], next: [{ to: next }] },
});

/** After each move its player puts a wall, by the path `build`. */
export const wallTurns: Ruleset['turn'] = { start: 'white', phases: { ...phases('white', 'black'), ...phases('black', 'white') } };

/** Names of a game with walls. */
export const wallNames = (rules: Ruleset): Names => {
	const names = namesOf(rules, { silent: [] });
	return { ...names, kinds: { ...names.kinds, W: { letter: '*' } } };
};
