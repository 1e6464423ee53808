import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/state/action.js';
import { reduce } from '../src/state/action.js';
import { initialState } from '../src/state/app-state.js';
import { act, newLog, redo, undo } from '../src/state/log.js';

const play = (moves: readonly string[]): Action => ({
	type: 'play',
	record: { kind: 'moves', moves },
	cursor: moves.length,
	label: moves.at(-1) ?? '',
});
const write = (text: string): Action => ({ type: 'write', text });

const action: fc.Arbitrary<Action> = fc.oneof(
	fc.array(fc.constantFrom('e2e4', 'e7e5'), { minLength: 1 }).map(play),
	fc.string().map(write),
	fc.record({ type: fc.constant('go' as const), cursor: fc.nat() }),
	fc.constant({ type: 'flip' as const }),
	fc.record({
		type: fc.constant('begin' as const),
		start: fc.constant({ kind: 'number' as const, number: 5 }),
		label: fc.constant('start 5'),
	}),
);

describe('the state', () => {
	it('is not modified by an action', () => {
		const frozen = Object.freeze({ ...initialState });
		fc.assert(
			fc.property(action, (one) => {
				reduce(frozen, one);
				expect(frozen).toEqual(initialState);
			}),
		);
	});

	it('keeps typed text until the engine reports that it contains only moves', () => {
		const typed = reduce(initialState, write('1. e4'));
		expect(typed.record).toEqual({ kind: 'text', text: '1. e4' });
		const settled = reduce(typed, { type: 'settle', cursor: 1, moves: ['e2e4'], hash: 'abc', game: 0 });
		expect(settled).toEqual({
			...initialState,
			ruleset: { id: 'chess', hash: 'abc' },
			record: { kind: 'moves', moves: ['e2e4'] },
			cursor: 1,
		});
	});

	it('keeps the hash of the rules with which a link was made', () => {
		const opened = { ...initialState, ruleset: { id: 'chess', hash: 'old' } };
		expect(reduce(opened, { type: 'settle', cursor: 0, hash: 'new', game: 0 })).toBe(opened);
	});
});

describe('undo', () => {
	it('restores every earlier state, and redo reverses it', () => {
		fc.assert(
			fc.property(fc.array(action), (actions) => {
				const logs = [newLog(initialState)];
				for (const one of actions) logs.push(act(logs.at(-1)!, one));
				let log = logs.at(-1)!;
				const end = { ...log.present };
				while (log.past.length > 0) log = undo(log);
				expect({ ...log.present, flipped: false, cursor: 0 }).toEqual(initialState);
				while (log.future.length > 0) log = redo(log);
				expect(log.present).toEqual(end);
			}),
		);
	});

	it('removes all text typed without leaving the field in one step', () => {
		let log = act(newLog(initialState), play(['d2d4']));
		for (const text of ['e', 'e4', 'e4 ']) log = act(log, write(text), 'moves1');
		log = act(log, write('e4 e5'), 'moves2');
		expect(log.past.map(({ label }) => label)).toEqual(['d2d4', 'typing', 'typing']);
		expect(undo(log).present.record).toEqual({ kind: 'text', text: 'e4 ' });
		expect(undo(undo(log)).present.record).toEqual({ kind: 'moves', moves: ['d2d4'] });
	});

	it('skips view changes, and does not turn the board', () => {
		let log = act(newLog(initialState), play(['d2d4']));
		log = act(act(log, { type: 'go', cursor: 0 }), { type: 'flip' });
		expect(log.past).toHaveLength(1);
		expect(undo(log).present).toEqual({ ...initialState, flipped: true });
	});

	it('discards redo after a new action', () => {
		let log = act(act(newLog(initialState), play(['d2d4'])), play(['d2d4', 'd7d5']));
		log = act(undo(log), play(['d2d4', 'g8f6']));
		expect(log.future).toEqual([]);
		expect(redo(log)).toBe(log);
	});
});
