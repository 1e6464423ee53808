import { type Game, pieces, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, it, test } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { chess, from } from '../engine/games.js';

const messageOf = (at: ReturnType<typeof from>, start: string, to: string): string => {
	const answer = explain(at, { from: start, to });
	return answer.legal ? 'legal' : answer.message;
};

/** Targets of a king on e1, and those of them that castling leads to. */
const TARGETS = Array.from({ length: 64 }, (_, cell) => chess.cellName(cell)).filter((name) => name !== 'e1');
const CASTLING = /castle|castling|so it may not do this|may not cross/;

describe.each([
	['with its rights, behind its pieces', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
	['without rights, behind its pieces', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'],
	['without rights, on an open board', '4k3/8/8/8/8/8/8/R3K2R w - - 0 1'],
	['in check', '4k3/8/8/8/4q3/8/8/R3K2R w KQ - 0 1'],
])('a king on e1 %s', (_, fen) => {
	const at = from(chess, fen);
	const told = TARGETS.map((to) => [to, messageOf(at, 'e1', to)] as const);

	it('cannot go where no move of a king leads', () => {
		for (const [to, message] of told) {
			const near = Math.abs(to.charCodeAt(0) - 'e'.charCodeAt(0)) <= 1 && to[1]! <= '2';
			if (!near && to !== 'c1' && to !== 'g1') expect(message).toBe(`A king cannot go from e1 to ${to}.`);
		}
	});

	it('has reasons of castling only where castling leads', () => {
		expect(told.filter(([, message]) => CASTLING.test(message)).every(([to]) => to === 'c1' || to === 'g1')).toBe(true);
	});
});

test.each([
	[
		'a lost right comes before a piece on the way',
		'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
		'e1',
		'g1',
		'The king on e1 may no longer castle.',
	],
	['a piece on the way comes before one on the target', 'start', 'a1', 'a3', 'Your own pawn on a2 blocks the way to a3.'],
	['a piece of one’s own on the target', 'start', 'd1', 'd2', 'Your own pawn is on d2.'],
	['a way through a piece', 'r3k3/p7/8/8/8/8/P7/RN2K3 w - - 0 1', 'a1', 'c1', 'Your own knight on b1 blocks the way to c1.'],
])('%s', (_, fen, start, to, message) => {
	expect(messageOf(fen === 'start' ? chess.start : from(chess, fen), start, to)).toBe(message);
});

test('the cell where a lame leaper can be blocked is not a target', () => {
	const game = compile(xiangqi);
	const answer = explain(game.start, { from: 'b1', to: 'c1' });
	expect(answer.legal ? '' : answer.message).toBe('A horse cannot go from b1 to c1.');
});

/** The cells of the box between two cells, without the two. */
function between(game: Game, start: number, to: number): readonly number[] {
	const [one, other] = [game.vecOf(start), game.vecOf(to)];
	const inside = (cell: number): boolean =>
		game.vecOf(cell).every((value, axis) => value >= Math.min(one[axis]!, other[axis]!) && value <= Math.max(one[axis]!, other[axis]!));
	return Array.from({ length: game.cells }, (_, cell) => cell).filter((cell) => cell !== start && cell !== to && inside(cell));
}

describe('a piece that blocks the way', () => {
	it.each(sampleOf('blocked', gameIds, { normal: 0.15, quick: 0.05 }))(
		'of %s leaves a move open, or another reason, when it is gone',
		(id) => {
			const { start } = compiledGame(id);
			const { game } = start;
			const random = randomFrom(id.length * 17 + 3);
			const standing = pieces(start);
			for (let probe = 0; probe < byExtent({ full: 200, normal: 30, quick: 8 }) && standing.length > 0; probe++) {
				const from = standing[random(standing.length)]!.cell;
				const to = random(game.cells);
				if (to === from || game.cellAt(game.vecOf(to)) === undefined) continue;
				const answer = explain(start, { from, to });
				if (answer.legal || !answer.message.includes('blocks the way')) continue;
				const gone = new Set([...between(game, from, to), ...answer.culprits.map(({ cell }) => cell)]);
				const setup = setupOf(start);
				const kept = setup.pieces.filter(({ at }) => !gone.has(game.cellAt(at)!));
				const cleared = validate(game, { ...setup, pieces: kept });
				// A royal piece may stand on the way.
				if (!cleared.ok) continue;
				const freed = explain(cleared.value, { from, to });
				expect(freed.legal ? '' : freed.message, `${game.cellName(from)}${game.cellName(to)}: ${answer.message}`).not.toContain(
					'cannot go',
				);
			}
		},
	);
});
