import type { Mark } from '@x/board';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import type { Picked } from '../../state/interaction.js';
import { sightMarks } from './layer-marks.js';

const NO_MARKS: readonly Mark[] = [];

/** The marks of a picked-up piece that has no legal move now, as one of the opponent's. The notice under the board says the same in words. */
export const useSight = ({ store, interaction }: Context): readonly Mark[] => {
	const [marks, mark] = useState(NO_MARKS);
	const key = store.reading.value?.position.key;
	useEffect(() => {
		// A new position puts every piece back.
		interaction.picked.value = undefined;
	}, [key]);
	useEffect(() => {
		let notice: { readonly text: string; readonly undo: false } | undefined;
		const forget = (): void => {
			mark(NO_MARKS);
			if (notice !== undefined && store.notice.peek() === notice) store.notice.value = undefined;
			notice = undefined;
		};
		/** Whether the piece can be moved ahead: the board shows where to. */
		const isAhead = (at: unknown): boolean => {
			const { premoves } = interaction.ahead.peek();
			return interaction.waits.peek()(store.reading.peek()!) && Array.isArray(premoves) && premoves.some(({ from }) => from === at);
		};
		const look = (picked: Picked | undefined): void => {
			const reading = store.reading.peek();
			if (picked === undefined || 'drop' in picked || reading === undefined) return;
			const at = 'cell' in picked ? Number(picked.cell) : picked;
			if (reading.position.legal.some(({ from }) => from === at) || isAhead(at)) return;
			const state = store.state.peek();
			store.client.ask('sight', { doc: docOf(state), node: state.cursor, at }, (answer) => {
				if (interaction.picked.peek() !== picked || answer.text === '') return;
				notice = { text: answer.text, undo: false };
				store.notice.value = notice;
				mark(sightMarks(answer));
			});
		};
		// At once, not after the next drawing: the notice has to be gone before a refusal of the piece takes its place.
		const stop = interaction.picked.subscribe((picked) => {
			forget();
			look(picked);
		});
		return () => {
			stop();
			forget();
		};
	}, []);
	return marks;
};
