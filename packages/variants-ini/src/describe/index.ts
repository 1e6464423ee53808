/** Sections in plain English. */
export { type DescribeOptions, describe, type Sentence } from './describe.js';
