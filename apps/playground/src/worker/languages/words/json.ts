import * as strings from '../../../strings/worker/words/json.js';
import { type WordGroup, wordsOf } from './word.js';

/** The words of JSON: the parts of a game, and the kinds of nodes. Groups of nodes have the id of their union. */
export const jsonWords: readonly WordGroup[] = [
	{ id: 'game', title: strings.TITLES.game, words: wordsOf(strings.GAME) },
	{ id: 'rules', title: strings.TITLES.rules, words: wordsOf(strings.RULES) },
	{ id: 'path', title: strings.TITLES.path, words: wordsOf(strings.PATHS) },
	{ id: 'condition', title: strings.TITLES.condition, words: wordsOf(strings.CONDITIONS) },
	{ id: 'effect', title: strings.TITLES.effect, words: wordsOf(strings.EFFECTS) },
	{ id: 'number', title: strings.TITLES.number, words: wordsOf(strings.NUMBERS) },
	{ id: 'cell', title: strings.TITLES.cell, words: wordsOf(strings.CELLS) },
	{ id: 'zone', title: strings.TITLES.zone, words: wordsOf(strings.ZONES) },
	{ id: 'piece', title: strings.TITLES.piece, words: wordsOf(strings.PIECES) },
	{ id: 'choice', title: strings.TITLES.choice, words: wordsOf(strings.CHOICES) },
	{ id: 'result', title: strings.TITLES.result, words: wordsOf(strings.RESULTS) },
	{ id: 'filter', title: strings.TITLES.filter, words: wordsOf(strings.FILTERS) },
	{ id: 'names', title: strings.TITLES.names, words: wordsOf(strings.NAMES) },
];
