import { apply, history, legal, outcome, pieces, position } from '@x/core';
import { randomFrom, setupFromText } from '@x/core/testing';
import { games } from '@x/games';
import { canWin } from '@x/games/can-win';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, type GameId, gameIds } from '../compiled.js';

/** Positions with the sides that can win. The answers for the games of Lichess are those of chessops 0.15.1. */
const POSITIONS: readonly (readonly [id: GameId, text: string, sides: string])[] = [
	['chess', '4k3/8/8/8/8/8/8/4K3 w - -', ''],
	['chess', '4k3/4p3/8/8/8/8/8/4K3 w - -', 'b'],
	['chess', '4k3/8/8/8/8/8/8/3QK3 w - -', 'w'],
	['chess', '4k3/8/8/8/8/8/8/3NK3 w - -', ''],
	['chess', '3qk3/8/8/8/8/8/8/3NK3 w - -', 'b'],
	['chess', '2rqk3/8/8/8/8/8/8/3NK3 w - -', 'wb'],
	['chess', '3nk3/8/8/8/8/8/8/3NK3 w - -', 'wb'],
	['chess', '3bk3/8/8/8/8/8/8/3NK3 w - -', 'wb'],
	['chess', '4k3/8/8/8/8/8/8/2NNK3 w - -', 'w'],
	['chess', '4k3/8/8/8/8/8/8/2BNK3 w - -', 'w'],
	['chess', '4k3/8/8/8/8/8/8/3BK3 w - -', ''],
	['chess', '4k3/8/8/8/8/8/4B3/3BK3 w - -', ''],
	['chess', '4k3/8/8/8/8/8/3B4/3BK3 w - -', 'w'],
	['chess', '3rk3/8/8/8/8/8/8/3BK3 w - -', 'b'],
	['chess', '4k3/4p3/8/8/8/8/8/3BK3 w - -', 'wb'],
	['chess', '2b1k3/8/8/8/8/8/8/3BK3 w - -', ''],
	['chess', '3bk3/8/8/8/8/8/8/3BK3 w - -', 'wb'],
	['chess960', '3nk3/8/8/8/8/8/8/3NK3 w - -', 'wb'],
	['chess960', '4k3/8/8/8/8/8/8/3NK3 w - -', ''],
	['capablanca', '4k5/10/10/10/10/10/10/3AK5 w - -', 'w'],
	['capablanca', '2a1k5/10/10/10/10/10/10/3BK5 w - -', 'wb'],
	['capablanca', '2r1k5/10/10/10/10/10/10/3BK5 w - -', 'b'],
	['crazyhouse', '4k3/8/8/8/8/8/8/3NK3[] w - -', ''],
	['crazyhouse', '4k3/8/8/8/8/8/8/4K3[b] w - -', ''],
	['crazyhouse', '4k3/8/8/8/8/8/8/3NK3[b] w - -', 'wb'],
	['crazyhouse', '4k3/8/8/8/8/8/8/3N~K3[] w - -', 'wb'],
	['crazyhouse', '4k3/8/8/8/8/8/8/4K3[p] w - -', 'wb'],
	['king-of-the-hill', '4k3/8/8/8/8/8/8/4K3 w - -', 'wb'],
	['racing-kings', '8/8/8/8/8/8/8/k6K w - -', 'wb'],
	['three-check', '4k3/8/8/8/8/8/8/3NK3 w - - 3+3', 'w'],
	['five-check', '4k3/8/8/8/8/8/8/3NK3 w - - 5+5', 'w'],
	['antichess', '4k3/8/8/8/8/8/8/4K3 w - -', 'wb'],
	['antichess', '4b3/8/8/8/8/8/8/4B3 w - -', ''],
	['antichess', '4b3/8/8/8/8/8/8/3B4 w - -', 'wb'],
	['antichess', '3bb3/8/8/8/8/8/8/3B4 w - -', 'w'],
	['antichess', '4n3/8/8/8/8/8/8/3N4 w - -', 'w'],
	['antichess', '4n3/8/8/8/8/8/8/3N4 b - -', 'b'],
	['antichess', '4n3/8/8/8/8/8/8/4N3 w - -', 'b'],
	['atomic', '4k3/8/8/8/8/8/8/3QK3 w - -', 'w'],
	['atomic', '4k3/8/8/8/8/8/8/3RK3 w - -', ''],
	['atomic', '4k3/8/8/8/8/8/8/2NNK3 w - -', ''],
	['atomic', '4k3/8/8/8/8/8/8/1NNNK3 w - -', 'w'],
	['atomic', '3nk3/8/8/8/8/8/8/3NK3 w - -', 'wb'],
	['atomic', '3bk3/8/8/8/8/8/8/4KB2 w - -', ''],
	['atomic', '2b1k3/8/8/8/8/8/8/4KB2 w - -', 'wb'],
	['atomic', '3bk3/8/8/8/8/8/8/2B1K3 w - -', 'wb'],
	['horde', '4k3/8/8/8/8/8/8/3P4 w - -', 'b'],
	['horde', '4k3/8/8/8/8/8/8/3Q4 w - -', 'b'],
	['horde', '3qk3/8/8/8/8/8/8/3Q4 w - -', 'b'],
	['horde', '3rk3/8/8/8/8/8/8/3Q4 w - -', 'wb'],
	['horde', '4k3/3p4/8/8/8/8/8/3Q4 w - -', 'wb'],
	['horde', '3rk3/8/8/8/8/8/8/3R4 w - -', 'b'],
	['horde', '2nrk3/8/8/8/8/8/8/3R4 w - -', 'wb'],
	['horde', '2bbk3/8/8/8/8/8/8/3R4 w - -', 'b'],
	['horde', '2n1k3/2n5/2n5/8/8/8/8/3N4 w - -', 'wb'],
	['horde', '2q1k3/2q5/2q5/8/8/8/8/3N4 w - -', 'b'],
	['horde', '3bk3/8/8/8/8/8/8/3BB3 w - -', 'wb'],
	['horde', '4k3/8/8/8/8/8/8/3BB3 w - -', 'b'],
	['horde', '4k3/8/8/8/8/8/3B4/2B1B3 w - -', 'b'],
	['horde', '4k3/8/8/8/8/8/8/3RN3 w - -', 'wb'],
	['horde', '4k3/8/8/8/8/8/8/8 w - -', 'b'],
	['shogi', '4k4/9/9/9/9/9/9/9/4K4[] w - -', 'wb'],
	['xiangqi', '4k4/9/9/9/9/9/9/9/9/3K5 w - -', 'wb'],
	['knightmate', '4k3/8/8/8/8/8/8/4K3 w - -', 'wb'],
];

