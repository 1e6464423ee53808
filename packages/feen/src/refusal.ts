import { NotationError, type Result, textGiven } from '@x/diagnostics';
import type { Code } from './codes.js';

/**
 * The parts of a token, or its only fault. The pattern matches the longest beginning of a token; its second group is the letter.
 */
export const matched = <T>(
	text: string,
	kind: 'pin' | 'epin' | 'sin',
	longest: number,
	pattern: RegExp,
	read: (parts: RegExpExecArray) => T,
): Result<T> => {
	textGiven(text);
	const parts = pattern.exec(text)!;
	const [found, , letter] = parts;
	if (letter && found === text) return { ok: true, value: read(parts), warnings: [] };
	const code: Code = !text
		? `${kind}-empty`
		: text.length > longest
			? `${kind}-too-long`
			: kind === 'sin'
				? 'sin-letter'
				: kind === 'epin' && /'./s.test(text)
					? 'epin-derivation-marker'
					: letter
						? 'pin-suffix'
						: 'pin-letter';
	return {
		ok: false,
		problems: [
			{
				code: `feen/${code}`,
				message: `"${text.slice(0, 20)}" is not a ${kind.toUpperCase()}.`,
				severity: 'error',
				span: { from: found.length, to: text.length },
				hint: kind === 'sin' ? 'Write a letter.' : 'Write a letter with its marks: +k^.',
			},
		],
	};
};

export function orThrow<T>(result: Result<T>): T {
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
