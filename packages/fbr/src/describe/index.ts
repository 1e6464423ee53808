/** FBR in plain English. Nothing here needs an engine. */
export { type DescribeOptions, describe, type Sentence } from './describe.js';
