import { type Score, winChance } from '@x/engines/judgement';
import { number } from '../../strings/language.js';
import type { ScoreView } from '../evaluation-views.js';

const signOf = (value: number, plus: string): string => (value < 0 ? '−' : plus);

/** A score from the view of the first side, in words of the page. */
export const scoreView = (score: Score): ScoreView => {
	const { kind, value } = score;
	return kind === 'mate'
		? { score, text: `#${signOf(value, '')}${number(Math.abs(value))}`, chance: value > 0 ? 1 : 0 }
		: { score, text: `${signOf(value, '+')}${Math.abs(value / 100).toFixed(2)}`, chance: winChance(score) };
};
