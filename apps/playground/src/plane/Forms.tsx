import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { docOf } from '../state/doc.js';
import * as strings from '../strings/icn.js';
import { type FormReading, type FormView, type IcnForm, PLANE } from '../worker/protocol.js';

const STYLES = Object.entries(strings.styles) as readonly (readonly [keyof typeof strings.styles, string])[];

const OTHERS = [
	['long', strings.long],
	['fen', strings.fen],
] as const;

type Other = (typeof OTHERS)[number][0];

/** The same game in other forms. Styles and dialects replace the text; the long form and FEN are shown next to it and can be edited. */
export function Forms({ store, ready }: Pick<Context, 'store'> & { readonly ready: boolean }): JSX.Element {
	const state = store.state.value;
	const reading = store.reading.value;
	const [other, open] = useState<Other>();
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
			<div class="icn-row">
				{OTHERS.map(([form, title]) => (
					<button
						key={form}
						type="button"
						class="plane-button plane-word"
						aria-expanded={other === form}
						onClick={() => open(other === form ? undefined : form)}
					>
						{title}
					</button>
				))}
			</div>
			{said === undefined || said.lost.length === 0 ? null : <Lost view={said} />}
			{other === undefined ? null : <OtherForm key={other} store={store} form={other} />}
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

interface Draft {
	readonly text: string;
	readonly reading: FormReading | undefined;
}

/** The game in a form other than ICN. Editing it changes the game. */
function OtherForm({ store, form }: Pick<Context, 'store'> & { readonly form: Other }): JSX.Element {
	const state = store.state.value;
	const reading = store.reading.value;
	const [view, show] = useState<FormView>();
	const [draft, write] = useState<Draft>();
	useEffect(() => {
		store.client.ask('form', { doc: docOf(state), node: reading?.shown ?? 0, form }, show);
	}, [reading?.position, form]);

	const read = (text: string, merge: string): void => {
		write({ text, reading: undefined });
		store.client.ask('readForm', { form, text }, (answer) => {
			write({ text, reading: answer });
			if (answer.icn !== undefined) store.write(answer.icn, 0, merge);
		});
	};
	const value = draft?.text ?? view?.text ?? '';
	const problems = draft?.reading?.problems ?? [];
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some(({ severity }) => severity === 'error');
	return (
		<TextField
			id="icn-other"
			label={strings.labels[form]}
			hint={broken ? strings.gameUnchanged : strings.hints[form]}
			value={value}
			marks={marks}
			invalid={broken}
			placeholder={strings.placeholders[form]}
			lines={form === 'long'}
			onWrite={(text, _caret, merge) => read(text, merge)}
			onLeave={() => {
				if (!broken) write(undefined);
			}}
			onEscape={() => write(undefined)}
		>
			<Problems problems={problems} text={value} field="icn-other" onFix={(fixed) => read(fixed, '')} />
			{draft !== undefined || view === undefined || view.lost.length === 0 ? null : (
				<ul class="dropped">
					{view.text === undefined ? <li>{strings.doesNotFit}</li> : null}
					{view.lost.map((words) => (
						<li key={words}>{words}</li>
					))}
				</ul>
			)}
		</TextField>
	);
}
