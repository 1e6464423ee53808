import { number, plural } from './language.js';

type Unit = 'game' | 'position';

export const open = 'Open';
export const opening = 'Opening…';
export const close = 'Close';
export const drop = 'Drop a game, a position, rules or a file to open it';
export const list = (name: string): string => `List: ${name}`;
export const pastedText = 'Pasted text';

// The dialog.
export const file = 'A file: PGN of any size, EPD, FEN or rules, also as .zst or .gz';
export const text = 'Or a text: games, positions, rules, a piece or a link';
export const openText = 'Open the text';

// The list of a file.
export const search = 'Search the list';
export const searchExample = 'carlsen white:kasparov date:1999 -result:1/2';
export const cancel = 'Cancel';
export const readOn = 'Continue';
export const unpackingFile = (name: string): string => `Unpacking ${name}`;
export const readingFile = (name: string): string => `Reading ${name}`;
export const unpacking = 'Unpacking…';
export const unpackingCancelled = 'Unpacking was cancelled.';
export const stoppedAt = (found: string, percent: number): string => `${found}. Reading stopped at ${percent}%.`;
const counted = (count: number, unit: Unit): string =>
	unit === 'game'
		? plural(count, { one: '1 game', other: `${number(count)} games` })
		: plural(count, { one: '1 position', other: `${number(count)} positions` });
export const found = (count: number, unit: Unit): string => counted(count, unit);
export const foundOf = (matches: number, count: number, unit: Unit): string => `${number(matches)} of ${counted(count, unit)}`;
export const entries: Readonly<Record<Unit, string>> = { game: 'Games of the file', position: 'Positions of the file' };
export const listRead = (name: string, count: number, unit: Unit): string => `${name}: ${counted(count, unit)}.`;

// The bar of the opened file.
export const bar = 'Opened file';
const units: Readonly<Record<Unit, string>> = { game: 'game', position: 'position' };
export const shown = (name: string, unit: Unit, place: number, count: number): string =>
	`${name}: ${units[unit]} ${number(place)} of ${number(count)}`;
export const showList = 'Show the list';
export const backToList = 'Back to the list';
export const previous: Readonly<Record<Unit, string>> = { game: 'Previous game', position: 'Previous position' };
export const next: Readonly<Record<Unit, string>> = { game: 'Next game', position: 'Next position' };
export const closeFile = 'Close the file';
export const opened = (title: string): string => `Opened: ${title}.`;
export const openedUnknown = (title: string, variant: string): string => `Opened: ${title}. The variant ${variant} is not known here.`;

/** The most losses that a notice names. */
const MOST_LOSSES = 3;

// Kinds of texts, as the ends of sentences.
export const link = 'a link of this page';
export const position = (game: string, notation: string | undefined): string =>
	`a position of ${game}${notation === undefined ? '' : ` (${notation})`}`;
export const game = (title: string, notation: string | undefined): string =>
	`a game of ${title}${notation === undefined ? '' : ` (${notation})`}`;
export const faultyPosition = (game: string, notation: string): string => `a position of ${game} with errors (${notation})`;
export const otherPosition = 'a position of an unknown game (FEEN)';
export const rules = (notation: string): string => `rules (${notation})`;
export const piece = (notation: string): string => `the moves of a piece (${notation})`;
export const listOf = (notation: string): string => `a list (${notation})`;

export const empty = 'The text is empty.';
export const unknown = (notations: string, last: string): string => `This text was not recognised. Expected ${notations} or ${last}.`;
export const isText = (kind: string): string => `This is ${kind}.`;
export const switched = (kind: string, game: string): string => `This is ${kind}. The board switched to ${game}.`;
/** A sentence, and the parts of the text that do not come along: the first ones, and the number of the others. */
export const withLosses = (said: string, lost: readonly string[] = []): string => {
	const more = lost.length - MOST_LOSSES;
	const rest = more <= 0 ? [] : [plural(more, { one: '1 more part is left out.', other: `${number(more)} more parts are left out.` })];
	return [said, ...lost.slice(0, MOST_LOSSES), ...rest].join(' ');
};
export const looksLike = (kind: string): string => `This looks like ${kind}.`;
export const openIt = 'Open it';
export const recognised = 'Recognised';
export const recognising = 'Reading the text…';
export const sized = (characters: number, lines: number): string =>
	lines > 1
		? `${number(characters)} characters, ${number(lines)} lines.`
		: plural(characters, { one: '1 character.', other: `${number(characters)} characters.` });
export const openThis = 'Open';
export const switchTo = (game: string): string => `Switch to ${game}`;
