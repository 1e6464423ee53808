import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Game, GameDefinition, GameOutcome, Position, Setup } from '@x/core';
import { apply, legal, outcome, perft, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { afterAll, describe, expect, it } from 'vitest';
import { extent, sampleOf } from '../../../../tools/lib/sample.js';
import { type GalleryGame, gallery } from '../../src/gallery/index.js';
import { toGame } from '../../src/game/index.js';
import { expand, parse, safeParse, stringify } from '../../src/index.js';
import { answer, expected } from '../game/rows.js';
import { setupFor } from '../game/setups.js';
import { readVectors } from '../vectors.js';
import { Oracle } from './oracle.js';
import { beginsTurn, randomPositions } from './positions.js';
import { rowOf } from './rows.js';

/** The deepest count of each game has at most this many nodes. */
const NODES = Number(process.env.X_GALLERY_NODES ?? 1000);
const POSITIONS = Number(process.env.X_GALLERY_POSITIONS ?? 10);
const IS_LONG = process.env.X_GALLERY_POSITIONS !== undefined || extent === 'full';
/** Without a number of positions, a game stops at the first one after this number of compared moves. */
const MOVES = IS_LONG ? Number.POSITIVE_INFINITY : 1;
/** Boards of more cells are compared on demand only, and games whose every piece may move to every other: the interpreter takes seconds for a position of theirs. */
const CELLS = IS_LONG ? Number.POSITIVE_INFINITY : 64;
const SLOW = IS_LONG ? [] : ['bodyguards', 'no-repetition', 'switching', 'switching-out-of-check', 'switching-without-kings'];
const ONLY = new RegExp(process.env.X_GALLERY_GAME ?? '');
const ORACLE = process.env.X_FBR_ORACLE;
const ORACLE_POSITIONS = Number(process.env.X_FBR_ORACLE_POSITIONS ?? 3);

const games = gallery.filter(({ id }) => ONLY.test(id));

/** The games that are compared with the interpreter. */
const LITERAL = new Set(
	sampleOf(
		'gallery',
		games.filter((entry) => cellsOf(entry) <= CELLS && !SLOW.includes(entry.id)).map(({ id }) => id),
		{ normal: IS_LONG ? 1 : 0.08, quick: 0.04 },
	),
);
const made = new Map<string, { readonly definition: GameDefinition; readonly game: Game }>();

/** The game of an entry, compiled once. */
function play({ id, text }: GalleryGame): { readonly definition: GameDefinition; readonly game: Game } {
	const known = made.get(id);
	if (known !== undefined) return known;
	const definition = toGame(parse(text));
	const found = { definition, game: compile(definition) };
	made.set(id, found);
	return found;
}

/** A value as text, whatever the order of its keys and lists; coordinates keep theirs. */
function textOf(value: unknown): string {
	if (Array.isArray(value)) {
		const texts = value.map(textOf);
		return `[${(typeof value[0] === 'number' ? texts : texts.sort()).join()}]`;
	}
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return `{${entries
		.map(([key, one]) => `${key}:${textOf(one)}`)
		.sort()
		.join()}}`;
}

/** The number of cells of the board. */
function cellsOf({ text }: GalleryGame): number {
	const { files, ranks, boards = 1 } = parse(text).board!;
	return files * ranks * boards;
}

const resulting = (setups: readonly Setup[]): readonly string[] => [...new Set(setups.map(textOf))].sort();

it('has at least 60 games with ids and titles of their own', () => {
	expect(gallery.length).toBeGreaterThanOrEqual(60);
	expect(new Set(gallery.map(({ id }) => id)).size).toBe(gallery.length);
	expect(new Set(gallery.map(({ title }) => title)).size).toBe(gallery.length);
});

describe.each(games)('$id', (entry) => {
	it('is read without warnings, and its canonical text stays as it is', () => {
		expect(safeParse(entry.text)).toMatchObject({ ok: true, warnings: [] });
		const canonical = stringify(parse(entry.text));
		expect(stringify(parse(canonical))).toBe(canonical);
		const expanded = expand(parse(entry.text)).value;
		expect(expanded.title).toBe(entry.title);
		expect(expand(expanded).value).toEqual(expanded);
	});

	it('has its counts', () => {
		const { game } = play(entry);
		expect(entry.counts.length).toBeGreaterThan(0);
		const within = entry.counts.filter((nodes, index) => index === 0 || nodes <= NODES);
		expect(within.map((_, index) => perft(game.start, index + 1))).toEqual(within);
	});

	it.runIf(LITERAL.has(entry.id))(
		`is played by the compiled engine as by the literal interpreter in up to ${POSITIONS} positions`,
		() => {
			const { definition, game } = play(entry);
			const literal = reference(definition.rules);
			let compared = 0;
			for (const reached of randomPositions(game, POSITIONS)) {
				if (compared > MOVES) break;
				// Inside a turn, a setup does not say for whose reply a cell waits: both begin with the setup.
				const setup = setupOf(reached);
				const at = position(game, setup);
				const state = literal.stateOf(setup);
				const where = JSON.stringify(setup);
				const ours = legal(at).map((move) => setupOf(apply(at, move)));
				const theirs = literal.legal(state).map((move) => literal.setupOf(literal.apply(state, move)));
				compared += ours.length;
				expect(ours.length, where).toBe(theirs.length);
				expect(resulting(ours), where).toEqual(resulting(theirs));
				expect(textOf(outcome(at)), where).toBe(textOf(literal.outcome(state) as GameOutcome | undefined));
			}
			expect(compared).toBeGreaterThan(0);
		},
		3_600_000,
	);
});

const present = ORACLE !== undefined && existsSync(ORACLE);
if (!present) console.log('The gallery is not compared with the independent program: X_FBR_ORACLE names no folder.');

describe.runIf(present)('the independent program', () => {
	const oracle = present ? new Oracle(ORACLE!) : undefined;
	const argued = new Set(readVectors<readonly { readonly game: string }[]>('argued').map(({ game }) => game));
	afterAll(() => oracle?.close());

	it.each(games.filter(({ id }) => !argued.has(id)))(
		'agrees on random positions of $id',
		async (entry) => {
			const { definition, game } = play(entry);
			const positions = randomPositions(game, ORACLE_POSITIONS, beginsTurn);
			expect(positions.length).toBe(ORACLE_POSITIONS);
			for (const at of positions) await compareAt(oracle!, entry, definition, at);
		},
		900_000,
	);
});

async function compareAt(oracle: Oracle, entry: GalleryGame, definition: GameDefinition, at: Position): Promise<void> {
	const row = rowOf(entry, definition, at);
	const ours = answer(row, setupFor);
	for (const verdicts of [false, true]) {
		const theirs = await oracle.ask(row, verdicts);
		if ('error' in theirs) {
			if (!theirs.error.startsWith('TimeoutError')) throw new Error(`${theirs.error} at ${JSON.stringify(row.position)}`);
			console.log(`${entry.id}: not answered in time: ${JSON.stringify(row.position)}`);
			return;
		}
		const answered = expected({ ...row, expect: theirs });
		if (verdicts) expect(ours, JSON.stringify(row.position)).toEqual(answered);
		else if (isDeepStrictEqual(ours, answered)) return;
	}
}
