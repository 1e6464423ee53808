import * as texts from '../../../strings/worker/words/json.js';
import { type WordGroup, wordsOf } from './word.js';

/** The words of JSON: the parts of a game, and the kinds of nodes. Groups of nodes have the id of their union. */
export const jsonWords: readonly WordGroup[] = [
	{ id: 'game', title: texts.TITLES.game, words: wordsOf(texts.GAME) },
	{ id: 'rules', title: texts.TITLES.rules, words: wordsOf(texts.RULES) },
	{ id: 'path', title: texts.TITLES.path, words: wordsOf(texts.PATHS) },
	{ id: 'condition', title: texts.TITLES.condition, words: wordsOf(texts.CONDITIONS) },
	{ id: 'effect', title: texts.TITLES.effect, words: wordsOf(texts.EFFECTS) },
	{ id: 'number', title: texts.TITLES.number, words: wordsOf(texts.NUMBERS) },
	{ id: 'cell', title: texts.TITLES.cell, words: wordsOf(texts.CELLS) },
	{ id: 'zone', title: texts.TITLES.zone, words: wordsOf(texts.ZONES) },
	{ id: 'piece', title: texts.TITLES.piece, words: wordsOf(texts.PIECES) },
	{ id: 'choice', title: texts.TITLES.choice, words: wordsOf(texts.CHOICES) },
	{ id: 'filter', title: texts.TITLES.filter, words: wordsOf(texts.FILTERS) },
	{ id: 'names', title: texts.TITLES.names, words: wordsOf(texts.NAMES) },
];
