import type { Game, Setup } from '@x/core';
import type { Draft } from '../field.js';
import { namedKinds } from '../kinds.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { readHand } from '../text/hand.js';
import type { Tokens } from './tokens.js';

type Counts = Record<string, Record<string, number>>;

/** The pieces in hand of both sides. */
export interface Hand {
	/** The store that is written; `undefined` in games without hands. */
	readonly store: string | undefined;
	/** Reads letters with counts into the draft. */
	readonly read: (report: Report, text: string, from: number, draft: Draft) => void;
	/** The pieces in hand by side, then by kind. */
	readonly list: (setup: Setup) => readonly { readonly piece: string; readonly count: number }[];
}

/** `order` is the order of the kinds in the text. A hand cannot hold other kinds. */
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
					report('hand-letter', `"${part.text}" is not a piece that a hand can hold.`, from + part.from, from + part.to);
				else held[side]![kind] = (held[side]![kind] ?? 0) + count;
			}
			if (store !== undefined) draft.stores = { ...draft.stores, [store]: held };
			else if (text !== '') report('hand-none', 'Expected no pieces in hand: this game does not have hands.', from, from + text.length);
		},
		list: ({ stores = {} }) => {
			const held = stores[store ?? ''] ?? {};
			for (const [side, kinds] of Object.entries(held))
				for (const [kind, count] of Object.entries(kinds))
					if (count !== 0 && !(sides.includes(side) && order.includes(kind) && count > 0))
						refuse(`${count} pieces ${kind} in the hand of ${side}`);
			return sides.flatMap((side) =>
				order.flatMap((kind) => {
					const count = held[side]?.[kind] ?? 0;
					return count > 0 ? [{ piece: tokens.tokenOf(side, kind)!, count }] : [];
				}),
			);
		},
	};
}

/** The kinds that a hand can hold, from the last to the first: those with a letter of their own that are not promoted. */
export const handKinds = (game: Game): readonly string[] =>
	namedKinds(game)
		.filter((kind) => {
			const { letter, promotedOf } = game.names!.kinds[kind]!;
			return promotedOf === undefined && letter.toUpperCase() !== letter.toLowerCase();
		})
		.reverse();

/** The same kinds in the order of the game's pockets. */
export const pocketKinds = (game: Game): readonly string[] => [...new Set([...(game.names?.handOrder ?? []), ...handKinds(game)])];
