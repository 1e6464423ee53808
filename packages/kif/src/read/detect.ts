import { textGiven } from '@x/diagnostics';
import type { Dialect } from '../game.js';
import { linesOf } from './lines.js';

/** The lines that show a format at once. */
const CERTAIN: readonly (readonly [RegExp, Dialect])[] = [
	[/^\s*\{/, 'jkf'],
	[/^(?:V[123]|N[+-]|P(?:I|[1-9](?: \*|[+-])|[+-](?:\d\d[A-Z]{2}|$))|\$[A-Z_+-]+:|[+-]\d{4}[A-Z]{2}|[+-]$|'CSA )/, 'csa'],
	[/^手数[-－―ー]{2}|^[ \u3000]*[0-9０-９]+[ \u3000]+[▲△]?(?:同|[1-9１-９][一二三四五六七八九])[ \u3000]*[^\s\u3000]/, 'kif'],
	[/^[ \u3000]*[▲▼☗△▽☖](?:同|[1-9１-９])/, 'ki2'],
];

/** Lines of headers and starts, and ends of games. */
const LIKELY = /^[^\s：:]+[：:]|^[|+＋]|^まで|^[ \u3000]*\d+[ \u3000]+[投中千持詰切反入不封]/;

/** The most lines that are looked at. */
const MOST_LINES = 2000;

/**
 * The format of a text, by the first line that shows it; undefined if none does.
 *
 * @example
 * detect('▲７六歩 △３四歩') // → 'ki2'
 * detect('hello') // → undefined
 */
export const detect = (text: string): Dialect | undefined => {
	textGiven(text);
	let likely: Dialect | undefined;
	let lines = 0;
	for (const { text: line } of linesOf(text)) {
		if (++lines > MOST_LINES) break;
		if (/^[#*&]/.test(line) || line.trim() === '') continue;
		const found = CERTAIN.find(([pattern]) => pattern.test(line))?.[1];
		if (found !== undefined && (found !== 'jkf' || lines <= 3)) return found;
		if (LIKELY.test(line)) likely ??= 'kif';
	}
	return likely;
};
