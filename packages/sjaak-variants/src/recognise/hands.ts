import type { Cond, Ruleset } from '@x/core';
import { isSame, mentions, someNode } from '@x/core/build';
import { cellsOf, offBoardMoves, sorted } from '@x/core/reading';
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
			if (!('store' in effect) || typeof effect.add !== 'object' || !('captured' in effect.add)) continue;
			switches.add(effect.of === 'own' ? 'keep capture' : 'return capture');
		}
	}
	for (const { keep } of ruleset.prefer) {
		if ('if' in keep && 'compare' in keep.if && typeof keep.if.compare[0] === 'object' && 'captured' in keep.if.compare[0])
			switches.add('forced capture');
		if ('if' in keep && mentions(keep.if, 'mark') && drops.size > 0) {
			switches.add('force drops');
			switches.delete('allow drops');
		}
	}
	const as = store === undefined ? {} : (ruleset.stores[store]!.as ?? {});
	return { store, drops, switches, passes, demotions: new Map(Object.entries(as)), unknown };
}

const SWITCHES = { promoting: 'promote drop', gate: 'gate drops', pickup: 'allow pickup' } as const satisfies Record<string, Switch>;

const asksFile = (test: Cond): boolean => 'compare' in test && typeof test.compare[0] === 'object' && 'matches' in test.compare[0];

/** Properties of dropped kinds that laws test by a mark. */
export function lawFlags(ruleset: Ruleset, marks: readonly string[]): PieceFlag[] {
	return ruleset.forbid.flatMap(({ if: condition }): PieceFlag[] => {
		if (!marks.some((mark) => someNode(condition, (node) => isSame(node, { mark })))) return [];
		return [mentions(condition, 'moves') ? 'drop_no_mate' : 'drop_no_check'];
	});
}
