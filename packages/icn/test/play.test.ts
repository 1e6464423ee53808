import { apply, checkers, find, hasLegalMove, inCheck, isLegal, lastMove, outcome, perft, setupOf } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { plane } from '@x/plane';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { type Dialect, type IcnGame, parse } from '../src/index.js';
import { replay, toRuleset } from '../src/play.js';
import { readLines, shared } from './shared.js';

const site = { dialect: 'site' } as const;

/** The refusal of a game: codes and paths, or reasons of moves. */
function refusals(text: string, dialect: Dialect | 'auto' = 'auto'): readonly string[] {
	try {
		replay(parse(text, { dialect }));
		return [];
	} catch (error) {
		if (!(error instanceof NotationError)) throw error;
		return error.problems.map(({ code, data }) => `${code} ${data?.path}${data?.reason === undefined ? '' : ` ${data.reason}`}`);
	}
}

describe('rules from a text', () => {
	test.each([
		['w:b:r K1,1|k5,5|3k9,9', ['icn/many-players turnOrder', 'icn/many-players pieces[2]']],
		['K1,1|k5,5|4q9,9', ['icn/many-players pieces[2]']],
		['fivecheck K1,1|k5,5', ['icn/no-rule win.1[0]', 'icn/no-rule win.2[0]']],
		['{"slideLimit": 0} K1,1|k5,5', ['icn/no-rule extras.slideLimit']],
		['{"wrap": true, "cannotPassTurn": false} K1,1|k5,5', ['icn/no-rule extras.wrap', 'icn/no-rule extras.cannotPassTurn']],
		['0,5,0,5 K1,1|k9,9', ['icn/no-rule pieces[1]']],
		['[Variant "Core"] 1,1>1,2', ['icn/no-rule pieces']],
		['[Variant "4×4×4×4 Chess"] 0,20,0,20 K1,1|k5,5', ['icn/no-rule metadata.Variant']],
	])('refuses %s', (text, wanted) => {
		expect(refusals(text)).toEqual(wanted);
	});

	test('converts all parts that rulesets can express', () => {
		const text = 'b:w 5,6 7/50 12 (8,12;q,am|1) 0,20,_,30 (koth|checkmate,allpiecescaptured) K5,1+|R8,1+|k5,9|p4,7+|vo3,3|ob2,2|0q7,20';
		const rules = toRuleset(parse(text, site));
		expect(rules.space.axes.map(({ extent }) => extent)).toEqual([
			[0, 20],
			[null, 30],
		]);
		expect(rules.space.holes).toEqual([[3, 3]]);
		expect(rules.start.phase).toBe('black');
		expect(rules.start.vars).toEqual({ halfmove: 7, fullmove: 12 });
		expect(rules.start.points).toEqual({ ep: [[5, 6]] });
		expect(rules.start.pieces).toContainEqual({ at: [8, 1], piece: { side: 'white', kind: 'R', flags: ['right'] } });
		expect(rules.start.pieces).toContainEqual({ at: [7, 20], piece: { side: 'neutral', kind: 'Q' } });
		const ids = rules.outcomes.map(({ id }) => id);
		expect(ids).toEqual(['allpiecescaptured', 'koth', 'repetition', 'moverule', 'checkmate', 'stalemate']);
	});

	test('the third check wins in the seed if the text contains the rule', () => {
		const checks = '9,1>9,9 | 1,9>1,10 | 9,9>9,10 | 1,10>1,11 | 9,10>9,11';
		const end = (wins: string): ReturnType<typeof outcome> =>
			outcome(replay(parse(`w ${wins} K5,-5|Q9,1|k1,9|p30,30 ${checks}`, { dialect: 'seed' })).at(-1)!);
		expect(end('(threecheck|checkmate)')).toEqual({ reason: 'threecheck', winner: 'white' });
		expect(end('(checkmate|threecheck)')).toBeUndefined();
	});

	test('a draw by moves without progress is claimed in the seed, and automatic on the site', () => {
		const text = 'w 99/100 1 K1,1|k30,37|R5,5|Q6,3 1,1>1,2';
		const seed = replay(parse(text, { dialect: 'seed' })).at(-1)!;
		expect(outcome(seed)).toBeUndefined();
		expect(outcome(seed, { claims: true })).toMatchObject({ reason: 'moverule', draw: true, claim: 'either' });
		expect(outcome(replay(parse(text, site)).at(-1)!)).toEqual({ reason: 'moverule', draw: true });
	});
});

