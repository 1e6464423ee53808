import { apply, destinations, find, isLegal, legal, moveName, position, restore, type Setup, toMove } from '@x/core';
import { act, any, land, mark, seq, setVar, step } from '@x/core/build';
import { MoveError } from '@x/diagnostics';
import { type PlanePosition, plane } from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';

const { start } = plane(classicalPlane);
const piece = (kind: string, x: number | `${bigint}`, y: number, white = true): Setup['pieces'][number] => ({
	at: [x, y],
	piece: { side: white ? 'white' : 'black', kind },
});
const promoting = position(start.game, { pieces: [piece('P', 3, 7), piece('K', 9, 1), piece('K', 50, 50, false)] });
const far = position(start.game, { pieces: [piece('K', '9007199254740993', 1), piece('K', 50, 50, false)] });
const edged = position(plane(planeRules({ border: [1, 8, 1, null] })), { pieces: [piece('K', 1, 1), piece('K', 8, 8, false)] });

/** The name of the move that was found, or the codes and places of the faults. */
const found = (at: PlanePosition, move: Parameters<typeof toMove<PlanePosition>>[1]): string => {
	const read = toMove(at, move);
	return read.ok ? moveName(read.value) : read.problems.map(({ code, path }) => `${code} ${path}`).join();
};

describe('a move on the plane', () => {
	it.each<[PlanePosition, Parameters<typeof toMove<PlanePosition>>[1], string]>([
		[start, '5,2>5,4', '5,2>5,4'],
		[start, { from: [5, 2], to: [5, 4] }, '5,2>5,4'],
		[promoting, '3,7>3,8=Q', '3,7>3,8=Q'],
		[promoting, '3,7>3,8=q', '3,7>3,8=Q'],
		[promoting, '3,7>3,8N', '3,7>3,8=N'],
		[promoting, { from: [3, 7], to: [3, 8], promotion: 'r' }, '3,7>3,8=R'],
		[far, '9007199254740993,1>9007199254740994,0', '9007199254740993,1>9007199254740994,0'],
		[start, '1,1>-1000000,1', '1,1>-1000000,1'],
		[start, '1,1>1,9', 'move/illegal '],
		[start, '5,2>5,5', 'move/illegal '],
		[start, '5,2-5,4', 'move/unreadable '],
		[start, '05,2>5,4', 'move/unreadable '],
		[start, '', 'move/unreadable '],
		[promoting, '3,7>3,8', 'move/promotion-missing '],
		[promoting, '3,7>3,8=K', 'move/promotion-impossible promotion'],
		[promoting, '3,7>3,8=XY', 'move/unknown-kind promotion'],
		[start, { from: [5, 2], to: [5, 4], promotion: 'Q' }, 'move/promotion-impossible promotion'],
		[edged, '1,1>0,1', 'move/unknown-cell to'],
		[edged, { from: [9, 1], to: [8, 1] }, 'move/unknown-cell from'],
		[edged, '1,1>1,2', '1,1>1,2'],
	])('%# is read, or refused with a code', (at, move, expected) => {
		expect(found(at, move)).toBe(expected);
		expect(isLegal(at, move)).toBe(!expected.startsWith('move/'));
		if (expected.startsWith('move/')) expect(() => apply(at, move)).toThrow(MoveError);
		else expect(moveName(apply(at, move).move!)).toBe(expected);
	});

	it('states the choices of a promotion, and the side to move', () => {
		const read = toMove(promoting, '3,7>3,8');
		expect(read.ok ? undefined : read.problems[0]).toMatchObject({
			hint: 'Write 3,7>3,8=Q or 3,7>3,8=R or 3,7>3,8=B or 3,7>3,8=N.',
			data: { move: '3,7>3,8', turn: 'white', promotions: ['Q', 'R', 'B', 'N'] },
		});
	});

	it('must be a text or have its cells', () => {
		for (const wrong of [5, null, undefined, [], { from: 'e2', to: 'e4' }, { from: [1, 1] }, { from: [1, 1], to: [2, 2], drop: 'N' }])
			expect(() => toMove(start, wrong as never)).toThrow(TypeError);
	});

	it('has a name of its own where another move has the same cells', () => {
		const twice = any(seq(step([1, 0]), land()), seq(step([1, 0]), mark('slow'), land(), act(setVar('slow', 1))));
		const kings = planeRules({ start: { pieces: [piece('K', 1, 1), piece('K', 50, 50, false)], phase: 'white' } });
		const rules = { ...kings, paths: { king: twice }, vars: { ...kings.vars, slow: { start: 0, identity: true as const } } };
		const game = plane(rules);
		const names = legal(game.start).map(moveName);
		expect(names).toEqual(['1,1>2,1#1', '1,1>2,1#2']);
		for (const move of legal(game.start)) {
			expect(found(game.start, moveName(move))).toBe(moveName(move));
			const after = apply(game.start, move);
			const read = restore(game, JSON.parse(JSON.stringify(after)));
			expect(read.ok && moveName(read.value.move!)).toBe(moveName(move));
		}
		expect(found(game.start, '1,1>2,1')).toBe('move/ambiguous ');
	});
});

describe('the destinations on the plane', () => {
	it('are listed by the names of cells where their number is finite', () => {
		expect(destinations(edged).get('1,1')).toEqual(['1,2', '2,1', '2,2']);
		expect(find(edged, { from: [1, 1] })).toHaveLength(3);
	});

	it('are refused where a piece has infinitely many', () => {
		expect(() => destinations(start)).toThrow(expect.objectContaining({ name: 'InfiniteMovesError', code: 'plane/infinite' }));
	});
});
