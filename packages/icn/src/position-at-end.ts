import type { PlanePosition } from '@x/plane';
import type { IcnGame } from './game.js';
import { replay } from './play.js';
import type { RulesetOptions } from './rules.js';

/**
 * The position behind the last move of a game, with its history. Each move is checked, as {@link replay} does.
 *
 * @throws NotationError for the first move that cannot be made, and for rules that `toRuleset` refuses.
 *
 * @example
 * import { history } from '@x/core';
 * history(positionAtEnd(parse('w K0,0|Q9,1|k0,9 9,1>9,2 | 0,9>0,10'))).length // 3
 */
export const positionAtEnd = (game: IcnGame, options: RulesetOptions = {}): PlanePosition => replay(game, options).at(-1)!;
