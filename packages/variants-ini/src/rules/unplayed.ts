import type { Plan } from './plan.js';

/** Keys whose rules are not played, with their reasons. */
const FLAGS: readonly (readonly [key: string, reason: string])[] = [
	['twoBoards', 'Pieces do not come from another board: a game here has one board.'],
	['shatarMateRule', 'A mate does not depend on the checks before it: the game that is made here has no such condition.'],
	['moveRepetitionIllegal', 'A piece may move to and fro: the game that is made here does not forbid it.'],
];

/** Notes the rules that are not played. */
export function unplayed(plan: Plan): void {
	const { values } = plan;
	for (const [key, reason] of FLAGS) if (values.flag(key)) plan.miss(key, reason);
	if (values.word('chasingRule') !== 'none')
		plan.miss('chasingRule', 'A side may chase a piece for ever: chases are not judged in games of sections.');
	if (values.word('countingRule') !== 'none')
		plan.miss('countingRule', 'Moves against a bare king are not counted: the players count them themselves.');
}
