import type { GameResult } from './game.js';

/** The words for results in Chinese files, before those that begin like them. */
const WORDS: readonly (readonly [string, GameResult])[] = [
	['1-0', '1-0'],
	['0-1', '0-1'],
	['1/2-1/2', '1/2-1/2'],
	['0.5-0.5', '1/2-1/2'],
	['0-0', '*'],
	['*', '*'],
	['红胜', '1-0'],
	['紅勝', '1-0'],
	['红先胜', '1-0'],
	['紅先勝', '1-0'],
	['红方胜', '1-0'],
	['红先负', '0-1'],
	['紅先負', '0-1'],
	['黑胜', '0-1'],
	['黑勝', '0-1'],
	['黑方胜', '0-1'],
	['红先和', '1/2-1/2'],
	['紅先和', '1/2-1/2'],
	['和棋', '1/2-1/2'],
	['和局', '1/2-1/2'],
	['未知', '*'],
	['', '*'],
];

const BY_WORD: ReadonlyMap<string, GameResult> = new Map(WORDS);

/** The result that a whole text names. */
export const resultOf = (text: string): GameResult | undefined => BY_WORD.get(text.replace(/^([\d./-]+)\s*\(.*$/, '$1').trim());

/** The result that begins at an index. */
export function readResult(text: string, at: number): { readonly result: GameResult; readonly to: number } | undefined {
	const found = WORDS.find(([word]) => word !== '' && text.startsWith(word, at));
	return found && { result: found[1], to: at + found[0].length };
}

/** The results in the words of DhtmlXQ. */
export const CHINESE_RESULTS: Readonly<Record<GameResult, string>> = { '1-0': '红胜', '0-1': '黑胜', '1/2-1/2': '和棋', '*': '' };
