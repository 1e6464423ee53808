import { objectGiven } from '@x/diagnostics';
import type { Feen, Placement } from './feen.js';

/** @throws TypeError where a function was not given what `parse` returns. */
export const feenGiven = (position: Feen, argument = 'position'): void =>
	objectGiven(position, argument, 'a Feen', 'segments', 'separators', 'hands', 'active');

/** @throws TypeError where a function was not given a placement. */
export const placementGiven = (placement: Placement): void => objectGiven(placement, 'placement', 'a Placement', 'segments', 'separators');
