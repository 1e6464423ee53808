import { type Diagnostic, NotationError, type Result, textGiven } from '@x/diagnostics';
import type { WxfCode } from './codes.js';
import type { FileDialect, XiangqiGame } from './game.js';
import { narrow } from './move-text.js';
import { type ParseOptions, settingsOf } from './options.js';
import { DhtmlxqReader } from './read/dhtmlxq.js';
import { PgnReader } from './read/pgn.js';
import { PlayokReader } from './read/playok.js';
import { Report } from './report.js';

/**
 * The form of a file of games by its signs: `dhtmlxq` has elements in square brackets, `playok` a block `START{`; everything else is read as `pgn`,
 * a list of moves included.
 *
 * @example
 * dialectOf('START{ 1. C2.5 H8+7 }END') // → 'playok'
 */
export function dialectOf(text: string): FileDialect {
	textGiven(text);
	if (/\[\/?DhtmlXQ/i.test(text)) return 'dhtmlxq';
	return /^[^\S\n]*START\s*\{/im.test(text) ? 'playok' : 'pgn';
}

/**
 * Reads games, and lists every fault with its place.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParse('1. C2.5 H8*7');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // → [ [ 'wxf/move-form', 8 ] ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<readonly XiangqiGame[], Diagnostic<WxfCode>> {
	textGiven(text);
	const { mode, dialect, length, problems, depth } = settingsOf(options);
	const report = new Report(mode, problems);
	if (text.length > length) {
		report.fatal('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`, {
			hint: 'Raise the option limits.length.',
		});
		return report.result([]);
	}
	const form = dialect === 'auto' ? dialectOf(text) : dialect;
	const games = readerOf(form, text, report, depth).read();
	if (games.length === 0)
		report.fatal('empty', { from: 0, to: text.length }, 'Expected a game, found an empty text.', { hint: 'Write moves: 1. C2.5 H8+7.' });
	return report.result(games);
}

function readerOf(form: FileDialect, text: string, report: Report, depth: number): { read(): readonly XiangqiGame[] } {
	if (form === 'dhtmlxq') return new DhtmlxqReader(text, report, depth);
	return new (form === 'pgn' ? PgnReader : PlayokReader)(text, narrow(text), report, depth);
}

/**
 * Reads games of a PGN file, of DhtmlXQ or of playOK, or a list of moves.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parse('1. 炮二平五 马8进7 *')[0]!.moves.map(({ text }) => text) // → [ '炮二平五', '马8进7' ]
 */
export function parse(text: string, options?: ParseOptions): readonly XiangqiGame[] {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read. Warnings do not count.
 *
 * @example
 * isValid('1. C25 H8+7') // → true
 * isValid('1. C25 H8+7', { mode: 'strict' }) // → false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
