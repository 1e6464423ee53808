import { apply, type Game, legal, outcome, type Position, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { games as presets } from '@x/games';
import type { EndWord, KifGame, Line, MoveNode, Time } from '../../src/index.js';

const compiled = new Map<string, Game>();

export const gameNamed = (id: keyof typeof presets): Game => {
	const known = compiled.get(id) ?? compile(presets[id]);
	compiled.set(id, known);
	return known;
};

export const shogi: Game = gameNamed('shogi');

type Random = (below: number) => number;

/** Whole numbers below a bound, the same in every run. */
export function randomOf(seed: number): Random {
	let state = Math.imul(seed, 2654435761) >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** A position with many like pieces: golds, silvers and promoted pieces that reach the same squares. */
export function crowdedPosition(seed: number): Position {
	const random = randomOf(seed);
	const kinds = ['G', 'S', '+P', 'N', 'L', 'R', 'B', '+R', '+B', '+S'];
	for (let attempt = 0; ; attempt++) {
		const two = [kinds[random(kinds.length)]!, kinds[random(kinds.length)]!];
		const cells = Array.from({ length: 9 }, (_, x) => Array.from({ length: 7 }, (_, y) => [x, y + 1] as const)).flat();
		const at = (): readonly [number, number] => cells.splice(random(cells.length), 1)[0]!;
		const own = Array.from({ length: 4 + random(6) }, () => ({ at: at(), piece: { side: 'white', kind: two[random(2)]! } }));
		const pieces = [{ at: [4, 0], piece: { side: 'white', kind: 'K' } }, { at: [4, 8], piece: { side: 'black', kind: 'K' } }, ...own];
		const read = validate(shogi, { ...setupBase, pieces, stores: { hand: { white: { G: 1, S: 1, P: 1 } } } } as never);
		if (read.ok && legal(read.value).length > 0) return read.value;
		if (attempt > 200) throw new Error('no position');
	}
}
const setupBase = { points: {}, vars: {}, phase: 'white' };

/** The end of a random game, with its history. Captures and drops are preferred, so that 同 and 打 occur. */
export function randomGame(game: Game, seed: number, plies: number): Position {
	const random = randomOf(seed);
	let position = game.start;
	for (let ply = 0; ply < plies && outcome(position) === undefined; ply++) {
		const moves = legal(position);
		const lively = random(3) === 0 ? moves.filter(({ captured, promotion }) => captured.length > 0 || promotion !== undefined) : [];
		const from = lively.length > 0 ? lively : moves;
		position = apply(position, from[random(from.length)]!);
	}
	return position;
}

const COMMENTS = ['一行目のコメント', 'A comment in English', '△３四歩が最善', '：変化はない'];

/** A game with times, comments, bookmarks and an end of its own in every line. `line`: other moves from the position before a move. */
export function decorated(
	game: KifGame,
	random: Random,
	ends: readonly EndWord[],
	line: (ply: number) => readonly MoveNode[] = () => [],
): KifGame {
	const totals = [0, 0];
	const time = (ply: number): Time => {
		const spent = random(400);
		totals[ply % 2]! += spent;
		return { spent, total: totals[ply % 2]! };
	};
	const comments = (): { readonly text: string }[] =>
		random(4) === 0 ? Array.from({ length: 1 + random(2) }, () => ({ text: COMMENTS[random(COMMENTS.length)]! })) : [];
	const moves = game.moves.map(
		(node, ply): MoveNode => ({
			...node,
			time: time(ply),
			comments: comments(),
			...(random(9) === 0 && { bookmark: 'しおり' }),
			variations: random(5) === 0 ? variationsOf(line(ply)) : [],
		}),
	);
	const end = ends[random(ends.length)]!;
	return {
		...game,
		headers: [
			{ name: '先手', value: '先手 太郎' },
			{ name: '後手', value: '後手 "花子"' },
			{ name: '棋戦', value: '名人戦' },
			{ name: '開始日時', value: '2020/01/02 10:00:00' },
		],
		comments: [{ text: '対局前' }],
		moves,
		end: { end, time: time(moves.length), comments: comments(), variations: [] },
	};
}

const variationsOf = (moves: readonly MoveNode[]): readonly Line[] => (moves.length === 0 ? [] : [{ moves }]);

/** A value without places, dialects and totals, which writers add up. */
export const bare = (game: unknown): unknown =>
	JSON.parse(JSON.stringify(game, (key, value) => (['span', 'valueSpan', 'dialect', 'total'].includes(key) ? undefined : value)));
