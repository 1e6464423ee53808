import { autocompletion, type CompletionContext, type CompletionResult, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, redo, standardKeymap } from '@codemirror/commands';
import { EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder, type ViewUpdate } from '@codemirror/view';
import type { Diagnostic, Span } from '@x/diagnostics';
import { editor as strings } from '../../strings/editor.js';
import type { Completions, InkedPart } from '../../worker/protocol.js';
import css from './code-editor.css?inline';
import { inking, setInks } from './inks.js';
import { type MeaningEvents, meanings, showMeaning } from './meanings.js';
import { pointed, setPointed } from './pointed.js';
import { otherProblem, wordsOf } from './problem-order.js';
import { marked, problemMarking, setProblems } from './problems.js';
import { withoutTips } from './tips.js';

/** The events of an editor, and the data it asks for. They may change while it lives. */
export interface EditorEvents extends MeaningEvents {
	/** `session` is the same for all text typed before the field loses focus. */
	readonly onWrite: (text: string, caret: number, session: number) => void;
	readonly onCaret: (caret: number) => void;
	readonly complete: (text: string, caret: number) => Completions | undefined | Promise<Completions | undefined>;
	readonly placeholder: string;
	readonly invalid: boolean;
}

export interface EditorNames {
	readonly id: string;
	readonly label: string;
	/** How the keyboard works in the field. */
	readonly description: string;
	/** Whether the text has lines, which are numbered. Line breaks become blanks otherwise. */
	readonly lines: boolean;
}

/** A text editor in the shadow root of an element. */
export interface CodeEditor {
	/** Shows a text that was not typed here. The typing before it can be undone only by the page. */
	readonly show: (text: string) => void;
	/** Replaces the text as if the user had typed the change. */
	readonly edit: (text: string, selection?: { readonly from: number; readonly to: number }) => void;
	/** Replaces the selection as if the user had typed the text. */
	readonly type: (text: string) => void;
	readonly colour: (parts: readonly InkedPart[]) => void;
	readonly mark: (problems: readonly Diagnostic[]) => void;
	readonly select: (from: number, to: number) => void;
	/** Marks the lines of rules until the next key or press in the text, and scrolls to the first. */
	readonly point: (spans: readonly Span[]) => void;
	/** Selects the next or the previous problem and announces it. */
	readonly nextProblem: (step: 1 | -1) => boolean;
	readonly caret: () => number;
	readonly focus: () => void;
	readonly destroy: () => void;
}

/** The range in which two texts differ. */
const changeOf = (before: string, after: string): { readonly from: number; readonly to: number; readonly insert: string } => {
	const most = Math.min(before.length, after.length);
	let from = 0;
	while (from < most && before[from] === after[from]) from++;
	let end = 0;
	while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
};

/** The words that fit at the caret, if the user has begun one or has requested them. */
const completed = async ({ state, pos, explicit }: CompletionContext, { complete }: EditorEvents): Promise<CompletionResult | null> => {
	const found = await complete(state.doc.toString(), pos);
	if (found === undefined || (found.from === pos && !explicit)) return null;
	return { from: found.from, ...(found.to === undefined ? {} : { to: found.to }), options: found.words.map((word) => ({ ...word })) };
};

let sheet: CSSStyleSheet | undefined;

/** The shadow root of an editor: its styles are adopted, which a strict Content-Security-Policy permits. */
const rootOf = (host: HTMLElement, { id, description }: EditorNames): ShadowRoot => {
	const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
	if (sheet === undefined) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
	}
	root.adoptedStyleSheets = [sheet];
	const words = document.createElement('span');
	words.id = `${id}-keys`;
	words.hidden = true;
	words.textContent = description;
	root.replaceChildren(words);
	return root;
};

/** The range that an input replaces. A selection that was made a moment ago may not be that of the editor yet. */
const replacedBy = (event: InputEvent, view: EditorView): Span => {
	const [range] = event.getTargetRanges();
	const isInside = (place: Node): boolean => view.contentDOM.contains(place);
	if (range === undefined || !isInside(range.startContainer) || !isInside(range.endContainer)) return view.state.selection.main;
	return {
		from: view.posAtDOM(range.startContainer, range.startOffset),
		to: view.posAtDOM(range.endContainer, range.endOffset),
	};
};

/** One line: line breaks that are pasted become blanks, and Enter does nothing. */
const oneLine: Extension = [
	Prec.high(keymap.of([{ key: 'Enter', run: () => true, shift: () => true }])),
	EditorState.transactionFilter.of((transaction) => {
		if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
		const insert = transaction.newDoc.toString().replaceAll('\n', ' ');
		const { head } = transaction.newSelection.main;
		return { changes: { from: 0, to: transaction.startState.doc.length, insert }, selection: { anchor: head }, userEvent: 'input.paste' };
	}),
];

const attributesOf = ({ id, label }: EditorNames, events: () => EditorEvents): Extension =>
	EditorView.contentAttributes.of(() => ({
		id,
		'aria-label': label,
		'aria-describedby': `${id}-keys`,
		'aria-invalid': String(events().invalid),
		tabindex: '0',
		autocorrect: 'off',
		autocapitalize: 'off',
		spellcheck: 'false',
	}));

