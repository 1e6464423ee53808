import type { Names, Ruleset } from '@x/core';
import { normalise } from '@x/core/build';
import { checkOptions, NotationError, objectGiven } from '@x/diagnostics';
import { parse, safeParse } from '../parse.js';
import type { Fbr } from '../tree.js';
import { startText, writeBoard } from './board.js';
import { writeCastlings } from './castlings.js';
import { loseEnds, writeEnds } from './ends.js';
import { writeHands } from './hands.js';
import { loseLaws, writeLaws, writeTurns } from './laws.js';
import { type Converted, loss } from './losses.js';
import { writeKinds } from './moves.js';
import { Notes } from './notes.js';
import { writePromotions } from './promotions.js';
import { royalsOf, writeRoyals } from './royals.js';

export interface FromRulesetOptions {
	/** The names of the ruleset's parts in notations: letters of pieces, en passant, clocks. */
	readonly names?: Names | undefined;
	/** The name of the game. */
	readonly title?: string | undefined;
}

const MOST_FILES = 26;

/**
 * Converts a ruleset to rules and pieces of FBR, as far as they can express it, and lists the losses.
 *
 * Moves are written by `fromPath` of `@x/mbn/path` and compared square by square with those of the ruleset. Promotions, castlings, hands, royal
 * pieces and ends are recognised by what they do. Every other part of the ruleset is in `lost`, with its path and the reason.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the board does not consist of at most 26 files and of ranks, counted from zero, or there are not two sides.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * import { stringify } from '@x/fbr';
 * stringify(fromRuleset(chess.rules, { names: chess.names }).value).split('\n')[0] // '8x8'
 */
export function fromRuleset(given: Ruleset, options: FromRulesetOptions = {}): Converted<Fbr> {
	objectGiven(given, 'ruleset', 'a Ruleset', 'space', 'kinds', 'paths');
	checkOptions(options, { names: 'object', title: 'string' });
	const { names, title } = options;
	const ruleset = normalise(given);
	const found = otherBoard(ruleset);
	if (found !== undefined) refuse(`Expected a board of at most ${MOST_FILES} files and of ranks, found ${found}.`);
	if (ruleset.sideOrder.length !== 2) refuse(`Expected two sides, found ${ruleset.sideOrder.length}.`);
	const [files, ranks] = ruleset.space.axes.map(({ extent }) => Number(extent[1]) + 1);
	const notes = new Notes(ruleset, names);
	writeBoard(notes);
	const royals = royalsOf(notes);
	const laws = writeLaws(notes, royals);
	const ends = writeEnds(notes, royals);
	writeTurns(notes);
	writeKinds(notes);
	writePromotions(notes);
	const castlers = writeCastlings(notes);
	writeRoyals(notes, royals, [...ends.attributes, ...laws], castlers);
	writeHands(notes);
	loseEnds(notes);
	loseLaws(notes);
	const head = [...(title === undefined ? [] : [`:${title.replace(/\s+/g, ' ').trim()}`]), `${files}x${ranks}`];
	const start = ruleset.start.pieces.length > 0 ? [startText(notes, castlers)] : [];
	return { value: definition(notes, [...head, ...start]), lost: notes.lost };
}

/** A board that is not converted, with the reason; `undefined`: it is converted. */
function otherBoard({ space: { axes } }: Ruleset): string | undefined {
	if (axes.length !== 2)
		return `${axes.length} ${axes.length === 1 ? 'axis' : 'axes'}: the conversion compares moves on one board of files and ranks`;
	for (const [index, name] of ['files', 'ranks'].entries()) {
		const [low, high] = axes[index]!.extent;
		if (low === null || high === null) return `${name} without an end: a board of FBR has a size`;
		if (Number(low) !== 0) return `${name} from ${low} to ${high}: the conversion does not number cells anew`;
	}
	const files = Number(axes[0]!.extent[1]) + 1;
	return files > MOST_FILES ? `${files} files: the conversion names each file with one letter` : undefined;
}

const refuse = (message: string): never => {
	throw new NotationError([{ code: 'fbr/inexpressible', message, severity: 'error', span: { from: 0, to: 0 } }]);
};

/** The tree of the text; a rule or an item that cannot be read is left out and named. */
function definition(notes: Notes, head: readonly string[]): Fbr {
	const readable = (text: string): boolean => {
		const result = safeParse(text);
		if (!result.ok) notes.lost.push(loss('lost-moves', 'kinds', `"${text}" cannot be read: ${result.problems[0]!.message}`));
		return result.ok;
	};
	const items = notes.items.filter(readable);
	return parse([...head, notes.rules.join(' '), items.join(' ')].filter((line) => line !== '').join('\n'));
}
