/**
 * `npm run differential`: plays every game that Fairy-Stockfish supports, and compares each position with it.
 *
 *     npm run differential                                     2000 positions of each game
 *     npm run differential -- --positions=100                  fewer or more
 *     npm run differential -- --variant=makruk,shogi           some games, by the ids of their presets
 *     npm run differential -- --seed=7                         other games
 *     npm run differential -- --json                           every unexplained difference as data
 *     npm run differential -- --quiet                          only games with unexplained differences; a short run is a step of `npm test`
 */
import { gameOf, sharedGames } from './differential/games.mjs';
import { explain } from './differential/known.mjs';
import { playGames } from './differential/play.mjs';
import { loadFfish } from './ffish.mjs';

const option = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const positions = Number(option('positions', '2000'));
const seed = Number(option('seed', '1'));
const chosen = option('variant', '')
	.split(',')
	.filter((name) => name !== '');
const asData = process.argv.includes('--json');
const quiet = process.argv.includes('--quiet');

const ffish = await loadFfish();
new ffish.Board().delete();
const games = sharedGames(ffish.variants().split(' ')).filter(({ preset }) => chosen.length === 0 || chosen.includes(preset));
let failed = 0;
for (const shared of games) {
	const counts = new Map();
	const examples = [];
	const since = performance.now();
	const seen = playGames(ffish, shared, gameOf(shared.preset), { positions, seed }, (difference) => {
		const reason = explain(difference);
		const title = reason === undefined ? `UNEXPLAINED ${difference.kind}` : `${difference.kind}: ${reason}`;
		counts.set(title, (counts.get(title) ?? 0) + 1);
		if (reason !== undefined) return;
		failed++;
		const { position: _, board: __, move: ___, ...data } = difference;
		if (asData) console.log(JSON.stringify(data));
		else if (counts.get(title) <= 3) examples.push(data);
	});
	if (asData || (quiet && examples.length === 0)) continue;
	console.log(`${shared.preset}: ${seen} positions, ${Math.round(performance.now() - since)} ms`);
	for (const [title, count] of counts) console.log(`  ${count} ${title}`);
	for (const { kind, ours, theirs, fen, start, played, reason } of examples)
		console.log(`    ${kind} ${fen}\n      ours ${ours} ${reason}\n      theirs ${theirs}\n      from ${start} ${played.join(' ')}`);
}
console.log(`${failed === 0 ? games.length : 0} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
