import { type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view';
import type { Diagnostic } from '@x/diagnostics';
import { problemMarks } from '../../fields/marks.js';
import { segments } from '../../fields/segments.js';
import { wordsOf } from './problem-order.js';
import { closeTips } from './tips.js';

/** Replaces the problems of the text. */
export const setProblems = StateEffect.define<readonly Diagnostic[]>();

interface Marked {
	readonly problems: readonly Diagnostic[];
	readonly drawn: DecorationSet;
}

/** The lines with problems are tinted; faults before remarks. */
const tinted = (doc: Text, problems: readonly Diagnostic[]): readonly Range<Decoration>[] => {
	const severities = new Map<number, Diagnostic['severity']>();
	for (const { span, severity } of problems) {
		const { from } = doc.lineAt(Math.min(span.from, doc.length));
		if (severity === 'error' || !severities.has(from)) severities.set(from, severity);
	}
	return [...severities].map(([from, severity]) => Decoration.line({ class: `line-${severity}` }).range(from));
};

/** Squiggles under the problems. A problem at an empty line colours the line. */
const drawn = (doc: Text, problems: readonly Diagnostic[]): DecorationSet => {
	const text = doc.toString();
	let at = 0;
	const ranges = segments(text, problemMarks(problems)).flatMap((piece) => {
		const from = at;
		at += piece.text.length;
		if (piece.class === '') return [];
		if (/[^\n]/.test(piece.text)) return [Decoration.mark({ class: piece.class }).range(from, at)];
		const before = from > 0 && text[from - 1] !== '\n';
		return [before ? Decoration.mark({ class: piece.class }).range(from - 1, from) : Decoration.line({ class: piece.class }).range(from)];
	});
	return Decoration.set([...ranges, ...tinted(doc, problems)], true);
};

/** The problems of the text, which move with it while it is edited. */
export const marked: StateField<Marked> = StateField.define<Marked>({
	create: () => ({ problems: [], drawn: Decoration.none }),
	update: (value, transaction) => {
		const effect = transaction.effects.findLast((one) => one.is(setProblems));
		if (effect !== undefined) return { problems: effect.value, drawn: drawn(transaction.newDoc, effect.value) };
		if (!transaction.docChanged) return value;
		const { changes } = transaction;
		const problems = value.problems.map((problem) => {
			const from = changes.mapPos(problem.span.from, 1);
			return { ...problem, span: { from, to: Math.max(from, changes.mapPos(problem.span.to, -1)) } };
		});
		return { problems, drawn: value.drawn.map(changes) };
	},
	provide: (field) => EditorView.decorations.from(field, (value) => value.drawn),
});

const problemsAt = (problems: readonly Diagnostic[], at: number): readonly Diagnostic[] =>
	problems.filter(({ span }) => span.from <= at && at <= Math.max(span.to, span.from + 1));

const tooltipOf = (problems: readonly Diagnostic[], at: number): Tooltip | null => {
	const here = problemsAt(problems, at);
	if (here.length === 0) return null;
	return {
		pos: Math.min(...here.map(({ span }) => span.from)),
		above: false,
		create: () => {
			const dom = document.createElement('div');
			dom.className = 'cm-problem';
			for (const problem of here) {
				const line = document.createElement('p');
				line.className = `cm-problem-${problem.severity}`;
				line.textContent = wordsOf(problem);
				dom.append(line);
			}
			return { dom };
		},
	};
};

/** The problem under the caret; hidden while the user types. */
const underCaret: StateField<Tooltip | null> = StateField.define<Tooltip | null>({
	create: () => null,
	update: (value, transaction) => {
		if (transaction.docChanged || transaction.effects.some((one) => one.is(closeTips))) return null;
		if (transaction.selection === undefined) return value;
		return tooltipOf(transaction.state.field(marked).problems, transaction.newSelection.main.from);
	},
	provide: (field) => showTooltip.from(field),
});

/** The problems as squiggles, with their messages under the pointer and at the caret. */
export const problemMarking = [marked, underCaret, hoverTooltip((view, at) => tooltipOf(view.state.field(marked).problems, at))];
