import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { recordsOf, Session } from './support/session.js';

const text: { readonly $defs: Readonly<Record<string, { readonly properties?: { readonly type?: { readonly const?: string } } }>> } =
	JSON.parse(readFileSync(new URL('../schema/output.schema.json', import.meta.url), 'utf8'));
const schema = z.fromJSONSchema(text as never);

/** Commands that print every kind of record together. */
const COMMANDS: readonly (readonly string[])[] = [
	['check', 'a.pgn', 'a.fen', '--spelling', '--json'],
	['convert', 'a.pgn', '--to', 'feen', '--json'],
	['convert', 'a.fen', '--to', 'epd', '--json'],
	['convert', '--list', '--json'],
	['explain', 'chess', 'start', 'Nf3', '--json'],
	['explain', 'chess', 'start', 'a1a4', '--json'],
	['explain', 'chess', '4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1', 'Rd2', '--json'],
	['describe', '--json'],
	['describe', 'chess', '--json'],
	['diff', 'chess', 'atomic', '--json'],
	['stats', 'a.pgn', '--by', 'White', '--plies', '2', '--json'],
	['stats', 'a.pgn', '--fen', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', '--json'],
	['perft', 'chess', '0', '--json'],
	['balance', 'minishogi', '--games', '1', '--json'],
	['match', 'opponent:random', 'opponent:greedy', '--games', '2', '--longest', '1', '--elo0', '0', '--elo1', '5', '--json'],
	['match', 'opponent:random', 'opponent:greedy', '--games', '1', '--once', '--longest', '1', '--json'],
	['analyse', 'b.pgn', '--nodes', '10', '--json'],
];

const isFault = (value: unknown): string | undefined => {
	const read = schema.safeParse(value);
	return read.success ? undefined : `${JSON.stringify(value).slice(0, 300)}: ${JSON.stringify(read.error.issues).slice(0, 1000)}`;
};

test('describes every line of every command with --json', async () => {
	const session = new Session({
		'a.pgn': '[White "Anna"]\n\n1. e4 e5 2. Ng1f3 Nc6 3. Ke3 *\n\n1. d4 d5 1/2-1/2\n',
		'b.pgn': '[White "Anna"]\n\n1. e4 *\n',
		'a.fen': '9/8 w\n4k3/8/8/8/8/8/8/4K3 w - -\n',
	});
	const kinds = new Set<unknown>();
	for (const words of COMMANDS) {
		const { out, notes } = await session.x(words);
		expect([words.join(' '), notes]).toEqual([words.join(' '), '']);
		const records = recordsOf(out);
		expect(records.length).toBeGreaterThan(0);
		for (const record of records) {
			expect(isFault(record)).toBe(undefined);
			kinds.add(record.type);
		}
	}
	const described = Object.values(text.$defs).flatMap(({ properties }) =>
		properties?.type?.const === undefined ? [] : [properties.type.const],
	);
	expect([...kinds].sort()).toEqual(described.sort());
});

test('refuses other values', () => {
	for (const value of [{}, { type: 'pair', from: 'fen' }, { type: 'pair', from: 'fen', to: 'epd', more: 1 }, { type: 'none' }])
		expect(isFault(value)).not.toBe(undefined);
});
