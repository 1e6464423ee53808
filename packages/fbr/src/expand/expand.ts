import type { Fbr } from '../tree.js';
export const expand = (value: Fbr): { readonly value: Fbr } => ({ value });
