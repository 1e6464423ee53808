import type { Kinds } from './table.js';

/** The kinds of nodes that are evaluated or walked on a board. */
type Evaluated = Kinds['number' | 'condition' | 'effect' | 'path'];

/** The kinds with a property, beside those without it. A kind without an answer leaves `never`, so that no list of kinds compiles. */
type With<Property extends Evaluated, Other extends Evaluated> = [Exclude<Evaluated, Property | Other>] extends [never] ? Property : never;

/** Conditions that join others, and nodes that are evaluated where they stand. */
type Here =
	| 'is'
	| 'in'
	| 'same'
	| 'mover'
	| 'phase'
	| 'compare'
	| 'before'
	| 'def'
	| 'all'
	| 'some'
	| 'not'
	| 'var'
	| 'store'
	| 'captured'
	| 'sum'
	| 'land'
	| 'capture'
	| 'set'
	| 'point'
	| 'end'
	| Kinds['path'];

type History = 'repeats' | 'kept';

/** The keys of nodes that read the history of the game. */
export const READS_HISTORY: readonly With<History, Here | 'count' | 'matches' | 'moves' | 'attacked' | 'royalAttacked' | 'forEach'>[] = [
	'repeats',
	'kept',
];

/** The keys of nodes that walk paths inside another evaluation. */
export const WALKS: readonly With<'attacked' | 'matches' | 'moves' | 'forEach' | 'royalAttacked', Here | History | 'count'>[] = [
	'attacked',
	'matches',
	'moves',
	'forEach',
	'royalAttacked',
];

/** The keys of nodes that evaluate in a context of their own, or once for each cell or piece. */
export const OPENS: readonly With<'matches' | 'count' | 'moves' | 'attacked' | 'royalAttacked' | 'forEach', Here | History>[] = [
	'matches',
	'count',
	'moves',
	'attacked',
	'royalAttacked',
	'forEach',
];
