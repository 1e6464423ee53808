import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { docOf } from '../state/doc.js';
import { type FormView, type IcnForm, PLANE } from '../worker/protocol.js';

const STYLES = [
	['readable', 'Readable'],
	['short', 'Short'],
	['compact', 'Compact'],
] as const;

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
		<section class="icn-forms" aria-label="Other forms">
			<div class="icn-row">
				<label for="icn-target">Write it</label>
				<select
					id="icn-target"
					class="field-tool"
					value={target}
					onChange={(event) => setDialect(event.currentTarget.value === 'site' ? 'site' : 'seed')}
				>
					<option value="seed">as first published</option>
					<option value="site">as on infinitechess.org</option>
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
			{view.text === undefined ? <li>The text is unchanged.</li> : null}
			{view.lost.map((words) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	);
}
