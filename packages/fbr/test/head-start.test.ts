import { describe, expect, it } from 'vitest';
import { toGame } from '../src/game/index.js';
import { parse, safeParse } from '../src/index.js';

const RULES = 'royal K Q R B N P';
const PLACEMENT = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('the side to move behind a start', () => {
	it.each([
		['x', undefined],
		['W', 'w'],
		['B', 'b'],
		['white', 'w'],
		['Black', 'b'],
	])('%s is named, with its place', (side, fix) => {
		for (const head of ['', ':Test\n8x8\n'])
			for (const rest of ['', ' KQkq - 0 1']) {
				const text = `${head}${PLACEMENT} ${side}${rest}\n${RULES}`;
				const result = safeParse(text);
				const from = head.length + PLACEMENT.length + 1;
				const span = { from, to: from + side.length };
				expect(result.ok ? [] : result.problems).toMatchObject([
					{ code: 'fbr/head', message: `Expected the side to move, w or b, found "${side}".`, span },
				]);
				expect(result.ok ? undefined : result.problems[0]?.data?.fix).toEqual(fix === undefined ? undefined : { ...span, text: fix });
			}
	});

	it('has its exact place in a start that is given to toGame', () => {
		expect(() => toGame(parse(RULES), { start: `${PLACEMENT}  white KQkq` })).toThrow(
			expect.objectContaining({
				problems: [expect.objectContaining({ code: 'fbr/start', span: { from: PLACEMENT.length + 2, to: PLACEMENT.length + 7 } })],
			}),
		);
	});

	it.each([`${PLACEMENT} w KQkq - 0 1\n${RULES}`, `k/1/K\n${RULES}`, `N/Jump/=Q K\n${RULES}`, `${PLACEMENT} w\n${RULES}`])(
		'is right in %j',
		(text) => {
			expect(safeParse(text).ok).toBe(true);
		},
	);
});
