import { compile } from '@x/core/compile';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
import { readVectors } from '../vectors.js';
import { answer, gameOf, type Row } from './rows.js';
import { difference } from './same-play.js';
import { setupFor } from './setups.js';

/** A form that the source document names without a program that plays it. */
interface Form extends Row {
	readonly because: string;
	/** Each move as the board after it, the hands, and the side that decides next or has won. */
	readonly moves: readonly string[];
}

const ROWS = readVectors<readonly Form[]>('forms');

describe('the forms that no other program plays', () => {
	it.each(ROWS.map((row) => [row.id, row.because, row] as const))('%s: %s', (_, __, row) => {
		expect(answer(row, setupFor).moves).toEqual(row.moves);
	});

	it.each(ROWS.map((row) => [row.id, row] as const))('%s is played alike by the engine and by the literal interpreter', (_, row) => {
		const made = gameOf(row.definition);
		const { seen: __, ...setup } = setupFor(row, made.definition);
		expect(difference(made, setup, { games: 1, length: 8 })).toBeUndefined();
	});

	it.each([
		['royal progressive turn<1>=enpassant turn<2>{R} K=W R=W P=mfW+cefF+imefW02 +P==R', 'k1r1/1p2/4/P3/1KR1'],
		['royal progressive=moderate turn<1> turn<2>{N}=optional K=W N=W', 'k1n/3/1n1/K1N'],
		['royal{KM}=capture(2) K=W M=F R=W', 'k1r/m2/2M/K1R'],
		['royal announcement{N}[1-2]/Ride/ K=W N=fN N/Ride/=F O-O R', 'k1n/3/1n1/K1N'],
	])('%s are played alike by the engine and by the literal interpreter', (text, start) => {
		const rows = start.split('/');
		const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [one]) => sum + (Number(one) || 1), 0);
		const definition = toGame(parse(text), { board: { files, ranks: rows.length }, start: `${start} w` });
		expect(difference({ definition, game: compile(definition) }, definition.rules.start, { games: 2, length: 12 })).toBeUndefined();
	});
});
