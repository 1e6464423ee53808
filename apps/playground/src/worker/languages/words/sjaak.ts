import type { Key } from '@x/sjaak-variants';
import * as strings from '../../../strings/worker/words/sjaak.js';
import { type WordGroup, wordsOf } from './word.js';

const GAME_KEYS: readonly Key[] = ['Variant', 'Board', 'FEN', 'Zone', 'Exclude', 'WhiteFlag', 'BlackFlag', 'Rule', 'Piece', 'Castle'];

/** The words of variants.txt. */
export const sjaakWords: readonly WordGroup[] = [
	{ id: 'game', title: strings.TITLES.game, words: wordsOf(strings.KEYS).filter(({ label }) => GAME_KEYS.some((key) => key === label)) },
	{ id: 'piece', title: strings.TITLES.piece, words: wordsOf(strings.KEYS).filter(({ label }) => !GAME_KEYS.some((key) => key === label)) },
	{ id: 'moves', title: strings.TITLES.moves, words: wordsOf(strings.MOVES) },
	{ id: 'flags', title: strings.TITLES.flags, words: wordsOf(strings.FLAGS) },
	{ id: 'rules', title: strings.TITLES.rules, words: wordsOf(strings.SWITCHES) },
	{ id: 'endings', title: strings.TITLES.endings, words: wordsOf(strings.ENDINGS) },
	{ id: 'scores', title: strings.TITLES.scores, words: wordsOf(strings.SCORES) },
];
