import type { GameDefinition } from '@x/core';
import { checkOptions, type OptionRule, objectGiven } from '@x/diagnostics';
import { usual } from '@x/fen/dialects';
import { expand } from '../expand/expand.js';
import type { Fbr } from '../tree.js';
import { modelOf } from './model.js';
import { Refusals } from './refusals.js';
import { rewrittenBy } from './rewritten.js';
import { castOf, rulesOf } from './rules-of.js';
import { readStart } from './start.js';

export interface ToGameOptions {
	/** The start position; by default that of the definition. Without either the board is empty. */
	readonly start?: string | undefined;
	/** Files and ranks, and the number of boards; by default those of the definition, of the start, or 8×8. */
	readonly board?: { readonly files: number; readonly ranks: number; readonly boards?: number | undefined } | undefined;
}

const RULES: Readonly<Record<keyof ToGameOptions, OptionRule>> = { start: 'string', board: 'object' };

/**
 * Makes a game from a definition: rules as data, and the names that notations need. A comment is the title of a kind; without one a kind has that of
 * the piece whose moves it has, unless another kind of the game has it already.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} with every part of the definition that cannot be played, and each fault of the start.
 *
 * @example
 * import { parse } from '@x/fbr';
 * Object.keys(toGame(parse('royal K R N'), { start: 'r1k/3/KNR w' }).rules.kinds) // → ['K', 'R', 'N']
 */
export function toGame(value: Fbr, options: ToGameOptions = {}): GameDefinition {
	objectGiven(value, 'value', 'a definition', 'rules', 'pieces');
	checkOptions(options, RULES, 'toGame');
	return gameOf(value, options, false);
}

/**
 * The permissive form of a game: it also has the moves that rules take away altogether, behind tests that fail and have the rules as their sources.
 */
export const permissiveGame = (value: Fbr, options: ToGameOptions): GameDefinition => gameOf(value, options, true);

function gameOf(value: Fbr, options: ToGameOptions, permissive: boolean): GameDefinition {
	const text = options.start ?? value.start;
	const { files, ranks, boards = 1 } = options.board ?? value.board ?? boardOf(text);
	const size = boards > 1 ? [files, ranks, boards] : [files, ranks];
	const { value: expanded, steps } = expand({ ...value, board: { files, ranks, ...(boards > 1 && { boards }) } });
	const model = modelOf(expanded, size, value);
	const start = text === undefined ? undefined : readStart(text, size, model.types);
	const refusals = new Refusals();
	const { rules, names, sources } = rulesOf(castOf(model, start, refusals, permissive ? rewrittenBy(steps, size, value) : undefined));
	// In a permissive game only moves that are refused anyway can have more faults than in the game that is played.
	if (!permissive) refusals.check();
	return { id: idOf(value.title), title: value.title ?? 'Game', rules, names, dialects: [usual], sources };
}

/** The board that a start describes; 8×8 without one. */
function boardOf(start: string | undefined): { readonly files: number; readonly ranks: number; readonly boards?: number } {
	if (start === undefined) return { files: 8, ranks: 8 };
	const boards = start.split(/[\s[]/)[0]!.split('|');
	const rows = boards[0]!.split('/');
	const files = [...rows[0]!.matchAll(/[0-9]+|~?[-+#*$%&]*(?:[A-Za-z]|:[A-Za-z0-9]+:)/g)].reduce(
		(sum, [one]) => sum + (Number(one) || 1),
		0,
	);
	return { files, ranks: rows.length, ...(boards.length > 1 && { boards: boards.length }) };
}

const idOf = (title = 'game'): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '') || 'game';
