import { apply, type GameDefinition, legal, type Position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../../src/from/index.js';
import { toGame } from '../../src/game/index.js';

const IDS = [
	'chess',
	'chess960',
	'capablanca',
	'berolina',
	'knightmate',
	'antichess',
	'king-of-the-hill',
	'three-check',
	'crazyhouse',
	'shatranj',
	'makruk',
	'torpedo',
	'extinction',
	'losalamos',
	'shogi',
	'xiangqi',
	'gustav3',
	'pawnback',
] as const;

const PLIES = 60;

/** The pieces and the hands of a position; `letter` gives the type of a kind. */
function shown(position: Position, letter: (kind: string) => string): string {
	const { pieces, stores = {} } = setupOf(position);
	const board = pieces.map(({ at, piece }) => `${at} ${piece.side} ${letter(piece.kind)}`).sort();
	const hands = Object.values(stores).flatMap((store) =>
		Object.entries(store).flatMap(([side, held]) =>
			Object.entries(held).flatMap(([kind, count]) => (count > 0 ? [`${side} ${letter(kind)} ${count}`] : [])),
		),
	);
	return [...board, ...hands.sort()].join(', ');
}

/** The type of a kind of a game: `Q` for the queen that was a pawn. */
const letterIn =
	({ names }: GameDefinition) =>
	(kind: string): string =>
		names.kinds[kind]!.letter;

describe('random games', () => {
	it.each(IDS)('have the same moves in %s', (id) => {
		const game: GameDefinition = games[id];
		const again = toGame(fromRuleset(game.rules, { names: game.names }).value);
		let [ours, theirs] = [compile(game).start, compile(again).start];
		const [letter, other] = [letterIn(game), letterIn(again)];
		let seed = 1;
		for (let ply = 0; ply < PLIES; ply++) {
			const next = legal(ours).map((move) => apply(ours, move));
			const same = new Map(
				legal(theirs)
					.map((move) => apply(theirs, move))
					.map((one) => [shown(one, other), one]),
			);
			expect([...same.keys()].sort()).toEqual([...new Set(next.map((one) => shown(one, letter)))].sort());
			if (next.length === 0) break;
			seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
			ours = next[seed % next.length]!;
			theirs = same.get(shown(ours, letter))!;
		}
	});
});
