import { NotationError, type Result } from '@x/diagnostics';
import type { Dialect } from './game.js';
import type { ParseOptions } from './options.js';
import { BOTH, type Reader, SEED, SITE, UNSAID } from './reader.js';

/** A value, or why this text has none. */
export function settle<T>(reader: Reader, { dialect: wanted = 'auto' }: ParseOptions, value: (dialect: Dialect) => T): Result<T> {
	const [, seed = 0, site = 0] = reader.errors;
	// The dialect that was asked for, or the one that has less against the text.
	const dialect = wanted !== 'auto' ? wanted : site < seed ? 'site' : 'seed';
	let mask = dialect === 'seed' ? SEED : SITE;
	if (wanted === 'auto') {
		// Each dialect has something that the other has not: both are told. And who has both may have two meanings.
		if (seed > 0 && site > 0) mask = BOTH;
		if (seed + site === 0) mask += UNSAID;
	}
	const problems = reader.problems(mask);
	problems.sort((a, b) => a.span.from - b.span.from);
	return problems.some(({ severity }) => severity === 'error')
		? { ok: false, problems }
		: { ok: true, value: value(dialect), warnings: problems };
}

/** The value, or all that is wrong in one error. */
export function orThrow<T>(result: Result<T>): T {
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
