import { NotationError, type Result } from '@x/diagnostics';
import type { Dialect } from './game.js';
import type { ParseOptions } from './options.js';
import { BOTH, type Reader, SEED, SITE, UNSAID } from './reader.js';

/** A value, or the reasons why the text does not have one. */
export function settle<T>(reader: Reader, { dialect: requested = 'auto' }: ParseOptions, value: (dialect: Dialect) => T): Result<T> {
	const [, seed = 0, site = 0] = reader.errors;
	// The requested dialect, or the one with fewer faults.
	const dialect = requested !== 'auto' ? requested : site < seed ? 'site' : 'seed';
	let mask = dialect === 'seed' ? SEED : SITE;
	if (requested === 'auto') {
		// The text contains forms of each dialect that the other refuses: both are reported. If both accept the text, it may have two meanings.
		if (seed > 0 && site > 0) mask = BOTH;
		if (seed + site === 0) mask += UNSAID;
	}
	const problems = reader.problems(mask);
	problems.sort((a, b) => a.span.from - b.span.from);
	return problems.some(({ severity }) => severity === 'error')
		? { ok: false, problems }
		: { ok: true, value: value(dialect), warnings: problems };
}

/** Returns the value, or throws all faults in one error. */
export function orThrow<T>(result: Result<T>): T {
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
