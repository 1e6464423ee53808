import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { isOwn, ownId } from '../worker/protocol.js';
import { setOrigin } from './workshop/origin.js';

/** Opens the rules of the game in the workshop: a copy, unless they were written there. */
export function EditCopy({ store, interaction }: Context): JSX.Element {
	const { id } = store.state.value.ruleset;
	const [state, set] = useState<'writing' | 'refused'>();
	const edit = (): void => {
		store.panel.value = 'Workshop';
	};
	if (isOwn(id))
		return (
			<button type="button" class="lab-run" onClick={edit}>
				Edit these rules
			</button>
		);
	const copy = (): void => {
		set('writing');
		store.client.ask('copy', { ruleset: id }, ({ title, rules, lost }) => {
			set(rules === undefined ? 'refused' : undefined);
			if (rules === undefined) {
				interaction.say(REFUSAL);
				return;
			}
			const name = `Copy of ${title}`;
			setOrigin(rules.language, { title, text: rules.text, lost });
			edit();
			store.choose({ id: ownId(rules), title: name });
			store.whenFresh(() => {
				store.notice.value = { text: `The workshop has a copy of ${title}. The board plays it.`, undo: true };
			});
		});
	};
	return (
		<>
			<button type="button" class="lab-run" aria-disabled={state === 'writing'} onClick={() => (state === 'writing' ? undefined : copy())}>
				{state === 'writing' ? 'Writing the copy …' : 'Edit a copy of these rules'}
			</button>
			{state === 'refused' ? <p class="workshop-fault">{REFUSAL}</p> : null}
		</>
	);
}

const REFUSAL = 'The languages of the workshop cannot express this game.';
