import type { Span } from '@x/diagnostics';
import { useEffect, useRef } from 'preact/hooks';
import type { Store } from '../../state/store.js';
import { ownRules } from '../../worker/languages/ids.js';
import type { CodeEditor } from '../editor/code-editor.js';
import type { EditedRules } from './rules.js';

/** Shows the rule that another part of the page asked for. The result shows it where the editor has come into the page since. */
export const useShownRule = (store: Store, rules: EditedRules, editor: { readonly current: CodeEditor | undefined }): (() => void) => {
	const { text } = rules;
	/** The ranges to point at, as soon as their text is in the editor. */
	const pending = useRef<{ readonly text: string; readonly spans: readonly Span[] }>(undefined);
	const point = (): void => {
		const waiting = pending.current;
		if (waiting === undefined || waiting.text !== text || editor.current === undefined) return;
		pending.current = undefined;
		editor.current.point(waiting.spans);
	};
	/** Shows the lines of a rule. The text that is played may be one of several games of this text. */
	const showRule = (): void => {
		const { shownRule, state, client } = store;
		const shown = shownRule.peek();
		if (shown === undefined || editor.current === undefined) return;
		shownRule.value = undefined;
		if ('places' in shown) {
			client.ask('ruleText', shown, ({ title, rules: own, spans }) => {
				pending.current = { text: own.text, spans };
				rules.look(own, title);
			});
			return;
		}
		const start = text.indexOf(ownRules(state.peek().ruleset.id)?.text ?? text);
		if (start >= 0) editor.current.point([{ from: start + shown.from, to: start + shown.to }]);
	};
	useEffect(point);
	useEffect(showRule, [store.shownRule.value]);
	return showRule;
};
