import { planeGiven } from './arguments.js';
import type { PlanePosition } from './position.js';
import type { SavedPlaneGame } from './saved-game.js';

/**
 * The position with its history as JSON: the setup where its chain starts, and the moves from there. `restore` makes an equal position of it.
 * `JSON.stringify(position)` writes the same.
 *
 * @example
 * import { apply, plane, positionOf, save } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * save(apply(positionOf(plane(classicalPlane)), { from: [5, 2], to: [5, 4] })).moves // → [ { from: [ 5, 2 ], to: [ 5, 4 ] } ]
 */
export const save = (position: PlanePosition): SavedPlaneGame => planeGiven(position).toJSON();
