import { apply, history, lastMove, moveName, outcome, position as positionOf, setupOf, turn } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { NotationError } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { legalFamilies, type PlanePosition, plane } from '@x/plane';
import { classicalPlane, planeNames, planeRules } from '@x/plane/rules';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { annotated, type IcnGame, parse, sorted, stringify } from '../src/index.js';
import { replay } from '../src/play.js';
import { type IcnOfOptions, icnOf, positionAtEnd, safeIcnOf } from '../src/position.js';
import { readLines, shared } from './shared.js';

const classical = plane(classicalPlane).start;
const first = (text: string, dialect: 'seed' | 'site' = 'seed'): PlanePosition => replay(parse(text, { dialect }))[0]!;

/** A random legal move by its cells; undefined where there is none. */
function randomMove(position: PlanePosition, random: (below: number) => number): PlanePosition | undefined {
	const families = legalFamilies(position);
	for (let tries = 0; tries < 50 && families.length > 0; tries++) {
		const family = families[random(families.length)]!;
		if ('to' in family) return apply(position, { from: family.from, to: family.to, promotion: family.promotion });
		const steps = BigInt(family.first) + BigInt(random(6));
		if (family.last !== null && steps > BigInt(family.last)) continue;
		const to = family.from.map((value, axis) => `${BigInt(value) + steps * BigInt(family.by[axis]!)}` as const);
		if (!family.except.map(String).includes(`${steps}`) && !family.only && !family.not) return apply(position, { from: family.from, to });
	}
	return undefined;
}

/** The properties that two positions share if one was written and read again: pieces, state, moves and end. */
const facts = (position: PlanePosition) => {
	const { pieces, points, vars } = setupOf(position);
	return {
		pieces: pieces.map(({ at, piece: { side, kind, flags = [] } }) => `${side} ${kind} ${at} ${flags}`).sort(),
		...{ points, vars, side: turn(position).side, end: outcome(position, { claims: true }) },
		moves: legalFamilies(position)
			.map((family) => JSON.stringify(family))
			.sort(),
		line: history(position)
			.slice(1)
			.map((one) => moveName(lastMove(one)!)),
	};
};

const STARTS: Readonly<Record<string, PlanePosition>> = {
	classical,
	'the seed, black first': first('b 3/100 7 (8|1) K5,1+|R8,1+|P4,2+|P3,7|k5,8+|r1,8+|p7,7+|p2,2|q9,9'),
	'the seed with three checks': first('w (threecheck|checkmate) K5,1+|R8,1+|N2,1|P4,2+|k5,8|q4,8|p7,7+'),
	'the site with edges, holes and obstacles': first(
		'w:b:b 0/50 1 (8,9;q,am|1) 6,12,_,20 koth K7,3|Q8,4|k9,9|r10,9|P9,5+|p7,7+|vo11,11|ob9,8',
		'site',
	),
	'the site, black first by its rules': first('b 0/100 5 (8|1) K5,1+|R8,1+|NR3,3|k5,8|hu4,8', 'site'),
	'far away': first('w {"slideLimit": 9} K9007199254740993,1|Q9007199254740999,1|k-9007199254740993,5|r0,0'),
	'a ruleset without pawns': positionOf(plane(planeRules({ kinds: ['K', 'RO', 'GU'] }), planeNames), {
		pieces: [
			{ at: [1, 1], piece: { side: 'white', kind: 'K' } },
			{ at: [3, 1], piece: { side: 'white', kind: 'RO' } },
			{ at: [9, 9], piece: { side: 'black', kind: 'K' } },
			{ at: [9, 7], piece: { side: 'black', kind: 'GU' } },
		],
	}),
};

describe('a game on the plane', () => {
	test.each(Object.entries(STARTS))('is written, read and played again: %s', (_, start) => {
		for (let seed = 1; seed <= byExtent({ full: 40, normal: 4, quick: 1 }); seed++) {
			const random = randomFrom(seed * 7919);
			let end = start;
			for (let ply = 0; ply < 16; ply++) end = randomMove(end, random) ?? end;
			const found = safeIcnOf(end);
			if (!found.ok) throw new NotationError([]);
			expect(found.warnings).toEqual([]);
			const again = positionAtEnd(parse(stringify(found.value), { dialect: found.value.dialect ?? 'seed' }));
			expect(facts(again)).toEqual(facts(end));
			expect(icnOf(again)).toEqual(found.value);
			for (const style of ['short', 'compact'] as const) {
				const { dialect = 'seed' } = found.value;
				expect(facts(positionAtEnd(parse(stringify(found.value, { style }), { dialect })))).toEqual(facts(end));
			}
		}
	});

	test('has its pieces, captures, promotions and checks', () => {
		const end = positionAtEnd(parse('w (8|1) K5,1|P3,7|N4,6|k5,20|p5,8 4,6>5,8 | 5,20>5,21 | 3,7>3,8=R | 5,21>6,21 | 3,8>3,21'));
		expect(stringify(icnOf(end), { style: 'short' })).toBe(
			'w 1 (8|1) K5,1|P3,7|N4,6|k5,20|p5,8  N4,6x5,8|k5,20>5,21|P3,7>3,8=R|k5,21>6,21|R3,8>3,21+',
		);
		const mate = positionAtEnd(parse('w K0,50|R-9,5|R7,1|R-8,-1|k0,0 -9,5>-9,0'));
		expect(icnOf(mate).moves.at(-1)?.check).toBe('#');
		expect(icnOf(mate).metadata).toEqual({ Result: '1-0' });
	});

	test('has the metadata and the result that are given', () => {
		const game = icnOf(classical, { metadata: { White: 'Anna' }, result: '0-1' });
		expect(game.metadata).toEqual({ White: 'Anna', Result: '0-1' });
		expect(stringify(game).split('\n')[0]).toBe('[White "Anna"]');
		expect(icnOf(classical).metadata).toEqual({});
	});

	test('is in the dialect that expresses its rules', () => {
		expect(icnOf(classical).dialect).toBe('site');
		expect(icnOf(first('w 0/100 K1,1|k5,5')).dialect).toBe('seed');
		expect(icnOf(first('w K1,1|k5,5', 'site')).dialect).toBe('seed');
		expect(icnOf(first('w 1 1,8,1,8 K1,1|k5,5', 'site')).dialect).toBe('site');
	});
});

