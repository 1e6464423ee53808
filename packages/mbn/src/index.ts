/** The notation as text: read, checked and written. Nothing here needs an engine. */
export type { Mbn } from './mbn.js';
export type { Limits, Mode, ParseOptions } from './options.js';
export { isValid, parse, safeParse } from './parse.js';
export { stringify } from './stringify.js';
