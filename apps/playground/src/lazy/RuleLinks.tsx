import type { JSX } from 'preact';
import type { Context } from '../context.js';
import { rules } from '../strings/rules.js';
import type { RulePlace } from '../worker/protocol.js';

interface RuleLinksProps extends Context {
	/** The lines of the rules in the text of the game. */
	readonly places: readonly RulePlace[];
	/** Their places in the ruleset, where the game has no text. */
	readonly parts: readonly string[];
	/** The name of the rule, for readers of the screen. */
	readonly about?: string | undefined;
}

/** A button for each line of a rule, or one for a rule of a game without a text: it shows the rule in the workshop. */
export function RuleLinks({ store, places, parts, about }: RuleLinksProps): JSX.Element {
	const ruleset = store.state.value.ruleset.id;
	const show = (shown: NonNullable<typeof store.shownRule.value>): void => {
		store.shownRule.value = shown;
		store.build('Workshop');
	};
	const lines = [...new Map(places.map((place) => [place.line, place])).values()];
	return (
		<>
			{lines.map(({ name, span, line }) => (
				<button
					key={line}
					type="button"
					class="link-button rule-link"
					aria-label={rules.ruleAt(name, line)}
					title={rules.ruleAt(name, line)}
					onClick={() => show(span)}
				>
					{rules.ruleLine(line)}
				</button>
			))}
			{parts.length === 0 ? null : (
				<button
					type="button"
					class="link-button rule-link"
					aria-label={about === undefined ? rules.theRule : rules.theRuleOf(about)}
					title={rules.showRule}
					onClick={() => show({ ruleset, places: parts })}
				>
					{rules.theRule}
				</button>
			)}
		</>
	);
}

/** The rules that refuse the move that was tried last. */
export function RefusalRules(context: Context): JSX.Element | null {
	const refusal = context.interaction.refusal.value;
	return refusal === undefined ? null : <RuleLinks {...context} places={refusal.rules} parts={refusal.parts ?? []} />;
}
