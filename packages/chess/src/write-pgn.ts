import { turn, variable } from '@x/core';
import type { Annotation, Annotations, Variation, VariationMove } from './annotations.js';
import type { Line } from './line.js';

/** The options of `pgn`. */
export interface PgnOptions {
	/** The end of a line: a line feed by default. */
	newline?: string | undefined;
	/** The most characters of a line; 0, the default, writes all moves on one line. */
	maxWidth?: number | undefined;
}

/** The places of a line in the numbering of moves. */
interface Counter {
	number: number;
	isFirstSide: boolean;
}

const marksOf = ({ suffix, nags = [], comment }: Annotation): string =>
	[suffix ?? '', ...nags.map((nag) => ` $${nag}`), ...(comment === undefined ? [] : [` {${comment}}`])].join('');

/** Collects the words of a line of moves: a white move and its reply are one word, which is divided only where it has a comment. */
class Words {
	readonly units: string[] = [];

	start(word: string): void {
		this.units.push(word);
	}

	add(word: string): void {
		if (this.units.length === 0) this.units.push(word);
		else this.units[this.units.length - 1] += ` ${word}`;
	}
}

/** Writes a variation and those inside it. Nested ones wait on a list, so that deep ones do not overflow the stack of calls. */
function writeVariations(variations: readonly Variation[], at: Counter, words: Words): void {
	type Task =
		| string
		| { readonly moves: readonly VariationMove[]; readonly index: number; readonly at: Counter; readonly isShown: boolean };
	const opened = ({ comment, moves }: Variation, from: Counter): Task[] => [
		`(${comment === undefined ? '' : `{${comment}} `}`,
		{ moves, index: 0, at: from, isShown: true },
		')',
	];
	const tasks: Task[] = variations.flatMap((one) => opened(one, at)).reverse();
	let text = '';
	for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
		if (typeof task === 'string') {
			text += task === ')' ? task : `${text === '' ? '' : ' '}${task}`;
			continue;
		}
		const { moves, index, at: here, isShown } = task;
		const one = moves[index];
		if (one === undefined) continue;
		const number = here.isFirstSide ? `${here.number}. ` : isShown ? `${here.number}... ` : '';
		text += `${isOpen(text.at(-1)) ? '' : ' '}${number}${one.san}${marksOf(one)}`;
		const inner = one.variations ?? [];
		tasks.push({ moves, index: index + 1, at: following(here), isShown: inner.length > 0 || one.comment !== undefined });
		tasks.push(...inner.flatMap((variation) => opened(variation, here)).reverse());
	}
	if (text !== '') words.add(text);
}

/** Whether a word can stand right behind a character. */
const isOpen = (last: string | undefined): boolean => last === undefined || last === '(' || last === ' ';

const following = ({ number, isFirstSide }: Counter): Counter => ({ number: isFirstSide ? number : number + 1, isFirstSide: !isFirstSide });

/** The moves of a game as words, its result the last. */
function unitsOf(line: Line, annotations: Annotations, result: string): readonly string[] {
	const words = new Words();
	const { start, plies } = line;
	const { names, ruleset } = start.game;
	const full = names?.clocks?.full;
	let number = full === undefined ? 1 : variable(start, full);
	const { comment } = annotations.at(line.startFen);
	if (comment !== undefined) words.start(`{${comment}}`);
	// The number before a move of the second side, where the move of the first does not stand right before it.
	let lead = '. ... ';
	// A side may make several moves in a row.
	let previous: boolean | undefined;
	for (const { move, before } of plies) {
		const annotation = annotations.at(move.after);
		const text = move.san + marksOf(annotation);
		const isFirstSide = turn(before).side === ruleset.sideOrder[0];
		if (isFirstSide && previous === false) number++;
		if (isFirstSide && previous !== true) words.start(`${number}. ${text}`);
		else words.add(lead === '' || isFirstSide ? text : number + lead + text);
		const { variations = [] } = annotation;
		writeVariations(variations, { number, isFirstSide }, words);
		lead = variations.length > 0 ? '... ' : '';
		previous = isFirstSide;
	}
	words.start(result);
	return words.units;
}

/** Breaks words into lines of a width. */
function wrap(units: readonly string[], width: number, newline: string): string {
	const lines: string[] = [];
	let line = '';
	for (const word of units.flatMap((unit) => (/[{(]/.test(unit) ? unit.split(/\s+/) : [unit]))) {
		if (line !== '' && line.length + 1 + word.length > width) {
			lines.push(line);
			line = word;
		} else line += line === '' ? word : ` ${word}`;
	}
	if (line !== '') lines.push(line);
	return lines.join(newline);
}

/** The PGN of a game. */
export function writePgn(line: Line, headers: Readonly<Record<string, string>>, annotations: Annotations, options: PgnOptions): string {
	const { newline = '\n', maxWidth = 0 } = options;
	const tags = Object.entries(headers).map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]${newline}`);
	const units = unitsOf(line, annotations, headers.Result ?? '*');
	const moves = maxWidth > 0 ? wrap(units, maxWidth, newline) : units.join(' ');
	return [...tags, newline, moves].join('');
}
