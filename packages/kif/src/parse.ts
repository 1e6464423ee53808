import { misuse, NotationError, type Result } from '@x/diagnostics';
import { decode } from './encoding.js';
import type { Dialect, KifGame, ParsedGame } from './game.js';
import { type ParseOptions, type Settings, settingsOf } from './options.js';
import { CsaReader, statementsOf } from './read/csa.js';
import { detect } from './read/detect.js';
import { readJkf } from './read/jkf.js';
import { readKakinoki } from './read/kakinoki.js';
import { linesOf } from './read/lines.js';
import { Report } from './report.js';

/** The games of a text in CSA; a line with `/` separates them. */
const readCsa = (text: string, report: Report, start: number): readonly ParsedGame[] => {
	const games: ParsedGame[] = [];
	let reader = new CsaReader(report);
	let [from, to] = [start, start];
	const close = (): void => {
		if (!reader.isEmpty) games.push({ dialect: 'csa', ...reader.game, span: { from, to } });
	};
	for (const line of linesOf(text, start)) {
		if (line.text.trim() === '/') {
			close();
			reader = new CsaReader(report);
			[from, to] = [line.to + 1, line.to + 1];
			continue;
		}
		for (const statement of statementsOf(line)) {
			reader.read(statement);
			to = statement.to;
		}
	}
	close();
	return games;
};

const read = (text: string, dialect: Dialect, report: Report, { depth }: Settings): readonly ParsedGame[] => {
	if (dialect === 'csa') return readCsa(text, report, 0);
	const game: KifGame | undefined = dialect === 'jkf' ? readJkf(text, report, depth) : readKakinoki(text, report, dialect, depth);
	return game === undefined ? [] : [{ dialect, ...game, span: { from: 0, to: text.length } }];
};

/**
 * Reads the games of a text, and lists every fault with its place. Only CSA has several games in a text. Bytes are decoded as `decode` does, and places are
 * those of the decoded text.
 *
 * @throws {TypeError} if `text` is neither a string nor a `Uint8Array`, or an option is wrong.
 *
 * @example
 * const result = safeParse('   1 ７六歩(77)\n   2 ３四步(33)');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // → [ [ 'kif/piece', 20 ] ]
 */
export function safeParse(text: string | Uint8Array, options?: ParseOptions): Result<readonly ParsedGame[]> {
	if (typeof text !== 'string' && !(text instanceof Uint8Array)) misuse('text', 'a string or a Uint8Array', text);
	const settings = settingsOf(options);
	const report = new Report(settings);
	const given = typeof text === 'string' ? text : decode(text).text;
	const whole = given.startsWith('\ufeff') ? ` ${given.slice(1)}` : given;
	if (whole.length > settings.length) {
		report.add('too-long', settings.length, whole.length, `Expected at most ${settings.length} characters, found ${whole.length}.`, {
			hint: 'Raise `limits.length`, or split the file.',
		});
		return report.result([]);
	}
	const wrong = whole.indexOf('\ufffd');
	if (wrong >= 0)
		report.add('encoding', wrong, wrong + 1, 'Expected a character, found bytes of another encoding.', {
			hint: 'The file is neither UTF-8 nor Shift_JIS, or it was read as one of them and is the other.',
		});
	const dialect = settings.dialect ?? detect(whole);
	if (dialect === undefined) {
		const isEmpty = whole.trim() === '';
		const line = isEmpty ? whole : (/\S[^\r\n]*/.exec(whole)?.[0] ?? '');
		const from = isEmpty ? 0 : whole.indexOf(line);
		report.add(
			isEmpty ? 'empty' : 'dialect',
			from,
			from + line.length,
			isEmpty ? 'Expected a game, found an empty text.' : 'Expected a game in KIF, KI2, CSA or JSON Kifu Format, found another text.',
			{ hint: isEmpty ? 'An even game without moves is 手合割：平手.' : 'Name the format with `dialect`.' },
		);
		return report.result([]);
	}
	const games = read(whole, dialect, report, settings);
	if (games.length === 0 && dialect === 'csa')
		report.add('empty', 0, whole.length, 'Expected a game, found none.', { hint: 'An even game without moves is PI and +.' });
	return report.result(games);
}

/**
 * Reads the games of a text.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * const [game] = parse('手合割：平手\n   1 ７六歩(77)\n   2 投了');
 * game?.moves[0]?.move // → { to: { file: 7, rank: 6 }, from: { file: 7, rank: 7 }, piece: 'FU' }
 * game?.end?.end // → 'resignation'
 */
export function parse(text: string | Uint8Array, options?: ParseOptions): readonly ParsedGame[] {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read. Warnings do not count.
 *
 * @example
 * isValid('▲７六歩 △３四歩') // → true
 * isValid('▲７六歩 △３四') // → false
 */
export function isValid(text: string | Uint8Array, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
