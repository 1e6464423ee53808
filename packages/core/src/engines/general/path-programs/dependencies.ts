import { Inspection } from '../../../analyse/inspect.js';
import { fold, forKinds, type Pass } from '../../../rules/fold.js';
import type { Unions } from '../../../rules/nodes/field.js';
import type { Num, Path, Ruleset } from '../../../rules/types.js';
import { DEPENDS_ON } from './depends-on.js';

type Inputs<Union extends keyof Unions> = Pass<Union, number, [Ruleset]>;

/** The tables of inputs: made by a function, so that bundlers can drop them. */
function inputTables() {
	const { cells, more, attacks, points, stores, royals } = DEPENDS_ON;
	const onlyCells = (): number => cells;
	const onMore = (): number => more;

	/** A zone that the ruleset does not define is a point. */
	const ofZone = (zone: string | undefined, { zones }: Ruleset): number =>
		zone === undefined || Object.hasOwn(zones, zone) ? cells : more;

	const ofStore = (of: 'own' | 'other' | 'shared'): number => (of === 'own' ? stores : more);

	const ofCell: Pass<'cell', number> = fold('cell', {
		...forKinds(onlyCells, 'plain', 'mark', 'cell'),
		point: () => points,
		from: ({ from }) => ofCell(from),
	});

	const ofPiece: Pass<'piece', number> = fold('piece', {
		...forKinds(onlyCells, 'plain', 'kind'),
		of: ({ of }) => ofCell(of),
		was: ({ was }) => ofCell(was),
		recolour: ({ recolour }) => ofPiece(recolour),
	});

	const ofNumber: Inputs<'number'> = fold<'number', number, [Ruleset]>('number', {
		...forKinds(onlyCells, 'plain', 'sum'),
		...forKinds(onMore, 'var', 'repeats', 'kept', 'moves'),
		store: ({ of }) => ofStore(of),
		count: ({ zone }, ruleset) => ofZone(zone, ruleset),
		captured: ({ zone }, ruleset) => ofZone(zone, ruleset),
		matches: ({ from }) => ofCell(from),
	});

	const ofCondition: Inputs<'condition'> = fold<'condition', number, [Ruleset]>('condition', {
		...forKinds(onlyCells, 'mover', 'compare', 'def', 'all', 'some', 'not'),
		...forKinds(onMore, 'phase', 'before'),
		is: ({ is }) => ofCell(is),
		in: ({ in: cell, zone }, ruleset) => ofCell(cell) | ofZone(zone, ruleset),
		same: ({ same: [one, other] }) => ofCell(one) | ofCell(other),
		attacked: ({ attacked, as }) => attacks | ofCell(attacked) | ofPiece(as ?? 'mover'),
		royalAttacked: () => royals,
	});

	const ofEffect: Inputs<'effect'> = fold<'effect', number, [Ruleset]>('effect', {
		...forKinds(onlyCells, 'end'),
		...forKinds(onMore, 'var'),
		land: ({ as, leave }) => ofPiece(as ?? 'mover') | ofPiece(leave ?? 'none'),
		capture: ({ capture }) => ofCell(capture),
		set: ({ set, to }) => ofCell(set) | ofPiece(to),
		point: ({ to }) => ofCell(to ?? 'at'),
		store: ({ of, kind }) => ofStore(of) | ofCell(typeof kind === 'string' ? 'at' : kind.of),
		forEach: ({ from }) => ofCell(from ?? 'at'),
	});

	const ofPath: Inputs<'path'> = fold<'path', number, [Ruleset]>('path', {
		...forKinds(onlyCells, 'step', 'each', 'seq', 'any', 'loop', 'test', 'do', 'mark', 'use'),
		pick: ({ zone }, ruleset) => ofZone(zone, ruleset),
		go: ({ go }) => ofCell(go),
	});

	return { path: ofPath, cond: ofCondition, num: ofNumber, effect: ofEffect };
}

const INPUTS = /* @__PURE__ */ inputTables();

/** The inputs of a path, as bits of `DEPENDS_ON`: those of its nodes, each next to those of the nodes inside it. */
export function dependenciesOf(ruleset: Ruleset, path: Path): number {
	let dependencies: number = DEPENDS_ON.cells;
	const adding =
		<Node>(inputs: (node: Node, ruleset: Ruleset) => number) =>
		(node: Node): void => {
			dependencies |= inputs(node, ruleset);
		};
	const { path: ofPath, cond, num, effect } = INPUTS;
	new Inspection(ruleset, { path: adding(ofPath), cond: adding(cond), num: adding(num), effect: adding(effect) }).path(path);
	return dependencies;
}

/** Whether a path reads variables, stores, or other numbers that are not on the board. */
export function readsMore(ruleset: Ruleset, path: Path): boolean {
	let inputs = 0;
	const num = (node: Num): void => {
		inputs |= INPUTS.num(node, ruleset);
	};
	new Inspection(ruleset, { num }).path(path);
	return (inputs & (DEPENDS_ON.more | DEPENDS_ON.stores)) !== 0;
}
