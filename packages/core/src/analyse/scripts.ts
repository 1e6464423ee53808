import { isSame } from '../rules/structure.js';
import type { CellRef, Cond, Filter, Path, Ruleset } from '../rules/types.js';

/** Whether a reference depends on the origin alone. */
const isFixed = (ref: CellRef): boolean =>
	typeof ref === 'string' || 'cell' in ref || ('from' in ref && !('bound' in ref.by) && isFixed(ref.from));

const isPlainAttack = (cond: Cond): boolean => 'attacked' in cond && Object.keys(cond).length === 1 && isFixed(cond.attacked);

const isAsked = (ruleset: Ruleset, cond: Cond): boolean => {
	if ('is' in cond) return isFixed(cond.is);
	if ('in' in cond) return isFixed(cond.in) && Object.hasOwn(ruleset.zones, cond.zone);
	if ('same' in cond) return cond.same.every(isFixed);
	return 'mover' in cond || ('not' in cond && isPlainAttack(cond.not));
};

const isWrite = (item: Path): boolean => {
	if (!('do' in item)) return false;
	if ('land' in item.do) return Object.keys(item.do).length === 1;
	if (!('set' in item.do) || item.do.flags !== undefined || !isFixed(item.do.set)) return false;
	const { to } = item.do;
	return to === 'none' || (typeof to === 'object' && (('of' in to && isFixed(to.of)) || ('kind' in to && to.side === 'own')));
};

/** The offset of a reference from the origin, before landing; undefined where it is not constant. */
function offsetOf(ref: CellRef, at: readonly number[]): readonly number[] | undefined {
	if (ref === 'at') return at;
	if (typeof ref === 'string') return at.map(() => 0);
	if (!('from' in ref) || 'bound' in ref.by) return undefined;
	const { by } = ref;
	return offsetOf(ref.from, at)?.map((value, axis) => value + Number(by[axis]));
}

/** Whether a script always lands on another cell than its origin. Otherwise it might change nothing, and not be a move. */
function leaves({ space }: Ruleset, items: readonly Path[]): boolean {
	let at: readonly number[] | undefined = space.axes.map(() => 0);
	for (const item of items) {
		if (at === undefined || ('do' in item && 'land' in item.do)) break;
		if ('step' in item && !('bound' in item.step)) at = offsetOf({ from: 'at', by: item.step }, at);
		else if ('go' in item) at = offsetOf(item.go, at);
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
	let written = false;
	let landings = 0;
	for (let index = 0; index < items.length; index++) {
		const item = items[index]!;
		if ('test' in item) {
			if (written || !isAsked(ruleset, item.test)) return false;
		} else if ('step' in item) {
			if ('bound' in item.step || item.wraps !== undefined) return false;
		} else if ('go' in item) {
			if (!isFixed(item.go)) return false;
		} else if (isWrite(item)) {
			written = true;
			if ('do' in item && 'land' in item.do) landings++;
		} else if (!('mark' in item)) return false;
	}
	return landings === 1 && leaves(ruleset, items) && changesMore(items);
}

/** Whether a filter holds on no empty cell. */
const asksOccupied = ({ who }: Filter): boolean => who === 'friend' || who === 'enemy' || who === 'occupied';

/** Whether a reference means the same cell wherever the cursor is. */
const isAnchored = (ref: CellRef): boolean =>
	ref === 'origin' || (typeof ref !== 'string' && ('cell' in ref || ('from' in ref && isAnchored(ref.from))));

/** The cell that an item writes, landings excepted. */
const writtenBy = (item: Path): CellRef | undefined => ('do' in item && 'set' in item.do ? item.do.set : undefined);

/**
 * Whether a script changes a cell that no other move to its target changes: it empties another cell that it found occupied, or leaves a piece where it began.
 * Moves of tables empty their origin and fill their target, so no script is equal to one of them, and duplicates need not be looked for.
 */
function changesMore(items: readonly Path[]): boolean {
	const isWritten = (cell: CellRef, from: number, to: number): boolean =>
		items.slice(from, to).some((item) => isSame(writtenBy(item), cell));
	const foundOccupied = (cell: CellRef): boolean =>
		isAnchored(cell) &&
		items.some((item) => 'test' in item && 'is' in item.test && isSame(item.test.is, cell) && asksOccupied(item.test.a));
	const landing = items.findIndex((item) => 'do' in item && 'land' in item.do);
	return items.some((item, index) => {
		if (!('do' in item) || !('set' in item.do)) return false;
		const { set: cell, to } = item.do;
		// A later write takes this one back.
		if (isWritten(cell, index + 1, items.length)) return false;
		if (to === 'none') return cell !== 'origin' && foundOccupied(cell);
		// The landing empties the origin.
		if (cell !== 'origin' || index < landing || typeof to !== 'object') return false;
		return 'kind' in to || ('of' in to && foundOccupied(to.of) && !isWritten(to.of, 0, index));
	});
}
