import { find, findUnique, legal, moveQuery, movesTo, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { explain } from '@x/describe/explain';
import { games } from '@x/games';
import { chess960 } from '@x/games/ready/chess960';
import { play } from '@x/san';
import { describe, expect, test } from 'vitest';

const crazyhouse = compile(games.crazyhouse);
const held = play(crazyhouse.start, ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qd8']);
const dropsIn = (position: Position) => legal(position).filter(({ from, to }) => from === undefined && to >= 0);

describe('drops in a description', () => {
	test('are found by the kind and by the lack of an origin', () => {
		expect(dropsIn(held).length).toBeGreaterThan(20);
		for (const drop of ['P', 'p', 'pawn']) expect(find(held, { drop })).toEqual(dropsIn(held));
		expect(find(held, { from: null })).toEqual(dropsIn(held));
		expect(find(held, { drop: 'P', to: 'e4' }).length).toBe(1);
		expect(movesTo(held, 'e4', { drop: ['P', 'N'] }).length).toBe(1);
		expect(findUnique(held, moveQuery(crazyhouse, { drop: 'P', to: 'e4' }))).toEqual(find(held, { drop: 'P', to: 'e4' })[0]);
		expect(find(held, { drop: 'N' })).toEqual([]);
		expect(find(chess960.start, { from: null })).toEqual([]);
		expect(findUnique(chess960.start, moveQuery(chess960, { from: null, to: 'e4', promotion: null, mark: null }))).toBeUndefined();
	});
	test('have neither a kind nor an origin in addition', () => {
		expect(() => find(held, { drop: 'P', kind: 'P' })).toThrow('description.drop: Expected neither `kind` nor `from` next to `drop`');
		expect(() => find(held, { drop: 'dragon' })).toThrow(RangeError);
	});
});

test('castling is explained by every name that it has', () => {
	const ready = play(chess960.start, ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5']);
	for (const name of ['e1g1', 'e1h1']) expect(explain(ready, name), name).toEqual({ legal: true });
});
