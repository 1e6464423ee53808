import * as texts from '../../../strings/worker/words/fairy.js';
import { type WordGroup, wordsOf } from './word.js';

/** The words of variants.ini. */
export const fairyWords: readonly WordGroup[] = [
	{ id: 'keys', title: texts.TITLES.keys, words: wordsOf(texts.KEYS) },
	{ id: 'switches', title: texts.TITLES.switches, words: wordsOf(texts.SWITCHES) },
	{ id: 'pieces', title: texts.TITLES.pieces, words: wordsOf(texts.PIECES) },
	{ id: 'switch', title: texts.TITLES.switch, words: wordsOf(texts.SWITCH) },
	{ id: 'scores', title: texts.TITLES.scores, words: wordsOf(texts.SCORES) },
];
