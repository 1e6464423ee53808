import type { Game, Setup } from '@x/core';
import type { Draft } from '../field.js';
import { namedKinds } from '../kinds.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import type { Tokens } from './tokens.js';

type Counts = Record<string, Record<string, number>>;

/** What the sides hold off the board. */
export interface Hand {
	/** The store that is written; none in games without hands. */
	readonly store: string | undefined;
	/** Puts counted letters into the draft. */
	readonly read: (report: Report, text: string, from: number, draft: Draft) => void;
	/** What is held, side by side, kinds in their order: letter and how many. */
	readonly list: (setup: Setup) => readonly (readonly [letter: string, count: number])[];
}

/** `order` lists kinds as they are written; those that it leaves out have no letter in a hand. */
export function handOf({ names, ruleset }: Pick<Game, 'names' | 'ruleset'>, tokens: Tokens, order: readonly string[]): Hand {
	const sides = ruleset.sideOrder;
	const store = names?.hand ?? names?.gate;
	return {
		store,
		read: (report, text, from, draft) => {
			const held: Counts = Object.fromEntries(sides.map((side) => [side, {}]));
			let at = 0;
			while (at < text.length) {
				const digits = /^\d*/.exec(text.slice(at, at + 4))![0];
				const [side, kind, length] = tokens.pieceAt(text, at + digits.length) ?? [];
				const end = at + digits.length + (length ?? String.fromCodePoint(text.codePointAt(at + digits.length) ?? 0).length);
				if (side === undefined || kind === undefined || !(side in held) || !order.includes(kind))
					report('hand-letter', `"${text.slice(at, end)}" is nothing that a hand can hold.`, from + at, from + end);
				else held[side]![kind] = (held[side]![kind] ?? 0) + (digits === '' ? 1 : +digits);
				at = end;
			}
			if (store !== undefined) draft.stores = { ...draft.stores, [store]: held };
			else if (text !== '') report('hand-none', 'This game has no hands.', from, from + text.length);
		},
		list: ({ stores = {} }) => {
			const held = stores[store ?? ''] ?? {};
			for (const [side, kinds] of Object.entries(held))
				for (const [kind, count] of Object.entries(kinds))
					if (count !== 0 && !(sides.includes(side) && order.includes(kind) && count > 0))
						refuse(`${count} of ${kind} in the hand of ${side}`);
			return sides.flatMap((side) =>
				order.flatMap((kind) => {
					const count = held[side]?.[kind] ?? 0;
					return count > 0 ? [[tokens.tokenOf(side, kind)!, count] as const] : [];
				}),
			);
		},
	};
}

/** Kinds that a hand can hold, those with a plain letter, from the last to the first. */
export const handKinds = (game: Game): readonly string[] =>
	namedKinds(game)
		.filter((kind) => {
			const { letter, promotedOf } = game.names!.kinds[kind]!;
			return promotedOf === undefined && letter.toUpperCase() !== letter.toLowerCase();
		})
		.reverse();

/** The same in the order of a game's pockets. */
export const pocketKinds = (game: Game): readonly string[] => [...new Set([...(game.names?.handOrder ?? []), ...handKinds(game)])];
