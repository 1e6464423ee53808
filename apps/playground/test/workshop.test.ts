import { describe, expect, it } from 'vitest';
import { applyFix, fixesOf } from '../src/fields/fix.js';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { createEngine } from '../src/worker/engine.js';
import { PREFIXES } from '../src/worker/languages/ids.js';
import type { PlayableGame } from '../src/worker/playable-game.js';
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

const ruleset = PREFIXES.sjaak + RULES;

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

	it('are described in English', () => {
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

	it('are compiled again only if their meaning changes', () => {
		const gameOf = (text: string): object => {
			expect(engine.answer('rules', { text }).title).toBeDefined();
			return playableGame(PREFIXES.sjaak + text)!.game;
		};
		const game = gameOf(RULES);
		expect(gameOf(RULES.replace('Piece: Cannon', '# The cannon hops.\n\nPiece:   Cannon  # so')) === game).toBe(true);
		expect(gameOf(RULES.replace('Cannon skirmish', 'Another name')) === game).toBe(true);
		expect(playableGame(PREFIXES.sjaak + RULES.replace('Cannon skirmish', 'Another name'))!.title).toBe('Another name');
		expect(gameOf(RULES.replace('Piece: Cannon', 'Piece: Canon')) === game).toBe(false);
		expect(gameOf(RULES.replace('slide (H, V)', 'slide (H)')) === game).toBe(false);
	});

	it('are played at once: moves arrive early, their texts later', () => {
		const doc = { ruleset, start: { kind: 'preset' as const }, record: moves('a1a4') };
		const early = engine.early({ doc, place: { node: 1 } })!;
		const whole = engine.answer('read', { doc, place: { node: 1 } });
		expect(early).toMatchObject({ early: true, dialects: [], position: { fen: undefined, side: 'black' } });
		expect(early.position.legal.map(({ name }) => name)).toEqual(whole.position.legal.map(({ name }) => name));
		expect(whole.early).toBeUndefined();
		expect(whole.position.legal.map(({ san }) => san)).toContain('Kc5');
		expect(engine.early({ doc: { ...doc, ruleset: 'chess' }, place: { node: 0 } })).toBeUndefined();
		const { reading } = engine.answer('rules', { text: RULES, record: moves('a1a4'), node: 1 });
		expect(reading).toEqual(early);
	});

	it('are played before the dialects of their positions are known', () => {
		const { game } = playableGame(ruleset)!;
		const playable: PlayableGame = {
			id: ruleset,
			title: 'Cannon skirmish',
			game,
			isNamed: () => false,
			get dialects(): never {
				throw new Error('That is asked too early.');
			},
		};
		const { early } = createEngine(() => playable);
		for (const record of [moves(), moves('a1a4'), text('1. Ca4 {so}')]) {
			const doc = { ruleset, start: { kind: 'preset' as const }, record };
			expect(early({ doc, place: { node: 0 } })?.position.legal.length).toBeGreaterThan(0);
		}
	});

	it('belong to the game with the caret in a text with several games, and faults keep their places', () => {
		const other = RULES.replace('Cannon skirmish', 'Second').replace('6x6', '6x7').replace('c1k2c/', '6/c1k2c/');
		const both = `# Two games\n${RULES}\n${other}`;
		const second = both.indexOf('Variant: Second');
		expect(engine.answer('rules', { text: both, caret: 3 })).toMatchObject({ title: 'Cannon skirmish', played: both.slice(0, second) });
		expect(engine.answer('rules', { text: both, caret: second + 20 })).toMatchObject({ title: 'Second', played: other });
		const wrong = both.slice(0, second) + other.replace('slide', 'slid');
		const { title, problems } = engine.answer('rules', { text: wrong, caret: 3 });
		expect(title).toBe('Cannon skirmish');
		const problem = problems.find(({ severity }) => severity === 'error')!;
		expect(wrong.slice(problem.span.from, problem.span.to)).toBe('slid');
		expect(problem.data).toMatchObject({ line: wrong.slice(0, problem.span.from).split('\n').length });
		const indented = both.slice(0, second) + other.replace('Symbol', '  Symbol');
		const [remark] = engine.answer('rules', { text: indented, caret: 3 }).problems;
		expect(fixesOf(remark!, indented).map((fix) => applyFix(indented, fix))).toEqual([both]);
	});

	it('fall back to the game of the first load if they cannot be read', () => {
		expect(read(moves(), { ruleset: `${PREFIXES.sjaak}Variant: x\nBoard: 0x0` }).preset.id).toBe('chess');
	});
});
