import { describe, expect, it } from 'vitest';
import { parse, rulesInForce, safeParse, stringify } from '../src/index.js';

const START = 'rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1';

describe('the head', () => {
	it.each([
		[
			'a name, a board and a start',
			`:Small Chess\n5x5\n${START}\nroyal K`,
			{ title: 'Small Chess', board: { files: 5, ranks: 5 }, start: START },
		],
		['a name without a colon before the board', 'Small Chess\n5x5\nK', { title: 'Small Chess', board: { files: 5, ranks: 5 } }],
		['several boards', '8x8x2\nK', { board: { files: 8, ranks: 8, boards: 2 } }],
		['the number of kinds of pieces', '8x16 -- 6\nK', { board: { files: 8, ranks: 16 } }],
		['a start that begins with a digit', '8/8\nK', { start: '8/8' }],
		['a start with names and prefixes of pieces', ':FD:7/+p7 b\nK', { start: ':FD:7/+p7 b' }],
		['a start on several boards', '5/5|5/K4 w\nK', { start: '5/5|5/K4 w' }],
		['nothing but a board', '9x10', { board: { files: 9, ranks: 10 } }],
	])('may have %s', (_, text, head) => {
		expect(parse(text)).toMatchObject(head);
		expect(stringify(parse(text), { style: 'exact' })).toBe(text);
	});

	it.each([
		['an item that begins with the name of a piece', ':FD:|Fire Demon|=K', 1],
		['a rule before a line that looks like a board', 'Royal\n8x8', 0],
		['a promotion with a word', '+W/Dragon/', 1],
		['a rule with a word', 'announcement/Dragon/', 0],
	])('is not %s', (_, text, items) => {
		const result = safeParse(text);
		expect(result.ok && result.value.title).toBeFalsy();
		expect(result.ok ? result.value.pieces.items.length : 0).toBe(items);
	});

	it('does not swallow rules on the line of the start or behind a faulty word', () => {
		expect(safeParse('8/8 w royal K').ok).toBe(false);
		expect(safeParse('announcement/Dragon/x').ok).toBe(false);
	});

	it.each(['8', '8by8', '8x', '0x8', '8x8 royal', '8x8x2x2'])('refuses the board %s', (line) => {
		const result = safeParse(`${line}\nK`);
		expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['fbr/head']);
	});
});

describe('trees that were edited', () => {
	it('are written in the style exact with what is left of their layout', () => {
		const value = parse('  drop[1-8]{P}\nholding  K');
		expect(stringify({ ...value, rules: [...value.rules, { name: 'warp' }] }, { style: 'exact' })).toBe('  drop[1-8]{P}\nholding  K warp');
		expect(stringify({ ...value, rules: value.rules.slice(1) }, { style: 'exact' })).toBe('  holding  K');
	});

	it('lose old texts that have another meaning', () => {
		const value = parse('drop[1-8]{P}  holding');
		const [drop, holding] = value.rules;
		expect(stringify({ ...value, rules: [{ ...drop!, range: undefined }, holding!] }, { style: 'exact' })).toBe('drop{P} holding');
		expect(stringify({ ...parse(':Name \nK'), title: 'Other' }, { style: 'exact' })).toBe(':Other\nK');
	});
});

describe('the rules in force', () => {
	it.each([
		['a cancellation takes away the rules before it', 'zone[1]=hole zone[2]=hole !zone zone[3]=hole', '!zone zone[3]=hole'],
		['with a prefix only those that have it', 'freezer# freezer* !freezer#', 'freezer* !freezer#'],
		['with attributes only these', 'royal=bare,taboo !royal=taboo', 'royal=bare !royal=taboo'],
		['a rule of attributes alone goes with its last one', 'draw=stalemate !draw=stalemate', '!draw=stalemate'],
		['a later rule replaces an earlier one', 'progressive=english royal progressive', 'royal progressive'],
		['rules that add up stay', 'royal royal{M}', 'royal royal{M}'],
		['rules behind a cancellation stay', '!draw draw=stalemate', '!draw draw=stalemate'],
	])('%s', (_, text, left) => {
		expect(stringify({ rules: rulesInForce(parse(text)), pieces: { items: [] } })).toBe(left);
	});
});

describe('a name of a piece that is too long', () => {
	it.each([':FDDD:=K K R', ':Dragon:|Dragon|=K', ':FDDD:<1>=K'])('is read as a title with a warning: %s', (text) => {
		const result = safeParse(text);
		expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['fbr/head']);
	});

	it.each([':Chess', ':FDD:=K', ':Chess: the game', ':A: B', ': FDDD:=K'])('is not suspected in %s', (text) => {
		const result = safeParse(text);
		expect(result.ok && result.warnings).toEqual([]);
	});
});

describe('an unknown attribute', () => {
	it.each(['promotion+=range{P}{R} royal K P', 'promotion+=range(1)(2)', 'freezer#=foo{A}{B}(1)(2)[a1][b1]', 'royal=foo++'])(
		'is the only fault, whatever its arguments are: %s',
		(text) => {
			const result = safeParse(text);
			expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['fbr/attribute']);
		},
	);
});
