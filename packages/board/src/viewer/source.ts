import type { GameEntry, GameReader, ReadOptions } from './reader.js';
import type { GameWords } from './words.js';

/** A text that cannot be shown, with the reason in words for users. */
export class Unreadable extends Error {}

/** The text at an address. */
export const loadText = async (src: string, words: GameWords, signal: AbortSignal): Promise<string> => {
	let reason: string;
	try {
		const answer = await fetch(src, { signal });
		if (answer.ok) return await answer.text();
		reason = `${answer.status} ${answer.statusText}`.trim();
	} catch (error) {
		if (signal.aborted) throw error;
		reason = error instanceof Error ? error.message : String(error);
	}
	throw new Unreadable(words.unreachable(src, reason));
};

/** The games of a text, read by the reader of its format, or by the first that recognises it. */
export const readGames = async (
	text: string,
	format: string | undefined,
	readers: readonly GameReader[],
	options: ReadOptions,
	words: GameWords,
): Promise<readonly GameEntry[]> => {
	const reader = format === undefined ? readers.find(({ matches }) => matches(text)) : readers.find((one) => one.format === format);
	if (reader === undefined)
		throw new Unreadable(
			format === undefined
				? words.empty
				: words.unknownFormat(
						format,
						readers.map((one) => one.format),
					),
		);
	let code: Awaited<ReturnType<GameReader['load']>>;
	try {
		code = await reader.load();
	} catch (error) {
		throw new Unreadable(words.missing(reader.title, reader.needs), { cause: error });
	}
	let games: readonly GameEntry[];
	try {
		games = code.read(text, options);
	} catch (error) {
		throw new Unreadable(words.unreadable(error instanceof Error ? error.message : String(error)), { cause: error });
	}
	if (games.length === 0) throw new Unreadable(words.empty);
	return games;
};
