import type { Path } from '@x/core';
import { act, addPoint, not, seq, setPoint, test, within } from '@x/core/build';
import { asPath } from '@x/core/rules';
import { type Contributions, declare } from './contribution.js';
import { mapPaths } from './map-paths.js';

/** The cells that a move has crossed or reached. */
const CROSSED = 'crossed';

/** A path that comes to no cell twice (`dontcross`). The cell where the move begins counts only from its second visit. */
export function* crossingOnce(path: Path): Contributions<Path> {
	yield declare({ points: { [CROSSED]: 'walk' } });
	const once = mapPaths(path, (one) => (asPath('step', one) ? seq(one, test(not(within(CROSSED))), act(addPoint(CROSSED, 'at'))) : one));
	// An attack is found by a walk after the move, whose cells do not count for it.
	return seq(act(setPoint(CROSSED, null)), once);
}
