import { objectGiven } from '@x/diagnostics';
import type { Feen, Placement } from './feen.js';

/** @throws TypeError if the argument is not a result of `parse`. */
export const feenGiven = (position: Feen, argument = 'position'): void =>
	objectGiven(position, argument, 'a Feen', 'segments', 'separators', 'hands', 'active');

/** @throws TypeError if the argument is not a placement. */
export const placementGiven = (placement: Placement): void => objectGiven(placement, 'placement', 'a Placement', 'segments', 'separators');
