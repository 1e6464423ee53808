import { compile } from '@x/core/compile';
import { NotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { describe as describeFbr } from '../src/describe/index.js';
import { toGame } from '../src/game/index.js';
import { expand, parse, safeParse, stringify } from '../src/index.js';
import { readSharedFile } from './vectors.js';

interface Entry {
	readonly name: string;
	readonly board: string | null;
	readonly start: string | null;
	readonly pieces: string | null;
	readonly rules: string | null;
	readonly expanded?: { readonly rules: string; readonly pieces: string };
}

/** The entry as C/CIF writes it. Its boards are in words: `8x8 x 2 boards`. */
const textOf = ({ name, board, start, pieces, rules }: Entry): string =>
	[`:${name.replace(/^:/, '')}`, board?.replace(/ x (\d) boards$/, 'x$1'), start, rules, pieces]
		.filter((line) => line != null && line !== '')
		.join('\n');

/** Expansions that differ from the printed ones, with the reason. */
const DIFFERENT: Readonly<Record<string, string>> = {
	'Alice Chess (classic, single-board description)': 'is played on two boards; the printed form for one lets pieces of the other block',
	'Avalanche Chess, balanced': 'the printed form skips the move, not the push',
	'Benedict Chess (rule example)': 'capture(0) means maxcaptures(0)',
	'Cheshire Cat Chess': 'the printed form leaves out the pieces, the zone and captures',
	'Spacious chess': 'cesF must be cefF',
};
/** This entry uses a rule of an older version. */
const RETIRED = 'Alice Chess on a 8x16 board (ticket bugs/3, proposal by a user)';

/** Boards of entries that state none and need more than one. */
const BOARDS: Readonly<Record<string, number>> = {
	'Alice Chess (classic, single-board description)': 2,
	'Basilisk of Dragonchess (freezer example)': 3,
	'Crab (pincher example)': 2,
};
/** Entries that are not whole games: they leave out the pieces, or promote by a move of its own. */
const UNPLAYED: Readonly<Record<string, string>> = {
	'Announcement example (Dragon Resurrection)': 'no piece is defined',
	'Pieces dropped when missing (pieces=minimum example)': 'no piece is defined',
	'Disk mounting queen (promotion=origin,demote example)': 'the promotion (wwO--:QD:)+ is a move of its own',
};

const entries = readSharedFile<readonly Entry[]>('ccif-variants') ?? [];

describe.skipIf(entries.length === 0)('the entries of C/CIF', () => {
	it.each(entries.filter(({ name }) => name !== RETIRED))('$name: are read, written, described and expanded', (entry) => {
		const text = textOf(entry);
		const value = parse(text);
		expect(stringify(value, { style: 'exact' })).toBe(text);
		expect(stringify(parse(stringify(value)))).toBe(stringify(value));
		expect(describeFbr(value).length).toBeGreaterThan(0);
		const { value: expanded } = expand(value);
		expect(stringify(parse(stringify(expanded)))).toBe(stringify(expanded));
		expect(expand(expanded).steps).toEqual([]);
	});

	it.each(entries.filter(({ expanded }) => expanded !== undefined))('$name: expands as printed, or differs for a reason', (entry) => {
		if (entry.pieces === null) return;
		const { rules, pieces } = expand(parse(textOf(entry))).value;
		const printed = `${entry.expanded!.rules} ${entry.expanded!.pieces}`;
		if (entry.name in DIFFERENT) expect(stringify({ rules, pieces })).not.toBe(printed);
		else expect(stringify({ rules, pieces })).toBe(printed);
	});

	it.each(entries.filter(({ name, pieces }) => pieces !== null && name !== RETIRED))('$name: is a game on a stated board', (entry) => {
		const value = parse(textOf({ ...entry, board: null, start: null }));
		const [, files = '8', ranks = '8', more] = /^(\d+)x(\d+)(?: x (\d+))?/.exec(entry.board ?? '') ?? [];
		const boards = more === undefined ? BOARDS[entry.name] : Number(more);
		const make = (): object =>
			compile(toGame(value, { board: { files: Number(files), ranks: Number(ranks), ...(boards !== undefined && { boards }) } }));
		if (entry.name in UNPLAYED) expect(make).toThrow(NotationError);
		else expect(make()).toBeDefined();
	});

	it('that use the old rule castling are refused, with a hint', () => {
		const result = safeParse(textOf(entries.find(({ name }) => name === RETIRED)!));
		expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['fbr/retired']);
	});
});
