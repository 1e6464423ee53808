import type { Cond, Effect, Filter, Path, PieceExpr, Ruleset } from '@x/core';
import { asCondition, asPath, asPiece, nodesIn } from '@x/core/rules';

/** The items of a path in order, with nested sequences flattened. */
export const pathItems = (path: Path): readonly Path[] => asPath('seq', path)?.seq.flatMap(pathItems) ?? [path];

/** The conditions joined by `all`, one by one. */
export const conjuncts = (condition: Cond): readonly Cond[] => asCondition('all', condition)?.all.flatMap(conjuncts) ?? [condition];

/** The conditions joined by `some`. */
export const disjuncts = (condition: Cond): readonly Cond[] => asCondition('some', condition)?.some ?? [condition];

/** The conditions that items test. */
export const testsOf = (items: readonly Path[]): readonly Cond[] => items.flatMap((item) => asPath('test', item)?.test ?? []);

/** Whether an item does nothing but test. */
export const isTest = (item: Path): boolean => asPath('test', item) !== undefined;

/** The effect of an item. */
export const effectOf = (item: Path | undefined): Effect | undefined => asPath('do', item)?.do;

/** The filter of a condition on the current cell. */
export const filterHere = (condition: Cond | undefined): Filter | undefined => {
	const test = asCondition('is', condition);
	return test?.is === 'at' ? test.a : undefined;
};

/** Whether a filter asks for an empty cell and nothing else. */
export const isEmptyFilter = (filter: Filter | undefined): boolean => filter?.who === 'empty' && Object.keys(filter).length === 1;

/** The filter of an item that tests the current cell. */
export const filterOf = (item: Path | undefined): Filter | undefined => filterHere(asPath('test', item)?.test);

/** The kind of a piece of the player. */
export const ownKind = (piece: PieceExpr | undefined): string | undefined => {
	const named = asPiece('kind', piece);
	return named?.side === 'own' ? named.kind : undefined;
};

/** The zone in which a condition asks a cell to be. */
export const zoneOf = (condition: Cond | undefined, cell: 'at' | 'origin'): string | undefined => {
	const inside = asCondition('in', condition);
	return inside?.in === cell ? inside.zone : undefined;
};

/** The kinds that are royal, if royalty depends on the kind. */
export const royalKinds = ({ royal }: Ruleset): readonly string[] => asCondition('is', royal)?.a.kind ?? [];

/** Whether a path has a loop. */
export const hasLoop = (path: Path | readonly Path[]): boolean =>
	nodesIn('path', path).path.some((part) => asPath('loop', part) !== undefined);
