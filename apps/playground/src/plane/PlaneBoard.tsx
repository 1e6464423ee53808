import * as boardStrings from '../strings/board.js';
import * as strings from '../strings/icn.js';
import '@x/board/define-plane';
import type { XPlane } from '@x/board/plane';
import { h, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Context } from '../context.js';
import type { Reading } from '../worker/protocol.js';
import { playOn } from './play.js';
import { positionOf } from './position.js';

/** An unbounded board: passes it the position and answers its events. */
export function PlaneBoard(context: Context): JSX.Element {
	const { store, interaction, sets } = context;
	const pieces = sets.of('chess');
	const holder = useRef<XPlane>(null);
	const shown = useRef<Reading>(undefined);
	const reading = store.reading.value;
	const { flipped, view } = store.state.value;

	useEffect(() => playOn(holder.current!, context), []);
	useEffect(() => {
		Object.assign(holder.current!, { sets: pieces, orientation: flipped ? 'second' : 'first', view });
	}, [view, flipped, pieces]);
	useEffect(() => {
		const plane = holder.current!;
		if (reading === undefined || reading === shown.current) return;
		shown.current = reading;
		interaction.clear();
		// A text that cannot be read keeps the old position, but nothing is picked up.
		Object.assign(plane, reading.plane === undefined ? { pieces: plane.pieces } : positionOf(reading.plane));
	}, [reading]);

	const broken = reading !== undefined && reading.plane === undefined;
	return h('x-plane', { ref: holder, class: broken ? 'plane-broken' : '' }, <BoardState reading={reading} broken={broken} />);
}

/** How the board differs from the text. */
function BoardState({ reading, broken }: { readonly reading: Reading | undefined; readonly broken: boolean }): JSX.Element | null {
	if (broken) return <p class="board-state">{boardStrings.faulty(strings.icn)}</p>;
	if (reading?.problems.some(({ severity }) => severity === 'error') === true) return <p class="board-state">{boardStrings.stopped}</p>;
	const refused = reading?.plane?.refused;
	return refused === undefined ? null : <p class="board-state">{strings.shownOnly(refused)}</p>;
}
