import { quote, type Span } from '@x/diagnostics';
import type { Rule } from '../tree.js';

/** Where a rule means something else than the letter of the source document. */
export interface Reading {
	readonly span: Span;
	readonly message: string;
	readonly hint: string;
}

/** Attributes of promotions whose zone is the whole board if none is written, as the source's examples need it. */
const EVERYWHERE: ReadonlySet<string> = new Set(['move', 'move*', 'origin', 'null', 'captured', 'warp', 'available']);
/** Attributes whose zone is the last rank. */
const LAST_RANK: ReadonlySet<string> = new Set(['enter', 'entersuspend', 'leave', 'capture', 'swap', 'castle', 'stack', 'setup']);

/** A reading that may apply to a rule. */
type Check = (rule: Rule) => (Omit<Reading, 'span'> & { readonly span: Span | undefined }) | undefined;

const CHECKS: readonly Check[] = [
	({ name, range, attributes = [], span }) => {
		const everywhere = attributes.find((one) => EVERYWHERE.has(one.name));
		if (name !== 'promotion' || range !== undefined || everywhere === undefined || attributes.some((one) => LAST_RANK.has(one.name)))
			return undefined;
		return {
			span,
			message: `Expected a board range with ${quote(everywhere.name)}, found none: the promotion happens on the whole board.`,
			hint: 'The sentence of the source says the last rank, but its examples need the whole board. Write the range.',
		};
	},
	({ name, prefix, set }) => {
		if (name !== 'turn' || prefix === undefined || !set?.coloured) return undefined;
		return {
			span: set.span,
			message:
				'Expected a set that holds for both players, found colours: small letters mean the pieces of the opponent, capitals the own ones.',
			hint: 'In other rules capitals mean White and small letters Black.',
		};
	},
	({ name, attributes = [] }) => {
		const most = attributes.filter((one) => one.name === 'most');
		return name === 'mustcapture' && most.length > 1
			? {
					span: most[1]!.span,
					message: 'Expected "most" once, found it again: the number of pieces comes first, then the values.',
					hint: 'This is an extension.',
				}
			: undefined;
	},
];

/** The readings of one rule. */
export const readingsOf = (rule: Rule): readonly Reading[] =>
	CHECKS.flatMap((check) => {
		const found = check(rule);
		return found === undefined ? [] : [{ ...found, span: found.span ?? { from: 0, to: 0 } }];
	});
