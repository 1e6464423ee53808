/** MBN in plain English. Nothing here needs an engine. */
export { type DescribeOptions, describe } from './describe.js';
export { rangeWords } from './places.js';
export type { Sentence } from './wording.js';
