import { quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import { readWholeNumber } from '../arguments/options.js';

/** A clock as plain data. Times are milliseconds. */
export interface ClockLimit {
	readonly base: number;
	readonly increment: number;
	/** The moves after which the base time is added again. */
	readonly moves?: number;
}

/** When a player has to move, as plain data. */
export interface PlayerLimits {
	readonly clock?: ClockLimit;
	/** Milliseconds. */
	readonly moveTime?: number;
	readonly nodes?: number;
	readonly depth?: number;
}

/** The texts of limits, of options and of an ENGINE alike. */
export interface LimitTexts {
	readonly clock?: string | undefined;
	readonly 'move-time'?: string | undefined;
	readonly nodes?: string | undefined;
	readonly depth?: string | undefined;
}

/** The names of limits. */
export const LIMIT_NAMES: readonly (keyof LimitTexts)[] = ['clock', 'move-time', 'nodes', 'depth'];

/** The most time of a clock or a move, in milliseconds: ten days. */
const MOST_TIME = 864_000_000;

const CLOCK = /^(?:(\d{1,3})\/)?(\d{1,6}(?:\.\d{1,3})?)(?:\+(\d{1,6}(?:\.\d{1,3})?))?$/;

/** Reads a clock such as `60+0.5` or `40/60`, in seconds. */
const readClock = (given: string, name: string): ClockLimit => {
	const found = CLOCK.exec(given);
	const [moves, base = Number.NaN, increment = 0] = (found?.slice(1) ?? []).map((part) => (part === undefined ? undefined : Number(part)));
	if (!(base * 1000 <= MOST_TIME) || moves === 0 || base + increment === 0)
		throw new Unusable(
			`Expected a clock such as 60+0.5 for ${name}, found ${quote(given)}.`,
			'The numbers are seconds: the time of a game and what each move adds. 40/60 is 60 seconds for 40 moves.',
		);
	return { base: Math.round(base * 1000), increment: Math.round(increment * 1000), ...(moves === undefined ? {} : { moves }) };
};

/** Reads limits. `nameOf`: how a limit is called in messages. */
export const readLimits = (texts: LimitTexts, nameOf: (name: string) => string): PlayerLimits => {
	const whole = (name: 'move-time' | 'nodes' | 'depth', most: number): number | undefined => {
		const given = texts[name];
		return given === undefined ? undefined : readWholeNumber(given, { name: nameOf(name), least: 1, most });
	};
	const [moveTime, nodes, depth] = [whole('move-time', MOST_TIME), whole('nodes', Number.MAX_SAFE_INTEGER), whole('depth', 1000)];
	return {
		...(texts.clock === undefined ? {} : { clock: readClock(texts.clock, nameOf('clock')) }),
		...(moveTime === undefined ? {} : { moveTime }),
		...(nodes === undefined ? {} : { nodes }),
		...(depth === undefined ? {} : { depth }),
	};
};

/** Whether nothing limits a player. */
export const isUnlimited = (limits: PlayerLimits): boolean => Object.keys(limits).length === 0;

const seconds = (milliseconds: number): string => String(milliseconds / 1000);

/** A clock as the tag `TimeControl` of PGN writes it. */
export const clockText = ({ base, increment, moves }: ClockLimit): string =>
	`${moves === undefined ? '' : `${moves}/`}${seconds(base)}${increment > 0 ? `+${seconds(increment)}` : ''}`;

/** Limits in words. */
export const limitsText = ({ clock, moveTime, nodes, depth }: PlayerLimits): string =>
	[
		...(clock === undefined ? [] : [`clock ${clockText(clock)}`]),
		...(moveTime === undefined ? [] : [`${moveTime} ms a move`]),
		...(nodes === undefined ? [] : [`${nodes} nodes`]),
		...(depth === undefined ? [] : [`depth ${depth}`]),
	].join(', ');
