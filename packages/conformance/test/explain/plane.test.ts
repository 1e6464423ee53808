import { legalFrom, pieces, position, type Setup, type Vec } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
import { type PlanePosition, plane } from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';

const { start } = plane(classicalPlane);
const at = (...list: readonly string[]): Setup['pieces'] =>
	list.map((text) => {
		const [, kind, x, y] = /^(\D+?)(-?\d+),(-?\d+)$/.exec(text)!;
		const side = kind === kind!.toUpperCase() ? 'white' : 'black';
		const coordinate = (digits: string) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : (digits as `${bigint}`));
		return { at: [coordinate(x!), coordinate(y!)], piece: { side, kind: kind!.toUpperCase() } };
	});
const setUp = (...list: readonly string[]): PlanePosition => position(start.game, { pieces: at(...list), phase: 'white' });

describe('explain on the plane', () => {
	it.each<[string, PlanePosition, Vec, Vec, string | undefined, string, string]>([
		['a legal move', start, [5, 2], [5, 4], undefined, 'legal', ''],
		['a blocked rook', start, [1, 1], [1, 5], undefined, 'no-path', 'Your own pawn on 1,2 blocks the way to 1,5.'],
		['a piece on the target', start, [1, 1], [1, 2], undefined, 'no-path', 'Your own pawn is on 1,2.'],
		['a way that the piece does not go', start, [2, 1], [2, 3], undefined, 'no-path', 'A knight cannot go from 2,1 to 2,3.'],
		['an empty cell', start, [5, 5], [5, 6], undefined, 'no-piece', 'There is no piece on 5,5.'],
		[
			'a piece of the other side',
			start,
			[5, 7],
			[5, 5],
			undefined,
			'not-your-piece',
			'It is White’s turn. The pawn on 5,7 belongs to Black.',
		],
		[
			'a pinned piece, far away',
			setUp('K0,0', 'R5,0', 'r9007199254740993,0', 'k0,9'),
			[5, 0],
			[5, 1],
			undefined,
			'law own-royal-safe',
			'That would leave the king on 0,0 open to the rook on 9007199254740993,0.',
		],
		[
			'a step into check',
			setUp('K0,0', 'r1,50', 'k9,9'),
			[0, 0],
			[1, 0],
			undefined,
			'law own-royal-safe',
			'The king would be in check on 1,0 from the rook on 1,50.',
		],
		[
			'a check that is not answered',
			setUp('K0,0', 'N5,5', 'r0,50', 'k9,9'),
			[5, 5],
			[6, 7],
			undefined,
			'law own-royal-safe',
			'The king on 0,0 would still be in check from the rook on 0,50.',
		],
		[
			'a promotion that is missing',
			setUp('K0,0', 'P3,7', 'k9,9'),
			[3, 7],
			[3, 8],
			undefined,
			'promotion-missing',
			'This move promotes: choose a queen, a rook, a bishop or a knight.',
		],
		[
			'a promotion that is not allowed',
			setUp('K0,0', 'P3,7', 'k9,9'),
			[3, 7],
			[3, 8],
			'K',
			'promotion-invalid',
			'It cannot become a king: choose a queen, a rook, a bishop or a knight.',
		],
		[
			'a game that is over',
			setUp('K0,0', 'r-50,0', 'r-50,1', 'r-50,-1', 'q0,50', 'k90,90'),
			[0, 0],
			[1, 0],
			undefined,
			'game-over',
			'The game is over: checkmate.',
		],
	])('%s', (_, there, from, to, promotion, code, message) => {
		const why = explain(there, { from, to, ...(promotion && { promotion }) });
		expect(why.legal ? ['legal', ''] : [[why.code, why.law].filter(Boolean).join(' '), why.message]).toEqual([code, message]);
	});

	it('agrees with legal', () => {
		const game = plane(planeRules({ border: [1, 6, 1, 6] }));
		const random = randomFrom(7);
		const kinds = ['K', 'k', 'Q', 'r', 'N', 'b', 'P', 'p', 'am', 'HA', 'nr', 'HU'];
		for (let nth = 0; nth < 4; nth++) {
			const cells = new Set<string>();
			while (cells.size < kinds.length) cells.add(`${1 + random(6)},${1 + random(6)}`);
			const there = position(game, { pieces: at(...[...cells].map((cell, index) => `${kinds[index]}${cell}`)), phase: 'white' });
			for (const { cell } of pieces(there)) {
				const targets = new Set(legalFrom(there, cell).map(({ to }) => String(to)));
				for (let x = 1; x <= 6; x++)
					for (let y = 1; y <= 6; y++)
						expect(explain(there, { from: cell, to: [x, y] }).legal, `${cell} ${x},${y}`).toBe(targets.has(`${x},${y}`));
			}
		}
	});

	it('needs the cell of a piece', () => {
		expect(() => explain(start, { to: [5, 5] } as never)).toThrow('move.from: Expected a cell, found undefined. Pieces are not dropped');
		expect(() => explain(start, { from: 'e2', to: 'e4' } as never)).toThrow(TypeError);
	});
});
