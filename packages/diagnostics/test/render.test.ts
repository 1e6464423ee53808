import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, type Fault, render } from '../src/index.js';

const at = (from: number, to: number, hint?: string): Diagnostic => ({
	code: 'demo/fault',
	severity: 'error',
	message: 'Expected A, found B.',
	span: { from, to },
	...(hint === undefined ? {} : { hint }),
});

describe('render', () => {
	it.each([
		['the first line', 'abc\ndef', 1, 2, '1 | abc\n  |  ^'],
		['a later line', 'abc\ndef', 5, 7, '2 | def\n  |  ^^'],
		['a line that ends in a carriage return', 'abc\r\ndef\r\n', 6, 7, '2 | def\n  |  ^'],
		['the end of the text', 'abc', 3, 3, '1 | abc\n  |    ^'],
		['a span over several lines', 'abc\ndef', 1, 6, '1 | abc\n  |  ^^'],
		['a line with tabs', '\tabc', 2, 3, '1 | \tabc\n  | \t ^'],
		['characters of two units', '将😀b', 1, 3, '1 | 将😀b\n  |  ^'],
		['an empty text', '', 0, 0, '1 | \n  | ^'],
	])('puts the caret under the place: %s', (_, text, from, to, frame) => {
		expect(render(text, at(from, to))).toBe(`${frame}\nerror demo/fault: Expected A, found B.`);
	});

	it('cuts a long line around the place', () => {
		const text = `${'a'.repeat(500)}X${'b'.repeat(500)}`;
		const [line = '', carets = ''] = render(text, at(500, 501)).split('\n');
		expect(line.length).toBeLessThan(120);
		expect(line[carets.indexOf('^')]).toBe('X');
	});

	it('shows the path of a fault in a value, and the hint', () => {
		const fault: Fault = { code: 'a/b', severity: 'warning', message: 'Unused.', path: 'paths.rook', hint: 'Remove it.' };
		expect(render('', fault)).toBe('at paths.rook\nwarning a/b: Unused.\nhint: Remove it.');
	});

	it('ends in a text for any span of any text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: -5, max: 50 }), fc.integer({ min: -5, max: 50 }), (text, from, to) => {
				expect(render(text, at(from, to))).toContain('^');
			}),
		);
	});
});
