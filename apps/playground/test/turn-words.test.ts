import { describe, expect, it } from 'vitest';
import { refusalMarks } from '../src/lazy/board/board-marks.js';
import { turnWords } from '../src/state/turn-words.js';
import { moves, read, text } from './support.js';

const after = (ruleset: string, ...names: string[]) => read(moves(...names), { ruleset }).position;

describe('a turn of several moves', () => {
	it('names the rest of the turn, and implies the only piece that may continue', () => {
		expect(turnWords(after('duck'), 'White')).toBe('White to move');
		const first = after('duck', 'e2e4');
		expect(turnWords(first, 'White')).toBe('White to place the duck');
		expect(first.turn.implied).toEqual({ drop: first.legal[0]!.kind });
		const later = read(text('1. e4 ,d4 e5'), { ruleset: 'duck' }).position;
		expect(turnWords(later, 'Black')).toBe('Black to move the duck');
		expect(later.turn.implied).toEqual({ cell: later.legal[0]!.from });
		expect(turnWords(after('marseillais', 'e2e4', 'e7e5'), 'Black')).toBe('Black to move again');
		expect(turnWords(after('chess', 'e2e4', 'e7e5'), 'White')).toBe('White to move');
	});

	it('keeps the hands unchanged, so that the board keeps its size', () => {
		expect([after('duck').hands, after('duck', 'e2e4').hands]).toEqual([[], []]);
	});

	it('offers the targets of the implied piece', () => {
		const targets = ({ moves: offered, turn: { implied } }: ReturnType<typeof after>) => {
			if (implied === undefined) return 0;
			const from = offered.filter((move) => ('cell' in implied ? move.from === implied.cell : move.drop === implied.drop));
			return new Set(from.map(({ to }) => to)).size;
		};
		expect(targets(after('duck', 'e2e4'))).toBe(32);
		expect(targets(after('ataxx'))).toBeGreaterThan(0);
		expect(targets(after('flipello'))).toBe(4);
		expect(targets(after('chess'))).toBe(0);
	});
});

describe('a press on an empty cell', () => {
	it('drops no piece while other moves with pieces in hand exist', () => {
		const held = read(text('1. e4 d5 2. exd5 Qxd5'), { ruleset: 'crazyhouse' }).position;
		expect(held.legal.some(({ san }) => san === 'P@e4')).toBe(true);
		expect(held.turn.implied).toBeUndefined();
	});
});

describe('the moves of the board', () => {
	it('are a pass by a button, even if it names a piece', () => {
		const passes = (position: ReturnType<typeof after>) => position.moves.filter(({ to }) => to === undefined);
		expect(passes(after('janggi')).map(({ id, label }) => [id, label])).toEqual([['e2e2', 'Pass']]);
		expect(passes(after('chess'))).toEqual([]);
	});

	it('are called as in the notation, where they have no other name', () => {
		expect(after('chess').moves.find(({ id }) => id === 'g1f3')?.label).toBe('Nf3');
		const promotions = read(moves(), { start: { kind: 'fen', fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' } }).position.moves;
		expect(promotions.flatMap(({ becomes, label }) => (becomes === undefined ? [] : [label])).sort()).toEqual([
			'bishop',
			'knight',
			'queen',
			'rook',
		]);
	});
});

describe('a refused move', () => {
	it('is red with a cross on its target, and its culprits are blue with arrows to what they attack', () => {
		expect(refusalMarks(undefined)).toEqual({ marks: [], arrows: [] });
		expect(refusalMarks({ from: 1, to: 2, message: '', culprits: [3, 4], at: 4, rules: [] })).toEqual({
			marks: [
				{ cell: 2, type: 'cross', color: 'red' },
				{ cell: 3, type: 'circle', color: 'blue' },
				{ cell: 4, type: 'circle', color: 'blue' },
			],
			arrows: [
				{ from: 3, to: 4, color: 'blue' },
				{ from: 1, to: 2, color: 'red' },
			],
		});
	});
});
