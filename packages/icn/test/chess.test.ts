import { perft, position, setupOf } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { fromChess, toChess } from '../src/chess.js';
import { type IcnGame, parse, sorted, stringify } from '../src/index.js';
import { readLines, shared } from './shared.js';

/** The setup of a game, and the codes and paths of its losses. */
function converted(game: IcnGame): { readonly lost: readonly string[]; readonly again: IcnGame } {
	const result = toChess(game);
	if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
	return { lost: result.warnings.map(({ path }) => path), again: fromChess(setupOf(position(chess, result.value))) };
}

const START =
	'w 0/100 1 (8|1) 1,8,1,8 P1,2+|P2,2+|P3,2+|P4,2+|P5,2+|P6,2+|P7,2+|P8,2+|p1,7+|p2,7+|p3,7+|p4,7+|p5,7+|p6,7+|p7,7+|p8,7+|R1,1+|R8,1+|r1,8+|r8,8+|N2,1|N7,1|n2,8|n7,8|B3,1|B6,1|b3,8|b6,8|Q4,1|q4,8|K5,1+|k5,8+';

describe('chess on the plane', () => {
	test('converts the start of chess in both directions', () => {
		const { lost, again } = converted(parse(START));
		expect(lost).toEqual([]);
		expect(stringify(sorted(again))).toBe(stringify(sorted(parse(START))));
		expect(stringify(sorted(fromChess(setupOf(chess.start))))).toBe(stringify(sorted(parse(START))));
	});

	interface Counted {
		readonly id: string;
		readonly icn: string;
		readonly perft: readonly number[];
	}
	test.each(readLines<Counted>('perft'))('counts of $id', ({ icn, perft: counts }) => {
		const result = toChess(parse(icn));
		if (!result.ok) throw new Error('is refused');
		expect(result.warnings).toEqual([]);
		const start = position(chess, result.value);
		for (const depth of [1, 2, 3]) expect(perft(start, depth)).toBe(counts[depth - 1]);
		expect(stringify(sorted(fromChess(setupOf(start))))).toBe(stringify(sorted(parse(icn))));
	});
	test.runIf(shared)('exist in the setup', () => expect(readLines('perft')).toHaveLength(3));

	test.each([
		['w 0/100 1 (8|1) K5,1|k5,8', ['border']],
		['w 1 (8|1) 1,8,1,8 K5,1|k5,8', ['moveRule']],
		['w 0/100 1 (8;q|1) 1,8,1,8 K5,1|k5,8', ['promotions']],
		['w 0/100 1 (8|1) 1,8,1,8 koth K5,1|k5,8', ['win.1', 'win.2']],
		['w 0/100 1 (8|1) 1,8,1,8 K5,1+|R7,1+|k5,8', ['pieces[1]']],
		['w 0/100 1 (8|1) 1,8,1,8 K5,1|P4,2|P3,3+|k5,8', ['pieces[1]', 'pieces[2]']],
		['[Event "x"] w 0/100 1 (8|1) 1,8,1,8 Squares:1,1 Rays:1,1>1,1 K5,1|k5,8 5,1>5,2', ['metadata', 'squares', 'rays', 'moves']],
		['w 0/100 1 (8|1) {"slideLimit":7} K5,1|k5,8', ['border', 'extras']],
	])('reports the losses of %s', (text, lost) => {
		expect(converted(parse(text)).lost).toEqual(lost);
	});

	test.each([
		['K0,1', 'pieces[0]'],
		['K9007199254740993,1', 'pieces[0]'],
		['AM1,1', 'pieces[0]'],
		['ob1,1', 'pieces[0]'],
		['3k1,1', 'pieces[0]'],
		['w:b:r K1,1', 'turnOrder'],
		['0,3 K1,1', 'enPassant'],
		['w 1', 'pieces'],
	])('refuses %s', (text, path) => {
		const result = toChess(parse(text));
		expect(result.ok).toBe(false);
		expect(result.ok || result.problems[0]).toMatchObject({ code: 'icn/off-board', path });
	});

	test('refuses positions of other games', () => {
		expect(() => fromChess({ pieces: [{ at: [0, 0], piece: { side: 'white', kind: 'X' } }] })).toThrow(RangeError);
		expect(() => fromChess({ pieces: [{ at: [0, 0], piece: { side: 'red', kind: 'K' } }] })).toThrow(RangeError);
	});
});
