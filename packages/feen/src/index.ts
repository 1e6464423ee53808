export type { Feen, Hand, Placement, Square } from './feen.js';
export type { Limits, ParseOptions } from './options.js';
export { isCanonical, isValid, parse, safeParse } from './parse.js';
export { parsePlacement } from './parts.js';
export { stringify } from './stringify.js';
