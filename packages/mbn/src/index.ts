/** MBN as text: read, checked and written. Nothing here needs an engine. */
export type { Limits, Mode, ParseOptions } from './options.js';
export { isValid, parse, safeParse } from './parse.js';
export type { Style } from './print.js';
export { type StringifyOptions, stringify } from './stringify.js';
export type * from './tree.js';
