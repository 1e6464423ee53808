import { describe, expect, it } from 'vitest';
import { engine, moves } from './support.js';

const doc = (ruleset: string) => ({ ruleset, start: { kind: 'preset' }, record: moves() }) as const;

describe('FEEN', () => {
	it.each(['chess', 'chess960', 'crazyhouse', 'shogi', 'minishogi', 'xiangqi', 'makruk', 'raumschach'])(
		'is written and read back: %s',
		(ruleset) => {
			const { text } = engine.answer('feen', { doc: doc(ruleset), node: 0 });
			expect(text).toBeDefined();
			const { position } = engine.answer('read', { doc: doc(ruleset), place: { node: 0 } });
			const reading = engine.answer('readFeen', { ruleset, text: text! });
			expect(reading).toEqual({ text, fen: position.fen, problems: [] });
		},
	);

	it('says what it drops', () => {
		const { text, dropped } = engine.answer('feen', { doc: doc('chess'), node: 0 });
		expect(text).toBe('+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/c');
		expect(dropped.join()).toContain('fullmove');
		expect(engine.answer('feen', { doc: doc('alice'), node: 0 })).toEqual({
			text: undefined,
			dropped: ['FEEN cannot express this game yet.'],
		});
	});

	it('says what is wrong at its place', () => {
		const text = '8/8/8/8/8/8/8/8 / C/c x';
		const { fen, problems } = engine.answer('readFeen', { ruleset: 'chess', text });
		expect(fen).toBeUndefined();
		expect(problems.length).toBeGreaterThan(0);
		expect(engine.answer('readFeen', { ruleset: 'chess', text: '8/8/8/8/8/8/8/8 / C/c' }).problems[0]?.severity).toBe('error');
	});
});
