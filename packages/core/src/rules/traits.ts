import type { Kinds } from './nodes/table.js';

/** The kinds of nodes that are evaluated or walked on a board. */
type Evaluated = Kinds['number' | 'condition' | 'effect' | 'path'];

/** The kinds with a property, next to those without it. Where a kind has no answer, no list of kinds compiles. */
type With<Property extends Evaluated, Other extends Evaluated> = readonly ([Exclude<Evaluated, Property | Other>] extends [never]
	? Property
	: never)[];

type Joined = 'compare' | 'before' | 'def' | 'all' | 'some' | 'not' | 'sum';
type Read = 'is' | 'in' | 'same' | 'mover' | 'phase' | 'var' | 'store' | 'captured';
type Written = 'land' | 'capture' | 'set' | 'point' | 'end';
type Walked = 'step' | 'each' | 'pick' | 'seq' | 'any' | 'loop' | 'test' | 'do' | 'go' | 'mark' | 'use';
type Here = Joined | Read | Written | Walked;
type History = 'repeats' | 'kept';
type Walking = 'attacked' | 'royalAttacked' | 'matches' | 'moves' | 'forEach';

/** The keys of nodes that read the history of the game. */
export const READS_HISTORY: With<History, Here | Walking | 'count'> = ['repeats', 'kept'];

/** The keys of nodes that walk paths inside another evaluation. */
export const WALKS: With<Walking, Here | History | 'count'> = ['attacked', 'royalAttacked', 'matches', 'moves', 'forEach'];

/** The keys of nodes that evaluate in a context of their own, or once for each cell or piece. */
export const OPENS: With<Walking | 'count', Here | History> = ['attacked', 'royalAttacked', 'matches', 'moves', 'forEach', 'count'];
