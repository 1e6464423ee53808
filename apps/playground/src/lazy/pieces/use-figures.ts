import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { FiguresView } from '../../worker/protocol.js';

/** Pieces in one question, so that the first pictures appear soon. */
const AT_ONCE = 2;

export type Figures = ReadonlyMap<string, { readonly view: FiguresView; readonly figure: FiguresView['figures'][number] }>;

/** The moves of the kinds of a game, as they are found. `version` changes with the rules. */
export const useFigures = ({ store }: Pick<Context, 'store'>, ruleset: string, version: string, kinds: readonly string[]): Figures => {
	const [figures, set] = useState<Figures>(new Map());
	useEffect(() => {
		let current = true;
		set(new Map());
		const ask = (from: number): void => {
			if (from >= kinds.length) return;
			store.client.ask('figures', { ruleset, kinds: kinds.slice(from, from + AT_ONCE) }, (view) => {
				if (!current || view.ruleset !== ruleset) return;
				set((before) => new Map([...before, ...view.figures.map((figure) => [figure.kind, { view, figure }] as const)]));
				ask(from + AT_ONCE);
			});
		};
		ask(0);
		return () => {
			current = false;
		};
	}, [ruleset, version]);
	return figures;
};
