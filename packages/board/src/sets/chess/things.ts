import type { Art } from '../../model/set.js';
export const things = (): Record<string, Art> => ({});
