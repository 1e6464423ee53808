import type { Diagnostic } from '@x/diagnostics';
import { number, readNumber, skipJunk } from './characters.js';
import type { Placement, Square } from './feen.js';
import type { Rules } from './options.js';
import { atMost, type Report, reportTo } from './report.js';
import { textOf, tokenAt } from './tokens.js';

/** A board with its counts. */
type Counted = readonly [segments: Placement['segments'], separators: Placement['separators'], squares: number, pieces: number];

/**
 * Reads the first field.
 *
 *     lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
 *     ^
 */
export const readPlacement = (text: string, start: number, stop: number, { coherence, limits }: Rules, problems: Diagnostic[]): Counted => {
	const report = reportTo(problems, text);
	/** The first fault of each kind for the board as a whole, in the order of the report. */
	const faults: Parameters<Report>[] = [];
	/** For each level, the number of completed blocks of the level below in the open block, and the number in the first block. */
	const sizes: number[] = [];
	const firsts: number[] = [];
	/**
	 * Slashes end blocks: at level 0 segments of squares, and blocks of all levels below the number of slashes. `from` and `to` are the
	 * range of the last segment.
	 */
	const close = (slashes: number, length: number, from: number, to: number): void => {
		for (let level = 0; level < slashes; level++) {
			const size = level ? (sizes[level] ?? 0) + 1 : length;
			if (level && size < 2 && coherence && coherence !== 'any')
				faults[1] ??= ['placement-incoherent', from, to, 'Write "/" between "//", and so on.'];
			if (size > limits.size) faults[2] ??= ['placement-dimension-too-large', from, to, atMost(limits.size)];
			firsts[level] ??= size;
			if (coherence === 'regular' && size !== firsts[level])
				faults[4] ??= ['placement-irregular', from, to, `The size is ${firsts[level]}.`];
			sizes[level] = 0;
		}
		sizes[slashes] = (sizes[slashes] ?? 0) + 1;
	};
	let segment: Square[] = [];
	const segments = [segment];
	const separators: number[] = [];
	let squares = 0;
	let pieces = 0;
	/** The number of squares before this segment, and its start. */
	let before = 0;
	let opened = start;
	if (start === stop) report('placement-empty', start, stop, 'Write its squares.');
	if (text[start] === '/') report('placement-leading-separator', start, start + 1);
	if (text[stop - 1] === '/') report('placement-trailing-separator', stop - 1, stop);
	for (let at = start; at < stop; ) {
		const here = at;
		const token = tokenAt(text, at);
		if (token >= 0) {
			segment.push(textOf(token, text, at));
			pieces++;
			squares++;
			at += token & 7;
		} else if (text[at] === '/') {
			while (text[++at] === '/');
			const slashes = at - here;
			separators.push(slashes);
			close(slashes, squares - before, opened, here);
			if (slashes >= limits.dimensions) faults[0] ??= ['placement-too-many-dimensions', here, at, atMost(limits.dimensions)];
			before = squares;
			opened = at;
			segment = [];
			segments.push(segment);
		} else {
			at = readNumber(text, at, 1, 'placement-empty-count-leading-zero', 'placement-empty-count-zero', report);
			if (at > here) {
				segment.push(number);
				squares += number;
			} else {
				at = skipJunk(text, at, stop, here, 'placement-piece-token', report);
			}
		}
	}
	close(sizes.length || 1, squares - before, opened, stop);
	if (squares >= limits.squares + 1) faults[3] = ['placement-too-many-squares', start, stop, atMost(limits.squares)];
	if (!problems[0]) for (const fault of faults) if (fault) report(...fault);
	return [segments, separators, squares, pieces];
};
