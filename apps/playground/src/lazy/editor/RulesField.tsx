import type { Diagnostic } from '@x/diagnostics';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type CodeEditor, createCodeEditor, type EditorEvents } from './code-editor.js';

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
	/** Content next to the label, and above the text. */
	readonly tools?: ComponentChildren;
	readonly above?: ComponentChildren;
	readonly children?: ComponentChildren;
}

const KEYS = 'Tab leaves the field. Ctrl Space completes a word. F8 goes to the next problem.';

/** A text editor with marks on exact ranges, completion and its own undo. */
export function RulesField(props: RulesFieldProps): JSX.Element {
	const { id, label, hint, value, problems, invalid, editor } = props;
	const host = useRef<HTMLDivElement>(null);
	const last = useRef(props);
	last.current = props;
	const shown = useRef('');
	useLayoutEffect(() => {
		const events = (): EditorEvents => ({
			...last.current,
			onWrite: (text, caret, session) => {
				shown.current = text;
				last.current.onWrite(text, caret, `${id}${session}`);
			},
		});
		const created = createCodeEditor(host.current!, { id, label, description: KEYS }, events);
		editor.current = created;
		return () => {
			editor.current = undefined;
			created.destroy();
		};
	}, []);
	useLayoutEffect(() => {
		if (value === shown.current) return;
		shown.current = value;
		editor.current?.show(value);
	}, [value]);
	useEffect(() => editor.current?.mark(problems), [problems, value, invalid]);
	return (
		<div class="field">
			<div class="field-head">
				<b>{label}</b>
				<span class="field-hint">{hint}</span>
				{props.tools}
			</div>
			{props.above}
			<div class={invalid ? 'field-box field-invalid' : 'field-box'}>
				<div class="code-host" ref={host} />
			</div>
			<p class="field-hint">{KEYS}</p>
			<div id={`${id}-problems`}>
				{problems.length === 0 ? null : (
					<p class="problem-steps">
						<button type="button" class="link-button" onClick={() => editor.current?.nextProblem(-1)}>
							Previous problem
						</button>{' '}
						<button type="button" class="link-button" onClick={() => editor.current?.nextProblem(1)}>
							Next problem
						</button>
					</p>
				)}
				{props.children}
			</div>
		</div>
	);
}
