import { apply, type Game, legal, type MoveParts, moveName, type Position } from '@x/core';
import { moveNamed } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { describe, expect, test } from 'vitest';
import { resolve, SanError, type StringifyOptions, safeResolve, stringify, stringifyUnchecked } from '../src/index.js';
import { LOCALES } from '../src/locales.js';
import { fromFen } from './support/fen.js';
import { withLetters } from './support/letters.js';
import { hasShared, own, shared } from './support/shared.js';

interface Case {
	readonly id: string;
	readonly fen: string;
	readonly chess960?: boolean;
	readonly move: MoveParts;
	readonly options?: StringifyOptions;
	readonly expect: string | null;
}

describe('moves as text', () => {
	const cases: readonly Case[] = JSON.parse(own('vectors/stringify.json'));
	test.each(cases)('$id', ({ fen, chess960: random, move, options: given, expect: wanted }) => {
		const options = withLetters(given);
		const position = fromFen(random === true ? chess960 : chess, fen);
		if (wanted === null) expect(() => stringify(move, position, options)).toThrow(SanError);
		else expect(stringify(move, position, options)).toBe(wanted);
	});
});

describe.runIf(hasShared)('dialects', () => {
	interface Row {
		readonly variant: string;
		readonly fen: string;
		readonly uci: string;
		readonly notation: string;
		readonly san: string;
	}
	const rows: readonly Row[] = hasShared ? JSON.parse(shared('chess/san-dialects.json')) : [];
	test.each(rows.filter(({ variant }) => variant === 'chess'))('$san', ({ fen, uci, notation, san }) => {
		const position = fromFen(chess, fen);
		const move = moveNamed(position, uci);
		expect(stringify(move, position, { notation: notation === 'LAN' ? 'lan' : 'san' })).toBe(san);
		expect(moveName(resolve(san, position))).toBe(uci);
	});
});

/** Every legal text of some positions in every readable notation. */
describe('reads every notation back', () => {
	const fens = ['r3k2r/1P1p2pp/8/2pPp3/1n5N/8/PPP2PPP/R3K2R w KQkq e6 0 1', '1n1r2k1/2P1P3/8/8/8/8/5p1p/K3B1N1 w - - 0 1'];
	const positions: readonly (readonly [string, Position])[] = fens.map((fen) => [fen, fromFen(chess, fen)]);
	const texts = (position: Position, options: StringifyOptions): readonly (readonly [string, string])[] =>
		legal(position).map((move) => [moveName(move), stringify(move, position, options)]);
	test.each(positions)('%s', (_, position) => {
		for (const notation of ['san', 'lan', 'uci', 'fan'] as const)
			for (const [name, text] of texts(position, { notation })) expect(moveName(resolve(text, position)), text).toBe(name);
		for (const pieces of Object.values(LOCALES))
			for (const [name, text] of texts(position, { pieces })) {
				const strict = safeResolve(text, position, { pieces, mode: 'strict' });
				expect(strict.ok && moveName(strict.value), `${pieces} ${text}`).toBe(name);
			}
	});
});

describe('stringify', () => {
	const game: Game = chess;
	test('refuses the move of another position', () => {
		const e4 = moveNamed(game.start, 'e2e4');
		expect(() => stringify(e4, apply(game.start, e4))).toThrow(SanError);
	});
	test('stringifyUnchecked takes the position after the move', () => {
		const position = fromFen(game, 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2');
		const mate = moveNamed(position, 'd8h4');
		expect(stringifyUnchecked(mate, position, undefined, apply(position, mate))).toBe('Qh4#');
	});
	test('refuses unknown options', () => {
		const unknown = (value: string): never => value as never;
		expect(() => stringify({ from: 'e2', to: 'e4' }, game.start, { notation: unknown('iccf') })).toThrow(TypeError);
		expect(() => stringify({ from: 'g1', to: 'f3' }, game.start, { pieces: unknown('xx') })).toThrow(TypeError);
	});
});
