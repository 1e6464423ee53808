import { moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { isNullMove, type ResolveOptions, safeResolve } from '../src/index.js';
import { LOCALES } from '../src/locales.js';
import { fromFen } from './support/fen.js';
import { withLetters } from './support/letters.js';
import { hasShared, own, shared } from './support/shared.js';

/** The move of a text with some options: its name, `null` for a null move, `undefined` if it is refused. */
function meaning(fen: string, text: string, options: ResolveOptions | undefined): string | undefined {
	const result = safeResolve(text, fromFen(chess, fen), options);
	if (!result.ok) return undefined;
	return isNullMove(result.value) ? 'null' : moveName(result.value);
}

interface Case {
	readonly id: string;
	readonly fen: string;
	readonly input: string;
	readonly options?: ResolveOptions;
	readonly expect: string | null;
	readonly warnings?: readonly string[];
	readonly problem?: string;
	readonly span?: readonly [number, number];
}

describe('the texts that each mode accepts', () => {
	const cases: readonly Case[] = JSON.parse(own('vectors/leniency.json'));
	test.each(cases)('$id', ({ fen, input, options: given, expect: wanted, warnings, problem, span }) => {
		const options = withLetters(given);
		expect(meaning(fen, input, options) ?? null).toBe(wanted);
		const result = safeResolve(input, fromFen(chess, fen), options);
		if (result.ok) expect(result.warnings.map(({ code }) => code)).toEqual(warnings ?? []);
		else {
			if (problem !== undefined) expect(result.problems[0]!.code).toBe(problem);
			if (span !== undefined) expect(result.problems[0]!.span).toEqual({ from: span[0], to: span[1] });
		}
	});
});

/** The rows that need more than the default mode, by their remark. */
const OPTIONS: Readonly<Record<string, ResolveOptions>> = {
	'lower-case piece letter': { mode: 'repair' },
	'pawn capture file-file': { mode: 'repair' },
	'pawn capture without rank': { mode: 'repair' },
	'lower-case b: bishop or b-pawn without x': { mode: 'repair' },
	'German S': { pieces: LOCALES.de },
	'French/Spanish C': { pieces: LOCALES.fr },
	'German queen D': { pieces: LOCALES.de },
	'null move --': { nullMoves: true },
	'null move Z0': { nullMoves: true },
};

describe.runIf(hasShared)('accepts the leniency table', () => {
	const rows: readonly (readonly [string, string, string | null, string])[] = hasShared
		? JSON.parse(shared('chess/san-leniency.json'))
		: [];
	test.each(rows)('%s %s means %s: %s', (fen, text, wanted, remark) => {
		expect(meaning(fen, text, OPTIONS[remark]) ?? null).toBe(wanted);
	});
	test.each(rows.filter(([, , , remark]) => remark in OPTIONS))('%s %s is refused without its option', (fen, text) => {
		expect(meaning(fen, text, undefined)).toBeUndefined();
	});
	test.each(rows.filter(([, , wanted]) => wanted === null))('%s %s is refused in every mode', (fen, text) => {
		for (const mode of ['strict', 'lenient', 'repair'] as const) expect(meaning(fen, text, { mode, nullMoves: true })).toBeUndefined();
	});
	test('accepts only the canonical rows at the strict mode', () => {
		for (const [fen, text, wanted] of rows) {
			const strict = meaning(fen, text, { mode: 'strict' });
			if (strict !== undefined) expect(strict).toBe(wanted);
		}
	});
});
