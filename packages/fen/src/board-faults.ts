import type { Reader } from './reader.js';
import { inRun } from './run.js';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A character that is no letter of this game; says which letters of that case are nearest in the alphabet. */
export function faultyLetter(reader: Reader, from: number, to: number): void {
	const { texts, plain } = reader.tables;
	const letter = reader.text.slice(from, to);
	const upper = letter === letter.toUpperCase();
	const far = (known: string): number => Math.abs(known.charCodeAt(0) - letter.charCodeAt(0));
	const known = texts.slice(1, plain + 1);
	const nearest = known
		.filter((other) => upper === (other === other.toUpperCase()))
		.sort((a, b) => far(a) - far(b))
		.slice(0, 3);
	const hint = `Nearest letters: ${nearest.join(', ')}; all: ${known.join(' ')}.`;
	reader.fault('unknown-letter', from, to, `"${letter}" stands for no piece of this game.`, undefined, { letter, nearest, known }, hint);
}

/**
 * A rank that does not have as many files as the board. Certain is a repair that only one run of empty cells can give:
 * the only run is shortened, or a rank that is nothing but a run gets the board's width.
 */
export function faultyRank(reader: Reader, from: number, to: number, rank: number, files: number): void {
	const { text, tables } = reader;
	const { width } = tables;
	let at = from;
	const skip = (run: boolean): number => {
		while (at < to && inRun(text.charCodeAt(at)) === run) at++;
		return at;
	};
	const first = skip(false);
	const last = skip(true);
	const only = skip(false) === to && last > first;
	const whole = first === from && last === to;
	const run = whole ? width : Number(text.slice(first, last)) + width - files;
	const long = files > width;
	const certain = whole || (long && only && run >= 0 && run <= width);
	const fix = certain ? { from: first, to: last, text: run === 0 ? '' : `${run}` } : undefined;
	reader.fault(
		long ? 'rank-too-long' : 'rank-too-short',
		from,
		to,
		`Rank ${rank} describes ${plural(files, 'file')}; the board has ${width}.`,
		fix,
		{ rank, files, width },
		`${long ? 'Remove' : 'Add'} ${plural(Math.abs(files - width), fix ? 'empty cell' : 'file')}${fix?.text ? `: write "${run}"` : ''}.`,
	);
}

/** More or fewer ranks than the board has. A slash after the last rank is only untidy. */
export function faultyRanks(reader: Reader, from: number, to: number, ranks: number): void {
	const { height } = reader.tables;
	const more = ranks > height;
	if (ranks === height + 1 && to - from === 1) reader.warn('rank-separator', from, to, 'No rank follows the last slash.', '');
	else {
		const hint = `${more ? 'Remove' : 'Add'} ${plural(Math.abs(ranks - height), 'rank')}.`;
		const message = `The text describes ${plural(ranks, 'rank')}; the board has ${height}.`;
		reader.fault(more ? 'too-many-ranks' : 'too-few-ranks', from, to, message, undefined, { ranks, height }, hint);
	}
}
