import type { Game, Setup } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { Notation } from '../notation.js';
import type { Dialect } from '../options.js';
import { resultOf } from '../results.js';
import { fieldsOf } from '../text/fields.js';

/** A field that a text leaves out, though others follow: its number, and what stands for it. */
export type Absent = (words: readonly string[], game: Game) => readonly (readonly [nth: number, word: string])[];

const isCount = (word = ''): boolean => /^\d+(\+\d+)?$/.test(word);

/**
 * Rights, the en passant cell, or both, where a number follows the side to move; rights where a cell and a number do; and checks to give
 * where none stand before the clocks.
 */
export const shortForms: Absent = (words, { names, ruleset }) => {
	// A limit of counting is a number in the place of a cell, not a clock.
	if (names?.clocks?.limit !== undefined && words.length > (names.clocks.checks === undefined ? 5 : 6)) return [];
	const first = isCount(words[2]) || /^[a-z]\d/i.test(words[2] ?? '') ? 2 : 3;
	const dash: [number, string] = [first, '-'];
	const dashes = isCount(words[2]) ? [dash, dash] : isCount(words[3]) ? [dash] : [];
	const checks = names?.clocks?.checks;
	const next = 4 - dashes.length;
	const start = ruleset.vars[checks ?? '']?.start ?? 0;
	return checks !== undefined && /^\d+$/.test(words[next] ?? '') ? [...dashes, [next, `${start}+${start}`]] : dashes;
};

/**
 * The same dialect, read also where fields in the middle are left out: each is put in with a warning, and everything that is reported then
 * speaks of the text as it was given.
 */
export const withAbsent =
	(dialect: Dialect, absent: Absent): Dialect =>
	(game): Notation => {
		const [read, write] = dialect(game);
		return [
			(text, options) => {
				const marks = typeof text === 'string' && text.length <= (options?.limit ?? 4096) ? fieldsOf(text) : [];
				const words = marks.map((field) => field.text);
				const gaps = absent(words, game).filter(([nth]) => nth < words.length);
				if (gaps.length === 0) return read(text, options);
				const severity = options?.mode === 'strict' ? 'error' : 'warning';
				const problems: Diagnostic[] = [];
				/** Where in the new text something was put in, and how much. */
				const added: (readonly [at: number, length: number])[] = [];
				let whole = '';
				marks.forEach(({ text: word, from: index }, nth) => {
					whole += text.slice(marks[nth - 1]?.to ?? 0, index);
					for (const [, field] of gaps.filter(([at]) => at === nth)) {
						const fix = { from: index, to: index, text: `${field} ` };
						problems.push({
							code: 'fen/missing-field',
							message: 'Fields are missing.',
							span: { from: index, to: index },
							severity,
							hint: `Write "${field}".`,
							data: { fix },
						});
						added.push([whole.length, field.length + 1]);
						whole += `${field} `;
					}
					whole += word;
				});
				whole += text.slice(marks.at(-1)!.to);
				const back = (place: number): number =>
					added.reduceRight((at, [from, length]) => (at >= from + length ? at - length : Math.min(at, from)), place);
				const result = read(whole, options);
				const found = (result.ok ? result.warnings : result.problems).map((problem): Diagnostic => {
					const { span, data } = problem;
					const fix = data?.fix as { from: number; to: number; text: string } | undefined;
					return {
						...problem,
						span: { from: back(span.from), to: back(span.to) },
						...(fix && { data: { ...data, fix: { from: back(fix.from), to: back(fix.to), text: fix.text } } }),
					};
				});
				const all = [...problems, ...found].sort((a, b) => a.span.from - b.span.from);
				return resultOf<Setup>(all, severity === 'warning' && result.ok ? result.value : undefined);
			},
			write,
		];
	};
