import type { Diagnostic, Span } from '@x/diagnostics';
import type { JSX } from 'preact';
import { ABOUT, hasPage } from '../../fields/about.js';
import { useCopyAll } from '../../fields/copy-all.js';
import { applyFix, fixLabel } from '../../fields/fix.js';
import { editor as words } from '../../strings/editor.js';
import * as strings from '../../strings/fields.js';
import { orderOf, problemAt, sentenceOf } from './problem-order.js';
import { repairsOf } from './repairs.js';

interface ProblemDockProps {
	/** The id of the field whose problems are shown. */
	readonly id: string;
	readonly problems: readonly Diagnostic[];
	readonly text: string;
	readonly caret: number;
	/** Which rules the board has. */
	readonly state: string;
	readonly onShow: (span: Span) => void;
	readonly onStep: (step: 1 | -1) => void;
	readonly onFix: (text: string) => void;
}

const lineOf = (text: string, { span }: Diagnostic): number => text.slice(0, span.from).split('\n').length;

/** The foot of an editor: one problem with its repairs, the one at the caret or the first fault, and a list of the others. */
export function ProblemDock(props: ProblemDockProps): JSX.Element {
	const { id, text, caret, state, onShow } = props;
	const problems = orderOf(props.problems);
	const problem = problemAt(problems, caret);
	return (
		<div id={`${id}-problems`} class="dock-of-editor">
			{problem === undefined ? (
				<p class="dock-state">{state}</p>
			) : (
				<>
					<OneProblem {...props} problem={problem} number={problems.indexOf(problem) + 1} count={problems.length} />
					{problems.length === 1 ? null : (
						<ol class="problem-list" aria-label={words.allProblems(problems.length)}>
							{problems.map((one, index) => (
								<li key={`${index}${one.code}`}>
									<button
										type="button"
										class={`problem-row problem-row-${one.severity}`}
										aria-current={one === problem}
										onClick={() => onShow(one.span)}
									>
										<span class="problem-line">{words.line(lineOf(text, one))}</span> {sentenceOf(one)}
									</button>
								</li>
							))}
						</ol>
					)}
					<Tools problems={problems} text={text} onStep={props.onStep} />
				</>
			)}
		</div>
	);
}

interface OneProblemProps extends ProblemDockProps {
	readonly problem: Diagnostic;
	readonly number: number;
	readonly count: number;
}

function OneProblem({ problem, number, count, text, state, onShow, onFix }: OneProblemProps): JSX.Element {
	const { severity, code, message } = problem;
	const hint = problem.hint === message ? undefined : problem.hint;
	const fixes = repairsOf(problem, text);
	return (
		<div class={`problem dock-problem dock-problem-${severity}`} data-code={code}>
			<p>
				<span class="problem-count">{words.problemOf(number, count)}</span>{' '}
				<button type="button" class="problem-text" title={strings.showPlace} onClick={() => onShow(problem.span)}>
					{sentenceOf(problem)}
				</button>{' '}
				{words.line(lineOf(text, problem))}.{hint === undefined ? null : <span class="problem-hint"> {hint}</span>}{' '}
				<span class="dock-state">{state}</span>
			</p>
			<p class="problem-tools">
				{fixes.map((fix, index) => (
					<button
						key={`${fix.from}${fix.text}`}
						type="button"
						class={index === 0 ? 'lab-run problem-fix' : 'soft-button problem-fix'}
						onClick={() => onFix(applyFix(text, fix))}
					>
						{fixLabel(text, fix)}
					</button>
				))}
				{hasPage(code) ? (
					<button type="button" name={ABOUT} class="soft-button problem-about" value={code}>
						{strings.about}
					</button>
				) : null}
			</p>
		</div>
	);
}

/** Steps through the problems, and copies all of them. */
function Tools({ problems, text, onStep }: Pick<ProblemDockProps, 'problems' | 'text' | 'onStep'>): JSX.Element {
	const { button, copied } = useCopyAll(problems, text);
	return (
		<>
			<p class="problem-steps">
				{problems.length === 1 ? null : (
					<>
						<button type="button" class="link-button" onClick={() => onStep(-1)}>
							{words.previous}
						</button>
						<button type="button" class="link-button" onClick={() => onStep(1)}>
							{words.next}
						</button>
					</>
				)}
				{button}
			</p>
			{copied}
		</>
	);
}
