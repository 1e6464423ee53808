import { type Option, text } from '../arguments/options.js';
import { isUnlimited, LIMIT_NAMES, type PlayerLimits, readLimits } from './limits.js';
import type { DefaultLimits } from './player-choice.js';

/** The options that limit players, for all that have no limits of their own. */
export const LIMIT_OPTIONS: {
	readonly clock: Option<string | undefined>;
	readonly 'move-time': Option<string | undefined>;
	readonly nodes: Option<string | undefined>;
	readonly depth: Option<string | undefined>;
} = {
	clock: text('CLOCK', 'Seconds for a game, plus those for each move: 60+0.5; 40/60 is 60 seconds for 40 moves.'),
	'move-time': text('MS', 'Milliseconds for each move.'),
	nodes: text('N', 'Positions for each move.'),
	depth: text('N', 'Plies to look ahead.'),
};

/** The positions that a search of the computer player evaluates without other limits. */
const OPPONENT_NODES = 200;

/** The limits that the options give. `program`: those of programs without any. */
export const defaultLimits = (
	options: Readonly<Record<keyof typeof LIMIT_OPTIONS, string | undefined>>,
	program: PlayerLimits,
): DefaultLimits => {
	const texts = Object.fromEntries(LIMIT_NAMES.map((name) => [name, options[name]]));
	const given = readLimits(texts, (name) => `--${name}`);
	return { given, program, opponent: isUnlimited(given) ? { nodes: OPPONENT_NODES } : given };
};
