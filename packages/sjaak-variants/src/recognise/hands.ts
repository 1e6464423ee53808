import type { Cond, Num, Ruleset } from '@x/core';
import { cellsOf, offBoardMoves, sorted } from '@x/core/reading';
import { asCell, asChoice, asCondition, asEffect, asNumber, nodesIn } from '@x/core/rules';
import type { Cells } from '../definition.js';
import type { Pair } from '../sides.js';
import { both } from '../sides.js';
import type { PieceFlag, Switch } from '../syntax.js';

/** Drops of one kind. */
export interface DropDraft {
	/** Absent: anywhere. */
	readonly zone: Pair<Cells> | undefined;
	readonly oneFile: boolean;
	readonly marks: readonly string[];
}

/** The rules of hands according to the stores and the walks that do not start from a square. */
export interface HandDraft {
	readonly store: string | undefined;
	readonly drops: ReadonlyMap<string, DropDraft>;
	readonly switches: ReadonlySet<Switch>;
	/** Kinds that may pass. */
	readonly passes: readonly string[];
	/** Kind → its kind in a hand. */
	readonly demotions: ReadonlyMap<string, string>;
	/** Walks of other types. */
	readonly unknown: readonly string[];
}

export function draftHands(ruleset: Ruleset): HandDraft {
	const switches = new Set<Switch>();
	const drops = new Map<string, DropDraft>();
	const passes: string[] = [];
	const store = Object.keys(ruleset.stores)[0];
	const { moves, unknown } = offBoardMoves(ruleset);
	for (const { type, kinds, zone, tests, marks } of moves) {
		if (type === 'pass') passes.push(...kinds);
		else if (type !== 'drop') switches.add(SWITCHES[type]);
		else {
			const found = zone === undefined ? undefined : ruleset.zones[zone];
			const [white, black] = ruleset.sideOrder;
			const cells = found && both((side) => sorted(cellsOf(ruleset, found, [white!, black!][side]!)));
			drops.set(kinds[0]!, { zone: cells, oneFile: tests.some(asksFile), marks });
		}
	}
	if (drops.size > 0) switches.add('allow drops');
	for (const { do: effects } of ruleset.after) {
		for (const effect of effects) {
			const stored = asEffect('store', effect);
			if (asNumber('captured', stored?.add) !== undefined) switches.add(stored?.of === 'own' ? 'keep capture' : 'return capture');
		}
	}
	for (const { keep } of ruleset.prefer) {
		const kept = asChoice('if', keep)?.if;
		if (asNumber('captured', comparedBy(kept)) !== undefined) switches.add('forced capture');
		if (drops.size > 0 && marksIn(kept).length > 0) {
			switches.add('force drops');
			switches.delete('allow drops');
		}
	}
	const as = store === undefined ? {} : (ruleset.stores[store]!.as ?? {});
	return { store, drops, switches, passes, demotions: new Map(Object.entries(as)), unknown };
}

const SWITCHES = { promoting: 'promote drop', gate: 'gate drops', pickup: 'allow pickup' } as const satisfies Record<string, Switch>;

/** The number that a condition compares. */
const comparedBy = (condition: Cond | undefined): Num | undefined => asCondition('compare', condition)?.compare[0];

/** The marked cells that a condition asks for. */
const marksIn = (condition: Cond | undefined): readonly string[] =>
	nodesIn('condition', condition).cell.flatMap((cell) => asCell('mark', cell)?.mark ?? []);

const asksFile = (test: Cond): boolean => asNumber('matches', comparedBy(test)) !== undefined;

/** Properties of dropped kinds that laws test by a mark. */
export function lawFlags(ruleset: Ruleset, marks: readonly string[]): PieceFlag[] {
	return ruleset.forbid.flatMap(({ if: condition }): PieceFlag[] => {
		if (!marksIn(condition).some((mark) => marks.includes(mark))) return [];
		const mates = nodesIn('condition', condition).number.some((number) => asNumber('moves', number) !== undefined);
		return [mates ? 'drop_no_mate' : 'drop_no_check'];
	});
}
