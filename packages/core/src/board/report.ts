import type { After, SetupCode } from '../rules/setup-code.js';

/** Reports a fault of a setup. */
export type Report = (
	path: string,
	code: After<'setup/', SetupCode>,
	message: string,
	data?: Readonly<Record<string, unknown>>,
	hint?: string,
) => void;

/** Names in quotes, as a list in a sentence. */
export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Reports a name that the ruleset does not have, with the names that it has. */
export const unknown = (
	fault: Report,
	path: string,
	what: After<'setup/unknown-', Exclude<SetupCode, 'setup/unknown-key'>>,
	name: string,
	known: readonly string[],
): void =>
	fault(
		path,
		`unknown-${what}`,
		`Expected the name of a ${what}, found '${name}'.`,
		{ known },
		known[0] && `The ${what}s are ${quoted(known)}.`,
	);
