/**
 * The bars of `@x/cli` that are too long for every test run. `node packages/bench/src/scale.mjs [check|balance|perft] [megabytes]`
 *
 * - `check`: a generated file (1024 megabytes by default) on two threads, compared with the library on one.
 * - `balance`: 10 000 random games of chess with each of two seeds: all intervals overlap. Then some games of each text of the gallery of `@x/sjaak-variants`.
 * - `perft`: position 2 of the Chess Programming Wiki ("Kiwipete") at depth 5, on threads, in parts and, if there is a Redis server, on a queue.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@x/pgn/games';
import { read } from '@x/pgn/stream';
import { validator } from '@x/pgn/validate';
import { gallery } from '@x/sjaak-variants/gallery';
import { someGames } from './games.mjs';

const PROGRAM = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'x-scale-'));
const seconds = (since) => (performance.now() - since) / 1000;

/**
 * Runs the program, and returns its output.
 *
 * @param {readonly string[]} words
 * @param {{ input?: string, faults?: boolean }} [options]
 */
const x = (words, { input, faults = false } = {}) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
		input,
		cwd: folder,
		encoding: 'utf8',
		maxBuffer: 2 ** 30,
	});
	if (status !== 0 && !(faults && status === 1)) throw new Error(`x ${words.join(' ')} ended with ${status}: ${stderr}`);
	return stdout;
};

/** Writes a file of games with tags, clocks and, in every thousandth game, an illegal move. */
const writeGames = (file, bytes) => {
	const texts = someGames(400).games.map((game) =>
		game.map((san, ply) => `${ply % 2 === 0 ? `${1 + ply / 2}. ` : ''}${san} { [%clk 0:0${ply % 6}:00] }`),
	);
	const stream = openSync(file, 'w');
	let [written, number, waiting] = [0, 0, ''];
	for (; written < bytes; number++) {
		const moves = texts[number % texts.length];
		const played = number % 1000 === 999 ? [...moves.slice(0, 6), 'Kxa9', ...moves.slice(6)] : moves;
		const text = `[Event "Game ${number}"]\n[White "A"]\n[Black "B"]\n\n${played.join(' ')} *\n\n`;
		waiting += text;
		written += text.length;
		if (waiting.length < 1 << 20) continue;
		writeSync(stream, waiting);
		waiting = '';
	}
	writeSync(stream, waiting);
	closeSync(stream);
	return number;
};

/** The library on one core. */
const byLibrary = async (file) => {
	let [problems, count] = [0, 0];
	const visitor = {
		problem: () => {
			problems++;
		},
		endGame: () => {
			count++;
		},
	};
	await read(createReadStream(file, { highWaterMark: 1 << 20 }), visitor, { validator: validator(games) });
	return { problems, count };
};

const check = async (megabytes) => {
	const file = join(folder, 'games.pgn');
	const written = writeGames(file, megabytes * 2 ** 20);
	let since = performance.now();
	const { problems, count } = await byLibrary(file);
	const library = seconds(since);
	since = performance.now();
	const summary = JSON.parse(
		x(['check', file, '--json', '--quiet', '--threads', '2'], { faults: true }).trimEnd().split('\n').at(-1) ?? '',
	);
	const program = seconds(since);
	console.log(
		`check: ${megabytes} MB, ${written} games; library ${library.toFixed(1)} s, two threads ${program.toFixed(1)} s: ${(library / program).toFixed(2)} times`,
	);
	console.log(`  games ${count} and ${summary.games}, faults ${problems} and ${summary.errors + summary.warnings}`);
};

const overlap = (one, other) => one.from <= other.to && other.from <= one.to;

const balance = () => {
	const [one, other] = ['1', '2'].map((seed) => JSON.parse(x(['balance', 'chess', '--games', '10000', '--seed', seed, '--json'])));
	const pairs = [
		['length', one.length, other.length],
		['branching', one.branching, other.branching],
		...one.results.map((result, index) => [result.name, result, other.results[index]]),
		...one.mobility.map((piece) => [piece.kind, piece, other.mobility.find(({ kind }) => kind === piece.kind)]),
	];
	for (const [name, first, second] of pairs)
		console.log(`balance: ${name} ${first.value} and ${second.value}: ${overlap(first, second) ? 'overlap' : 'DIFFER'}`);
	const file = join(folder, 'variants.txt');
	for (const { id, text } of gallery) {
		writeFileSync(file, text);
		const { games: played, ends } = JSON.parse(x(['balance', file, '--games', '20', '--longest', '300', '--json']));
		console.log(`balance: ${id}, ${played} games, ${ends.map(({ name, games: count }) => `${name} ${count}`).join(', ')}`);
	}
};

const KIWIPETE = ['perft', 'chess', '5', '--fen', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'];
const NODES = '193690690';

const says = (name, text) => console.log(`perft: ${name} ${text.trim()} ${text.trim() === NODES ? 'exact' : 'WRONG'}`);

const perft = async () => {
	says('threads', x(KIWIPETE));
	const parts = [1, 2, 3].map((part) => x([...KIWIPETE, '--part', `${part}/3`]));
	says('parts', x(['merge', '-'], { input: parts.join('') }));
	if (spawnSync('redis-server', ['--version']).status !== 0) {
		console.log('perft: a queue needs redis-server');
		return;
	}
	const port = '6390';
	const started = [
		spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'], {
			stdio: 'ignore',
		}),
	];
	await new Promise((resolve) => setTimeout(resolve, 1000));
	for (let count = 0; count < 3; count++)
		started.push(
			spawn(process.execPath, [PROGRAM, 'worker', '--queue', `redis://127.0.0.1:${port}`, '--threads', '1'], { stdio: 'ignore' }),
		);
	says('queue', x([...KIWIPETE, '--queue', `redis://127.0.0.1:${port}`]));
	for (const one of started) one.kill('SIGKILL');
};

const [section, megabytes = '1024'] = process.argv.slice(2);
try {
	if (section === undefined || section === 'check') await check(Number(megabytes));
	if (section === undefined || section === 'balance') balance();
	if (section === undefined || section === 'perft') await perft();
} finally {
	rmSync(folder, { recursive: true, force: true });
}
