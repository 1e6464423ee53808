import { type Game, moveName, type Position } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { describe, expect, test } from 'vitest';
import { resolve, safeResolve, stringify } from '../src/index.js';
import { fromFen } from './support/fen.js';
import { hasShared, own, shared } from './support/shared.js';

interface Row {
	readonly fen: string;
	readonly chess960?: boolean;
	readonly san: Readonly<Record<string, string>>;
}

const gameOf = (row: Row): Game => (row.chess960 === true ? chess960 : chess);

/** Every text resolves to its move at every level, and every move is written as its text. */
function disagreements(row: Row): readonly string[] {
	const position: Position = fromFen(gameOf(row), row.fen);
	const found: string[] = [];
	for (const [name, text] of Object.entries(row.san)) {
		const move = resolve(text, position);
		if (moveName(move) !== name) found.push(`${row.fen} ${text}: ${moveName(move)}, not ${name}`);
		const written = stringify(move, position);
		if (written !== text) found.push(`${row.fen} ${name}: ${written}, not ${text}`);
		const strict = safeResolve(text, position, { mode: 'strict' });
		if (!strict.ok || moveName(strict.value) !== name || strict.warnings.length > 0) found.push(`${row.fen} ${text}: not strict`);
		if (safeResolve(text, position).ok !== true) found.push(`${row.fen} ${text}: not lenient`);
	}
	return found;
}

describe('texts of all legal moves', () => {
	const rows: readonly (Row & { readonly id: string })[] = JSON.parse(own('vectors/moves.json'));
	test.each(rows)('$id', (row) => {
		expect(disagreements(row)).toEqual([]);
	});
});

describe.runIf(hasShared)('the oracle', () => {
	const rows: readonly Row[] = hasShared ? JSON.parse(shared('chess/san-oracle.json')) : [];
	test('orthodox positions', () => {
		expect(rows.filter((row) => row.chess960 !== true).flatMap(disagreements)).toEqual([]);
	});
	test('Chess960 positions', () => {
		expect(rows.filter((row) => row.chess960 === true).flatMap(disagreements)).toEqual([]);
	});
	test('is not empty', () => {
		expect(rows.reduce((sum, row) => sum + Object.keys(row.san).length, 0)).toBeGreaterThan(10_000);
	});
});
