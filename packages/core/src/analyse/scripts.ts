import type { CellRef, Cond, Path, Ruleset } from '../ruleset/types.js';

/** A reference that follows from the origin alone. */
const isFixed = (ref: CellRef): boolean =>
	typeof ref === 'string' || 'cell' in ref || ('from' in ref && !('bound' in ref.by) && isFixed(ref.from));

const isPlainAttack = (cond: Cond): boolean => 'attacked' in cond && Object.keys(cond).length === 1 && isFixed(cond.attacked);

const isAsked = (ruleset: Ruleset, cond: Cond): boolean => {
	if ('is' in cond) return isFixed(cond.is);
	if ('in' in cond) return isFixed(cond.in) && cond.zone in ruleset.zones;
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

/**
 * Whether a linear branch is a script: no loop, no choice, no capture; it asks what stands on cells that follow from its origin
 * and whether they are attacked, all before it writes, then writes on such cells and lands once (castling between fixed cells).
 */
export function isScript(ruleset: Ruleset, items: readonly Path[]): boolean {
	const first = items.findIndex(isWrite);
	if (first < 0 || items.filter((item) => 'do' in item && 'land' in item.do).length !== 1) return false;
	return items.every((item, index) => {
		if ('test' in item) return index < first && isAsked(ruleset, item.test);
		if ('step' in item) return !('bound' in item.step) && item.wraps === undefined;
		return 'go' in item ? isFixed(item.go) : 'mark' in item || isWrite(item);
	});
}
