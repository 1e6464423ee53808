import type { Skills } from '../engine.js';
import { formOf, readForm } from './forms.js';
import { planePlay, reach } from './play.js';
import { readPlane } from './reading.js';

/** What the worker with everything can do on unbounded boards. */
export const planeSkills: Pick<Skills, 'readPlane' | 'reach' | 'planePlay' | 'form' | 'readForm'> = {
	readPlane,
	reach,
	planePlay,
	form: formOf,
	readForm,
};
