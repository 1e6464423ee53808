import { describe, expect, it } from 'vitest';
import { boardMarks } from '../src/panels/board-marks.js';
import { implied, staying, turnWords } from '../src/state/implied.js';
import { moves, read, text } from './support.js';

const after = (ruleset: string, ...names: string[]) => read(moves(...names), { ruleset }).position;

describe('a turn of several moves', () => {
	it('names the rest of the turn, and selects the only piece that may continue', () => {
		expect(turnWords(after('duck'), 'White')).toBe('White to move');
		const first = after('duck', 'e2e4');
		expect(turnWords(first, 'White')).toBe('White to put the duck');
		expect(implied(first)).toBe(first.legal[0]!.kind);
		const later = read(text('1. e4 ,d4 e5'), { ruleset: 'duck' }).position;
		expect(turnWords(later, 'Black')).toBe('Black to move the duck');
		expect(implied(later)).toBe(later.legal[0]!.from);
		expect(turnWords(after('marseillais', 'e2e4', 'e7e5'), 'Black')).toBe('Black to move again');
		expect(turnWords(after('chess', 'e2e4', 'e7e5'), 'White')).toBe('White to move');
	});

	it('keeps the hands unchanged, so that the board keeps its size', () => {
		expect([after('duck').hands, after('duck', 'e2e4').hands]).toEqual([[], []]);
	});

	it('marks the targets of the implied piece', () => {
		const marked = (position: ReturnType<typeof after>) =>
			boardMarks(position, undefined, undefined).filter(({ type }) => type === 'target').length;
		expect(marked(after('duck', 'e2e4'))).toBe(32);
		expect(marked(after('ataxx'))).toBeGreaterThan(0);
		expect(marked(after('flipello'))).toBe(4);
		expect(marked(after('chess'))).toBe(0);
	});
});

describe('a click on an empty cell', () => {
	it('drops no piece while other moves with pieces in hand exist', () => {
		const held = read(text('1. e4 d5 2. exd5 Qxd5'), { ruleset: 'crazyhouse' }).position;
		expect(held.legal.some(({ san }) => san === 'P@e4')).toBe(true);
		expect(implied(held)).toBeUndefined();
	});
});

describe('a move that goes nowhere', () => {
	it('is a pass, even if it names a piece', () => {
		expect(staying(after('janggi'), undefined).map(({ name }) => name)).toEqual(['e2e2']);
		expect(staying(after('chess'), undefined)).toEqual([]);
	});
});
