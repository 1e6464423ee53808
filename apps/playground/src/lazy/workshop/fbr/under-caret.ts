import type { Span } from '@x/diagnostics';
import type { FbrRow, FbrSentence, FbrView } from '../../../worker/protocol.js';

/** The meaning of the part of a text with the caret. */
export interface Meaning {
	/** The row of the rule; undefined for a piece. */
	readonly rule: FbrRow | undefined;
	/** All attributes that the rule can have. */
	readonly attributes: readonly FbrRow[];
	/** The attribute with the caret. */
	readonly attribute: FbrRow | undefined;
	readonly sentences: readonly FbrSentence[];
}

const holds = (span: Span | undefined, caret: number): boolean => span !== undefined && span.from <= caret && caret <= span.to;

const size = (span: Span | undefined): number => (span === undefined ? Number.POSITIVE_INFINITY : span.to - span.from);

/** The rule, the attribute or the piece at a caret, with the sentences about it. */
export const meaningAt = ({ rules, sentences }: FbrView, caret: number): Meaning | undefined => {
	const here = sentences.filter(({ span }) => holds(span, caret));
	const found = rules.find(({ span }) => holds(span, caret));
	if (found === undefined)
		return here.length === 0 ? undefined : { rule: undefined, attributes: [], attribute: undefined, sentences: here };
	const { rule, attributes, span } = found;
	const about = sentences.filter(
		(one) => one.rule === rule.name && one.span !== undefined && one.span.from >= span.from && one.span.to <= span.to,
	);
	const [narrow] = here
		.filter((one) => one.attribute !== undefined && size(one.span) < size(span))
		.sort((a, b) => size(a.span) - size(b.span));
	return {
		rule,
		attributes,
		attribute: attributes.find(({ name }) => name === narrow?.attribute),
		sentences: narrow === undefined ? about : about.filter(({ attribute, span }) => attribute === narrow.attribute && holds(span, caret)),
	};
};
