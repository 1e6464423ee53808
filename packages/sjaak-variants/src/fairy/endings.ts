import type { Fault } from '@x/diagnostics';
import type { EndingRule } from '../definition.js';
import { loss } from '../losses.js';
import type { Ending, Score } from '../syntax.js';

/** The values in Fairy-Stockfish are those of the side that is mated or stalemated. */
const worth = (given: Score | undefined): string | undefined =>
	given === 'win' ? 'loss' : given === 'loss' ? 'win' : given === 'draw' ? 'draw' : undefined;

/** Writes the endings as lines of a section. */
export function endingsOf(endings: ReadonlyMap<Ending, EndingRule>): {
	readonly lines: readonly string[];
	readonly lost: readonly Fault[];
} {
	const lines: string[] = [];
	const lost: Fault[] = [];
	const set = (key: string, value: string | number | boolean): void => {
		lines.push(`${key} = ${value}`);
	};
	const score = (rule: Ending): Score | undefined => endings.get(rule)?.score;
	const [mate, stale] = [score('checkmate'), score('stalemate')];
	if (mate === 'illegal' || stale === 'illegal') lost.push(loss('lost-outcome', 'endings', 'Forbidden mates cannot be expressed.'));
	const [mated, stuck] = [worth(mate), worth(stale)];
	if (mated !== undefined && mate !== 'win') set('checkmateValue', mated);
	if (stuck !== undefined && stale !== 'draw') set('stalemateValue', stuck);
	if (endings.has('check')) set('checkCounting', true);
	const repeat = endings.get('repeat');
	if (repeat?.count !== undefined) set('nFoldRule', repeat.count);
	if (score('repeat') !== undefined && score('repeat') !== 'draw') set('nFoldValue', score('repeat') === 'win' ? 'loss' : 'win');
	if (score('perpetual') === 'loss' || score('perpetual') === 'illegal') set('perpetualCheckIllegal', true);
	set('nMoveRule', endings.get('movecountdraw')?.count ?? 50);
	const bare = score('nopieces');
	if (bare !== undefined) {
		set('extinctionValue', bare === 'win' ? 'win' : 'loss');
		set('extinctionPieceTypes', '*');
	}
	if (endings.has('loneking')) lost.push(loss('lost-outcome', 'endings.loneking', 'The rule about a bare king cannot be expressed.'));
	return { lines, lost };
}
