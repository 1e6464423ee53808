import { expect, test } from 'vitest';
import { safeParse } from '../src/index.js';

test.each([
	['royal K Q R B N P +P==RX', 'X', undefined],
	['royal K Q R B N P +X==R', 'X', undefined],
	['royal{X} K Q R', 'X', undefined],
	['royal{KX} K Q R', 'X', undefined],
	['royal{!X} K Q R', 'X', undefined],
	['royal=castle{X} K Q R', 'X', undefined],
	['mustcapture=most{X=1,Q=5} royal K Q', 'X', undefined],
	['royal K Q=c{X}Q', 'X', undefined],
	['royal{:FE:} K :FDX:=FD :FEX:=WF', ':FE:', ':FEX:'],
])('%s names a piece that is not there: %s', (text, name, meant) => {
	const result = safeParse(text);
	const unknown = (result.ok ? result.warnings : []).filter(({ code }) => code === 'fbr/unknown-piece');
	expect(unknown.map(({ span }) => text.slice(span.from, span.to).replace(/^[-+#*$%&]/, ''))).toEqual([name]);
	expect(unknown[0]?.message).toBe(`Expected a piece that the text defines, found "${name}".`);
	expect(unknown[0]?.hint).toMatch(meant === undefined ? /^The pieces are K Q/ : `Did you mean "${meant}"?`);
});

test.each(['royal{X}', '+P==RX', 'promotion{X}=enter royal'])('%s is a part of a text, whose pieces are not known', (text) => {
	expect(safeParse(text)).toMatchObject({ ok: true, warnings: [] });
});

test('a text with a fault in a piece has no warnings about it', () => {
	const result = safeParse('royal K R P=fmWfcF +P==R');
	expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['mbn/trailing']);
});
