import { checkOptions, misuse } from '@x/diagnostics';
import { fail } from './errors.js';
import type { Limits, PositionText } from './protocol/messages.js';
import type { Protocol } from './protocol/protocol.js';

const NUMBERS = ['depth', 'nodes', 'mate', 'moveTime', 'movesToGo', 'byoyomi'] as const;
const PAIRS = ['clock', 'increment'] as const;

const RULES = {
	...Object.fromEntries(NUMBERS.map((name) => [name, 'number' as const])),
	clock: 'object',
	increment: 'object',
	only: 'object',
	infinite: 'boolean',
	ponder: 'boolean',
} as const;

const isNumber = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Words for a line of their own: a blank or a newline in one would be another request. */
const checkWords = (argument: string, words: readonly string[] | undefined): void => {
	if (words === undefined) return;
	if (!Array.isArray(words)) misuse(argument, 'a list of moves', words);
	for (const [index, word] of words.entries())
		if (typeof word !== 'string' || !/^\S+$/.test(word)) misuse(`${argument}[${index}]`, 'a move without blanks', word);
};

/** Checks the form of a position. Throws a TypeError. */
export const checkPosition = ({ start, moves }: PositionText): void => {
	if (start !== undefined && (typeof start !== 'string' || !/^[^\r\n]+$/.test(start)))
		misuse('position.start', 'a text of one line', start);
	checkWords('position.moves', moves);
};

/** Checks limits, and whether the protocol has words for them. Throws a TypeError, or an `EngineError`. */
export const checkLimits = (limits: Limits, { name, unsupported }: Protocol): void => {
	checkOptions(limits, RULES, 'limits');
	for (const key of NUMBERS)
		if (limits[key] !== undefined && !isNumber(limits[key])) misuse(`limits.${key}`, 'a whole number from 0', limits[key]);
	for (const key of PAIRS) {
		const pair = limits[key];
		if (pair !== undefined && !(Array.isArray(pair) && pair.length === 2 && pair.every(isNumber)))
			misuse(`limits.${key}`, 'two whole numbers from 0', pair);
	}
	checkWords('limits.only', limits.only);
	for (const key of unsupported)
		if (limits[key] !== undefined && limits[key] !== false)
			fail('unsupported', `The protocol ${name} has no words for the limit "${key}".`, { data: { limit: key } });
};

/** Milliseconds after which the engine must have answered; infinite if the limits are not about time. */
export const longest = ({ moveTime, clock, increment, byoyomi, infinite, ponder }: Limits, toMove: 0 | 1): number => {
	if (infinite || ponder) return Number.POSITIVE_INFINITY;
	if (moveTime !== undefined) return moveTime;
	if (clock === undefined) return byoyomi ?? Number.POSITIVE_INFINITY;
	return clock[toMove] + (increment?.[toMove] ?? 0) + (byoyomi ?? 0);
};