describe('an illegal move', () => {
	test.each([
		['K1,1|k5,5 1,1>1,2 | 6,6>6,7', 'icn/illegal-move moves[1] no-piece'],
		['K1,1|k5,5 5,5>5,6', 'icn/illegal-move moves[0] turn'],
		['K1,1|k5,5 1,1>1,4', 'icn/illegal-move moves[0] reach'],
		['K1,1|N2,1|r9,1|k5,5 2,1>3,3', 'icn/illegal-move moves[0] check'],
		['K1,1|Q1,2|k5,5 R1,2>1,3', 'icn/illegal-move moves[0] piece'],
		['K1,1|Q1,2|k5,5 1,2x1,3', 'icn/illegal-move moves[0] capture'],
		['(8|1) K1,1|P3,7|k5,5 3,7>3,8', 'icn/illegal-move moves[0] promotion'],
		['(8|1) K1,1|P3,7|k5,5 3,7>3,8=AM', 'icn/illegal-move moves[0] promotion'],
		['(8|1) K1,1|P3,7|k5,5 3,7>3,8=q', 'icn/illegal-move moves[0] promotion'],
		['(8|1) K1,1|P3,6|k5,5 3,6>3,7=Q', 'icn/illegal-move moves[0] promotion'],
		['royalcapture K1,1|Q4,4|k5,5|r9,9 4,4>5,5 | 9,9>9,8', 'icn/illegal-move moves[1] over'],
	])('%s: %s', (text, wanted) => {
		expect(refusals(text)).toEqual([wanted]);
	});

	test('is reported with its ply, its square and the reason', () => {
		expect(() => replay(parse('K0,0|r9007199254740993,0|k0,9 0,0>-1,0'))).toThrow(
			'Ply 1, 0,0>-1,0: A royal of white would be attacked from 9007199254740993,0.',
		);
	});
});

interface Played {
	readonly id: string;
	readonly variant: string;
	readonly conclusion: string | null;
	readonly site: { readonly pretty: string; readonly compact: string };
	readonly seed?: { readonly pretty: string };
	readonly finalPosition: string;
	readonly moves: readonly (readonly [token: string, flags: string])[];
}

/** Pieces and rights of a setup, sorted. */
const pieced = ({ pieces }: ReturnType<typeof setupOf>): readonly string[] =>
	pieces.map(({ at, piece: { side, kind, flags = [] } }) => `${side} ${kind} ${at} ${flags}`).sort();

