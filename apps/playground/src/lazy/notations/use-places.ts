import type { XBoard } from '@x/board';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { NotationCard, NotationToken } from '../../worker/protocol.js';

/** A place of the position: a cell, or the pieces of a kind in the hand of a side. */
export interface Lit {
	readonly cell?: number | undefined;
	readonly drop?: string | undefined;
	readonly side?: number | undefined;
}

/** The token at a caret: the one that it is in or before, or the one that ends there. */
export const tokenAt = (tokens: readonly NotationToken[], caret: number): NotationToken | undefined =>
	tokens.find(({ from, to }) => from <= caret && caret < to) ?? tokens.find(({ to }) => to === caret);

/** The move at or before a caret. */
const moveBefore = (tokens: readonly NotationToken[], caret: number): NotationToken | undefined =>
	tokens.filter(({ from, node }) => node !== undefined && from < caret).at(-1);

const boardOf = (): XBoard | null => document.querySelector<XBoard>('.stage x-board');

/** Links carets with the board, and cells of the board with tokens. */
export const usePlaces = ({
	store,
	interaction,
}: Context): { readonly lit: Lit; readonly follow: (card: NotationCard, caret: number) => void } => {
	const [lit, light] = useState<Lit>({});
	/** A piece of a hand that is picked up for the caret. */
	const held = useRef(false);
	const release = (): void => {
		if (held.current) boardOf()?.cancel();
		held.current = false;
		interaction.hint.value = undefined;
	};
	const key = store.reading.value?.position.key;
	useEffect(() => {
		held.current = false;
		light({});
	}, [key]);
	useEffect(() => {
		const cell = (event: Event): void => {
			if (!(event.target instanceof Element) || event.target.closest('.stage') === null || held.current) return;
			const { detail } = event as CustomEvent<{
				readonly cell?: unknown;
				readonly source?: { readonly cell?: unknown; readonly drop?: string };
			}>;
			const at = detail.cell ?? detail.source?.cell;
			const drop = detail.source?.drop;
			if (at === undefined && drop === undefined) return;
			light(at === undefined ? { drop, side: store.reading.peek()?.position.turn.side } : { cell: Number(at) });
		};
		const names = ['board-focus', 'board-cell', 'board-pick'];
		for (const name of names) document.addEventListener(name, cell);
		return () => {
			for (const name of names) document.removeEventListener(name, cell);
			release();
		};
	}, []);

	const follow = ({ tokens }: NotationCard, caret: number): void => {
		const token = tokenAt(tokens, caret) ?? moveBefore(tokens, caret);
		release();
		if (token === undefined) {
			light({});
			if (tokens.some(({ node }) => node !== undefined) && store.fresh.peek()) store.go(0);
			return;
		}
		const { cell, node, drop, side, words } = token;
		if (node !== undefined) {
			if (store.fresh.peek()) store.go(node);
			return;
		}
		light({ cell, drop, side });
		const reading = store.reading.peek();
		if (cell !== undefined && reading !== undefined)
			interaction.hint.value = { key: reading.position.key, moves: [{ from: undefined, to: cell }] };
		if (drop !== undefined && reading?.position.turn.side === side) {
			held.current = true;
			boardOf()?.pick({ drop });
		}
		if (words !== undefined) interaction.say(words);
	};
	return { lit, follow };
};
