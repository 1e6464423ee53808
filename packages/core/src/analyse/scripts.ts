import { asCondition, asEffect, asPath, asPiece, fold, foldSome, no, type Pass, yes } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { isSame } from '../rules/structure.js';
import type { CellRef, Effect, Filter, Path, Ruleset } from '../rules/types.js';

/** Whether a reference depends on the origin alone. */
const isFixed: Pass<'cell', boolean> = /* @__PURE__ */ fold('cell', {
	plain: yes,
	cell: yes,
	from: ({ from, by }) => !('bound' in by) && isFixed(from),
	mark: no,
	point: no,
});

/** Whether a script may ask a condition. */
const isAsked: Pass<'condition', boolean, [Ruleset]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		is: ({ is }) => isFixed(is),
		in: (cond, { zones }) => isFixed(cond.in) && Object.hasOwn(zones, cond.zone),
		same: ({ same }) => same.every((ref) => isFixed(ref)),
		mover: yes,
		not: ({ not }) => {
			const attack = asCondition('attacked', not);
			return attack !== undefined && Object.keys(attack).length === 1 && isFixed(attack.attacked);
		},
	},
	no,
);

/** Whether a script may write a piece. */
const isPlaced: Pass<'piece', boolean> = /* @__PURE__ */ foldSome(
	'piece',
	{ plain: (piece) => piece === 'none', of: ({ of }) => isFixed(of), kind: ({ side }) => side === 'own' },
	no,
);

/** Whether an effect writes the board as a script may. */
const isWrite: Pass<'effect', boolean> = /* @__PURE__ */ foldSome(
	'effect',
	{
		land: (landing) => Object.keys(landing).length === 1,
		set: ({ set, to, flags }) => flags === undefined && isFixed(set) && isPlaced(to),
	},
	no,
);

const effectOf = (item: Path): Effect | undefined => asPath('do', item)?.do;
const isLanding = (item: Path): boolean => asEffect('land', effectOf(item)) !== undefined;

/** Whether an item may stand in a script, before the first effect (`written`: after it). */
const isItem: Pass<'path', boolean, [ruleset: Ruleset, written: boolean]> = /* @__PURE__ */ foldSome(
	'path',
	{
		test: ({ test }, ruleset, written) => !written && isAsked(test, ruleset),
		step: ({ step, wraps }) => !('bound' in step) && wraps === undefined,
		go: ({ go }) => isFixed(go),
		do: ({ do: effect }) => isWrite(effect),
		mark: yes,
	},
	no,
);

/** The offset of a reference from the origin, before landing; undefined where it is not constant. */
const offsetOf: Pass<'cell', readonly number[] | undefined, [at: readonly number[]]> = /* @__PURE__ */ foldSome(
	'cell',
	{
		plain: (ref, at) => (ref === 'at' ? at : at.map(() => 0)),
		from: ({ from, by }, at) => ('bound' in by ? undefined : offsetOf(from, at)?.map((value, axis) => value + Number(by[axis]))),
	},
	() => undefined,
);

/** Whether a script always lands on another cell than its origin. Otherwise it might change nothing, and not be a move. */
function leaves({ space }: Ruleset, items: readonly Path[]): boolean {
	let at: readonly number[] | undefined = space.axes.map(() => 0);
	for (const item of items) {
		if (at === undefined || isLanding(item)) break;
		const by = asPath('step', item)?.step;
		const to = asPath('go', item)?.go ?? (by && { from: 'at', by });
		if (to !== undefined) at = offsetOf(to, at);
	}
	return (
		at?.some((value, axis) => value !== 0 && (space.axes[axis]!.wrap !== true || Math.abs(value) < widthOf(space.axes[axis]!))) === true
	);
}

const widthOf = ({ extent: [from, to] }: Ruleset['space']['axes'][number]): number => Number(to) - Number(from) + 1;

/**
 * Whether a linear branch is a script, such as castling between fixed cells: without loop, choice and capture. It first tests cells that depend
 * on its origin alone, their content or whether they are attacked. Then it writes on such cells, and lands once.
 */
export function isScript(ruleset: Ruleset, items: readonly Path[]): boolean {
	const first = items.findIndex((item) => effectOf(item) !== undefined);
	return (
		items.filter(isLanding).length === 1 &&
		items.every((item, index) => isItem(item, ruleset, index > first)) &&
		leaves(ruleset, items) &&
		changesMore(items)
	);
}

/** Whether a filter holds on no empty cell. */
const asksOccupied = ({ who }: Filter): boolean => who === 'friend' || who === 'enemy' || who === 'occupied';

/** Whether a reference means the same cell wherever the cursor is. */
const isAnchored: Pass<'cell', boolean> = /* @__PURE__ */ foldSome(
	'cell',
	{ plain: (ref) => ref === 'origin', cell: yes, from: ({ from }) => isAnchored(from) },
	no,
);

/** The write of an item, landings excepted. */
const writeOf = (item: Path): NodeOf<'effect', 'set'> | undefined => asEffect('set', effectOf(item));

/**
 * Whether a script changes a cell that no other move to its target changes: it empties another cell that it found occupied, or leaves a piece where it began.
 * Moves of tables empty their origin and fill their target, so no script is equal to one of them, and duplicates need not be looked for.
 */
function changesMore(items: readonly Path[]): boolean {
	const written = items.map(writeOf);
	const isWritten = (cell: CellRef, from: number, to: number): boolean => written.slice(from, to).some((write) => isSame(write?.set, cell));
	const foundOccupied = (cell: CellRef): boolean =>
		isAnchored(cell) &&
		items.some((item) => {
			const test = asCondition('is', asPath('test', item)?.test);
			return test !== undefined && isSame(test.is, cell) && asksOccupied(test.a);
		});
	const landing = items.findIndex(isLanding);
	return written.some((write, index) => {
		// A later write takes this one back.
		if (write === undefined || isWritten(write.set, index + 1, items.length)) return false;
		const { set: cell, to } = write;
		if (to === 'none') return cell !== 'origin' && foundOccupied(cell);
		// The landing empties the origin.
		if (cell !== 'origin' || index < landing) return false;
		const of = asPiece('of', to)?.of;
		return asPiece('kind', to) !== undefined || (of !== undefined && foundOccupied(of) && !isWritten(of, 0, index));
	});
}
