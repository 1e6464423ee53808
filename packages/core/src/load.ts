/** The entry point for plans built ahead: loads a game without the compiler. Rules that bitboards can hold have an entry point of their own. */

export { load } from './engines/general/load.js';
export { programs } from './engines/general/path-programs/path-runtime.js';
