import { Inspection } from '../../../analyse/inspect.js';
import type { Effect, Path, Ruleset } from '../../../rules/types.js';

const stores = (effect: Effect): boolean => 'store' in effect && typeof effect.add === 'number' && effect.add !== 0;

const writesStore = (effect: Effect): boolean => 'store' in effect;

/** Whether every walk of a path writes one number of a store, once. */
function banks(ruleset: Ruleset, path: Path): boolean {
	if ('seq' in path) {
		const [part, ...others] = path.seq.filter((one) => does(ruleset, one, writesStore));
		return part !== undefined && others.length === 0 && banks(ruleset, part);
	}
	if ('any' in path) return path.any.every((part) => banks(ruleset, part));
	if ('each' in path) return banks(ruleset, path.path);
	if ('use' in path) return banks(ruleset, ruleset.paths[path.use]!);
	return 'do' in path && stores(path.do);
}

/** Whether a path, or any of those that it uses, does something that a test wants. */
function does(ruleset: Ruleset, path: Path, test: (effect: Effect) => boolean): boolean {
	let found = false;
	const effect = (node: Effect): void => {
		found ||= test(node);
	};
	new Inspection(ruleset, { effect }).path(path);
	return found;
}

/**
 * Whether no walk of a path does what a piece's own move does.
 *
 * Proof: either it does nothing at all, and a piece's walk that changes nothing is no move; or each of its walks writes a store, and no
 * piece's walk does. Two walks that write not the same are not the same move.
 */
export function isDisjoint(ruleset: Ruleset, path: Path): boolean {
	if ('use' in path) return isDisjoint(ruleset, ruleset.paths[path.use]!);
	if ('any' in path) return path.any.every((part) => isDisjoint(ruleset, part));
	if (!does(ruleset, path, () => true)) return true;
	const quiet = Object.values(ruleset.kinds).every(({ moves }) => !does(ruleset, { use: moves }, writesStore));
	return quiet && banks(ruleset, path);
}

/** Whether each walk of a path first lifts one own piece, and only asks before that: so walks are told apart by that piece. */
export function liftsOne(ruleset: Ruleset, path: Path): boolean {
	if ('use' in path) return liftsOne(ruleset, ruleset.paths[path.use]!);
	if ('any' in path) return path.any.every((part) => liftsOne(ruleset, part));
	if ('pick' in path) return path.origin === true && path.pick.who === 'friend';
	if (!('seq' in path)) return false;
	const first = path.seq.findIndex((part) => !('test' in part));
	return first >= 0 && liftsOne(ruleset, path.seq[first]!) && path.seq.every((part, index) => index === first || !picks(ruleset, part));
}

function some(ruleset: Ruleset, path: Path, test: (node: Path) => boolean): boolean {
	let found = false;
	const see = (node: Path): void => {
		found ||= test(node);
	};
	new Inspection(ruleset, { path: see }).path(path);
	return found;
}

/** Whether a walk of a path may lift a piece, which starts it there. */
export const liftsAny = (ruleset: Ruleset, path: Path): boolean => some(ruleset, path, (node) => 'pick' in node && node.origin === true);

const picks = (ruleset: Ruleset, path: Path): boolean => some(ruleset, path, (node) => 'pick' in node);
