import * as strings from '../../../strings/worker/words/fairy.js';
import { type WordGroup, wordsOf } from './word.js';

/** The words of variants.ini. */
export const fairyWords: readonly WordGroup[] = [
	{ id: 'keys', title: strings.TITLES.keys, words: wordsOf(strings.KEYS) },
	{ id: 'switches', title: strings.TITLES.switches, words: wordsOf(strings.SWITCHES) },
	{ id: 'pieces', title: strings.TITLES.pieces, words: wordsOf(strings.PIECES) },
	{ id: 'switch', title: strings.TITLES.switch, words: wordsOf(strings.SWITCH) },
	{ id: 'scores', title: strings.TITLES.scores, words: wordsOf(strings.SCORES) },
];
