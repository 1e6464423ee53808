import type { Game, Setup } from '@x/core';
import type { FenProblem } from '../codes.js';
import { named, onceForEach } from '../named-dialect.js';
import type { Dialect, Notation } from '../options.js';
import { resultOf } from '../results.js';
import { fieldsOf } from '../text/fields.js';

/** Finds the fields that a text omits although others follow: the index of each, and the text to insert. */
export type Absent = (words: readonly string[], game: Game) => readonly (readonly [nth: number, word: string])[];

const isCount = (word = ''): boolean => /^\d+(\+\d+)?$/.test(word);

/**
 * Inserts castling rights, the en passant cell, or both if a number follows the side to move; castling rights if a cell and a number follow it;
 * and remaining checks if the clocks follow immediately.
 */
export const shortForms: Absent = (words, { names, ruleset }) => {
	// The number in the place of the en passant cell may be a limit of counting instead of a clock.
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
 * Extends a dialect with texts that omit fields in the middle. Each is inserted with a warning. The spans of all diagnostics refer to the
 * original text.
 */
export const withAbsent = (dialect: Dialect, absent: Absent): Dialect =>
	named(
		dialect.name,
		onceForEach((game): Notation => {
			const { read, write } = dialect.of(game);
			return {
				read: (text, options) => {
					const marks = typeof text === 'string' && text.length <= (options?.limits?.length ?? 4096) ? fieldsOf(text) : [];
					const words = marks.map((field) => field.text);
					const gaps = absent(words, game).filter(([nth]) => nth < words.length);
					if (gaps.length === 0) return read(text, options);
					const severity = options?.mode === 'strict' ? 'error' : 'warning';
					const problems: FenProblem[] = [];
					/** The insertions in the new text: index and length of each. */
					const added: (readonly [at: number, length: number])[] = [];
					let whole = '';
					marks.forEach(({ text: word, from: index }, nth) => {
						whole += text.slice(marks[nth - 1]?.to ?? 0, index);
						for (const [, field] of gaps.filter(([at]) => at === nth)) {
							const fix = { from: index, to: index, text: `${field} ` };
							problems.push({
								code: 'fen/missing-field',
								message: 'A field is missing here.',
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
					const found = (result.ok ? result.warnings : result.problems).map((problem): FenProblem => {
						const { span, data } = problem;
						const fix = data?.fix as { from: number; to: number; text: string } | undefined;
						return {
							...problem,
							span: { from: back(span.from), to: back(span.to) },
							...(fix && { data: { ...data, fix: { from: back(fix.from), to: back(fix.to), text: fix.text } } }),
						};
					});
					const all = [...problems, ...found].sort((a, b) => a.span.from - b.span.from);
					return resultOf<Setup, FenProblem>(all, severity === 'warning' && result.ok ? result.value : undefined);
				},
				write,
			};
		}),
	);
