import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { plan as words } from '../../../strings/plan.js';
import { Pieces } from '../../pieces/Pieces.js';
import { Facts } from './Facts.js';
import { Plan } from './Plan.js';
import type { AnalysisProps } from './props.js';
import { SyntaxTree } from './SyntaxTree.js';

const Pictures = (props: AnalysisProps): JSX.Element =>
	props.isPlayed ? <Pieces {...props} /> : <p class="workshop-source">{words.unplayed}</p>;

const TABS = ['pieces', 'tree', 'facts', 'plan'] as const;
type Tab = (typeof TABS)[number];

const PARTS: Readonly<Record<Tab, ComponentType<AnalysisProps>>> = { pieces: Pictures, tree: SyntaxTree, facts: Facts, plan: Plan };

/** Kept while another panel is shown. */
let last: Tab = 'pieces';

/** The rules from four sides: pictures of the pieces, the syntax tree of the text, the facts, and the plan. */
export function Analysis(props: AnalysisProps): JSX.Element {
	const [tab, setTab] = useState<Tab>(last);
	const show = (next: Tab): void => {
		last = next;
		setTab(next);
	};
	const key = (event: KeyboardEvent): void => {
		const at = TABS.indexOf(tab);
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + TABS.length, Home: 0, End: TABS.length - 1 }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		const next = TABS[to % TABS.length]!;
		show(next);
		document.getElementById(`analysis-${next}`)?.focus();
	};
	const Part = PARTS[tab];
	return (
		<section class="analysis" aria-label={words.tabList}>
			<div class="tabs" role="tablist" aria-label={words.tabList} onKeyDown={key}>
				{TABS.map((one) => (
					<button
						key={one}
						type="button"
						class="tab"
						role="tab"
						id={`analysis-${one}`}
						aria-selected={one === tab}
						aria-controls="analysis"
						tabIndex={one === tab ? 0 : -1}
						onClick={() => show(one)}
					>
						{words.tabs[one]}
					</button>
				))}
			</div>
			<div class="analysis-body" role="tabpanel" id="analysis" aria-labelledby={`analysis-${tab}`}>
				<Part key={props.language} {...props} />
			</div>
		</section>
	);
}
