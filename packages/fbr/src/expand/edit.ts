import type { Item } from '@x/mbn';
import type { Fbr, Rule } from '../tree.js';

/** The changes of an expansion. */
export interface Edit {
	/** In the place of the rule. */
	readonly rules?: readonly Rule[];
	/** Changes the other rules. */
	readonly others?: (rule: Rule) => Rule;
	/** Behind the macros that the text begins with. */
	readonly macros?: readonly Item[];
	/** In the place of an item; `undefined` keeps it. */
	readonly each?: (item: Item) => readonly Item[] | undefined;
	/** Behind all items. */
	readonly last?: readonly Item[];
	readonly board?: Fbr['board'];
}

/** Replaces a rule. The layout of the text goes with it. */
export function edited(value: Fbr, rule: Rule, { rules = [], others, macros = [], each, last = [], board }: Edit): Fbr {
	const { title, start, pieces } = value;
	const size = board ?? value.board;
	const first = pieces.items.findIndex(({ type }) => type !== 'macro');
	const at = first < 0 ? pieces.items.length : first;
	const items = pieces.items.map((item) => each?.(item) ?? [item]);
	return {
		...(title !== undefined && { title }),
		...(size !== undefined && { board: size }),
		...(start !== undefined && { start }),
		// They are found in the text where the macro stands.
		rules: value.rules.flatMap((one) => (one === rule ? rules.map((made) => ({ ...made, span: rule.span })) : [others?.(one) ?? one])),
		pieces: { items: [...items.slice(0, at).flat(), ...macros, ...items.slice(at).flat(), ...last] },
	};
}
