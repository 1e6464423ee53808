import { perft } from '@x/core';
import { describe, expect, it, vi } from 'vitest';
import { playableGame } from '../src/worker/all-games.js';
import { PREFIXES } from '../src/worker/languages/ids.js';
import { isDrawing } from '../src/worker/protocol.js';
import { engine } from './support.js';

const INI = `# Two games
[cannons]
maxRank = 6
maxFile = 6
startFen = c1k2c/6/6/6/6/C1K2C w - - 0 1
king = k
cannon = c
stalemateValue = loss
chasingRule = axf
[broken]
startFen = 9/8 w
[last:cannons]
maxFile = 6
`;

const RULES = `Variant: Cannon skirmish
Board: 6x6
FEN: "c1k2c/6/6/6/6/C1K2C w - - 0 1"
Rule: stalemate = win
Piece: General
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal, iron
Piece: Cannon
Move: slide (H, V)
Capture: hop (H, V)
Symbol: "C", "C,c"
Drop zone: all, all
`;

/** Rules that every format can express. */
const PLAIN = RULES.replace(', iron', '').replace('Drop zone: all, all\n', '');

const exported = (text: string) => new Map(engine.answer('exports', { text }).formats.map((format) => [format.id, format]));

describe('the gallery', () => {
	const entries = engine.answer('gallery', {});

	it('has forty variants and more, in order, each with a source', () => {
		expect(entries.length).toBeGreaterThanOrEqual(40);
		expect(entries.map(({ title }) => title)).toEqual(entries.map(({ title }) => title).sort());
		expect(entries.every(({ source = '' }) => source.length > 10)).toBe(true);
	});

	it.each(entries.map((entry) => [entry.title, entry] as const))('%s is played by its text', (title, { text }) => {
		expect(engine.answer('rules', { text })).toMatchObject({ title });
		expect(perft(playableGame(PREFIXES.sjaak + text)!.game.start, 1)).toBeGreaterThan(0);
	});
});

describe('sections of Fairy-Stockfish', () => {
	const view = engine.answer('imports', { text: INI });

	it('become rules that are played, though another section is broken', () => {
		expect(view.sections.map(({ title }) => title)).toEqual(['cannons', 'last']);
		for (const { text } of view.sections) expect(engine.answer('rules', { text }).title).toBeDefined();
	});

	it('show what is lost, and what is wrong, at its place', () => {
		const at = view.problems.map(({ severity, span }) => [severity, INI.slice(span.from, span.to)]);
		expect(at).toContainEqual(['error', '9']);
		expect(at).toContainEqual(['warning', 'chasingRule = axf']);
		expect(view.sections[0]!.lost).toContain('A side may chase a piece for ever: chases are not judged in games of sections.');
	});

	it('are read once, however many take over a broken one, and with its keys', () => {
		const small = 'startFen = k5/6/6/6/6/5K w - - 0 1';
		const heirs = Array.from({ length: 50 }, (_, index) => `[heir${index + 1}:heir${index}]\n${small}`);
		const text = `[heir0]\nking = k\nmaxRank = 6\nmaxFile = 6\nstartFen = 9/8 w\n${heirs.join('\n')}\n`;
		const scans = vi.spyOn(String.prototype, 'matchAll');
		const slices = vi.spyOn(String.prototype, 'slice');
		const { sections, problems } = engine.answer('imports', { text });
		const long = (one: unknown): boolean => String(one).length > text.length / 2;
		const count = [scans.mock.contexts.filter(long).length, slices.mock.results.filter(({ value }) => long(value)).length];
		vi.restoreAllMocks();
		expect(Math.max(...count)).toBeLessThanOrEqual(1);
		expect(sections.map(({ title }) => title)).toEqual(heirs.map((_, index) => `heir${index + 1}`));
		const wrong = problems.filter(({ severity }) => severity === 'error');
		expect(wrong.length).toBeGreaterThan(0);
		for (const { span } of wrong) expect(span.to).toBeLessThan(text.indexOf('[heir1'));
	});

	it.each(['', 'king = k', 'nonsense'])('there are none in %j', (text) => {
		const { sections, problems } = engine.answer('imports', { text });
		expect(sections).toEqual([]);
		expect(problems).toMatchObject([{ code: 'playground/no-section', severity: 'error', span: { from: 0, to: text.length } }]);
	});
});

describe('rules in other languages', () => {
	it('are written in each, with what it does not say', () => {
		const formats = exported(RULES);
		expect([...formats.keys()]).toEqual(['sjaak', 'fairy', 'xboard', 'json', 'fbr']);
		expect(formats.get('fbr')!.text).toMatch(/\n6x6\n/);
		// In clobber a side without moves loses, too: the section does not repeat it.
		expect(formats.get('fairy')!.text).toMatch(/^\[cannon-skirmish:clobber\]\nmaxFile = f\n/);
		expect(formats.get('xboard')!.text).toMatch(/^setup \(\S+\) 6x6\+0_fairy .*\npiece K& K\npiece C& mRcpR\n$/);
		const { text, lost } = formats.get('sjaak')!;
		expect(text).toContain('Move: slide (H,V)');
		expect(lost.join('\n')).toContain('Engine 1.4.1: Ignores the line.');
	});

	it('play the same game when they are read again', () => {
		const counted = [
			RULES,
			exported(RULES).get('sjaak')!.text,
			PLAIN,
			engine.answer('imports', { text: exported(PLAIN).get('fairy')!.text }).sections[0]!.text,
		];
		const counts = counted.map((rules) => {
			expect(engine.answer('rules', { text: rules }).title).toBeDefined();
			return perft(playableGame(PREFIXES.sjaak + rules)!.game.start, 3);
		});
		expect(counts[1]).toBe(counts[0]);
		expect(counts[3]).toBe(counts[2]);
	});

	it('say that nothing is lost where nothing is', () => {
		// FBR has no draws by material, and does not count moves.
		const lost = new Map([...exported(PLAIN)].map(([id, format]) => [id, format.lost]));
		expect(lost.get('fbr')!.every((loss) => /insufficient-material|moves/.test(loss))).toBe(true);
		lost.delete('fbr');
		expect([...lost.values()].flat().filter((loss) => !/^The end /.test(loss))).toEqual([]);
	});

	it.each(['', 'Variant: x', RULES.replace('slide', 'slid')])('are not written of what cannot be read: %j', (text) => {
		expect(engine.answer('exports', { text })).toEqual({ text, formats: [] });
	});

	it('are written where no key waits for them', () => {
		expect(isDrawing('exports', { text: RULES })).toBe(true);
		expect(isDrawing('imports', { text: INI })).toBe(true);
		expect(isDrawing('gallery', {})).toBe(false);
	});
});
