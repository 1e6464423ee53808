import { perft, position } from '@x/core';
import { compile } from '@x/core/compile';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
import { readSharedFile, readVectors } from '../vectors.js';
import { answer, expected, gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';

/** Positions with more nodes are counted on demand. */
const NODES = Number(process.env.X_FBR_NODES ?? 12_000);

const shared = ['a', 'b'].map((part) => readSharedFile<readonly Row[]>(`oracle-rules-${part}`));
const rows = shared.flatMap((part) => part ?? []);
const argued = new Map(
	readVectors<readonly { readonly id: string; readonly reason: string }[]>('argued-rows').map(({ id, reason }) => [id, reason]),
);

describe.skipIf(shared.includes(undefined))('the rows of an independent program', () => {
	it('are all there, and only uncertain ones are argued', () => {
		expect(rows.length).toBeGreaterThanOrEqual(408);
		for (const id of argued.keys()) expect(rows.find((row) => row.id === id)?.certain, id).toBe(false);
	});

	it.each(rows.filter(({ id }) => !argued.has(id)).map((row) => [row.id, row.definition.rules, row] as const))('%s: %s', (_, __, row) => {
		expect(answer(row, setupFor)).toEqual(expected(row));
	});

	it.each(rows.filter(({ id }) => argued.has(id)).map((row) => [row.id, argued.get(row.id)!, row] as const))(
		'%s is argued, and differs: %s',
		(_, __, row) => {
			expect(answer(row, setupFor)).not.toEqual(expected(row));
		},
	);
});

const variants = readSharedFile<readonly Row[]>('oracle-variants');

/** Variants whose counts are argued, with the reasons. */
const ARGUED_VARIANTS: Readonly<Record<string, string>> = {
	// Decision D43: White's first turn has the normal move and no push.
	'Balanced Avalanche chess': 'avalanche=balance',
};

describe.skipIf(variants === undefined)('the variants of an independent program', () => {
	it.each(
		(variants ?? [])
			.filter(({ attribute }) => !(attribute! in ARGUED_VARIANTS))
			.map((row) => [row.attribute!, row.definition.rules, row] as const),
	)('%s (%s) has its numbers of positions', (_, __, row) => {
		const { definition, game } = gameOf(row.definition, row.position.board, row.position.setup);
		const start = position(game, setupFor(row, definition));
		const counts = row.expect.perft!.filter((nodes, at) => at === 0 || nodes <= NODES);
		expect(counts.map((_count, at) => perft(start, at + 1))).toEqual(counts);
	});
});

/** A game that another program plays, defined by us. */
interface Bridge {
	readonly name: string;
	readonly board: string;
	readonly start: string;
	readonly pieces: string;
	readonly rules: string;
	readonly perft: Readonly<Record<string, number>>;
}

const bridges = readSharedFile<readonly Bridge[]>('bridge-variants');

/** The other program counts a pawn's drop that mates as a legal move that loses; the rule forbids it. */
const MATING_DROPS: Readonly<Record<string, Readonly<Record<string, number>>>> = { Shogi: { 3: 25469, 4: 719641 } };

describe.skipIf(bridges === undefined)('games that another program plays', () => {
	it.each((bridges ?? []).filter(({ start, pieces }) => start && pieces).map((row) => [row.name, row] as const))(
		'%s has its numbers of positions',
		(name, row) => {
			const [files, ranks] = row.board.split('x').map(Number) as [number, number];
			const game = compile(toGame(parse(`${row.rules} ${row.pieces}`), { start: row.start, board: { files, ranks } }));
			const wanted = Object.entries({ ...row.perft, ...MATING_DROPS[name] }).filter(([, nodes]) => nodes <= NODES * 10);
			expect(wanted.map(([depth]) => perft(game.start, Number(depth)))).toEqual(wanted.map(([, nodes]) => nodes));
		},
	);
});
