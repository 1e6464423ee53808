import { apply, findUnique, type Game, legal, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { atomic } from '@x/games/atomic';
import { crazyhouse } from '@x/games/crazyhouse';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { xiangqi } from '@x/games/xiangqi';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { canonicalQuery, readCanonical } from '../src/canonical.js';
import { stringify } from '../src/index.js';
import { readFully } from '../src/resolve.js';
import { fromFen } from './support/fen.js';
import { hasShared, shared } from './support/shared.js';

const CHARACTERS = 'KQRBNPCAHOkqrbnpabcdefghxij0123456789xx=+#!?O-@:.( e'.split('');

/** The result of the full reader with an empty cache. */
function fully(text: string, position: Position): string | undefined {
	const move = readFully(text, position);
	return 'span' in move ? undefined : moveName(move);
}

/** A result of the fast reader must equal that of the full reader. */
function agree(text: string, position: Position): void {
	const move = readCanonical(position, text);
	if (move !== undefined && moveName(move) !== fully(text, position))
		throw new Error(`${JSON.stringify(text)}: ${moveName(move)}, but ${fully(text, position)}`);
}

/** A text with some characters changed, dropped or doubled. */
function edited(text: string, edits: readonly (readonly [number, number, string])[]): string {
	let result = text;
	for (const [at, way, character] of edits) {
		const place = at % (result.length + 1);
		result = result.slice(0, place) + (way === 1 ? '' : character) + result.slice(way === 0 ? place : place + 1);
	}
	return result;
}

const edits = fc.array(fc.tuple(fc.nat(9), fc.nat(2), fc.constantFrom(...CHARACTERS)), { minLength: 1, maxLength: 3 });

const games: readonly (readonly [string, Game])[] = [
	['chess', chess],
	['chess960', chess960],
	['crazyhouse', compile(crazyhouse)],
	['atomic', compile(atomic.rules, chess.names)],
	['xiangqi', compile(xiangqi)],
];

describe('the fast reader of canonical texts', () => {
	test.each(games)('reads every text of %s and edited copies like the full reader', (_, game) => {
		fc.assert(
			fc.property(fc.array(fc.nat(200), { maxLength: 50 }), fc.nat(200), edits, (choices, which, changes) => {
				let position = game.start;
				for (const choice of choices) {
					const moves = legal(position);
					if (moves.length > 0) position = apply(position, moves[choice % moves.length]!);
				}
				const moves = legal(position);
				const move = moves[which % Math.max(1, moves.length)];
				if (move === undefined) return;
				const text = stringify(move, position);
				if (move.from !== undefined) expect(readCanonical(position, text)).toBeDefined();
				for (const note of ['', '!', '?!']) agree(text + note, position);
				agree(edited(text, changes), position);
			}),
			{ numRuns: runs(400) },
		);
	});
	test.each(games)('refuses every text of %s that the full reader refuses', (_, { start }) => {
		const texts = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 7 });
		fc.assert(
			fc.property(texts, (text) => agree(text, start)),
			{ numRuns: runs(3000) },
		);
	});
	test('leaves ambiguous texts to the full reader', () => {
		const position = fromFen(chess, 'r3k2r/1P6/8/3pP3/8/8/7N/RN2K2R w KQkq d6 0 1');
		for (const text of [
			'e5e6',
			'ed6',
			'0-0',
			'e06',
			'Nf3!?',
			'Nf3!!!',
			'Nf3+#',
			'b8',
			'b8Q',
			'Nxf3',
			'exd6e.p.',
			'12.e6',
			'Ra0d1',
			' e6',
			'e',
			'',
		])
			expect(readCanonical(position, text), text).toBeUndefined();
		for (const text of ['e6', 'Pe6', 'exd6', 'O-O', 'b8=Q+', 'bxa8=N', 'Nh2f3', 'Rf1'])
			expect(moveName(readCanonical(position, text)!), text).toBe(fully(text, position));
	});
});

describe.runIf(hasShared)('the oracle', () => {
	test('reads every text with the fast reader', () => {
		const rows: readonly { fen: string; chess960?: boolean; san: Record<string, string> }[] = JSON.parse(shared('chess/san-oracle.json'));
		for (const { fen, chess960: random, san } of rows) {
			const position = fromFen(random === true ? chess960 : chess, fen);
			for (const [name, text] of Object.entries(san)) {
				const move = readCanonical(position, text);
				expect(move && moveName(move), `${fen} ${text}`).toBe(name);
			}
		}
	});
});

describe('the query of a canonical text', () => {
	test.each(games)('finds every move of %s that resolve finds', (_, game) => {
		fc.assert(
			fc.property(fc.array(fc.nat(200), { maxLength: 40 }), (choices) => {
				let position = game.start;
				for (const choice of choices) {
					const moves = legal(position);
					if (moves.length === 0) break;
					const move = moves[choice % moves.length]!;
					const query = canonicalQuery(game, stringify(move, position));
					if (query !== undefined) expect(moveName(findUnique(position, query)!)).toBe(moveName(move));
					position = apply(position, move);
				}
			}),
			{ numRuns: 20 },
		);
	});

	test('does not depend on the position, and is kept', () => {
		expect(canonicalQuery(chess, 'Qxd8#')).toBe(canonicalQuery(chess, 'Qxd8#'));
		expect(findUnique(chess.start, canonicalQuery(chess, 'Qxd8#')!)).toBeUndefined();
	});

	test('does not exist for texts of another shape', () => {
		for (const text of ['', 'Ng1-f3', 'e2e4', '--', 'Xf3', 'e9', 'O-O-O-O', '1.e4'])
			expect([text, canonicalQuery(chess, text)]).toEqual([text, undefined]);
	});

	test('refuses values that are not a game or a text', () => {
		expect(() => canonicalQuery({} as Game, 'e4')).toThrow(TypeError);
		expect(() => canonicalQuery(chess, 4 as never)).toThrow(TypeError);
	});
});
