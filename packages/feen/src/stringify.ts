import { type Diagnostic, NotationError } from '@x/diagnostics';
import type { Code } from './codes.js';
import type { Feen } from './feen.js';
import { feenGiven } from './given.js';
import { writeHand } from './hand.js';
import { reportTo } from './report.js';
import { checkStyles } from './style.js';
import { codeOf } from './tokens.js';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/**
 * Writes the canonical FEEN of a position: equal positions have the same text.
 *
 * It joins runs of empty squares and sorts hands, and keeps everything else. Only the hands of a text that was read can therefore change.
 * It refuses a value that violates the grammar, but does not check that the board is coherent (`parse` can check it).
 *
 * @throws {NotationError} if the value has faults: all of them, with their places in the value as hints.
 *
 * @example
 * stringify({ segments: [['k^', 3], [1, 2, 'K^']], separators: [1], hands: { first: { P: 1, B: 2 }, second: {} }, active: 'c', inactive: 'C' });
 * // → 'k^3/3K^ 2BP/ c/C'
 */
export function stringify(position: Feen): string {
	feenGiven(position);
	const { segments, separators, hands, active, inactive } = position;
	const problems: Diagnostic[] = [];
	const report = reportTo(problems, '');
	const fault = (code: Code, found: unknown, path: string): void => report(code, 0, 0, `${path}: ${found}.`);
	let text = '';
	if (!segments[0]) fault('dump-no-segment', '[]', 'segments');
	if (separators.length !== segments.length - 1) fault('dump-separator-count', separators.length, 'separators');
	for (let nth = 0; nth < segments.length; nth++) {
		const segment = segments[nth]!;
		const slashes = separators[nth - 1];
		if (slashes === 1) text += '/';
		else if (isCount(slashes)) text += '/'.repeat(slashes);
		else if (nth) fault('dump-separator-value', slashes, `separators[${nth - 1}]`);
		if (!segment[0]) fault('dump-segment-empty', '[]', `segments[${nth}]`);
		let run = 0;
		for (let file = 0; file < segment.length; file++) {
			const square = segment[file];
			if (codeOf(square) >= 0) {
				if (run) text += run;
				run = 0;
				text += square;
			} else if (isCount(square) && isCount(run + square)) run += square;
			else fault('dump-square', square, `segments[${nth}][${file}]`);
		}
		if (run) text += run;
	}
	for (const player of ['first', 'second'] as const) {
		const hand = hands[player];
		for (const piece in hand)
			if (codeOf(piece) < 0 || !isCount(hand[piece])) fault('dump-hand-count', hand[piece], `hands.${player}.${piece}`);
		text += (player > 'g' ? '/' : ' ') + writeHand(hand);
	}
	const styles = `${active}/${inactive}`;
	checkStyles(styles, 0, report, 'dump-style-case');
	if (problems[0]) throw new NotationError(problems);
	return `${text} ${styles}`;
}
