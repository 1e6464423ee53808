import { checkers, hasLegalMove, isLegal, outcome, pieces } from '@x/core';
import { legalFamilies, plane } from '@x/plane';
import { describe, expect, test } from 'vitest';
import { annotated, parse, positionAt, safeParse, safeParseMove, stringify } from '../src/index.js';
import { replay, toRuleset } from '../src/play.js';
import { readLarge, shared } from './shared.js';

const mega = 1_000_000;
const any = Number.POSITIVE_INFINITY;

/** Long texts must be readable without limits. A quadratic algorithm would exceed the time limit of the test runner. */
const LONG: Readonly<Record<string, readonly [text: string, ok: boolean]>> = {
	'a coordinate of a million digits': [`K${'7'.repeat(mega)},1`, true],
	'an edge and many pieces, all long': [
		`-${'9'.repeat(200)},_,_,_ ${Array.from({ length: 5000 }, (_, x) => `K${x + 1}${'1'.repeat(200)},1`).join('|')}`,
		true,
	],
	'a million moves': [`K1,1|k5,5 ${Array.from({ length: mega }, (_, at) => `${at},1>${at + 1},-1`).join('|')}`, true],
	'a million moves and numbers': [`K1,1|k5,5 ${Array.from({ length: mega }, (_, at) => `${at + 1}. 1,1 > 2,2 `).join('')}`, true],
	'a hundred thousand metadata': [`${Array.from({ length: 100_000 }, (_, at) => `[A${at} "x"]`).join(' ')} K1,1`, true],
	'nested extras': [`${'{"a":'.repeat(mega)}1${'}'.repeat(mega)} K1,1`, false],
	'nested arrays': [`{"a":${'['.repeat(mega)}${']'.repeat(mega)}} K1,1`, false],
	'open braces': [`K1,1|k5,5 1,1>2,2${'{'.repeat(mega)}`, false],
	'closed braces': ['}'.repeat(mega), false],
	'open and closed braces': [`K1,1|k5,5 1,1>2,2 ${'} {'.repeat(mega / 2)}`, false],
	brackets: ['['.repeat(mega), false],
	'closed brackets': [`${']'.repeat(mega)} [Event "x"] K1,1`, false],
	parentheses: ['('.repeat(mega), false],
	quotes: [`[Event ${'"'.repeat(mega)}`, false],
	backslashes: [`[Event "${'\\'.repeat(mega)}`, false],
	'escaped quotes': [`[Event "${'\\"'.repeat(mega / 2)}"] K1,1`, true],
	bars: [`K1,1${'|'.repeat(mega)}`, false],
	dots: [`K1,1 1. ${'.'.repeat(mega)}`, false],
	digits: ['1'.repeat(mega), false],
	zeros: [`K${'0'.repeat(mega)},1`, false],
	letters: ['k'.repeat(mega), false],
	'small letters and colons': ['w:'.repeat(mega / 2), false],
	blanks: [`${' '.repeat(mega)}K1,1${'\n'.repeat(mega)}`, true],
	'repeated items': ['w '.repeat(mega / 2), false],
	'repeated squares': [`K1,1${'|K1,1'.repeat(mega / 5)}`, false],
	'repeated pieces': ['K1,1 '.repeat(mega / 5), false],
	'repeated names of wins': [`${'koth,'.repeat(mega / 5)}koth K1,1`, true],
	'ranks to promote on': [`(${'8,'.repeat(mega / 2)}8|) K1,1`, true],
	'sides to promote on': [`(${'8|'.repeat(mega / 2)}8) K1,1`, false],
	'a long comment': [`K1,1 1,1>2,2{${'x'.repeat(mega)}}`, true],
	'clocks in a comment': [`K1,1 1,1>2,2{${'[%clk 0:00:01.0]'.repeat(mega / 16)}}`, true],
	marks: [`K1,1 1,1>2,2${'!'.repeat(mega)}`, true],
	'comments on one move': [`K1,1 1,1>2,2${'{x}'.repeat(mega / 30)}`, true],
	'moves without separators': [`K1,1 ${'1,1>2,2 '.repeat(mega / 8)}`, false],
	'unexpected characters': [`K1,1 ${'§'.repeat(mega)}`, false],
	'unreadable words': ['§ '.repeat(mega / 2), false],
	'the sentinel character': [`K1,1 ${'\0'.repeat(mega)}`, false],
};

