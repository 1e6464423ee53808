import { perft, position, validate } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Cond, Num, Path, Ruleset, Setup } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';
import { agreementOf } from './made/agreement.js';

const count = (...kind: readonly string[]): Num => ({ count: { who: 'friend', kind } });
const more = (number: Num, than: number): Cond => ({ compare: [number, '>', than] });

/** Chess with a law on the numbers of own pieces. */
const limited = (law: Cond, parts: Partial<Ruleset> = {}): Ruleset => ({
	...chess.rules,
	...parts,
	forbid: [...chess.rules.forbid, { id: 'limit', if: law }],
});

/** A king's script that leaves a second rook behind. */
const copies: Path = {
	seq: [
		{ test: { is: { from: 'origin', by: [1, 0] }, a: { who: 'empty' } } },
		{ test: { is: { from: 'origin', by: [2, 0] }, a: { who: 'friend', kind: ['R'] } } },
		{ test: { is: { from: 'origin', by: [0, 1] }, a: { who: 'empty' } } },
		{ go: { from: 'origin', by: [0, 1] } },
		{ do: { set: { from: 'origin', by: [1, 0] }, to: { of: { from: 'origin', by: [2, 0] } } } },
		{ do: { land: true } },
	],
};

const LIMITS: Readonly<Record<string, Ruleset>> = {
	'one queen': limited(more(count('Q'), 1)),
	'a number on the left': limited({ compare: [2, '<', count('Q', 'R')] }),
	'several kinds, each with its number': limited({ some: [more(count('Q'), 0), more(count('R'), 2), more(count('N', 'B'), 3)] }),
	'all at once': limited({ all: [more(count('Q'), 0), more(count('N'), 1)] }),
	'sums with weights': limited(more({ sum: [{ of: count('Q'), times: 2 }, { of: count('N') }] }, 3)),
	'the pieces of one side': limited(more({ count: { who: 'friend', side: ['white'], notKind: ['K', 'P'] } }, 2)),
	'a script that adds a piece': limited(more(count('R'), 1), {
		paths: { ...chess.rules.paths, king: { any: [chess.rules.paths.king!, copies] } },
	}),
};

/** Laws with numbers that do not only grow with own pieces. */
const OTHERS: Readonly<Record<string, Ruleset>> = {
	'too few': limited({ compare: [count('R'), '<', 1] }),
	exactly: limited({ compare: [count('R'), '=', 1] }),
	'pieces of the other side': limited(more({ count: { who: 'enemy', kind: ['R'] } }, 1)),
	'pieces of a zone': limited(more({ count: { who: 'friend', kind: ['R'] }, zone: 'last' }, 0)),
	'pieces with a flag': limited(more({ count: { who: 'friend', flag: 'castle' } }, 1)),
	'a difference': limited(more({ sum: [{ of: count('R') }, { of: count('N'), times: -1 }] }, 0)),
	negated: limited({ not: more(count('R'), 0) }),
};

/** Random pieces, with pawns that are about to become others. */
function randomStart(seed: number): Setup {
	const random = randomFrom(seed * 7919);
	const pieces = new Map<string, Setup['pieces'][number]>();
	const put = (side: string, kind: string, file: number, rank: number): void => {
		if (!pieces.has(`${file},${rank}`)) pieces.set(`${file},${rank}`, { at: [file, rank], piece: { side, kind } });
	};
	for (const side of ['white', 'black']) {
		const [home, far] = side === 'white' ? [0, 6] : [7, 1];
		put(side, 'K', 4, home);
		put(side, 'R', 6, home);
		for (let pawn = 0; pawn < 2; pawn++) put(side, 'P', random(8), far);
		for (let piece = 0; piece < 3; piece++) put(side, 'QRBN'[random(4)]!, random(8), random(8));
	}
	return { pieces: [...pieces.values()], phase: 'white' };
}

/** Starts in which no king can be taken at once. */
const STARTS: readonly Setup[] = Array.from({ length: 30 }, (_, seed) => randomStart(seed + 1))
	.filter((start) => validate(compile(chess), start).ok)
	.slice(0, 6);

describe('laws that limit the numbers of own pieces', () => {
	it.each(Object.entries(LIMITS))('%s: pins decide the others, and both engines agree', (_, ruleset) => {
		const { facts } = plan(ruleset);
		expect([facts.onlyRoyalLaw, facts.ceilings]).toEqual([true, true]);
		let positions = 0;
		for (const [nth, start] of STARTS.entries()) {
			const found = agreementOf({ ...ruleset, start }, nth, { plies: 4, most: 160, cells: 4 });
			expect(found?.difference, `start ${nth}`).toBeUndefined();
			positions += found!.positions;
		}
		expect(positions).toBeGreaterThanOrEqual(STARTS.length);
	});

	it.each(Object.entries(LIMITS))('%s: counts replies as the interpreter does', (_, ruleset) => {
		const game = compile(ruleset);
		const definition = reference(ruleset);
		for (const [nth, start] of STARTS.slice(0, 3).entries())
			expect(perft(position(game, start), 2), `start ${nth}`).toBe(definition.perft(definition.stateOf(start), 2));
	});

	it.each(Object.entries(OTHERS))('%s: is tried with every move', (_, ruleset) => {
		const { facts } = plan(ruleset);
		expect([facts.onlyRoyalLaw, facts.ceilings]).toEqual([false, undefined]);
		const found = agreementOf({ ...ruleset, start: STARTS[0]! }, 1, { plies: 3, most: 160, cells: 4 });
		expect(found?.difference).toBeUndefined();
	});
});
