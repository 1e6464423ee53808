import type { Capabilities } from '../capabilities.js';
import { formOf } from './forms.js';
import { planePlay, reach } from './play.js';
import { readPlane } from './reading.js';
import { readPlaneSetUp, setUpPlane } from './set-up.js';

/** The capabilities of the second worker on unbounded boards. */
export const planeCapabilities: Pick<Capabilities, 'readPlane' | 'reach' | 'planePlay' | 'form' | 'setUpPlane' | 'readPlaneSetUp'> = {
	readPlane,
	reach,
	planePlay,
	form: formOf,
	setUpPlane,
	readPlaneSetUp,
};
