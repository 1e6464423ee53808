import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@x/pgn';
import { games } from '@x/pgn/games';
import { clockOf, evaluationOf, tagOf } from '@x/pgn/tree';
import { validator } from '@x/pgn/validate';
import { describe, expect, it } from 'vitest';
import { FAKE_PROGRAM, fakeEngine } from '../support/fake-engine.js';
import { temporaryFolder } from '../support/files.js';
import { output, start, x } from '../support/program.js';

const directory = temporaryFolder();

/** The games of a file, all of whose moves are legal. */
const gamesIn = (name: string): ReturnType<typeof parse> => {
	const read = parse(readFileSync(join(directory, name), 'utf8'), { validator: validator(games) });
	expect(read.flatMap(({ problems }) => problems)).toEqual([]);
	return read;
};

const PLAYERS = ['opponent:search nodes=60', 'opponent:greedy'];

const record = async (words: readonly string[]): Promise<Readonly<Record<string, unknown>>> =>
	JSON.parse(await output(['match', ...words, '--json'], { directory }));

describe('x match', () => {
	it('plays each opening of a file twice, with colours changed', async () => {
		writeFileSync(join(directory, 'book.pgn'), '1. e4 e5 2. Nf3 Nc6 *\n\n1. d4 d5 2. c4 *\n');
		const found = await record([...PLAYERS, '--games', '4', '--openings', 'book.pgn', '--opening-plies', '3', '--output', 'book-out.pgn']);
		expect(found).toMatchObject({ type: 'match', game: 'Chess', planned: 4, games: 4 });
		const played = gamesIn('book-out.pgn');
		expect(played.map(({ tags }) => tags.find(({ name }) => name === 'Round')!.value)).toEqual(['1.1', '1.2', '2.1', '2.2']);
		expect(played.map((one) => tagOf(one, 'White'))).toEqual(['opponent:search', 'opponent:greedy', 'opponent:search', 'opponent:greedy']);
		const lines = played.map(({ moves }) =>
			moves
				.slice(0, 3)
				.map(({ san }) => san)
				.join(' '),
		);
		expect(lines).toEqual(['e4 e5 Nf3', 'e4 e5 Nf3', 'd4 d5 c4', 'd4 d5 c4']);
		// Evaluations are those of the player that has one, from the view of White.
		const [first] = played;
		expect(first!.moves.slice(0, 3).map(evaluationOf)).toEqual([undefined, undefined, undefined]);
		expect(first!.moves.some((node, index) => index % 2 === 0 && evaluationOf(node) !== undefined)).toBe(true);
		expect(first!.moves.every((node, index) => index % 2 === 0 || evaluationOf(node) === undefined)).toBe(true);
	});

	it.each(['epd', 'fen'])('begins with positions of a file: %s', async (kind) => {
		const position = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -';
		writeFileSync(join(directory, `book.${kind}`), `${position}${kind === 'fen' ? ' 2 3' : ' id "x";'}\n`);
		await output(['match', ...PLAYERS, '--games', '1', '--once', '--openings', `book.${kind}`, '--longest', '2', '-o', `${kind}.pgn`], {
			directory,
		});
		expect(tagOf(gamesIn(`${kind}.pgn`)[0]!, 'FEN')).toMatch(/^r1bqkbnr\/pppp1ppp\/2n5/);
	});

	it('plays every game, also one of a file', async () => {
		writeFileSync(join(directory, 'mine.ini'), '[mine:chess]\nstalemateValue = loss\n');
		for (const game of ['crazyhouse', 'duck', 'shogi', 'mine.ini'])
			expect(await record([...PLAYERS, '--games', '2', '--game', game, '--longest', '3'])).toMatchObject({
				games: 2,
				ends: [{ name: 'adjudication' }],
			});
	});

	it('writes clocks', async () => {
		const words = ['match', 'opponent:random', 'opponent:greedy', '--games', '2', '--longest', '2', '--clock', '600+1', '-o', 'clocks.pgn'];
		expect(await output(words, { directory })).toContain('opponent:random (clock 600+1) against opponent:greedy (clock 600+1)');
		const [first] = gamesIn('clocks.pgn');
		expect(first!.moves.map(clockOf)).not.toContain(undefined);
		expect(tagOf(first!, 'TimeControl')).toBe('600+1');
	});

	it('plays each opening once with --once, where the scores are those of games', async () => {
		const text = await output(['match', ...PLAYERS, '--games', '3', '--once', '--longest', '4'], { directory });
		expect(text).not.toContain('Pairs');
		expect(text).toMatch(/^Chess: opponent:search \(60 nodes\) against opponent:greedy, 3 games\n/);
	});

	it('ends when the test decides', async () => {
		const words = ['opponent:search nodes=30', 'opponent:random', '--games', '40', '--longest', '40', '--elo0', '0', '--elo1', '400'];
		const found = (await record([...words, '--threads', '1'])) as { readonly games: number; readonly sprt: { readonly accepted: string } };
		expect(found.games).toBeLessThan(40);
		expect(found.sprt.accepted).toBe('H1');
		expect(await record([...words, '--threads', '2'])).toEqual(found);
	});

	it('gives the same text and games on one thread, on two, in parts, and from a journal', async () => {
		const words = ['match', ...PLAYERS, '--games', '4', '--longest', '4', '--seed', '3', '-o', 'whole.pgn'];
		const whole = await output([...words, '--threads', '1'], { directory });
		const pgn = readFileSync(join(directory, 'whole.pgn'), 'utf8');
		expect(await output([...words, '--threads', '2', '--resume', 'match.journal'], { directory })).toBe(whole);
		writeFileSync(join(directory, 'whole.pgn'), '');
		expect(await output([...words, '--threads', '1', '--resume', 'match.journal'], { directory })).toBe(whole);
		expect(readFileSync(join(directory, 'whole.pgn'), 'utf8')).toBe(pgn);
		for (const part of [1, 2])
			writeFileSync(join(directory, `m${part}.jsonl`), await output([...words, '--part', `${part}/2`, '--threads', '1'], { directory }));
		expect(await output(['merge', 'm2.jsonl', 'm1.jsonl'], { directory })).toBe(whole);
	});

	it.each([
		[['opponent', 'opponent', '--games', '3'], 'Expected an even number of games, found 3.'],
		[['opponent', 'opponent', '--elo0', '1'], 'Expected --elo0 and --elo1, found one of them.'],
		[['opponent', 'opponent', '--elo0', '5', '--elo1', '1'], 'Expected an --elo1 above 5, found 1.'],
		[['opponent', 'opponent', '--alpha', '0.7'], 'Expected a number between 0 and 0.5 for --alpha, found "0.7".'],
		[
			['opponent', 'opponent', '--openings', 'over.fen'],
			'Expected openings that can be played on, found the end of a game (checkmate) in line 1',
		],
		[['opponent', 'opponent', '--openings', 'bad.pgn'], 'Expected legal moves in game 1 of the openings, found a fault: No legal move'],
		[['opponent', 'opponent', '--openings', 'none.pgn'], 'Expected openings in none.pgn, found none.'],
		[['no-such-engine', 'opponent', '--games', '2'], 'no-such-engine: '],
	])('refuses %j', async (words, message) => {
		writeFileSync(join(directory, 'over.fen'), 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n');
		writeFileSync(join(directory, 'bad.pgn'), '1. e4 Ke3 *\n');
		writeFileSync(join(directory, 'none.pgn'), '\n');
		const { code, notes } = await x(['match', ...words], { directory });
		expect([code, notes]).toEqual([2, expect.stringContaining(message)]);
	});
});

describe('a player that misbehaves', () => {
	const FAULTS: readonly (readonly [what: string, script: string, reason: string, termination: string, why: RegExp])[] = [
		['an illegal move', 'go → bestmove e2e5', 'rules-infraction', 'rules infraction', /Expected a legal move of the engine, found "e2e5"/],
		['the end of the program', 'go → {exit 3}', 'abandonment', 'abandoned', /exit/],
	];

	it.each(FAULTS)(
		'loses by %s, and the match goes on',
		async (_, script, reason, termination, why) => {
			const engine = fakeEngine(script, 'name=Fake');
			const words = ['match', engine, 'opponent:random', '--games', '2', '--json', '-o', 'faults.pgn'];
			const { code, out, notes } = await x(words, { directory });
			expect([code, notes.split('\n').length]).toEqual([0, 3]);
			expect(notes).toMatch(why);
			expect(notes).toMatch(/^Game 1: Fake: /);
			expect(JSON.parse(out)).toMatchObject({ wins: 0, losses: 2, pairs: [1, 0, 0, 0, 0], ends: [{ name: reason, games: 2 }] });
			const played = gamesIn('faults.pgn');
			expect(played.map(({ result }) => result)).toEqual(['0-1', '1-0']);
			expect(played.map((one) => tagOf(one, 'Termination'))).toEqual([termination, termination]);
			expect((played[0]!.moves.at(-1)?.comments ?? played[0]!.comments)[0]!.text).toMatch(why);
		},
		30_000,
	);

	it('loses by a move without end, and the match goes on', async () => {
		const engine = fakeEngine('go → info depth 1', 'name=Fake move-time=1');
		const { code, out, notes } = await x(['match', engine, 'opponent:random', '--games', '1', '--once', '--json', '-o', 'time.pgn'], {
			directory,
		});
		expect([code, notes]).toEqual([0, 'Game 1: Fake: The engine did not answer within 5001 ms when it was asked for its best move.\n']);
		expect(JSON.parse(out)).toMatchObject({ losses: 1, ends: [{ name: 'time-forfeit', games: 1 }] });
		expect(tagOf(gamesIn('time.pgn')[0]!, 'Termination')).toBe('time forfeit');
	}, 30_000);

	it('is given up by its own word', async () => {
		const engine = fakeEngine('go → bestmove resign', 'name=Fake');
		expect(await record([engine, 'opponent:random', '--games', '2'])).toMatchObject({
			losses: 2,
			ends: [{ name: 'resignation', games: 2 }],
		});
	});

	it('ends with the run: nothing is left at ctrl-C', async () => {
		const file = join(directory, 'pid');
		const script = `go → {stay} | info depth 1`;
		writeFileSync(
			join(directory, 'stay.mjs'),
			`import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(file)}, String(process.pid)); await import(${JSON.stringify(FAKE_PROGRAM)});`,
		);
		const engine = `"${process.execPath}" stay.mjs uci '${script}'`;
		const { process: child, ended } = start(['match', engine, 'opponent:random', '--games', '4', '--threads', '1'], { directory });
		const read = (): number => {
			try {
				return Number(readFileSync(file, 'utf8'));
			} catch {
				return 0;
			}
		};
		while (read() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
		child.kill('SIGINT');
		expect((await ended).code).toBe(130);
		expect(() => process.kill(read(), 0)).toThrow('ESRCH');
	}, 30_000);
});
