import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import { endNote } from '../strings/end-note.js';
import type { EndView } from '../worker/protocol.js';

/** The rule that ended the game; or the reason why a side cannot move: each move that is refused. Choosing one shows it on the board. */
export function EndNote({ store, interaction }: Context): JSX.Element | null {
	const state = store.state.value;
	const key = store.reading.value?.position.key;
	const [end, set] = useState<{ readonly key: string | undefined; readonly view: EndView | undefined }>();
	useEffect(() => store.client.ask('ended', { doc: docOf(state), node: state.cursor }, (view) => set({ key, view })), [key]);
	if (end?.view === undefined || end.key !== key) return null;
	const { message, moves } = end.view;
	if (moves.length === 0) return <p class="end-note">{message}</p>;
	return (
		<details class="end-note">
			<summary>{endNote.why}</summary>
			<p>{message}</p>
			<ul aria-label={endNote.moves}>
				{moves.map(({ move, ...why }) => (
					<li key={move}>
						<button
							type="button"
							onClick={() => {
								interaction.clear();
								interaction.refusal.value = why;
								interaction.say(why.message);
							}}
						>
							<b>{move}.</b> {why.message}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
