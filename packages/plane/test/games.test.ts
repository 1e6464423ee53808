import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, hasLegalMove, inCheck, lastMove, outcome, pieces, position as positionOf, setupOf } from '@x/core';
import { type PlanePosition, plane } from '@x/plane';
import { describe, expect, it } from 'vitest';
import { readIcn } from './icn.js';

const shared = process.env.X_SHARED ?? join(import.meta.dirname, '../../../../shared');
const vectors = join(shared, 'vectors/icn');
const present = existsSync(vectors);
const lines = <T>(name: string): T[] =>
	present
		? readFileSync(join(vectors, `${name}.jsonl`), 'utf8')
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line) as T)
		: [];

interface Played {
	readonly id: string;
	readonly site: { readonly compact: string };
	/** Token, and letters for the properties of the move: x capture, + check, # end, c castling, e en passant, p promotion. */
	readonly moves: readonly (readonly [string, string])[];
	readonly finalPosition: string;
}

/** The properties of the move that led to a position, in the letters of the vectors. */
function flagsOf(position: PlanePosition): string {
	const move = lastMove(position)!;
	const passing = move.captured.some(({ cell }) => cell.join() !== move.to.join());
	const check = inCheck(position) ? (hasLegalMove(position) ? '+' : '#') : '';
	return [move.captured.length > 0 && 'x', check, move.marks.includes('castle') && 'c', passing && 'e', move.promotion !== undefined && 'p']
		.filter(Boolean)
		.join('');
}

const placed = (position: PlanePosition): string[] =>
	pieces(position)
		.map(({ cell, piece }) => `${piece.side} ${piece.kind} ${cell}`)
		.sort();

describe.skipIf(!present)('vectors games', () => {
	it.each(lines<Played>('games').map((game) => [game.id, game] as const))('%s', (_, { site, moves, finalPosition }) => {
		const read = readIcn(site.compact);
		const chain = [positionOf(plane(read.ruleset), read.setup)];
		for (const move of read.moves) chain.push(apply(chain.at(-1)!, move));
		expect(chain.length).toBe(moves.length + 1);
		const sorted = (text: string): string => [...text].sort().join('');
		expect(chain.slice(1).map((position) => sorted(flagsOf(position)))).toEqual(moves.map(([, flags]) => sorted(flags)));
		const last = readIcn(finalPosition);
		expect(placed(chain.at(-1)!)).toEqual(placed(positionOf(plane(last.ruleset), last.setup)));
		// Without a move rule, the vectors do not count plies.
		if (read.options.moveRule !== undefined) expect(setupOf(chain.at(-1)!).vars).toMatchObject(last.setup.vars!);
	});
});

interface Ended {
	readonly id: string;
	readonly tag: string;
	readonly icn: string;
	readonly expect: { readonly victor: number | null; readonly condition: string } | null;
}

/** Texts with more than two sides are read and written, but not played. */
const isPlayed = ({ icn }: Ended): boolean => !/^\S*:r/.test(icn);

/** The site made these moves without testing their legality: the king may not return to 30,30, because a queen attacks along that diagonal. */
const ILLEGAL = ['outcome-dev-2', 'outcome-dev-5'];

describe.skipIf(!present)('vectors outcomes', () => {
	it.each(
		lines<Ended>('outcomes')
			.filter(isPlayed)
			.map((vector) => [`${vector.id} ${vector.tag}`, vector] as const),
	)('%s', (_, vector) => {
		const { ruleset, setup, moves } = readIcn(vector.icn, { insufficient: true });
		const play = (): PlanePosition => moves.reduce((position, move) => apply(position, move), positionOf(plane(ruleset), setup));
		if (ILLEGAL.includes(vector.id)) {
			expect(play).toThrow('Expected a legal move of ');
			return;
		}
		const end = play();
		const found = outcome(end);
		const victor = found?.winner === undefined ? null : found.winner === 'white' ? 1 : 2;
		expect(found === undefined ? null : { victor, condition: found.reason }).toEqual(vector.expect);
	});
});
