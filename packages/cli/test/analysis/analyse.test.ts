import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MoveNode, parse } from '@x/pgn';
import { games } from '@x/pgn/games';
import { commentText, evaluationOf, tagOf } from '@x/pgn/tree';
import { validator } from '@x/pgn/validate';
import { describe, expect, it } from 'vitest';
import { fakeEngine } from '../support/fake-engine.js';
import { temporaryFolder } from '../support/files.js';
import { output, x } from '../support/program.js';

const directory = temporaryFolder();

const read = (text: string): ReturnType<typeof parse> => parse(text, { validator: validator(games) });

const analysed = async (pgn: string, words: readonly string[] = []): Promise<ReturnType<typeof parse>> => {
	writeFileSync(join(directory, 'games.pgn'), pgn);
	return read(await output(['analyse', 'games.pgn', '--nodes', '60', ...words], { directory }));
};

const nodeOf = (game: ReturnType<typeof parse>[number], san: string): MoveNode => game.moves.find((node) => node.san === san)!;

const MATED = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n';

describe('x analyse', () => {
	it('writes evaluations, mistakes and better lines', async () => {
		const [game] = await analysed(`[White "Anna"]\n\n${MATED}`);
		expect(game!.problems).toEqual([]);
		// The mate on the board needs no evaluation.
		expect(game!.moves.map((node) => evaluationOf(node) !== undefined)).toEqual([true, true, true, true, true, true, false]);
		const blunder = nodeOf(game!, 'Nf6');
		expect(blunder.nags).toEqual([4]);
		expect(evaluationOf(blunder)).toMatchObject({ mate: 1 });
		expect(blunder.variations.map(({ moves }) => moves.map(({ legal }) => legal))).toEqual([[true]]);
		expect(tagOf(game!, 'Annotator')).toBe('opponent:search');
	});

	it('keeps comments, variations, annotations and tags, and replaces evaluations', async () => {
		const pgn =
			'[Annotator "Anna"]\n\n{Start} 1. e4 {[%eval 9.9] Good} e5 2. Bc4 Nc6 3. Qh5 Nf6 $1 {Oh} (3... g6 {Better} 4. Qf3) 4. Qxf7# $18 1-0\n';
		const [game] = await analysed(pgn);
		expect(game!.comments.map(({ text }) => text)).toEqual(['Start']);
		expect(commentText(game!.moves[0]!)).toBe('Good');
		expect(evaluationOf(game!.moves[0]!)).not.toMatchObject({ pawns: 9.9 });
		const node = nodeOf(game!, 'Nf6');
		expect([node.nags, commentText(node)]).toEqual([[1], 'Oh']);
		expect(node.variations[0]!.moves.map(({ san }) => san)).toEqual(['g6', 'Qf3']);
		expect(nodeOf(game!, 'Qxf7#').nags).toEqual([18]);
		expect(tagOf(game!, 'Annotator')).toBe('Anna');
		// A second analysis changes nothing.
		const once = readFileSync(join(directory, 'games.pgn'), 'utf8');
		expect(once).toBe(pgn);
		const first = await output(['analyse', 'games.pgn', '--nodes', '60'], { directory });
		writeFileSync(join(directory, 'again.pgn'), first);
		expect(await output(['analyse', 'again.pgn', '--nodes', '60'], { directory })).toBe(first);
	});

	it('analyses every game by its own rules, also turns of several moves', async () => {
		const pgn = `[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. @f3 *\n\n[Variant "Duck Chess"]\n\n1. e4 *\n\n${MATED}`;
		const [crazyhouse, , chess] = await analysed(pgn.replace('@f3', 'Nc3'));
		expect(crazyhouse!.moves.map((node) => evaluationOf(node) !== undefined)).not.toContain(false);
		expect(chess!.moves).toHaveLength(7);
		const [first] = await analysed('1. e4 *\n', ['--game', 'atomic']);
		expect(evaluationOf(first!.moves[0]!)).toBeDefined();
	});

	it('stops at an illegal move, leaves games of unknown rules as they are, and says so', async () => {
		writeFileSync(join(directory, 'odd.pgn'), '1. e4 e5 2. Ke3 Nc6 *\n\n[Variant "Nonsense"]\n\n1. e4 *\n');
		const { code, out, notes } = await x(['analyse', 'odd.pgn', '--nodes', '20'], { directory });
		expect(code).toBe(1);
		expect(notes).toContain('Game 1: No legal move for SAN: "Ke3"');
		expect(notes).toContain('Game 2: Expected the name of a known variant, found "Nonsense".');
		const [illegal, unknown] = read(out);
		expect(illegal!.moves.map((node) => evaluationOf(node) !== undefined)).toEqual([true, true, false, false]);
		expect(unknown!.moves.map(({ san }) => san)).toEqual(['e4']);
	});

	it('sums up how the players played', async () => {
		writeFileSync(join(directory, 'mated.pgn'), `[White "Anna"]\n[Black "Ben"]\n\n${MATED}`);
		const words = ['analyse', 'mated.pgn', '--nodes', '60', '-o', 'out.pgn'];
		const text = await output(words, { directory });
		expect(text).toMatch(/^ {2}game {2}player {2}turns {2}accuracy +loss {2}\?! +\? +\?\?\n +1 {2}Anna +4 .* 0\n +1 {2}Ben +3 .* 1\n$/);
		const record = JSON.parse(await output([...words, '--json'], { directory }));
		expect(record).toMatchObject({
			type: 'analysis',
			file: 'mated.pgn',
			game: 1,
			sides: [
				{ side: 'white', name: 'Anna', turns: 4 },
				{ name: 'Ben', blunders: 1 },
			],
		});
		expect(read(readFileSync(join(directory, 'out.pgn'), 'utf8'))[0]!.moves).toHaveLength(7);
	});

	it('gives the same text on one thread, on two, in parts, from a journal and from the standard input', async () => {
		const many = Array.from({ length: 6 }, (_, index) => `[Event "${index}"]\n\n{${'long '.repeat(150)}} ${MATED}`).join('\n');
		writeFileSync(join(directory, 'many.pgn'), many);
		const words = ['analyse', 'many.pgn', '--nodes', '30'];
		const whole = await output([...words, '--threads', '1'], { directory });
		expect(read(whole)).toHaveLength(6);
		expect(await output([...words, '--threads', '2', '--resume', 'analyse.journal'], { directory })).toBe(whole);
		expect(await output([...words, '--threads', '2', '--resume', 'analyse.journal'], { directory })).toBe(whole);
		for (const part of [1, 2])
			writeFileSync(join(directory, `a${part}.jsonl`), await output([...words, '--part', `${part}/2`, '--threads', '1'], { directory }));
		expect(await output(['merge', 'a2.jsonl', 'a1.jsonl'], { directory })).toBe(whole);
		expect(await output(['analyse', '-', '--nodes', '30'], { directory, input: many })).toBe(whole);
	});

	it('writes the line of an engine, as long as it is wished', async () => {
		writeFileSync(join(directory, 'one.pgn'), '1. a3 *\n');
		// The value is the same for each side to move: the move loses three pawns.
		const engine = fakeEngine('go → info depth 7 score cp 150 pv e2e4 e7e5 | bestmove (none)', 'name=Fake nodes=1');
		const lineOf = async (words: readonly string[]): Promise<MoveNode> =>
			read(await output(['analyse', 'one.pgn', '-e', engine, ...words], { directory }))[0]!.moves[0]!;
		const node = await lineOf([]);
		expect([node.nags, evaluationOf(node)]).toEqual([[4], { pawns: -1.5, depth: 7 }]);
		expect(node.variations.map(({ moves }) => moves.map(({ san }) => san))).toEqual([['e4', 'e5']]);
		expect((await lineOf(['--line-length', '1'])).variations[0]!.moves).toHaveLength(1);
		expect((await lineOf(['--line-length', '0'])).variations).toEqual([]);
	});

	it.each([
		[['games.pgn', '-e', 'opponent:greedy'], 'Expected a player that evaluates positions, found opponent:greedy.'],
		[['games.pgn', '-e', 'opponent clock=60'], 'Expected limits for each position, found a clock.'],
		[['games.pgn', '-e', fakeEngine('go → {exit 3}', 'name=Fake')], 'Fake: '],
		[['games.pgn', '-e', 'no-such-engine'], 'no-such-engine: '],
		[['rules.ini'], 'Expected games (PGN) in rules.ini, found variants.ini.'],
	])('refuses %j', async (words, message) => {
		writeFileSync(join(directory, 'games.pgn'), MATED);
		writeFileSync(join(directory, 'rules.ini'), '[mine:chess]\n');
		const { code, notes } = await x(['analyse', ...words], { directory });
		expect([code, notes]).toEqual([2, expect.stringContaining(message)]);
	});

	it('starts programs for others only if this machine names them', async () => {
		writeFileSync(join(directory, 'games.pgn'), MATED);
		const jobs = await output(['analyse', 'games.pgn', '-e', 'some-engine', '--list-jobs'], { directory });
		const { code, notes } = await x(['worker', '--threads', '1'], { input: jobs });
		expect([code, notes]).toEqual([2, expect.stringContaining('Expected an engine that X_ENGINES names, found "some-engine" in a job.')]);
	});
});
