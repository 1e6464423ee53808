import type { JSX } from 'preact';
import type { Context } from '../context.js';
import { ruleAt, ruleLine } from '../strings/board.js';
import type { RulePlace } from '../worker/protocol.js';

/** A button for each rule of a text: it selects its lines in the workshop. */
export function RuleLinks({ store, places }: Context & { readonly places: readonly RulePlace[] }): JSX.Element {
	return (
		<>
			{places.map(({ name, span, line }) => (
				<button
					key={`${name} ${span.from}`}
					type="button"
					class="link-button rule-link"
					aria-label={ruleAt(name, line)}
					title={ruleAt(name, line)}
					onClick={() => {
						store.shownRule.value = span;
						store.build('Workshop');
					}}
				>
					{ruleLine(line)}
				</button>
			))}
		</>
	);
}
