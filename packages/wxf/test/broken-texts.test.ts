import { readFileSync } from 'node:fs';
import type { Diagnostic, Span } from '@x/diagnostics';
import type { GameId } from '@x/games';
import { expect, it } from 'vitest';
import { safeParse } from '../src/index.js';
import { safePlay } from '../src/play.js';
import { gameOf } from './support/games.js';

/** A text with one slip: its place, and the text that was certainly meant. */
interface Row {
	readonly text: string;
	readonly span: Span;
	readonly good?: string;
	readonly game?: GameId;
	readonly dialect?: 'playok';
}

const rows: readonly Row[] = JSON.parse(readFileSync(new URL('../vectors/broken-texts.json', import.meta.url), 'utf8'));

const firstOf = ({ text, game, dialect }: Row): Diagnostic | undefined => {
	const read = safeParse(text, { mode: 'strict', dialect });
	if (!read.ok) return read.problems[0];
	const played = game === undefined ? undefined : safePlay(read.value[0]!, gameOf(game));
	return played?.ok === false ? played.problems[0] : undefined;
};

const repaired = (text: string, { data }: Diagnostic): string | undefined => {
	const fix = data?.fix as (Span & { readonly text: string }) | undefined;
	return fix && text.slice(0, fix.from) + fix.text + text.slice(fix.to);
};

it('names the place of nearly every slip, with a hint, and repairs those that have one repair', () => {
	const missed = { place: [] as string[], hint: [] as string[], fix: [] as string[] };
	for (const row of rows) {
		const problem = firstOf(row);
		const told = `${row.text} → ${problem?.code} ${problem?.span.from}-${problem?.span.to} ${problem?.message} ${problem?.hint}`;
		if (problem?.span.from !== row.span.from || problem.span.to !== row.span.to) missed.place.push(told);
		if (problem?.hint === undefined) missed.hint.push(told);
		if (problem !== undefined && repaired(row.text, problem) !== row.good) missed.fix.push(`${told} ${repaired(row.text, problem)}`);
	}
	expect(rows.length).toBeGreaterThanOrEqual(100);
	expect(missed.place.length / rows.length, missed.place.join('\n')).toBeLessThanOrEqual(0.05);
	expect(missed.hint.length / rows.length, missed.hint.join('\n')).toBeLessThanOrEqual(0.2);
	expect(missed.fix, missed.fix.join('\n')).toEqual([]);
});
