import type { Rule } from '../tree.js';
import type { Source } from './source.js';

/** Checks the rules together. */
export function checkGame(_source: Source, _rules: readonly Rule[]): void {}
