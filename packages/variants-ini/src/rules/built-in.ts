import { BuiltIns } from '../built-in/built-in.js';
import type { Definition, Keys } from '../definition/definition.js';
import { BUILT_IN_RULES } from './built-in/table.js';

let known: BuiltIns | undefined;

/** Values of built-in variants that no key sets: drops without a hand, and a king that has the rules of the piece whose moves it has. */
const completed = (plain: Definition, keys: Keys): Definition => {
	const king = plain.pieces.get('king');
	const native = keys.has('king') && king?.betza !== undefined;
	return {
		...plain,
		...(keys.has('freeDrops') && { values: new Map([...plain.values, ['freeDrops', true] as const]) }),
		...(native && { pieces: new Map([...plain.pieces, ['king', { ...king, native: true }] as const]) }),
	};
};

/** The built-in variants with all their values. */
export function builtInRules(): BuiltIns {
	known ??= new BuiltIns(BUILT_IN_RULES, completed);
	return known;
}
