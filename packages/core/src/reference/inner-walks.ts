import type { Num } from '../rules/types.js';
import { inScene } from './context.js';
import { walk } from './interpreter.js';
import type { Cell } from './space.js';
import type { Context } from './types.js';

/** Clause 6: an inner walk has its own origin, stand and cursor. It inherits marks, bindings and points, and its writes are dropped. */
export function innerContext(context: Context, from: Cell | undefined): Context {
	return inScene({ ...context, origin: from, stand: from, at: from }, { watch: undefined, mayFail: undefined, hook: false });
}

/** Clause 6: the distinct ends of an inner walk, in cell order, each with the first walk that reaches it. */
export function endsOf(context: Context, path: Extract<Num, { readonly matches: unknown }>['matches']): Map<Cell, Context> {
	const ends = new Map<Cell, Context>();
	walk(context, path, (end) => {
		const cell = end.at ?? -1;
		if (!ends.has(cell)) ends.set(cell, end);
		return false;
	});
	return new Map([...ends].sort(([a], [b]) => a - b));
}
