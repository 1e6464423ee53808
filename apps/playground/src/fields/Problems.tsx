import type { Diagnostic } from '@x/diagnostics';
import type { JSX } from 'preact';
import * as strings from '../strings/fields.js';
import { ABOUT, hasPage } from './about.js';
import { useCopyAll } from './copy-all.js';
import { applyFix, fixesOf, fixLabel } from './fix.js';
import { reveal } from './reveal.js';

export interface ProblemsProps {
	readonly problems: readonly Diagnostic[];
	readonly text: string;
	/** The field that the spans belong to. */
	readonly field: string;
	readonly onFix: (text: string) => void;
}

const SHOWN = 3;

const mark = (field: string, problem: Diagnostic): void => {
	const area = document.getElementById(field);
	if (!(area instanceof HTMLTextAreaElement)) return;
	area.focus();
	area.setSelectionRange(problem.span.from, problem.span.to);
	// Browsers do not scroll to a selection made by a script.
	reveal(area, problem.span.from);
};

/** Capitalises a message and adds a full stop: some notations report faults as half sentences. */
const sentence = (message: string): string => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** One line for each fault: the reason, the hint, and buttons for its repairs. Remarks are behind a summary. */
export function Problems({ problems, text, field, onFix }: ProblemsProps): JSX.Element | null {
	const errors = problems.filter((problem) => problem.severity === 'error');
	const warnings = problems.filter((problem) => problem.severity === 'warning');
	const { button, copied } = useCopyAll(problems, text);
	if (problems.length === 0) return null;
	const line = (problem: Diagnostic, index: number): JSX.Element => {
		const hint = problem.hint === problem.message ? undefined : problem.hint;
		return (
			<li key={`${index}${problem.code}`} class={`problem problem-${problem.severity}`} data-code={problem.code}>
				<button type="button" class="problem-text" title={strings.showPlace} onClick={() => mark(field, problem)}>
					{sentence(problem.message)}
				</button>
				{hint === undefined ? null : <span class="problem-hint"> {hint}</span>}
				{fixesOf(problem, text).map((fix) => (
					<button key={`${fix.from}${fix.text}`} type="button" class="problem-fix" onClick={() => onFix(applyFix(text, fix))}>
						{fixLabel(text, fix)}
					</button>
				))}
				{hasPage(problem.code) ? (
					<button type="button" name={ABOUT} class="problem-about" value={problem.code}>
						{strings.about}
					</button>
				) : null}
			</li>
		);
	};
	return (
		<div class="problems">
			{errors.length === 0 ? null : <ul>{errors.slice(0, SHOWN).map(line)}</ul>}
			{errors.length > SHOWN ? <p class="problem-more">{strings.more(errors.length - SHOWN)}</p> : null}
			{warnings.length === 0 ? null : (
				<details>
					<summary>{strings.warnings(warnings.length)}</summary>
					<ul>{warnings.slice(0, 50).map(line)}</ul>
				</details>
			)}
			<p class="problem-copy">{button}</p>
			{copied}
		</div>
	);
}
