/** The file as text: read, checked and written. Nothing here needs an engine. */

export { builtInNames } from './built-in/built-in.js';
export type { Key, ValueType } from './keys/catalogue.js';
export { KEYS as keys } from './keys/catalogue.js';
export type { Limits, Mode, ParseOptions } from './options.js';
export { isValid, parse, safeParse } from './parse.js';
export { isVariantsIni } from './signs.js';
export type { StringifyOptions } from './stringify.js';
export { stringify } from './stringify.js';
export type { Entry, EntryLayout, Section, SectionLayout, VariantsIni } from './tree.js';
