import { act, any, at, capture, each, loop, seq, step } from '@x/core/build';
import { describe, expect, it } from 'vitest';
import { toTargets } from '../../src/path/index.js';

const DIAGONALS = [
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
];

describe('toTargets', () => {
	it('leads to the victims and captures them, without a landing', () => {
		const { path } = toTargets('cF', { size: [8, 8] });
		expect(path).toEqual(each(DIAGONALS, 'd', seq(step('d'), seq(at({ who: 'enemy' }), capture(), seq()))));
	});

	it('only tests with effects: false', () => {
		const { path } = toTargets('cB', { size: [8, 8], effects: false });
		const free = seq(step('d'), at({ who: 'empty' }));
		expect(path).toEqual(each(DIAGONALS, 'd', seq(loop(free), step('d'), seq(at({ who: 'enemy' }), seq()))));
	});

	it('stands on pieces that moves visit', () => {
		expect(toTargets('jfW', { size: [8, 8] }).path).not.toEqual(any());
	});

	it('leaves en passant out with enPassant: false', () => {
		const { path, needs } = toTargets('P', { size: [8, 8], enPassant: false });
		expect(needs.points).toEqual({});
		expect(JSON.stringify(path)).not.toContain(JSON.stringify(act({ point: 'passed', to: 'at' })));
	});

	it('refuses options that are not known', () => {
		expect(() => toTargets('K', { size: [8, 8], effect: false } as never)).toThrow(TypeError);
	});
});
