import type { Key } from '@x/sjaak-variants';
import * as texts from '../../../strings/worker/words/sjaak.js';
import { type WordGroup, wordsOf } from './word.js';

const GAME_KEYS: readonly Key[] = ['Variant', 'Board', 'FEN', 'Zone', 'Exclude', 'WhiteFlag', 'BlackFlag', 'Rule', 'Piece', 'Castle'];

/** The words of variants.txt. */
export const sjaakWords: readonly WordGroup[] = [
	{ id: 'game', title: texts.TITLES.game, words: wordsOf(texts.KEYS).filter(({ label }) => GAME_KEYS.some((key) => key === label)) },
	{ id: 'piece', title: texts.TITLES.piece, words: wordsOf(texts.KEYS).filter(({ label }) => !GAME_KEYS.some((key) => key === label)) },
	{ id: 'moves', title: texts.TITLES.moves, words: wordsOf(texts.MOVES) },
	{ id: 'flags', title: texts.TITLES.flags, words: wordsOf(texts.FLAGS) },
	{ id: 'rules', title: texts.TITLES.rules, words: wordsOf(texts.SWITCHES) },
	{ id: 'endings', title: texts.TITLES.endings, words: wordsOf(texts.ENDINGS) },
	{ id: 'scores', title: texts.TITLES.scores, words: wordsOf(texts.SCORES) },
];
