import type { EndReason } from '@x/core';

/** The spelling of the tag `Termination`. */
export type TerminationDialect = 'standard' | 'lichess';

/** The words of the PGN standard (9.8.1). Resignations and agreements are `normal`. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
	'time-forfeit': 'time forfeit',
	abandonment: 'abandoned',
	adjudication: 'adjudication',
	'rules-infraction': 'rules infraction',
	death: 'death',
	emergency: 'emergency',
	unterminated: 'unterminated',
} satisfies Partial<Record<EndReason, string>>;

/** The text of the tag `Termination` for a reason; `undefined` for a reason that is not known. */
export function terminationText(reason: string, dialect: TerminationDialect = 'standard'): string | undefined {
	if (reason === 'unknown') return undefined;
	const text = (Object.hasOwn(WORDS, reason) && WORDS[reason]) || 'normal';
	return dialect === 'lichess' ? text[0]!.toUpperCase() + text.slice(1) : text;
}

/** The sentences of Chess.com (`Anna won by resignation`, `Game drawn by timeout vs insufficient material`), and other spellings. */
const SPELLINGS: readonly (readonly [RegExp, EndReason | 'normal'])[] = [
	[/\bresign/, 'resignation'],
	[/\bagree/, 'agreement'],
	[/\babandon/, 'abandonment'],
	[/\badjudicat/, 'adjudication'],
	[/\b(?:rules? infraction|illegal move|cheat)/, 'rules-infraction'],
	[/\b(?:on time|time ?out|time forfeit|time control)\b/, 'time-forfeit'],
	[/\bunterminated\b/, 'unterminated'],
	[/\bemergency\b/, 'emergency'],
	[/\bdeath\b/, 'death'],
	[/\b(?:normal|checkmate|stalemate|repetition|insufficient material|(?:50|fifty)[ -]move)/, 'normal'],
];

/** The meaning of the text of a tag `Termination`; `normal` means an end by the rules, a resignation or an agreement. */
export const terminationOf = (text: string): EndReason | 'normal' => {
	const plain = text.toLowerCase();
	return SPELLINGS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'unknown';
};