describe('long texts', () => {
	test.each(Object.keys(LONG))('%s', (name) => {
		const [text, ok] = LONG[name]!;
		const result = safeParse(text, { limits: { digits: any, length: any } });
		expect(result.ok).toBe(ok);
		const problems = result.ok ? result.warnings : result.problems;
		expect(problems.length).toBeLessThan(1100);
		expect(safeParseMove(text, { limits: { digits: any } }).ok).toBe(false);
	});

	test('limits can be changed, and apply by default', () => {
		expect(safeParse(`K${'7'.repeat(1001)},1`)).toMatchObject({ problems: [{ code: 'icn/too-many-digits', span: { from: 1, to: 1002 } }] });
		expect(safeParse(`K${'7'.repeat(1000)},1`).ok).toBe(true);
		expect(safeParse('K123,1', { limits: { digits: 2 } }).ok).toBe(false);
		expect(safeParse('K1,1', { limits: { length: 3 } })).toMatchObject({ problems: [{ code: 'icn/too-long', span: { from: 3, to: 4 } }] });
		expect(safeParse(' '.repeat(2 ** 26 + 1))).toMatchObject({ problems: [{ code: 'icn/too-long' }] });
	});
});

describe('plays long games', () => {
	test('a piece that is ten thousand digits away', () => {
		const away = `1${'0'.repeat(9_999)}` as const;
		const game = parse(`K0,0|R5,5|k9,9|Q${away},9 5,5>5,${away} | 9,9>8,9`, { limits: { digits: any } });
		expect(() => replay(game)).toThrow('A royal of black would be attacked');
		const moved = replay({ ...game, moves: game.moves.slice(0, 1) }).at(-1)!;
		expect(checkers(moved)).toEqual([[away, 9]]);
		expect(isLegal(moved, { from: [9, 9], to: [9, 10] })).toBe(true);
		expect(legalFamilies(moved).every(({ from }) => from.join() === '9,9')).toBe(true);
		expect(positionAt(game).pieces).toContainEqual({ kind: 'r', player: 1, at: [5, away] });
	});

	test('reads primes with three hundred digits', () => {
		const [far, near] = ['7'.repeat(300), '3'.repeat(300)];
		const rules = toRuleset(parse(`b hu0,0|K1,${far}|R${near},0|k9,9`));
		const families = legalFamilies(plane(rules).start);
		expect(families.length).toBeGreaterThan(4);
	});

	test('plays twenty thousand repeating moves', () => {
		const steps = ['0,1>1,1', '0,9>1,9', '1,1>0,1', '1,9>0,9'];
		const game = parse(`w K0,1|k0,9|R50,50 ${Array.from({ length: 20_000 }, (_, nth) => steps[nth % 4]).join('|')}`);
		expect(outcome(replay(game).at(-1)!)).toEqual({ reason: 'repetition', draw: true });
		expect(annotated(game).moves).toHaveLength(20_000);
	});
});

describe.skipIf(!shared)('reads the two largest variants', () => {
	test.each([
		['large/Omega_Cubed.icn.gz', 92_149],
		['large/Omega_Fourth.icn.gz', 186_285],
	])('%s', (name, count) => {
		const text = readLarge(name)!;
		const game = parse(text);
		expect(game.pieces).toHaveLength(count);
		expect(stringify(game, { dialect: 'site', style: 'compact' })).toBe(text.trim());
		const first = plane(toRuleset(game)).start;
		expect(pieces(first).length + (first.game.ruleset.space.holes?.length ?? 0)).toBe(count);
		expect(hasLegalMove(first)).toBe(true);
	});
});

describe('inputs that are not ICNs', () => {
	const values: readonly unknown[] = [undefined, null, 1, {}, [], Symbol('icn'), new String('K1,1')];
	test.each(values.map((value) => [value]))('%o is a TypeError', (value) => {
		for (const read of [parse, safeParse, safeParseMove]) expect(() => Reflect.apply(read, undefined, [value])).toThrow(TypeError);
	});
});
