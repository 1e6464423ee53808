import type { Mark } from '@x/board';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import { sightMarks } from './layer-marks.js';

const NO_MARKS: readonly Mark[] = [];

/** The marks of a picked-up piece that has no legal move now, as one of the opponent's. The notice under the board says the same in words. */
export const useSight = ({ store, interaction }: Context): readonly Mark[] => {
	const [marks, mark] = useState(NO_MARKS);
	const picked = interaction.picked.value;
	const key = store.reading.value?.position.key;
	useEffect(() => {
		// A new position puts every piece back.
		interaction.picked.value = undefined;
	}, [key]);
	useEffect(() => {
		const reading = store.reading.peek();
		if (picked === undefined || !('cell' in picked) || reading === undefined) return;
		const at = Number(picked.cell);
		if (reading.position.legal.some(({ from }) => from === at)) return;
		const state = store.state.peek();
		let notice: { readonly text: string; readonly undo: false } | undefined;
		store.client.ask('sight', { doc: docOf(state), node: state.cursor, at }, (answer) => {
			if (interaction.picked.peek() !== picked || answer.text === '') return;
			notice = { text: answer.text, undo: false };
			store.notice.value = notice;
			mark(sightMarks(answer));
		});
		return () => {
			mark(NO_MARKS);
			if (notice !== undefined && store.notice.peek() === notice) store.notice.value = undefined;
		};
	}, [picked]);
	return marks;
};
