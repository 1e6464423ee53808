import type { Cond, Path } from '@x/core';

/** The items of a path in order, with nested sequences flattened. */
export const pathItems = (path: Path): readonly Path[] => ('seq' in path ? path.seq.flatMap(pathItems) : [path]);

/** The conditions joined by `all`, one by one. */
export const conjuncts = (condition: Cond): readonly Cond[] => ('all' in condition ? condition.all.flatMap(conjuncts) : [condition]);
