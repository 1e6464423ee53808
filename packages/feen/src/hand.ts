import { number, readNumber, skipJunk } from './characters.js';
import type { Hand } from './feen.js';
import type { Report } from './report.js';
import { codeOf, textOf, tokenAt } from './tokens.js';

/** Writes a hand in the canonical order: by descending count, then by ascending code. */
export const writeHand = (hand: Hand): string => {
	let text = '';
	const pieces = Object.keys(hand);
	if (pieces[1]) pieces.sort((a, b) => hand[b]! - hand[a]! || codeOf(a) - codeOf(b));
	for (const piece of pieces) text += hand[piece]! > 1 ? hand[piece]! + piece : piece;
	return text;
};

/**
 * Reads one of the two hands and counts its pieces. Repeated pieces are added up; `again` contains the spans of repetitions.
 *
 *     8l/1l+R2P3/p2pBG1pp/k^ps1p4/Nn1P2G2/P1P1P2PP/1PS6/1K^SG3+r1/LN2+p3L S/3pbgn s/S
 *                                                                         ^
 */
export const readHand = (
	text: string,
	start: number,
	end: number,
	hand: Record<string, number>,
	again: number[],
	report: Report,
): number => {
	let held = 0;
	for (let at = start; at < end; ) {
		const here = at;
		at = readNumber(text, at, 2, 'hands-count-leading-zero', 'hands-count-below-two', report);
		const count = at > here ? number : 1;
		const token = tokenAt(text, at);
		if (token < 0) {
			at = skipJunk(text, at, end, here, 'hands-piece-token', report);
		} else {
			const piece = textOf(token, text, at);
			if (hand[piece]) again.push(here);
			hand[piece] = (hand[piece] ?? 0) + count;
			held += count;
			at += token & 7;
		}
	}
	return held;
};
