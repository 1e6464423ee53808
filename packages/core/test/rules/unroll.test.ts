import { any, at, each, land, loop, seq, step, use } from '@x/core/build';
import { pathOfWay, unroll } from '@x/core/rules';
import { describe, expect, it } from 'vitest';

const empty = at({ who: 'empty' });
const enemy = at({ who: 'enemy' });
const pair = any(empty, enemy);

describe('unroll', () => {
	it('joins what stands before and after alternatives, in their order', () => {
		expect(unroll(seq(pair, any(step([1, 0]), seq())), {})).toEqual([[empty, step([1, 0])], [empty], [enemy, step([1, 0])], [enemy]]);
		expect(unroll(any(), {})).toEqual([]);
		expect(unroll(seq(), {})).toEqual([[]]);
	});

	it('puts names where they are used, and keeps unknown ones', () => {
		expect(unroll(seq(use('a'), use('b')), { a: pair })).toEqual([
			[empty, use('b')],
			[enemy, use('b')],
		]);
	});

	it('puts directions before their scopes, one object for all places, or keeps them whole', () => {
		const lines = each([[1, 0]], 'd', seq(step('d'), pair));
		const [one, other] = unroll(lines, {})!;
		expect(one).toEqual([{ each: [[1, 0]], as: 'd', path: { seq: [] } }, step('d'), empty]);
		expect(one![0]).toBe(other![0]);
		expect(unroll(lines, {}, { keep: ['each'] })).toEqual([[lines]]);
		expect(unroll(seq(pair, land()), {}, { keep: ['any'] })).toEqual([[pair, land()]]);
		expect(pathOfWay(one!)).toEqual(seq(each([[1, 0]], 'd', seq(step('d'), empty))));
	});

	it('keeps loops whole', () => {
		expect(unroll(loop(pair), {})).toEqual([[loop(pair)]]);
	});

	it('stops at the first way that is not accepted', () => {
		const met: unknown[] = [];
		const accept = (way: unknown): boolean => met.push(way) < 2;
		expect(unroll(seq(pair, pair, pair), {}, { accept })).toBeUndefined();
		expect(met).toHaveLength(2);
	});

	it('has no result, and little work, beyond its limits', () => {
		const many = seq(...Array.from({ length: 60 }, () => pair));
		expect(unroll(many, {})).toBeUndefined();
		expect(unroll(seq(pair, pair), {}, { most: 3 })).toBeUndefined();
		expect(unroll(seq(pair, pair), {}, { most: 4 })).toHaveLength(4);
		expect(unroll(seq(many, any()), {})).toBeUndefined();
		expect(unroll(use('a'), { a: use('a') })).toBeUndefined();
		const doubled = Object.fromEntries(
			Array.from({ length: 50 }, (_, index) => [`p${index + 1}`, seq(use(`p${index}`), use(`p${index}`))]),
		);
		expect(unroll(use('p50'), { p0: empty, ...doubled })).toBeUndefined();
	});
});
