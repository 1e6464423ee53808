import type { Art } from '../../model/set.js';
export const people = (): Record<string, Art> => ({});
