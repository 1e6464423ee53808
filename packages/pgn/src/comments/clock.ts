import { misuse } from '@x/diagnostics';
import { type Commented, commandOf, withCommand } from './commands.js';

const DURATION = /^(?:(?:(\d{1,9}):)?(\d{1,9}):)?(\d{1,9}(?:\.\d{1,9})?)$/;

/** The seconds of `1:02:03.5`, `02:03` or `3`; `undefined` for other texts. */
const secondsOf = (text: string | undefined): number | undefined => {
	const [, hours = '0', minutes = '0', seconds] = (text === undefined ? undefined : DURATION.exec(text)) ?? [];
	// Thousandths are added as integers: fractions of seconds stay exact.
	return seconds === undefined ? undefined : (Math.round(Number(seconds) * 1000) + (Number(hours) * 60 + Number(minutes)) * 60_000) / 1000;
};

/** Seconds as `1:02:03.5`. */
const durationText = (seconds: number): string => {
	if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= 1e9)) misuse('seconds', 'a number from 0 to 1e9', seconds);
	const all = Math.round(seconds * 1000);
	const two = (part: number): string => String(part).padStart(2, '0');
	const fraction =
		all % 1000 === 0
			? ''
			: `.${String(all % 1000)
					.padStart(3, '0')
					.replace(/0+$/, '')}`;
	return `${Math.floor(all / 3_600_000)}:${two(Math.floor(all / 60_000) % 60)}:${two(Math.floor(all / 1000) % 60)}${fraction}`;
};

/**
 * The time left on the clock after a move (`%clk`), in seconds; `undefined` without one.
 *
 * @example
 * const [game] = parse('1. e4 { [%clk 1:30:00.5] } *');
 * clockOf(game.moves[0]) // → 5400.5
 */
export const clockOf = (commented: Commented): number | undefined => secondsOf(commandOf(commented, 'clk'));

/**
 * A copy with another time on the clock (`%clk`), to the thousandth of a second; `undefined` removes it.
 *
 * @throws TypeError if the time is not a number from 0 to 1e9.
 *
 * @example
 * const [game] = parse('1. e4 *');
 * commandOf(withClock(game.moves[0], 300), 'clk') // → '0:05:00'
 */
export const withClock = <C extends Commented>(commented: C, seconds: number | undefined): C =>
	withCommand(commented, 'clk', seconds === undefined ? undefined : durationText(seconds));

/**
 * The time that a move took (`%emt`), in seconds; `undefined` without one.
 *
 * @example
 * const [game] = parse('1. e4 { [%emt 0:00:07] } *');
 * elapsedOf(game.moves[0]) // → 7
 */
export const elapsedOf = (commented: Commented): number | undefined => secondsOf(commandOf(commented, 'emt'));

/**
 * A copy with another time that the move took (`%emt`), to the thousandth of a second; `undefined` removes it.
 *
 * @throws TypeError if the time is not a number from 0 to 1e9.
 *
 * @example
 * const [game] = parse('1. e4 *');
 * commandOf(withElapsed(game.moves[0], 7.25), 'emt') // → '0:00:07.25'
 */
export const withElapsed = <C extends Commented>(commented: C, seconds: number | undefined): C =>
	withCommand(commented, 'emt', seconds === undefined ? undefined : durationText(seconds));
