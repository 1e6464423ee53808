import type { Capabilities } from '../engine.js';
import { formOf, readForm } from './forms.js';
import { planePlay, reach } from './play.js';
import { readPlane } from './reading.js';

/** The capabilities of the second worker on unbounded boards. */
export const planeCapabilities: Pick<Capabilities, 'readPlane' | 'reach' | 'planePlay' | 'form' | 'readForm'> = {
	readPlane,
	reach,
	planePlay,
	form: formOf,
	readForm,
};
