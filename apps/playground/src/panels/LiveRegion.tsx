import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useStore } from '../context.js';
import { announce } from '../state/interaction.js';
import * as fieldStrings from '../strings/fields.js';
import * as linkStrings from '../strings/links.js';
import * as moveStrings from '../strings/moves.js';
import { isOwn, type Reading } from '../worker/protocol.js';

/** Milliseconds without typing before faults are announced. */
const PAUSE = 700;

/** Announces the events of the page to screen readers, politely and once. */
export function LiveRegion(): JSX.Element {
	const { store, interaction } = useStore();
	const before = useRef<Reading>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useSignalEffect(() => {
		const reading = store.reading.value;
		const old = before.current;
		before.current = reading;
		if (reading === undefined || old === undefined) return;
		const switched = reading.preset.id !== old.preset.id && !isOwn(reading.preset.id);
		if (!switched && reading.position.key === old.position.key && reading.shown === old.shown) return;
		const fromFen = reading.position.fen !== undefined && store.fenDraft.peek()?.reading?.fen === reading.position.fen;
		const cause = switched ? moveStrings.switched(reading.preset.title) : fromFen ? moveStrings.fenRead : '';
		// Causes and notices are announced together with the position: of two texts in a row a screen reader announces only the last.
		interaction.say([cause, announce(reading), store.notice.peek()?.text ?? ''].filter((text) => text !== '').join(' '));
	});
	const games = useRef(0);
	useSignalEffect(() => {
		const reading = store.reading.value;
		const count = reading?.games.length ?? 0;
		if (count > 1 && count !== games.current) interaction.say(moveStrings.gamesFound(count, (reading?.game ?? 0) + 1));
		games.current = count;
	});
	useSignalEffect(() => {
		const notice = store.notice.value;
		if (notice !== undefined) interaction.say(notice.text);
	});
	useSignalEffect(() => {
		const refused = store.refusedLink.value;
		if (refused !== undefined) interaction.say(linkStrings.refused(refused.message));
	});
	useSignalEffect(() => {
		const moves = store.reading.value?.problems.find((problem) => problem.severity === 'error');
		const fen = store.fenDraft.value?.reading?.problems.find((problem) => problem.severity === 'error');
		const fault = fen ?? moves;
		clearTimeout(timer.current);
		if (fault === undefined) return;
		const field = fault === fen ? fieldStrings.fen : moveStrings.label;
		timer.current = setTimeout(() => interaction.say(fieldStrings.fault(field, `${fault.message} ${fault.hint ?? ''}`.trim())), PAUSE);
	});
	return (
		<div class="hidden" role="status" aria-live="polite" id="spoken">
			{interaction.spoken.value}
		</div>
	);
}
