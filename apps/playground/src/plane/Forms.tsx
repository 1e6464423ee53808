import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import * as strings from '../strings/icn.js';
import { type FormView, type IcnForm, PLANE } from '../worker/protocol.js';

const STYLES = Object.entries(strings.styles) as readonly (readonly [keyof typeof strings.styles, string])[];

/** Writes the game in another style or dialect, in place of its text. The panel with all notations shows it in other forms. */
export function Forms({ store, ready }: Pick<Context, 'store'> & { readonly ready: boolean }): JSX.Element {
	const state = store.state.value;
	const reading = store.reading.value;
	const [said, tell] = useState<FormView>();
	const found = reading?.plane?.dialect ?? 'seed';
	const [dialect, setDialect] = useState<'seed' | 'site'>();
	const target = dialect ?? found;

	const convert = (form: IcnForm): void => {
		store.client.ask('form', { doc: docOf(state), node: state.cursor, form }, (answer) => {
			tell(answer);
			if (answer.text === undefined) return;
			const id = `${PLANE}:${target}`;
			const record = { kind: 'text', text: answer.text } as const;
			store.dispatch({ type: 'choose', ruleset: { id: target === found ? state.ruleset.id : id, hash: '' }, start: state.start, record });
		});
	};
	return (
		<section class="icn-forms" aria-label={strings.forms}>
			<div class="icn-row">
				<label for="icn-target">{strings.writeIt}</label>
				<select
					id="icn-target"
					class="field-tool"
					value={target}
					onChange={(event) => setDialect(event.currentTarget.value === 'site' ? 'site' : 'seed')}
				>
					<option value="seed">{strings.targets.seed}</option>
					<option value="site">{strings.targets.site}</option>
				</select>
				{STYLES.map(([style, title]) => (
					<button key={style} type="button" class="plane-button plane-word" disabled={!ready} onClick={() => convert(`${target} ${style}`)}>
						{title}
					</button>
				))}
			</div>
			{said === undefined || said.lost.length === 0 ? null : <Lost view={said} />}
		</section>
	);
}

/** The information that a form loses, or the reason why it cannot express the game. */
function Lost({ view }: { readonly view: FormView }): JSX.Element {
	return (
		<ul class="dropped">
			{view.text === undefined ? <li>{strings.textUnchanged}</li> : null}
			{view.lost.map((words) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	);
}
