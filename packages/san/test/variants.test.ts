import { apply, history, key, legal, type Move, type MoveParts, moveName, type Position, sameMove, position as startOf } from '@x/core';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { safeResolve, stringify } from '../src/index.js';
import { replay, stringifyMoves } from '../src/list.js';
import { hasShared, shared } from './support/shared.js';
import { squaresOf } from './support/squares.js';
import { coordinates, gameOf, positionOf } from './support/variants.js';

interface Row {
	readonly variant: string;
	readonly fen: string;
	readonly uci: readonly string[];
	readonly san: readonly string[];
}

/** The other program does not detect check if a ruleset defines check itself. */
const wayOf = (variant: string, text: string): string => (/^(?:atomic|coregal|spartan)/.test(variant) ? text.replace(/[+#]$/, '') : text);

/** Games in which the other program writes pawns with a letter, because they move differently. */
const OTHER_PAWNS = new Set(['berolina', 'legan', 'pawnback', 'pawnsideways', 'petrified', 'spartan']);

/** Games with other names of cells or letters in that program: the families of shogi and xiangqi. */
const OWN_NAMES: RegExp = /shogi$|xiangqi$|^janggi|^(?:dobutsu|gorogoro|judkins|manchu|micro|mini|supply)$/;

describe.runIf(hasShared)('lists of moves', () => {
	const rows: readonly Row[] = hasShared ? JSON.parse(shared('variants/legal-moves.json')) : [];
	const known = rows.filter(({ variant }) => gameOf(variant) !== undefined && !OWN_NAMES.test(variant));
	test.each([...new Set(known.map(({ variant }) => variant))])('%s', (name) => {
		for (const { variant, fen, uci, san } of known) {
			if (variant !== name) continue;
			const position = positionOf(gameOf(variant)!, fen);
			for (const move of legal(position)) {
				const wanted = san[uci.indexOf(coordinates(move))];
				if (wanted === undefined) continue;
				const written = stringify(move, position, { suffix: 'check-only' });
				if (!OTHER_PAWNS.has(variant)) expect(wayOf(variant, written), fen).toBe(wayOf(variant, wanted));
				const read = safeResolve(wanted, position);
				expect(read.ok && moveName(read.value), `${wanted} in ${fen}`).toBe(moveName(move));
			}
		}
	});
	test('cover many games', () => {
		expect(new Set(known.map(({ variant }) => variant)).size).toBeGreaterThan(50);
	});
});

test('takes linear time for a long text', () => {
	const { start } = gameOf('shogi')!;
	for (const text of [`${'+'.repeat(1_000_000)}x`, ' '.repeat(1_000_000), `P${'7'.repeat(1_000_000)}f`])
		expect(safeResolve(text, start, { mode: 'repair' }).ok).toBe(false);
});

/** Every text of a position is unique and is read back strictly. */
function readAgain(position: Position): void {
	const texts = new Map<string, string>();
	for (const move of legal(position).slice(0, 60)) {
		const text = stringify(move, position);
		expect(texts.get(text), text).toBeUndefined();
		texts.set(text, moveName(move));
		const read = safeResolve(text, position, { mode: 'strict' });
		expect(read.ok ? sameMove(read.value, move) : read.problems, text).toBe(true);
		if (texts.size > 12) continue;
		for (const notation of ['lan', 'uci', 'fan'] as const) {
			const other = stringify(move, position, { notation });
			const again = safeResolve(other, position);
			expect(again.ok ? sameMove(again.value, move) : again.problems, other).toBe(true);
		}
	}
}

describe('reads every preset as it is written', () => {
	test('writes a lion that captures on its way', () => {
		const cell = { f6: [5, 5], f7: [5, 6], g7: [6, 6], g8: [6, 7] } as const;
		const start = startOf(gameOf('chushogi')!, {
			pieces: [
				{ at: [0, 0], piece: { side: 'white', kind: 'K' } },
				{ at: [11, 11], piece: { side: 'black', kind: 'K' } },
				{ at: cell.f6, piece: { side: 'white', kind: 'N' } },
				...[cell.f7, cell.g7, cell.g8].map((at) => ({ at, piece: { side: 'black', kind: 'P' } })),
			],
		});
		const texts = legal(start).flatMap((move) => (move.kind === 'N' ? [stringify(move, start)] : []));
		expect(texts.filter((text) => text.endsWith('g8')).sort()).toEqual(['Nxf7-g8', 'Nxg7-g8', 'Nxg8']);
		expect(texts.filter((text) => text.endsWith('f6')).sort()).toEqual(['Nf6', 'Nxf7-f6', 'Nxg7-f6']);
		for (const move of legal(start)) {
			const read = safeResolve(stringify(move, start), start, { mode: 'strict' });
			expect(read.ok && sameMove(read.value, move)).toBe(true);
		}
	});

	test.each(sampleOf('written presets', Object.keys(games), { normal: 0.25, quick: 0.08 }))('%s', (name) => {
		let position = gameOf(name)!.start;
		const texts: string[] = [];
		const given: (Move | MoveParts)[] = [];
		for (let ply = 0; ply < byExtent({ full: 40, normal: 8, quick: 4 }); ply++) {
			readAgain(position);
			const moves = legal(position);
			if (moves.length === 0) break;
			const move = moves[(7 * ply + 3) % moves.length]!;
			texts.push(stringify(move, position));
			given.push(squaresOf(move));
			position = apply(position, move);
		}
		// A whole line: the same texts and the same end.
		expect(stringifyMoves(given, gameOf(name)!.start)).toEqual(texts);
		const end = replay(texts, gameOf(name)!.start);
		expect(key(end)).toBe(key(position));
		expect(history(end).map(key)).toEqual(history(position).map(key));
	});
});
