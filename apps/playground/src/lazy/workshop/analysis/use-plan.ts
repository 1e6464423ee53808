import { useEffect, useState } from 'preact/hooks';
import { plan as words } from '../../../strings/plan.js';
import type { PlanView } from '../../../worker/protocol.js';
import type { AnalysisProps } from './props.js';

/** Milliseconds without a key press before the analysis follows the text. */
const PAUSE = 300;

/** The analysis of the rules, or the reason why there is none yet. Until new rules can be played, the last one stays. */
export const usePlan = ({ store, language, played, broken }: AnalysisProps): PlanView | string => {
	const [view, set] = useState<PlanView>();
	const [failed, fail] = useState(false);
	useEffect(() => {
		if (broken) return;
		const timer = setTimeout(
			() =>
				store.client.ask('plan', { language, text: played }, (answer) => {
					fail(answer === undefined);
					if (answer !== undefined) set(answer);
				}),
			view === undefined ? 0 : PAUSE,
		);
		return () => clearTimeout(timer);
	}, [language, played, broken]);
	return view ?? (failed || broken ? words.broken : words.waiting);
};
