/**
 * Compares `canWin` of `@x/games` with chessops on random positions with few pieces of the variants of Lichess:
 *
 *     node src/can-win.mjs [positions of each game] [seed]
 *
 * Prints the differences by game and material, but for those of `KNOWN`.
 */
import { compile } from '@x/core/compile';
import { safeParsePosition } from '@x/fen';
import { lichess } from '@x/fen/dialects';
import { games } from '@x/games';
import { canWin } from '@x/games/can-win';
import { parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import { randomFrom } from './differential/random.mjs';

/** Our id → the name of chessops, and the kings of the sides. */
/** @type {Record<string, [rules: import('chessops').Rules, kings: string]>} */
const GAMES = {
	chess: ['chess', 'Kk'],
	chess960: ['chess', 'Kk'],
	crazyhouse: ['crazyhouse', 'Kk'],
	'king-of-the-hill': ['kingofthehill', 'Kk'],
	'three-check': ['3check', 'Kk'],
	antichess: ['antichess', ''],
	atomic: ['atomic', 'Kk'],
	horde: ['horde', 'k'],
	'racing-kings': ['racingkings', 'Kk'],
};

/** The material for which chessops is wrong, with the reason: it says that these cannot win. */
const KNOWN = {
	atomic: [/^B*Kb*k$/, 'A bishop mates a king in the corner between two bishops of its own on the other colour.'],
	horde: [/^BB.*N/, 'Two bishops on one colour and a knight mate a bare king: b2, c1 and c3 against a1.'],
};

const [count = 5000, seed = 1] = process.argv.slice(2).map(Number);
let unknown = 0;
for (const [id, [rules, kings]] of Object.entries(GAMES)) {
	const game = compile(/** @type {import('@x/core').GameDefinition} */ (Object.values(games).find((one) => one.id === id)));
	const random = randomFrom(seed);
	const differences = new Map();
	let compared = 0;
	for (let made = 0; made < count; made++) {
		const extras = 'NBNBNBRQPnbnbnbrqp';
		const letters = [...kings, ...Array.from({ length: random(6) }, () => extras[random(extras.length)])];
		const board = Array.from({ length: 64 }, () => '1');
		for (const letter of letters) {
			const row = 'Pp'.includes(letter) ? 1 + random(6) : random(8);
			board[8 * row + random(8)] = letter;
		}
		const pocket = rules === 'crazyhouse' ? `[${random(3) === 0 ? extras[random(extras.length)] : ''}]` : '';
		const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join('')).join('/');
		const checks = rules === '3check' ? ' +0+0' : '';
		const fen = `${rows.replaceAll(/1+/g, ({ length }) => `${length}`)}${pocket} ${'wb'[random(2)]} - - 0 1${checks}`;
		const read = parseFen(fen).chain((setup) => setupPosition(rules, setup));
		const ours = safeParsePosition(fen, game, { dialect: lichess });
		if (!ours.ok || read.isErr) continue;
		compared++;
		for (const side of /** @type {const} */ (['white', 'black'])) {
			const theirs = !read.unwrap().hasInsufficientMaterial(side);
			if (canWin(ours.value, side) === theirs) continue;
			const material = board
				.filter((letter) => letter !== '1')
				.sort()
				.join('');
			if (!theirs && KNOWN[id]?.[0].test(material)) continue;
			const key = `${side} ${theirs ? 'can' : 'cannot'} win: ${material}`;
			differences.set(key, [...(differences.get(key) ?? []), fen]);
		}
	}
	const known = KNOWN[id] === undefined ? '' : `; but for a known one: ${KNOWN[id][1]}`;
	console.log(`${id}: ${compared} positions, ${differences.size} differences${known}`);
	for (const [key, [fen]] of differences) console.log(`  ${key}: ${fen}`);
	unknown += differences.size;
}
process.exitCode = unknown > 0 ? 1 : 0;
