import type { IcnMove } from './game.js';
import { type Reader, SITE } from './reader.js';

/** The move that is being read. */
export type Draft = { -readonly [Key in keyof IcnMove]: IcnMove[Key] };

const CLOCK = /\[%clk ([^\]]*)\] ?/;
const TIME = /^(\d{1,9}):([0-5])(\d):([0-5])(\d)(?:\.(\d{1,3}))?$/;

/**
 * Reads a comment from its opening brace and adds it to the comments of the move:
 *
 *     {[%clk 0:09:57.2] a fine move}
 *
 * The first clock is extracted; other commands stay in the text.
 */
export function readComment(reader: Reader, move: Partial<Draft>): void {
	const { text, at: from } = reader;
	const close = text.indexOf('}', from);
	reader.at = close < 0 ? reader.end : close + 1;
	if (close < 0) reader.note('comment-form', from);
	let comment = text.slice(from + 1, reader.at - 1);
	if (!comment || move.comment || move.clock !== undefined) reader.only(SITE, from);
	const command = comment.includes('[%') && CLOCK.exec(comment);
	if (command) {
		const time = TIME.exec(command[1]!);
		const at = from + 1 + command.index;
		if (time?.[6]?.length !== 1) reader.note('clock-form', at, at + command[0].length);
		// In the seed notation a clock is ordinary text, so it may have any form.
		if (time !== null && move.clock === undefined) {
			// One digit at a time: a number with leading zeros would be slow to read.
			const seconds = [6, 10, 6, 10].reduce((sum, base, nth) => sum * base + Number(time[nth + 2]), Number(time[1]));
			move.clock = seconds * 1000 + Number((time[6] ?? '').padEnd(3, '0'));
			comment = comment.slice(0, command.index) + comment.slice(command.index + command[0].length);
		}
	}
	if (comment) move.comment = move.comment ? `${move.comment} ${comment}` : comment;
}
