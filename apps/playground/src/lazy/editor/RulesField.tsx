import type { Diagnostic } from '@x/diagnostics';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { editor as words } from '../../strings/editor.js';
import type { Inked, InkedPart } from '../../worker/protocol.js';
import type { CodeEditor, EditorEvents } from './code-editor.js';
import { EditorKeys } from './EditorKeys.js';
import { codeEditor, loadCodeEditor } from './load.js';
import { ProblemDock } from './ProblemDock.js';

interface RulesFieldProps extends Omit<EditorEvents, 'onWrite'> {
	readonly id: string;
	readonly label: string;
	readonly language: Inked;
	readonly value: string;
	readonly problems: readonly Diagnostic[];
	/** The colours of the text, if they have arrived. */
	readonly inks: readonly InkedPart[] | undefined;
	/** Whether the text has lines. */
	readonly lines: boolean;
	/** The last caret of the editor. */
	readonly caret: number;
	/** Which rules the board has. */
	readonly state: string;
	/** `merge` is the same for all text typed before the field loses focus, so that one undo removes it. */
	readonly onWrite: (text: string, caret: number, merge: string) => void;
	/** Receives the editor while it is in the page. */
	readonly editor: { current: CodeEditor | undefined };
	/** The editor is in the page. */
	readonly onReady?: () => void;
	/** Content next to the label, and above the text. */
	readonly tools?: ComponentChildren;
	readonly above?: ComponentChildren;
}

/** A text editor with marks on exact ranges, completion and its own undo. */
export function RulesField(props: RulesFieldProps): JSX.Element {
	const { id, label, value, problems, inks, lines, caret, invalid, editor } = props;
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
		const created = create(host.current!, { id, label, description: words.keys, lines }, events);
		editor.current = created;
		shown.current = value;
		created.show(value);
		props.onReady?.();
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
	useEffect(() => {
		if (inks !== undefined) editor.current?.colour(inks);
	}, [inks, state]);
	return (
		<div class="field code-field">
			<div class="field-head">
				<b>{label}</b>
				{props.tools}
			</div>
			{props.above}
			<div class={invalid ? 'field-box field-invalid' : 'field-box'}>
				{state === 'ready' ? null : <p class="lazy-wait code-wait">{state === 'failed' ? words.failed : words.loading}</p>}
				<div class="code-host" ref={host} />
				{state === 'ready' ? <EditorKeys language={props.language} onKey={(text) => editor.current?.type(text)} /> : null}
				<ProblemDock
					id={id}
					problems={problems}
					text={value}
					caret={caret}
					state={props.state}
					onShow={({ from, to }) => editor.current?.select(from, to)}
					onStep={(step) => editor.current?.nextProblem(step)}
					onFix={(fixed) => editor.current?.edit(fixed)}
				/>
			</div>
			<p class="field-hint">{words.keys}</p>
		</div>
	);
}
