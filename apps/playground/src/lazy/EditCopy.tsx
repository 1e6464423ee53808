import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { copy as words } from '../strings/copy.js';
import { isOwn, ownId } from '../worker/protocol.js';
import { setOrigin } from './workshop/origin.js';

/** Opens the rules of the game in the workshop: a copy, unless they were written there. */
export function EditCopy({ store }: Context): JSX.Element {
	const { id } = store.state.value.ruleset;
	const [isWriting, setWriting] = useState(false);
	const edit = (): void => {
		store.build('Workshop');
	};
	if (isOwn(id))
		return (
			<button type="button" class="lab-run" onClick={edit}>
				{words.edit}
			</button>
		);
	const copy = (): void => {
		setWriting(true);
		store.client.ask('copy', { ruleset: id }, ({ title, rules, lost }) => {
			setWriting(false);
			setOrigin(rules.language, { title, text: rules.text, lost });
			edit();
			store.choose({ id: ownId(rules), title: words.name(title) });
			store.whenFresh(() => {
				store.notice.value = { text: words.done(title), undo: true };
			});
		});
	};
	return (
		<button type="button" class="lab-run" aria-disabled={isWriting} onClick={() => (isWriting ? undefined : copy())}>
			{isWriting ? words.writing : words.editCopy}
		</button>
	);
}
