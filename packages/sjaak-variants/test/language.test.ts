import { describe, expect, it } from 'vitest';
import { type Line, parseLines, safeParse, stringify } from '../src/index.js';
import { ENDINGS, FLAGS, KEYS, SWITCHES } from '../src/words.js';
import { readVectors } from './shared.js';

const { text: BASE } = readVectors<never>('errors') as unknown as { readonly text: string };

/** Lines of every key with their canonical form; the input has additional blanks. */
const ROWS: readonly (readonly [line: string, canonical: string])[] = [
	['Variant:  Two  words ', 'Variant: Two  words'],
	['Board:8x8', 'Board: 8x8'],
	['FEN:\t"8/8 w - -"  # start', 'FEN: "8/8 w - -" # start'],
	['XBoard pieces: "PK..pk.."', 'XBoard pieces: "PK..pk.."'],
	['WinBoard pieces: "PK..pk.."', 'XBoard pieces: "PK..pk.."'],
	['XBoard parent: "chess"', 'XBoard parent: "chess"'],
	['WinBoard parent: "chess"', 'XBoard parent: "chess"'],
	['Zone: palace = d1, e1, f1', 'Zone: palace = d1,e1,f1'],
	['Exclude: a1, h8', 'Exclude: a1,h8'],
	['WhiteFlag: e1', 'WhiteFlag: e1'],
	['BlackFlag: e8,d8', 'BlackFlag: e8,d8'],
	['Piece: Horse', 'Piece: Horse'],
	['Move: slide (H, V)', 'Move: slide (H,V)'],
	['Move: hop (D)', 'Move: hop (D)'],
	['Move: leap ((1,0) + (1,1)) & (1,2)', 'Move: leap (1,0)+(1,1)&(1,2)'],
	['Move: leap ((1,0)|(1,1))+((1,0)|(1,1))', 'Move: leap ((1,0)|(1,1))+((1,0)|(1,1))'],
	['Move: aleap (1,1) | (-1,1)', 'Move: aleap (1,1)|(-1,1)'],
	['Move: ride (1,2)|(0,2)', 'Move: ride (1,2)|(0,2)'],
	['Move: step 2N, SE', 'Move: step 2N,SE'],
	['Capture: none', 'Capture: none'],
	['Initial: step 2N', 'Initial: step 2N'],
	['Special: all,empty,step 3N', 'Special: all, empty, step 3N'],
	['Castle: white e1-g1, h1 with h1', 'Castle: white e1-g1,h1 with h1'],
	['Symbol: " " , "P,p"', 'Symbol: " ", "P,p"'],
	['Prison: all , all', 'Prison: all, all'],
	['Block: all,all', 'Block: all, all'],
	['Drop zone: all,empty', 'Drop zone: all, empty'],
	['Promotion: all,all,"QX~+"', 'Promotion: all, all, "QX~+"'],
	['Optional promotion: empty,empty', 'Optional promotion: empty, empty'],
	['Optional promotion: all,all,"Q"', 'Optional promotion: all, all, "Q"'],
	['Entry promotion: all,all', 'Entry promotion: all, all'],
	['Demotion: "P"', 'Demotion: "P"'],
	['Allowed victims: "P, R"', 'Allowed victims: "P,R"'],
	['Flags: royal , set_ep', 'Flags: royal,set_ep'],
	['Value: -300', 'Value: -300'],
	['Max: 2', 'Max: 2'],
	['Max: 2 , 3', 'Max: 2,3'],
	['Rule: movecountdraw = 50', 'Rule: movecountdraw = 50'],
	...FLAGS.map((flag) => [`Flags: ${flag}`, `Flags: ${flag}`] as const),
	...SWITCHES.map((rule) => [`Rule: ${rule}`, `Rule: ${rule}`] as const),
	...[...ENDINGS].flatMap(([ending, scores]) =>
		scores.map((score) => {
			const name = ending === 'repeat' || ending === 'check' ? `${ending}4` : ending;
			return [`Rule: ${name}=${score}`, `Rule: ${name} = ${score}`] as const;
		}),
	),
];

const lineOf = (text: string): Line => parseLines(`Variant: v\nBoard: 4x4\n${text}`).variants.at(-1)!.lines.at(-1)!;

describe('lines of the language', () => {
	it('cover every key', () => {
		const names = new Set(ROWS.map(([line]) => line.slice(0, line.indexOf(':'))));
		expect([...names].sort()).toEqual([...KEYS.keys()].sort());
	});

	it.each(ROWS)('%s', (line, canonical) => {
		const { key } = line.startsWith('Variant') ? { key: 'Variant' } : lineOf(line);
		expect(key).toBe(KEYS.get(line.slice(0, line.indexOf(':'))));
		for (const eol of ['\n', '\r\n']) {
			const text = `# head${eol}Variant: v${eol}Board: 4x4${eol}${eol}${line}${eol}# tail`;
			expect(stringify(parseLines(text))).toBe(text);
			const printed = stringify(parseLines(text), { style: 'canonical' });
			expect(printed.split(/\r?\n/)).toContain(canonical);
			expect(printed).toContain('# head');
			expect(stringify(parseLines(printed), { style: 'canonical' })).toBe(printed);
		}
	});

	it('global keys may occur inside the block of a piece and do not end it', () => {
		const inside = BASE.replace('Rule: stalemate = draw\n', '').replace('Flags: set_ep', 'Rule: stalemate = draw\nFlags: set_ep');
		expect(safeParse(inside)).toMatchObject({ ok: true, warnings: [] });
	});
});

describe('unknown words', () => {
	it.each([
		['Rule: stalemate', 'Rul: stalemate', 'unknown-key', 'Did you mean "Rule"?'],
		['stalemate = draw', 'stalemat = draw', 'unknown-rule', 'Did you mean "stalemate"?'],
		['Flags: royal', 'Flags: roial', 'unknown-flag', 'Did you mean "royal"?'],
		['slide (H, V)', 'glide (H, V)', 'unknown-generator', 'Did you mean "slide"?'],
		['Promotion: last, first', 'Promotion: lats, first', 'unknown-zone', 'Did you mean "last"?'],
	])('%s for %s: suggests the nearest word', (good, bad, code, hint) => {
		const text = BASE.replace(good, bad);
		const result = safeParse(text);
		const found = (result.ok ? [] : result.problems).find((problem) => problem.code === `sjaak/${code}`)!;
		expect(found.hint).toBe(hint);
		// The suggestion is a fix.
		const mended = text.slice(0, found.span.from) + found.data!.expected + text.slice(found.span.to);
		expect(mended).toBe(BASE);
	});
});
