import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { Limits } from '../events/limits.js';
import type { GamePlace } from '../events/visitor.js';
import type { Validator } from '../validate/validator.js';

/** An `AbortSignal`, as far as it is used. */
export interface StopSignal {
	throwIfAborted(): void;
}

/** The options of readers of streams. */
export interface ReadOptions {
	/** Plays all moves while they are read. `@x/pgn/validate` makes one. */
	readonly validator?: Validator | undefined;
	readonly limits?: Limits | undefined;
	/** The place of the first byte, if it is not that of the file: the `next` of a game. Offsets, lines and numbers of games count from it. */
	readonly from?: GamePlace | undefined;
	/** Stops the reading between two games. */
	readonly signal?: StopSignal | undefined;
}

const RULES: Readonly<Record<keyof ReadOptions, OptionRule>> = { validator: 'object', limits: 'object', from: 'object', signal: 'object' };

/** Checks the options of a reader. */
export function checkReadOptions(options: ReadOptions): void {
	checkOptions(options, RULES);
	const { from } = options;
	if (from === undefined) return;
	for (const name of ['game', 'offset', 'line', 'column'] as const)
		if (!Number.isSafeInteger(from[name]) || from[name] < 0) misuse(`options.from.${name}`, 'a whole number', from[name]);
}
