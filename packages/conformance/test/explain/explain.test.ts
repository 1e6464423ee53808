import { apply, legal, pieceAt, pieces, position, setupOf, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { moveNamed } from '@x/core/src/testing/move-named';
import { randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
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
		expect(messageOf('c1', 'c2')).toBe('An elephant on c1 cannot go to c2.');
		expect(messageOf('d1', 'd2')).toBe('An advisor on d1 cannot go to d2.');
		expect(messageOf('c10', 'c9')).toMatch(/; on c10 stands a black elephant\.$/);
		expect(explain(chess.start, { from: 'e2', to: 'e4', promotion: 'Q' })).toMatchObject({ message: 'This move does not promote.' });
	});

	it.each([
		['start', 'e2', 'e4', 'legal'],
		['start', 'e4', 'e5', 'no-piece: There is no piece on e4. []'],
		['start', 'e7', 'e5', "not-your-piece: It is white's turn; on e7 stands a black pawn. []"],
		['start', 'a1', 'a4', 'no-path: The way to a4 is blocked by the white pawn on a2. [a2]'],
		['start', 'g1', 'e2', 'no-path: On e2 already stands the white pawn. [e2]'],
		['start', 'g1', 'g4', 'no-path: A knight on g1 cannot go to g4. []'],
		['start', 'e2', 'd3', 'no-path: There is nothing to capture on d3. []'],
		['start', 'e1', 'g1', 'no-path: The way to g1 is blocked by the white bishop on f1. [f1]'],
		[
			'4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1',
			'e2',
			'c3',
			'law own-royal-safe: After it the white king on e1 would be attacked by the black rook on e8. [e8]',
		],
		[
			'4r1k1/8/8/8/8/8/8/4K2B w - - 0 1',
			'h1',
			'g2',
			'law own-royal-safe: It leaves the white king on e1 in check from the black rook on e8. [e8]',
		],
		['4kr2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1', 'g1', 'no-path: The cell f1 on the way is attacked by the black rook on f8. [f8]'],
		[
			'4k1r1/8/8/8/8/8/8/4K2R w K - 0 1',
			'e1',
			'g1',
			'law own-royal-safe: After it the white king on g1 would be attacked by the black rook on g8. [g8]',
		],
		['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1', 'g1', "no-path: The white king on e1 has no right to 'castle' any more. []"],
		['k7/1Q6/1K6/8/8/8/8/8 b - - 0 1', 'a8', 'a7', 'game-over: The game is over: checkmate. []'],
	])('%s %s%s', (fen, start, to, expected) => {
		expect(summary(fen, start, to)).toBe(expected);
	});

	it('asks for the promotion, and names the choice', () => {
		const fen = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
		expect(summary(fen, 'a7', 'a8')).toBe('promotion-missing: This move promotes; say to what: queen, rook, bishop, knight. []');
		expect(summary(fen, 'a7', 'a8', 'K')).toBe('promotion-invalid: It cannot become a king; the choice is queen, rook, bishop, knight. []');
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
