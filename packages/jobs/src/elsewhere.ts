import { Unusable } from './unusable.js';

/** A reason why this machine cannot do a job that another one may be able to do: it does not have the file, or has another version. */
export class Elsewhere extends Unusable {}
