import type { Cond, Path, Ruleset } from '@x/core';
import { isSame, mentions, someNode } from '@x/core/build';
import { cellsOf } from '@x/mbn/recognise';
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

/** A path as sequences of items, with alternatives expanded and names resolved. `undefined` if there are too many. */
function lines(path: Path, most = 4000): (readonly Path[])[] | undefined {
	const visit = (node: Path): (readonly Path[])[] | undefined => {
		if ('seq' in node) {
			let found: (readonly Path[])[] = [[]];
			for (const part of node.seq) {
				const tails = visit(part);
				if (tails === undefined || found.length * tails.length > most) return undefined;
				found = found.flatMap((head) => tails.map((tail) => [...head, ...tail]));
			}
			return found;
		}
		if ('any' in node) {
			const parts = node.any.map(visit);
			return parts.includes(undefined) ? undefined : parts.flatMap((part) => part!);
		}
		return [[node]];
	};
	return visit(path);
}

export function draftHands(ruleset: Ruleset): HandDraft {
	const switches = new Set<Switch>();
	const drops = new Map<string, DropDraft>();
	const passes: string[] = [];
	const unknown: string[] = [];
	const store = Object.keys(ruleset.stores)[0];
	const also = new Set(Object.values(ruleset.turn.phases).flatMap((phase) => phase.also ?? []));
	for (const name of also) {
		const found = lines(ruleset.paths[name]!);
		if (found === undefined) {
			unknown.push(name);
			continue;
		}
		for (const items of found) if (!readLine(ruleset, items, { drops, passes, switches })) unknown.push(name);
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
	return { store, drops, switches, passes, demotions: new Map(Object.entries(as)), unknown: [...new Set(unknown)] };
}

interface Found {
	readonly drops: Map<string, DropDraft>;
	readonly passes: string[];
	readonly switches: Set<Switch>;
}

function readLine(ruleset: Ruleset, items: readonly Path[], { drops, passes, switches }: Found): boolean {
	const picked = items.find((item): item is Extract<Path, { pick: unknown }> => 'pick' in item);
	if (picked === undefined) return false;
	const effects = items.flatMap((item) => ('do' in item ? [item.do] : []));
	const stored = effects.find((effect): effect is Extract<typeof effect, { store: string }> => 'store' in effect);
	const tests = items.flatMap((item) => ('test' in item ? [item.test] : []));
	if (picked.pick.who === 'empty' && stored?.add === -1 && typeof stored.kind === 'string') {
		const [white, black] = ruleset.sideOrder;
		const zone = picked.zone === undefined ? undefined : ruleset.zones[picked.zone];
		const cells = zone && both((side) => [...cellsOf(ruleset, zone, [white!, black!][side]!)].sort((a, b) => a - b));
		const marks = items.flatMap((item) => ('mark' in item ? [item.mark] : []));
		const sets = effects.filter((effect) => 'set' in effect).length;
		if (sets > 1) switches.add('promote drop');
		else drops.set(stored.kind, { zone: cells, oneFile: tests.some(asksFile), marks });
		return true;
	}
	if (picked.origin === true && picked.pick.who === 'friend') {
		if (items.some((item) => 'use' in item)) {
			switches.add('gate drops');
			return stored !== undefined;
		}
		if (stored?.add === 1) {
			switches.add('allow pickup');
			return true;
		}
		if (effects.length === 0 && picked.pick.kind !== undefined) {
			passes.push(...picked.pick.kind);
			return true;
		}
		switches.add('gate drops');
		return stored?.add === -1;
	}
	return false;
}

const asksFile = (test: Cond): boolean => 'compare' in test && typeof test.compare[0] === 'object' && 'matches' in test.compare[0];

/** Properties of dropped kinds that laws test by a mark. */
export function lawFlags(ruleset: Ruleset, marks: readonly string[]): PieceFlag[] {
	return ruleset.forbid.flatMap(({ if: condition }): PieceFlag[] => {
		if (!marks.some((mark) => someNode(condition, (node) => isSame(node, { mark })))) return [];
		return [mentions(condition, 'moves') ? 'drop_no_mate' : 'drop_no_check'];
	});
}
