import { describe, expect, it } from 'vitest';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { OWN_RULES } from '../src/worker/protocol.js';
import { engine, moves, read, text } from './support.js';

const RULES = `Variant: Cannon skirmish
Board: 6x6
FEN: "c1k2c/6/6/6/6/C1K2C w - - 0 1"
Rule: stalemate = win
Piece: General
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal
Piece: Cannon
Move: slide (H, V)
Capture: hop (H, V)
Symbol: "C", "C,c"
`;

const ruleset = OWN_RULES + RULES;

describe('rules written by the user', () => {
	it('are played, and read back from their own text and FEN', () => {
		expect(engine.answer('rules', { text: RULES })).toMatchObject({ title: 'Cannon skirmish' });
		const start = read(moves(), { ruleset });
		expect(start.preset).toMatchObject({ id: ruleset, title: 'Cannon skirmish' });
		expect(start.board.cells).toHaveLength(36);
		expect(start.position.legal.map(({ san }) => san)).toContain('Kc2');
		const reading = read(text('1. Ca4 Kc5 2. Kd2'), { ruleset });
		expect(reading.problems).toEqual([]);
		expect(reading.settled).toHaveLength(3);
		const { fen } = engine.answer('fen', { ruleset, text: reading.position.fen! });
		expect(fen).toBe(reading.position.fen);
	});

	it('are told in English', () => {
		const sheet = engine.answer('sheet', { ruleset });
		expect(sheet.title).toBe('Cannon skirmish');
		expect(sheet.sections.map(({ title }) => title)).toContain('Moves');
	});

	it('are in the link', () => {
		const state = { ...initialState, ruleset: { id: ruleset, hash: 'abcdefgh' }, record: moves('a1a4') };
		expect(fromLink(toLink(state))).toEqual({ ok: true, state });
	});

	it.each([
		['a misspelt rule', RULES.replace('stalemate', 'stalmate'), 'sjaak/unknown-rule', 'stalmate'],
		['a misspelt move', RULES.replace('slide', 'slid'), 'sjaak/unknown-generator', 'slid'],
		['nothing', '', 'playground/no-variant', ''],
	])('show what is wrong at its place: %s', (_, wrong, code, at) => {
		const { title, problems } = engine.answer('rules', { text: wrong });
		expect(title).toBeUndefined();
		const problem = problems.find((one) => one.code === code);
		expect(wrong.slice(problem?.span.from, problem?.span.to)).toContain(at);
	});

	it('that cannot be read leave the page with the game of the first load', () => {
		expect(read(moves(), { ruleset: `${OWN_RULES}Variant: x\nBoard: 0x0` }).preset.id).toBe('chess');
	});
});
