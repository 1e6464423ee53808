import { BLANK, CROSS, type Parts } from './grammar.js';
import { letterCode, scanLoose } from './loose.js';

/** Readings that need a position to confirm them: `nf3` and `exd`. */
export function repairs(text: string, letters: readonly string[] | undefined, lastRank: number): readonly Parts[] {
	const word = text.trimStart();
	const start = text.length - word.length;
	const capital = scanLoose(text.slice(0, start) + word.charAt(0).toUpperCase() + word.slice(1), letters, lastRank);
	const found = 'span' in capital || capital.letter === 0 ? [] : [capital];
	const match = /^([a-wyz])[x×X✕:*]?([a-wyz])(?:=?(\p{L}+))?(?=[+#!?]*\s*$)/u.exec(word);
	if (match === null) return found;
	const [whole, file, toFile, become = ''] = match;
	const promotion = letterCode(become, letters) || letterCode(become.toUpperCase(), letters);
	const [target, end] = [start + whole.search(/[a-z](?![a-z×X✕:*])/), start + whole.length];
	const pair = { file: file!.charCodeAt(0), mark: CROSS, toFile: toFile!.charCodeAt(0), promotion };
	return [...found, { ...BLANK, ...pair, start, origin: start, target, suffixAt: end, end }];
}