/** Scrolls the text, not the page, so that a place is visible. */
const reveal = (view: EditorView, at: number): void =>
	view.requestMeasure({
		read: () => {
			const place = view.lineBlockAt(at);
			const { scrollTop, clientHeight } = view.scrollDOM;
			if (place.top < scrollTop) return place.top;
			return place.bottom > scrollTop + clientHeight ? place.bottom - clientHeight : undefined;
		},
		write: (top) => {
			if (top !== undefined) view.scrollDOM.scrollTop = top;
		},
	});

const firstError = (problems: readonly Diagnostic[]): number | undefined =>
	problems.reduce(
		(least: number | undefined, { severity, span }) => (severity === 'error' ? Math.min(least ?? span.from, span.from) : least),
		undefined,
	);

/** Creates an editor in an element. `events` gives the current events. */
export const createCodeEditor = (host: HTMLElement, names: EditorNames, events: () => EditorEvents): CodeEditor => {
	const root = rootOf(host, names);
	let session = 0;
	const updated = ({ docChanged, selectionSet, transactions, state }: ViewUpdate): void => {
		const caret = state.selection.main.head;
		if (docChanged) events().onWrite(state.doc.toString(), caret, session);
		else if (selectionSet && transactions.some((one) => one.isUserEvent('select'))) events().onCaret(caret);
	};
	const nextProblem = (step: 1 | -1): boolean => {
		const { state } = view;
		const problem = otherProblem(state.field(marked).problems, state.selection.main, step);
		if (problem === undefined) return false;
		select(problem.span.from, problem.span.to);
		events().say(strings.problemAt(state.doc.lineAt(Math.min(problem.span.from, state.doc.length)).number, wordsOf(problem)));
		return true;
	};
	const extensions = (): Extension => [
		EditorState.lineSeparator.of('\n'),
		names.lines ? lineNumbers() : oneLine,
		EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
		EditorView.lineWrapping,
		EditorView.updateListener.of(updated),
		EditorView.domEventHandlers({
			focus: () => {
				session++;
			},
			// Where a browser replaces coloured text it writes its style into the page, which a strict Content-Security-Policy forbids.
			beforeinput: (event, inner) => {
				const { inputType, data } = event;
				const { from, to } = replacedBy(event, inner);
				if (inputType !== 'insertText' || data === null || inner.composing || from === to) return false;
				inner.dispatch({ changes: { from, to, insert: data }, selection: { anchor: from + data.length }, userEvent: 'input.type' });
				return true;
			},
		}),
		attributesOf(names, events),
		placeholder(events().placeholder),
		history(),
		inking,
		problemMarking,
		pointed,
		meanings((text, at) => events().meaning(text, at)),
		autocompletion({ override: [(context) => completed(context, events())], icons: false, selectOnOpen: false, interactionDelay: 0 }),
		keymap.of([
			{ key: 'F8', run: () => nextProblem(1), shift: () => nextProblem(-1) },
			{ key: 'Mod-i', run: (inner) => showMeaning(inner, events()), preventDefault: true },
			{ key: 'Mod-Shift-z', run: redo, preventDefault: false },
			...completionKeymap,
			...historyKeymap,
			...standardKeymap,
		]),
	];
	const stateOf = (text: string, at: number): EditorState =>
		EditorState.create({ doc: text, extensions: extensions(), selection: EditorSelection.cursor(Math.min(at, text.length)) });
	const view = new EditorView({ state: stateOf('', 0), parent: root, root });
	host.focus = () => view.focus();
	const select = (from: number, to: number): void => {
		const end = view.state.doc.length;
		const anchor = Math.min(from, end);
		view.dispatch({ selection: { anchor, head: Math.min(Math.max(to, anchor), end) }, scrollIntoView: true, userEvent: 'select' });
		view.focus();
	};
	return {
		show: (text) => {
			view.dispatch(withoutTips);
			view.setState(stateOf(text, view.state.selection.main.head));
		},
		edit: (text, selection) => {
			const changes = changeOf(view.state.doc.toString(), text);
			const caret = changes.from + changes.insert.length;
			view.dispatch({
				changes,
				selection: selection === undefined ? { anchor: caret } : { anchor: selection.from, head: selection.to },
				scrollIntoView: true,
				userEvent: 'input.fix',
			});
		},
		type: (text) => view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.type' }),
		colour: (parts) => view.dispatch({ effects: setInks.of(parts) }),
		mark: (problems) => {
			const before = firstError(view.state.field(marked).problems);
			const length = view.state.doc.length;
			const inside = problems.filter(({ span }) => span.from <= length && span.to <= length);
			view.dispatch({ effects: setProblems.of(inside) });
			const now = firstError(inside);
			if (now !== undefined && now !== before && !view.hasFocus) reveal(view, now);
		},
		select,
		point: (spans) => {
			const at = Math.min(spans[0]?.from ?? 0, view.state.doc.length);
			view.dispatch({
				selection: { anchor: at },
				effects: [setPointed.of(spans), EditorView.scrollIntoView(at, { y: 'start', yMargin: 60 })],
				userEvent: 'select',
			});
			view.focus();
		},
		nextProblem,
		caret: () => view.state.selection.main.head,
		focus: () => view.focus(),
		destroy: () => view.destroy(),
	};
};
