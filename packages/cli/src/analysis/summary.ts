import { boundedPoints, type Judgement, reversed, type Score } from '@x/engines/judgement';
import { gameAccuracy } from './accuracy.js';

/** The play of a side in a game. */
export interface SideSummary {
	readonly side: string;
	/** The player, as the game names it. */
	readonly name?: string;
	readonly turns: number;
	/** In per cent. */
	readonly accuracy?: number;
	/** The mean loss of a turn, in hundredths of a pawn. */
	readonly loss?: number;
	readonly inaccuracies: number;
	readonly mistakes: number;
	readonly blunders: number;
}

/** A turn that was analysed. Values are from the view of the first side. */
export interface JudgedTurn {
	readonly side: string;
	readonly before: Score;
	readonly after: Score;
	readonly judgement: Judgement | undefined;
}

const rounded = (value: number): number => Number(value.toFixed(1));

/** The play of a side. `isFirst`: whether values are from its view. */
export const summaryOf = (turns: readonly JudgedTurn[], side: string, isFirst: boolean): Omit<SideSummary, 'name'> => {
	const own = turns.filter((turn) => turn.side === side);
	const seen = (value: Score): Score => (isFirst ? value : reversed(value));
	const count = (judgement: Judgement): number => own.filter((turn) => turn.judgement === judgement).length;
	const values = turns.length === 0 ? [] : [turns[0]!.before, ...turns.map(({ after }) => after)];
	const accuracy = gameAccuracy(values.map(seen), (turn) => turns[turn]!.side === side);
	const losses = own.map(({ before, after }) => Math.max(0, boundedPoints(seen(before)) - boundedPoints(seen(after))));
	return {
		side,
		turns: own.length,
		...(accuracy === undefined ? {} : { accuracy: rounded(accuracy) }),
		...(losses.length === 0 ? {} : { loss: rounded(losses.reduce((sum, one) => sum + one, 0) / losses.length) }),
		inaccuracies: count('inaccuracy'),
		mistakes: count('mistake'),
		blunders: count('blunder'),
	};
};
