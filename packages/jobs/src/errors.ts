/** The entry of errors in words for the user, which a program needs before it needs jobs. */
export { cannot } from './cannot.js';
export { Elsewhere } from './elsewhere.js';
export { Unusable } from './unusable.js';
