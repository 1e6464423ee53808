import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/undo.js';
import { Icon } from './Icon.js';
import { Lazy } from './Lazy.js';

/** The line under the board: the reason for a refused move, or the effect of a button. */
export function Notices(): JSX.Element | null {
	const context = useStore();
	const { store, interaction } = context;
	const refusal = interaction.refusal.value;
	const notice = store.notice.value;
	if (refusal !== undefined) {
		const [from, to] = [refusal.from, refusal.to].map((at) => store.reading.value?.board.cells.find(({ cell }) => cell === at)?.name);
		return (
			<p class="notice notice-refusal">
				<span class="notice-mark" aria-hidden="true">
					<Icon name="no" />
				</span>
				<span>
					{from === undefined || to === undefined || from === to ? null : <b>{strings.notAllowed(from, to)} </b>}
					{refusal.message}
				</span>{' '}
				{(refusal.rules[0] ?? refusal.parts?.[0]) ? <Lazy {...context} name="RefusalRules" /> : null}
			</p>
		);
	}
	if (notice === undefined) return null;
	return (
		<p class="notice">
			<span>{notice.text}</span>
			{notice.action === undefined ? null : (
				<button type="button" class="link-button" onClick={notice.action.run}>
					{notice.action.label}
				</button>
			)}
			{notice.undo ? (
				<button type="button" class="link-button" onClick={store.undo}>
					{strings.undo}
				</button>
			) : null}
		</p>
	);
}
