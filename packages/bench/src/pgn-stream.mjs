/**
 * A file of one gigabyte, generated while it is read: the memory of the process above that of bare node, and the time of the last quarter compared
 * with the first one. `node packages/bench/src/pgn-stream.mjs [megabytes]`
 */
import { chess } from '@x/games/ready/chess';
import { read } from '@x/pgn/stream';
import { validator } from '@x/pgn/validate';
import { someGames } from './games.mjs';

const MEGABYTE = 1 << 20;
const bare = process.memoryUsage().rss;
const size = Number(process.argv[2] ?? 1024) * MEGABYTE;

/** Games with tags, clocks and a variation. */
const texts = someGames(200).games.map((game, nth) => {
	const moves = game.map(
		(san, ply) => `${ply % 2 === 0 ? `${1 + ply / 2}. ` : ''}${san} { [%clk 0:0${ply % 6}:00] }${ply === 1 ? ' (1... a6)' : ''}`,
	);
	return new TextEncoder().encode(`[Event "Game ${nth}"]\n[White "A"]\n[Black "B"]\n\n${moves.join(' ')} *\n\n`);
});

const quarters = [process.cpuUsage()];
let most = 0;
/** Pieces of 64 kB, made as they are needed. */
function* pieces() {
	let sent = 0;
	let nth = 0;
	let piece = new Uint8Array(65_536);
	let filled = 0;
	while (sent < size) {
		const text = texts[nth++ % texts.length];
		if (filled + text.length > piece.length) {
			yield piece.subarray(0, filled);
			sent += filled;
			piece = new Uint8Array(65_536);
			filled = 0;
			if (sent >= (size / 4) * quarters.length) quarters.push(process.cpuUsage());
		}
		piece.set(text, filled);
		filled += text.length;
	}
}

let games = 0;
let plies = 0;
let problems = 0;
await read(
	pieces(),
	{
		problem: () => {
			problems++;
		},
		endGame: ({ moves }) => {
			plies += moves;
			if (games++ % 1000 === 0) most = Math.max(most, process.memoryUsage().rss);
		},
	},
	{ validator: validator(() => chess) },
);

const seconds = (usage, before) => (usage.user + usage.system - before.user - before.system) / 1e6;
const times = quarters.slice(1, 5).map((usage, at) => seconds(usage, quarters[at]));
const total = times.reduce((sum, one) => sum + one, 0);
console.log(
	`${games} games, ${plies} plies, ${problems} problems, ${(size / total / 1e6).toFixed(0)} MB/s, ${(plies / total / 1e6).toFixed(2)} M plies/s`,
);
console.log(
	`quarters: ${times.map((one) => one.toFixed(2)).join(', ')} s; last / first ${((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(3)}`,
);
console.log(`resident: bare ${(bare / MEGABYTE).toFixed(0)} MB, at most ${(most / MEGABYTE).toFixed(0)} MB`);
