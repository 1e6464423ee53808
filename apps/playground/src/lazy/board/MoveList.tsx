import '@x/board/define-moves';
import type { GoDetail, XMoves } from '@x/board/moves';
import { h, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Context } from '../../context.js';
import { introOf, treeOf } from '../../panels/move-tree.js';
import * as strings from '../../strings/moves.js';

/** The moves of the game. Every move can be clicked; arrow keys step through them. */
export function MoveList({ store }: Context): JSX.Element {
	const holder = useRef<XMoves>(null);
	const reading = store.reading.value;
	const shown = reading?.shown ?? 0;
	useEffect(() => {
		const list = holder.current!;
		const go = ({ detail }: CustomEvent<GoDetail>): void => store.go(Number(detail.id ?? 0));
		list.addEventListener('moves-go', go);
		return () => list.removeEventListener('moves-go', go);
	}, []);
	useEffect(() => {
		const { nodes = [], result } = reading ?? {};
		Object.assign(holder.current!, {
			nodes: treeOf(nodes).nodes,
			intro: introOf(nodes),
			result: result?.text,
			current: shown === 0 ? undefined : shown,
			label: strings.list,
		});
	}, [reading, shown]);
	return h('x-moves', { ref: holder, class: 'moves' });
}
