import type { Cond, Hook, Kind, Path, Ruleset } from '@x/core';
import { captured, drop, is, store } from '@x/core/build';

/** Promoted kinds that move like the kinds they are named after: `Q~` for a queen that was a pawn. */
export const promotedKinds = (kinds: readonly string[], known: Ruleset['kinds']): Ruleset['kinds'] =>
	Object.fromEntries(
		kinds.map((kind): [string, Kind] => {
			const { title, moves } = known[kind]!;
			return [`${kind}~`, title === undefined ? { moves } : { title: `promoted ${title}`, moves }];
		}),
	);

/** Captured pieces go into the hand of the side that captures, by kinds. */
export const bank = (kinds: readonly string[]): Hook[] =>
	kinds.map((kind) => ({ id: `bank-${kind}`, do: [store('hand', 'own', kind, captured({ kind: [kind] }))] }));

/** A piece of these kinds comes to stand on the cell of the move. A drop has no mover, so this condition identifies the dropped kind. */
export const comesAs = (kinds: readonly string[]): Cond => is('at', { kind: kinds });

/** Drops from the hand; zones and tests for the kinds that have them, and a mark for all. */
export const drops = (
	kinds: readonly string[],
	zones: Readonly<Record<string, string>> = {},
	tests: Readonly<Record<string, readonly Cond[]>> = {},
	mark?: string,
): Path => ({
	any: kinds.map((kind) => {
		const zone = zones[kind];
		const more = tests[kind];
		return drop(kind, {
			store: 'hand',
			...(zone === undefined ? {} : { zone }),
			...(more === undefined ? {} : { tests: more }),
			...(mark === undefined ? {} : { mark }),
		});
	}),
});
