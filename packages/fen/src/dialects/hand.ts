import type { Game, Setup } from '@x/core';
import type { Draft } from '../field.js';
import { namedKinds } from '../kinds.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { readHand } from '../text/hand.js';
import type { Tokens } from './tokens.js';

type Counts = Record<string, Record<string, number>>;

/** What the sides hold off the board. */
export interface Hand {
	/** The store that is written; none in games without hands. */
	readonly store: string | undefined;
	/** Puts counted letters into the draft. */
	readonly read: (report: Report, text: string, from: number, draft: Draft) => void;
	/** What is held, side by side, kinds in their order. */
	readonly list: (setup: Setup) => readonly { readonly piece: string; readonly count: number }[];
}

/** `order` lists kinds as they are written; those that it leaves out have no letter in a hand. */
export function handOf({ names, ruleset }: Pick<Game, 'names' | 'ruleset'>, tokens: Tokens, order: readonly string[]): Hand {
	const sides = ruleset.sideOrder;
	const store = names?.hand ?? names?.gate;
	return {
		store,
		read: (report, text, from, draft) => {
			const held: Counts = Object.fromEntries(sides.map((side) => [side, {}]));
			for (const part of readHand(text, tokens.tokenAt)) {
				const { side = '', kind = '' } = tokens.pieceOf(part.piece) ?? {};
				const { count = 1 } = part;
				if (!(side in held && order.includes(kind) && count < 1e4))
					report('hand-letter', `"${part.text}" is nothing that a hand can hold.`, from + part.from, from + part.to);
				else held[side]![kind] = (held[side]![kind] ?? 0) + count;
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
					return count > 0 ? [{ piece: tokens.tokenOf(side, kind)!, count }] : [];
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