describe.skipIf(!shared)('the games of the shared vectors', () => {
	test.each(readLines<Played>('games'))(
		'$id: every ply is legal, with the effects of its flags',
		({ site: texts, seed, moves, finalPosition }) => {
			const positions = replay(parse(texts.pretty, site));
			expect(positions).toHaveLength(moves.length + 1);
			for (const [nth, [, flags]] of moves.entries()) {
				const after = positions[nth + 1]!;
				const { captured, marks } = lastMove(after)!;
				const told = { x: captured.length > 0, '+': inCheck(after), c: marks.includes('castle') };
				const wanted = { x: /[xe]/.test(flags), '+': /[+#]/.test(flags), c: flags.includes('c') };
				expect({ nth, ...told }).toEqual({ nth, ...wanted });
			}
			const last = toRuleset(parse(finalPosition, site)).start;
			expect(pieced(setupOf(positions.at(-1)!))).toEqual(pieced(last));
			if (seed !== undefined) expect(replay(parse(seed.pretty, { dialect: 'seed' }))).toHaveLength(moves.length + 1);
		},
	);
});

interface Told {
	readonly from: string;
	readonly to?: readonly (string | readonly string[])[];
	readonly rays?: readonly {
		readonly d: readonly [number, number];
		readonly k?: readonly (readonly [string, string])[];
		readonly prime?: true;
	}[];
}

interface Judged {
	readonly id: string;
	readonly icn: string;
	readonly slideLimit?: number;
	readonly checks: readonly (readonly [attacker: string, royal: string])[];
	readonly moves: readonly Told[];
	readonly anyLegal?: boolean;
	/** False if the site does not use checkmate, because there are more than six royals. */
	readonly checkRule?: boolean;
	readonly kind?: string;
}

const squareOf = (text: string): readonly [`${bigint}`, `${bigint}`] => text.split(',') as unknown as readonly [`${bigint}`, `${bigint}`];

describe.skipIf(!shared)('positions of the shared vectors', () => {
	test.each(['legal', 'terminal'])('%s: checks, points and ends of rays', (set) => {
		const wrong: unknown[] = [];
		for (const { id, icn, slideLimit, checks, moves, anyLegal, checkRule = true, kind } of sampleOf(set, readLines<Judged>(set), {
			normal: 0.4,
			quick: 0.1,
		})) {
			const game: IcnGame = {
				...parse(icn, site),
				...(slideLimit !== undefined && { extras: { slideLimit } }),
				...(!checkRule && { win: { 1: ['royalcapture'], 2: ['royalcapture'] } }),
			};
			const position = plane(toRuleset(game)).start;
			const seen = checkers(position).map(String).sort();
			const given = [...new Set(checks.map(([attacker]) => attacker))].sort();
			if (seen.join(' ') !== given.join(' ')) wrong.push([id, 'checks', seen, given]);
			if (hasLegalMove(position) !== (anyLegal ?? moves.length > 0)) wrong.push([id, 'any move']);
			if (kind === 'checkmate' && outcome(position)?.reason !== 'checkmate') wrong.push([id, outcome(position)]);
			if (kind === 'stalemate' && outcome(position)?.reason !== 'stalemate') wrong.push([id, outcome(position)]);
			for (const { from, to = [], rays = [] } of moves) {
				const start = squareOf(from);
				for (const one of to) {
					const end = squareOf(typeof one === 'string' ? one : one[0]!);
					if (find(position, { from: start, to: end }).length === 0) wrong.push([id, from, one]);
				}
				for (const { d, k = [], prime } of rays) {
					for (const count of prime ? [] : k.flat()) {
						const end = start.map((part, axis) => `${BigInt(part) + BigInt(d[axis]!) * BigInt(count)}` as const);
						if (!isLegal(position, { from: start, to: end })) wrong.push([id, from, d, count]);
					}
				}
			}
		}
		expect(wrong.map((one) => JSON.stringify(one))).toEqual([]);
	});

	interface Ended {
		readonly id: string;
		readonly tag: string;
		readonly icn: string;
		readonly expect: { readonly victor: number | null; readonly condition: string } | null;
	}
	/** Vectors whose moves violate their own rules (a king steps into the check of a queen), or with three players: they are refused. */
	const REFUSED: Readonly<Record<string, string>> = {
		'outcome-dev-2': 'icn/illegal-move moves[3] check',
		'outcome-dev-5': 'icn/illegal-move moves[3] check',
		'outcome-dev-17': 'icn/many-players turnOrder',
	};
	test.each(readLines<Ended>('outcomes'))('outcomes: $id, $tag', ({ id, icn, expect: wanted }) => {
		if (REFUSED[id] !== undefined) {
			expect(refusals(icn, 'site')).toContain(REFUSED[id]);
			return;
		}
		const end = outcome(replay(parse(icn, site), { insufficient: true }).at(-1)!);
		const victor = end?.winner === undefined ? null : ['white', 'black'].indexOf(end.winner) + 1;
		expect(end ? { victor, condition: end.reason } : null).toEqual(wanted);
	});

	test.each(readLines<{ id: string; icn: string; perft: readonly number[] }>('perft'))('perft: $id', ({ icn, perft: counts }) => {
		const position = plane(toRuleset(parse(icn))).start;
		for (const depth of [1, 2, 3]) expect(perft(position, depth)).toBe(counts[depth - 1]);
	});
});

test('positions continue after a game', () => {
	const last = replay(parse('K0,0|k0,9 0,0>1,0')).at(-1)!;
	expect(isLegal(apply(last, { from: [0, 9], to: [0, 8] }), { from: [1, 0], to: [2, 0] })).toBe(true);
});

describe('a pawn that promotes on its double step', () => {
	const start = '(4;q|2;q) K0,0|k9,9|P4,2+|p5,4|Q3,2';

	test.each(['seed', 'site'] as const)('is captured en passant as the promoted piece: %s', (dialect) => {
		const positions = replay(parse(`w 1 ${start} 1. 4,2>4,4${dialect === 'site' ? '=' : ''}Q | 5,4>4,3`, { dialect }));
		expect(lastMove(positions.at(-1)!)?.captured.map(({ kind, cell }) => [kind, cell])).toEqual([['Q', [4, 4]]]);
		expect(isLegal(positions[1]!, find(positions[1]!, { from: [5, 4], to: [4, 3] })[0]!)).toBe(true);
	});

	test('cannot be captured en passant a move later', () => {
		expect(refusals(`w 1 ${start} 1. 4,2>4,4=Q | 9,9>9,8 2. 0,0>0,1 | 5,4>4,3`, 'site')).toEqual(['icn/illegal-move moves[3] reach']);
	});

	test('cannot be captured en passant after a single step', () => {
		expect(refusals('w 1 (3;q|2;q) K0,0|k9,9|P4,2+|p5,4 1. 4,2>4,3=Q | 5,4>4,2', 'site')).toEqual(['icn/illegal-move moves[1] reach']);
	});
});
