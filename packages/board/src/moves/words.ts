import type { MoveEvaluation } from './node.js';

/** All words that a list of moves says and shows. A page replaces some of them to translate the list. */
export interface MovesWords {
	/** The name of the list. */
	readonly list: string;
	/** How to use the list, for screen readers. */
	readonly help: string;
	/** The heading of the numbers, for screen readers. */
	readonly number: string;
	/** The headings of the columns, for screen readers. */
	readonly sides: readonly string[];
	/** The name of the variations that replace a move. */
	readonly variations: (move: string) => string;
	/** The buttons of a variation. */
	readonly fold: (move: string) => string;
	readonly unfold: (move: string) => string;
	/** The text of an annotation by its number, and its spoken name; undefined for the number itself. */
	readonly sign: (nag: number) => string | undefined;
	readonly annotation: (nag: number) => string | undefined;
	/** A time in seconds, as it is shown and as it is said. */
	readonly clock: (seconds: number) => string;
	readonly clockSpoken: (seconds: number) => string;
	/** An evaluation, as it is shown and as it is said. */
	readonly evaluation: (evaluation: MoveEvaluation) => string;
	readonly evaluationSpoken: (evaluation: MoveEvaluation) => string;
	/** A move that is not legal. */
	readonly unplayed: (move: string) => string;
}

/** Annotations: the sign that books print, and the words. */
const NAGS: Readonly<Record<number, readonly [sign: string, words: string]>> = {
	1: ['!', 'good move'],
	2: ['?', 'mistake'],
	3: ['!!', 'brilliant move'],
	4: ['??', 'blunder'],
	5: ['!?', 'interesting move'],
	6: ['?!', 'dubious move'],
	7: ['□', 'only move'],
	8: ['□', 'only move'],
	10: ['=', 'equal position'],
	11: ['=', 'equal chances'],
	12: ['=', 'equal chances, active position'],
	13: ['∞', 'unclear position'],
	14: ['⩲', 'White is slightly better'],
	15: ['⩱', 'Black is slightly better'],
	16: ['±', 'White is better'],
	17: ['∓', 'Black is better'],
	18: ['+−', 'White is winning'],
	19: ['−+', 'Black is winning'],
	22: ['⨀', 'White is in zugzwang'],
	23: ['⨀', 'Black is in zugzwang'],
	32: ['⟳', 'White is better developed'],
	33: ['⟳', 'Black is better developed'],
	36: ['↑', 'White has the initiative'],
	37: ['↑', 'Black has the initiative'],
	40: ['→', 'White has the attack'],
	41: ['→', 'Black has the attack'],
	44: ['=∞', 'White has compensation'],
	45: ['=∞', 'Black has compensation'],
	132: ['⇆', 'White has counterplay'],
	133: ['⇆', 'Black has counterplay'],
	138: ['⊕', 'White is short of time'],
	139: ['⊕', 'Black is short of time'],
	140: ['∆', 'with the idea'],
	146: ['N', 'novelty'],
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds; tenths in the last minute. */
const clockText = (seconds: number): string => {
	const whole = Math.floor(seconds);
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor(whole / 60) % 60;
	const rest = whole < 60 && seconds !== whole ? (Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, '0') : two(whole % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${rest}`;
};

const clockSpoken = (seconds: number): string => {
	const whole = Math.floor(seconds);
	const parts = (
		[
			[Math.floor(whole / 3600), 'hour'],
			[Math.floor(whole / 60) % 60, 'minute'],
			[whole % 60, 'second'],
		] as const
	).flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]));
	return parts.length === 0 ? 'no time left' : `${parts.join(' ')} left`;
};

const evaluationText = ({ pawns, mate }: MoveEvaluation): string => {
	if (mate !== undefined) return `#${mate}`.replace('-', '−');
	if (pawns === undefined) return '';
	return `${pawns > 0 ? '+' : pawns < 0 ? '−' : ''}${Math.abs(pawns).toFixed(2)}`;
};

const evaluationSpoken = ({ pawns, mate }: MoveEvaluation): string => {
	if (mate !== undefined) return `evaluation: mate in ${Math.abs(mate)} for ${mate < 0 ? 'Black' : 'White'}`;
	return pawns === undefined ? '' : `evaluation ${pawns < 0 ? 'minus ' : ''}${Math.abs(pawns)}`;
};

/** English. */
export const MOVES_ENGLISH: MovesWords = {
	list: 'Moves',
	help: 'The left and right arrow keys go from move to move, up and down to other variations. Home and End go to the ends of the line. Minus folds a variation, and plus opens it.',
	number: 'Move',
	sides: ['White', 'Black'],
	variations: (move) => `Instead of ${move}`,
	fold: (move) => `Fold the variation ${move}`,
	unfold: (move) => `Open the variation ${move}`,
	sign: (nag) => NAGS[nag]?.[0],
	annotation: (nag) => NAGS[nag]?.[1],
	clock: clockText,
	clockSpoken,
	evaluation: evaluationText,
	evaluationSpoken,
	unplayed: (move) => `${move}, not played`,
};

/** Whether an annotation is written next to the move, as `!` is; the others are about the position, and have a space before them. */
export const isSuffix = (nag: number): boolean => nag >= 1 && nag <= 6;

/** The signs behind a move. */
export const signsOf = (nags: readonly number[], { sign }: MovesWords): string =>
	nags.map((nag) => (isSuffix(nag) ? '' : ' ') + (sign(nag) ?? `$${nag}`)).join('');

/** The annotations of a move as they are said. */
export const spokenNags = (nags: readonly number[], { annotation }: MovesWords): readonly string[] =>
	nags.flatMap((nag) => (nag === 0 ? [] : [annotation(nag) ?? `annotation ${nag}`]));
