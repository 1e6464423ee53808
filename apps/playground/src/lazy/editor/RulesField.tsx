import type { Diagnostic } from '@x/diagnostics';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { editor as words } from '../../strings/editor.js';
import type { CodeEditor, EditorEvents } from './code-editor.js';
import { codeEditor, loadCodeEditor } from './load.js';

interface RulesFieldProps extends Omit<EditorEvents, 'onWrite'> {
	readonly id: string;
	readonly label: string;
	readonly hint: string;
	readonly value: string;
	readonly problems: readonly Diagnostic[];
	/** `merge` is the same for all text typed before the field loses focus, so that one undo removes it. */
	readonly onWrite: (text: string, caret: number, merge: string) => void;
	/** Receives the editor while it is in the page. */
	readonly editor: { current: CodeEditor | undefined };
	/** The editor is in the page. */
	readonly onReady: () => void;
	/** Content next to the label, and above the text. */
	readonly tools?: ComponentChildren;
	readonly above?: ComponentChildren;
	readonly children?: ComponentChildren;
}

/** A text editor with marks on exact ranges, completion and its own undo. */
export function RulesField(props: RulesFieldProps): JSX.Element {
	const { id, label, hint, value, problems, invalid, editor } = props;
	const host = useRef<HTMLDivElement>(null);
	const last = useRef(props);
	last.current = props;
	const shown = useRef('');
	const [state, setState] = useState<'loading' | 'ready' | 'failed'>(codeEditor() === undefined ? 'loading' : 'ready');
	useEffect(() => {
		if (state === 'loading')
			loadCodeEditor().then(
				() => setState('ready'),
				() => setState('failed'),
			);
	}, [state]);
	useLayoutEffect(() => {
		const create = codeEditor();
		if (create === undefined) return;
		const events = (): EditorEvents => ({
			...last.current,
			onWrite: (text, caret, session) => {
				shown.current = text;
				last.current.onWrite(text, caret, `${id}${session}`);
			},
		});
		const created = create(host.current!, { id, label, description: words.keys }, events);
		editor.current = created;
		shown.current = value;
		created.show(value);
		props.onReady();
		return () => {
			editor.current = undefined;
			created.destroy();
		};
	}, [state]);
	useLayoutEffect(() => {
		if (value === shown.current) return;
		shown.current = value;
		editor.current?.show(value);
	}, [value]);
	useEffect(() => editor.current?.mark(problems), [problems, value, invalid, state]);
	return (
		<div class="field">
			<div class="field-head">
				<b>{label}</b>
				<span class="field-hint">{hint}</span>
				{props.tools}
			</div>
			{props.above}
			<div class={invalid ? 'field-box field-invalid' : 'field-box'}>
				{state === 'ready' ? null : <p class="lazy-wait code-wait">{state === 'failed' ? words.failed : words.loading}</p>}
				<div class="code-host" ref={host} />
			</div>
			<p class="field-hint">{words.keys}</p>
			<div id={`${id}-problems`}>
				{problems.length === 0 ? null : (
					<p class="problem-steps">
						<button type="button" class="link-button" onClick={() => editor.current?.nextProblem(-1)}>
							{words.previous}
						</button>{' '}
						<button type="button" class="link-button" onClick={() => editor.current?.nextProblem(1)}>
							{words.next}
						</button>
					</p>
				)}
				{props.children}
			</div>
		</div>
	);
}