describe('what ICN cannot express', () => {
	const lost = (position: PlanePosition, options?: IcnOfOptions): string[] => {
		const found = safeIcnOf(position, options);
		return found.ok ? found.warnings.map(({ code, path }) => `${code} ${path}`) : found.problems.map(({ code, path }) => `${code} ${path}`);
	};
	const setup = setupOf(classical);
	test.each<[string, PlanePosition, IcnOfOptions | undefined, string[]]>([
		['nothing', classical, undefined, []],
		['other rules', plane({ ...classicalPlane.rules, forbid: [] }).start, undefined, ['icn/inexpressible game.ruleset']],
		['repetitions before the start', positionOf(classical.game, { ...setup, seen: ['a'] }), undefined, ['icn/lost seen']],
		['an end', positionOf(classical.game, { ...setup, ended: { reason: 'repetition', draw: true } }), undefined, ['icn/lost ended']],
		['a claim in the site', first('w 0/100 K1,1|k5,5'), { dialect: 'site' }, ['icn/lost moveRule']],
		['an automatic draw in the seed', classical, { dialect: 'seed' }, ['icn/lost moveRule']],
		['the count of moves after the other side', positionOf(classical.game, { ...setup, phase: 'black' }), undefined, ['icn/lost fullMove']],
		['insufficient material', plane(planeRules({ insufficient: true, start: setup })).start, undefined, ['icn/lost insufficient']],
		[
			'checks that were given',
			positionOf(first('w threecheck K1,1|k5,5').game, { ...setupOf(first('w K1,1|k5,5')), vars: { checks: { white: 2 } } }),
			undefined,
			['icn/lost vars.checks'],
		],
		[
			'plies without progress',
			positionOf(first('w K1,1|k5,5').game, { pieces: setup.pieces.filter(({ piece }) => piece.kind === 'K'), vars: { halfmove: 3 } }),
			undefined,
			['icn/lost vars.halfmove'],
		],
		['an edge in the seed', first('w 1 1,8,1,8 K1,1|k5,5', 'site'), { dialect: 'seed' }, ['icn/inexpressible ']],
	])('is named: %s', (_, position, options, expected) => {
		expect(lost(position, options)).toEqual(expected);
		if (expected.some((one) => one.startsWith('icn/inexpressible'))) expect(() => icnOf(position, options)).toThrow(NotationError);
	});

	test('wrong arguments are misuse', () => {
		expect(() => icnOf(chess.start as never)).toThrow(/^position: Expected a PlanePosition/);
		expect(() => icnOf('K1,1' as never)).toThrow(TypeError);
		expect(() => icnOf(classical, { tags: {} } as never)).toThrow(TypeError);
		expect(() => icnOf(classical, { result: 'won' } as never)).toThrow(TypeError);
		expect(() => icnOf(classical, { metadata: { White: 1 } } as never)).toThrow(/options\.metadata\.White/);
		expect(() => icnOf(classical, { metadata: { Result: '*' }, result: '1-0' })).toThrow(/options\.metadata\.Result/);
		expect(() => icnOf(classical, { metadata: { Variant: 'Chess' } })).toThrow(/options\.metadata\.Variant/);
	});
});

describe('the position at the end of a game', () => {
	test('is the last one of its replay', () => {
		const game = parse('w K0,0|Q9,1|k0,9 9,1>9,2 | 0,9>0,10');
		expect(history(positionAtEnd(game)).map((at) => setupOf(at).pieces.length)).toEqual([3, 3, 3]);
		expect(() => positionAtEnd(parse('w K0,0|r9,0|k0,9 0,0>1,0'))).toThrow(NotationError);
	});
});

interface Played {
	readonly id: string;
	readonly site: { readonly pretty: string };
}

describe.skipIf(!shared)('the games of the shared vectors', () => {
	const bare = ({ moves, metadata: _, ...game }: IcnGame): IcnGame => ({
		...sorted({ ...game, metadata: {}, moves: [] }),
		moves: moves.map(({ from, to, piece, capture, promotion }) => ({ from, to, piece, capture, promotion })),
	});
	test.each(sampleOf('icn-of', readLines<Played>('games'), { normal: 0.3, quick: 0.1 }))(
		'$id: has the same rules, pieces and moves',
		({ site }) => {
			const game = parse(site.pretty, { dialect: 'site' });
			const written = icnOf(positionAtEnd(game), { dialect: 'site' });
			expect(stringify(bare(written), { style: 'short' })).toBe(stringify(bare(annotated(game)), { style: 'short' }));
		},
	);
});
