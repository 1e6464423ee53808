import type { Modification } from '../tree.js';
import { type Family, type Octants, octantsOf } from './geometry.js';
import { both, direction } from './mbn-nodes.js';

/**
 * Modifications of MBN with the directions that they select; of straight leaps single letters and their union, of diagonal ones one letter
 * for two and two letters for one, of oblique ones a half, a quarter or a pair. See `A1` in the specification of MBN.
 */
const NAMES: Readonly<Record<Family, readonly (readonly [Octants, readonly Modification[]])[]>> = {
	orthogonal: [
		[0x11, [direction('v')]],
		[0x01, [direction('f')]],
		[0x10, [direction('b')]],
		[0x44, [direction('s')]],
		[0x40, [direction('l')]],
		[0x04, [direction('r')]],
	],
	diagonal: [
		[0x82, [direction('f')]],
		[0x28, [direction('b')]],
		[0xa0, [direction('l')]],
		[0x0a, [direction('r')]],
		[0x80, [both('f', 'l')]],
		[0x02, [both('f', 'r')]],
		[0x20, [both('b', 'l')]],
		[0x08, [both('b', 'r')]],
	],
	oblique: [
		[0xc3, [direction('f')]],
		[0x3c, [direction('b')]],
		[0xf0, [direction('l')]],
		[0x0f, [direction('r')]],
		[0x81, [both('f', 'f')]],
		[0x18, [both('b', 'b')]],
		[0x60, [both('l', 'l')]],
		[0x06, [both('r', 'r')]],
		[0x42, [both('f', 's')]],
		[0x24, [both('b', 's')]],
		[0xc0, [both('f', 'l')]],
		[0x03, [both('f', 'r')]],
		[0x30, [both('b', 'l')]],
		[0x0c, [both('b', 'r')]],
	],
};

/** The modifications for some directions; `undefined` if MBN cannot select them. */
export function mbnDirections(octants: Octants, family: Family): readonly Modification[] | undefined {
	if (octants === octantsOf(family)) return [];
	const names = NAMES[family];
	const exact = names.find(([set]) => set === octants);
	if (exact !== undefined) return exact[1];
	// Letters of straight leaps add up; of other leaps only bracketed pairs do.
	const usable = names.filter(([, [one]]) => family === 'orthogonal' || one!.type === 'directions');
	const found: Modification[] = [];
	let left = octants;
	for (const [set, modifications] of usable) {
		if ((set & ~octants) !== 0 || (set & left) === 0) continue;
		found.push(...modifications);
		left &= ~set;
	}
	return left === 0 ? found : undefined;
}

/** The modification for a turn from the leg before, by eighths clockwise. Odd turns are from a straight leap to a diagonal one, or back. */
export const turnModifications = (turn: number): readonly Modification[] =>
	[
		[direction('f')],
		[both('f', 'r')],
		[direction('r')],
		[both('b', 'r')],
		[direction('b')],
		[both('b', 'l')],
		[direction('l')],
		[both('f', 'l')],
	][turn]!;
