import { apply, legal, pieceAt, pieces, position, setupOf, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { moveNamed } from '@x/core/src/testing/move-named';
import { randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
import { janggi } from '@x/games/janggi';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, it } from 'vitest';
import { chess, from, playable } from '../engine/games.js';

const summary = (fen: string, from_: string, to: string, promotion?: string) => {
	const at = fen === 'start' ? chess.start : from(chess, fen);
	const answer = explain(at, { from: from_, to, ...(promotion === undefined ? {} : { promotion }) });
	if (answer.legal) return 'legal';
	return `${answer.code}${answer.law === undefined ? '' : ` ${answer.law}`}: ${answer.message} [${answer.culprits.map(({ cell }) => chess.cellName(cell))}]`;
};

describe('explain', () => {
	it('says a and an as they sound', () => {
		const game = compile(xiangqi);
		const messageOf = (start: string, to: string): string => {
			const answer = explain(game.start, { from: start, to });
			return answer.legal ? '' : answer.message;
		};
		expect(messageOf('c1', 'c2')).toBe('An elephant cannot go from c1 to c2.');
		expect(messageOf('d1', 'd2')).toBe('An advisor cannot go from d1 to d2.');
		expect(messageOf('c10', 'c9')).toBe('It is Red’s turn. The elephant on c10 belongs to Black.');
		expect(explain(chess.start, { from: 'e2', to: 'e4', promotion: 'Q' })).toMatchObject({ message: 'This move does not promote.' });
	});

	it.each([
		['xiangqi', 'b1', 'd2', 'Your own elephant on c1 blocks the way to d2. [c1]'],
		['xiangqi', 'h1', 'f2', 'Your own elephant on g1 blocks the way to f2. [g1]'],
		['xiangqi', 'b1', 'd3', 'A horse cannot go from b1 to d3. []'],
		['janggi', 'b1', 'd2', 'Your own elephant on c1 blocks the way to d2. [c1]'],
		['janggi', 'c1', 'f3', 'Your own guard on d1 blocks the way to f3. [d1]'],
	] as const)('names the piece on the way of a leaper: %s %s%s', (id, start, to, message) => {
		const game = compile({ xiangqi, janggi }[id]);
		const answer = explain(game.start, { from: start, to });
		expect(answer.legal ? '' : `${answer.message} [${answer.culprits.map(({ cell }) => game.cellName(cell))}]`).toBe(message);
	});

	it.each([
		['start', 'e2', 'e4', 'legal'],
		['start', 'e4', 'e5', 'no-piece: There is no piece on e4. []'],
		['start', 'e7', 'e5', 'not-your-piece: It is White’s turn. The pawn on e7 belongs to Black. []'],
		['start', 'a1', 'a4', 'no-path: Your own pawn on a2 blocks the way to a4. [a2]'],
		['start', 'g1', 'e2', 'no-path: Your own pawn is on e2. [e2]'],
		['start', 'g1', 'g4', 'no-path: A knight cannot go from g1 to g4. []'],
		['start', 'e2', 'd3', 'no-path: There is nothing to capture on d3. []'],
		['start', 'e1', 'g1', 'no-path: Your own bishop on f1 blocks the way to g1. [f1]'],
		['4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2', 'c3', 'law own-royal-safe: That would leave the king on e1 open to the rook on e8. [e8]'],
		[
			'4r1k1/8/8/8/8/8/8/4K2B w - - 0 1',
			'h1',
			'g2',
			'law own-royal-safe: The king on e1 would still be in check from the rook on e8. [e8]',
		],
		['4kr2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1', 'g1', 'no-path: The king may not cross f1: the rook on f8 attacks it. [f8]'],
		['4k1r1/8/8/8/8/8/8/4K2R w K - 0 1', 'e1', 'g1', 'law own-royal-safe: The king would be in check on g1 from the rook on g8. [g8]'],
		['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1', 'g1', 'no-path: The king on e1 may no longer castle. []'],
		['r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1', 'c1', 'legal'],
		['4k3/8/8/8/4q3/8/8/4K2R w K - 0 1', 'e1', 'g1', 'no-path: The king is in check from the queen on e4, so it may not do this now. [e4]'],
		['4k3/8/8/8/4n3/4P3/8/4K3 w - - 0 1', 'e3', 'e4', 'no-path: The black knight is on e4, and this move cannot capture it. [e4]'],
		['4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1', 'e2', 'e4', 'no-path: The black knight is on e4, and this move cannot capture it. [e4]'],
		['4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1', 'c3', 'e4', 'law own-royal-safe: That would leave the king on e1 open to the bishop on a5. [a5]'],
		[
			'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1',
			'a8',
			'a7',
			'game-over: The game is over: checkmate. The king would be in check on a7 from the king on b6 and the queen on b7. [b6,b7]',
		],
	])('%s %s%s', (fen, start, to, expected) => {
		expect(summary(fen, start, to)).toBe(expected);
	});

	it('asks for the promotion, and names the choice', () => {
		const fen = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
		expect(summary(fen, 'a7', 'a8')).toBe('promotion-missing: This move promotes: choose a queen, a rook, a bishop or a knight. []');
		expect(summary(fen, 'a7', 'a8', 'K')).toBe(
			'promotion-invalid: It cannot become a king: choose a queen, a rook, a bishop or a knight. []',
		);
		expect(summary(fen, 'a7', 'a8', 'Q')).toBe('legal');
	});

	it('a legal move of another position is explained here', () => {
		const e4 = moveNamed(chess.start, 'e2e4');
		expect(explain(chess.start, e4)).toEqual({ legal: true });
		const answer = explain(apply(chess.start, e4), e4);
		expect(answer.legal || answer.code).toBe('no-piece');
	});

	it('never contradicts legal, and always has a reason', () => {
		for (const game of Object.values(playable)) {
			const random = randomFrom(11);
			let at = game.start;
			for (let ply = 0; ply < 5; ply++) {
				const moves = legal(at);
				if (moves.length === 0) break;
				const own = pieces(at).filter(({ piece }) => piece.side === turn(at).side);
				for (let probe = 0; probe < 3 && own.length > 0; probe++) {
					const { cell } = own[random(own.length)]!;
					const to = random(game.cells);
					if (game.cellAt(game.vecOf(to)) === undefined) continue;
					const promotions = moves.filter((move) => move.from === cell && move.to === to).map((move) => move.promotion);
					const wanted = promotions[0];
					const answer = explain(at, { from: cell, to, ...(wanted === undefined ? {} : { promotion: wanted }) });
					expect(answer.legal, `${game.cellName(cell)}${game.cellName(to)}`).toBe(promotions.length > 0);
					if (!answer.legal) expect(answer.message.length).toBeGreaterThan(10);
				}
				at = apply(at, moves[random(moves.length)]!);
			}
		}
	});

	it('works on a position without history', () => {
		const again = position(chess, setupOf(chess.start));
		expect(explain(again, { from: 'e2', to: 'e4' })).toEqual({ legal: true });
		expect(pieceAt(again, 'e2')).toEqual({ side: 'white', kind: 'P' });
	});
});
