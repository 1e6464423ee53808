/** Notes a fault of a setup. */
export type Report = (path: string, code: string, message: string, data?: Readonly<Record<string, unknown>>, hint?: string) => void;

/** Names as a sentence lists them. */
export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Notes a name that the ruleset does not have, with those that it has. */
export const unknown = (fault: Report, path: string, what: string, name: string, known: readonly string[]): void =>
	fault(path, `unknown-${what}`, `There is no ${what} '${name}'.`, { known }, known[0] && `The ${what}s are ${quoted(known)}.`);