const at = (id: GameId, text: string) => {
	const { rules, names } = games[id];
	return position(compiledGame(id), setupFromText(text, rules, names));
};

describe('the side that can win', () => {
	test.each(POSITIONS)('%s: %s: "%s"', (id, text, sides) => {
		const now = at(id, text);
		expect(now.game.ruleset.sideOrder.filter((side) => canWin(now, side)).map((side) => side[0])).toEqual([...sides]);
	});

	test('includes one whose bishops never meet those of the other, in atomic chess, since they can mate in the corner', () => {
		const mated = at('atomic', '7K/8/8/8/3B4/8/b7/kb6 b - -');
		expect(outcome(mated)).toEqual({ reason: 'checkmate', winner: 'white' });
		expect(canWin(mated, 'white')).toBe(true);
	});

	test('includes a horde of two bishops on one colour and a knight', () => {
		const mated = at('horde', '8/8/8/8/8/2N5/1B6/k1B5 b - -');
		expect(outcome(mated)).toEqual({ reason: 'checkmate', winner: 'white' });
		expect(canWin(mated, 'white')).toBe(true);
	});

	// Random games that prefer captures end with few pieces.
	test.each(sampleOf('games in which the winner could win', gameIds, { normal: 0.3, quick: 0.1 }))(
		'is every winner of a random game of %s, in all of its positions',
		(id) => {
			const game = compiledGame(id);
			const random = randomFrom(3);
			for (let round = 0; round < byExtent({ full: 40, normal: 4, quick: 1 }); round++) {
				let now = game.start;
				for (let ply = 0; ply < 300 && outcome(now) === undefined; ply++) {
					const moves = legal(now);
					if (moves.length === 0) break;
					const captures = moves.filter(({ captured }) => captured.length > 0);
					const chosen = captures.length > 0 && random(3) > 0 ? captures : moves;
					now = apply(now, chosen[random(chosen.length)]!);
				}
				const winner = outcome(now)?.winner;
				if (winner !== undefined)
					for (const before of history(now).slice(-40))
						expect(canWin(before, winner), `${pieces(before).length} pieces\n${String(before)}`).toBe(true);
			}
		},
	);

	test('refuses a side that the rules do not have', () => {
		const { start } = compiledGame('chess');
		expect(() => canWin(start, 'red')).toThrow(RangeError);
		expect(() => canWin(start, 'shared')).toThrow(/^side: Expected one of white, black/);
		expect(() => canWin(start, undefined as never)).toThrow(TypeError);
		expect(() => canWin('e4' as never, 'white')).toThrow(/^position/);
	});
});
