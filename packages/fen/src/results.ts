import { type Diagnostic, NotationError, type Result } from '@x/diagnostics';

/** A value with the warnings, or the errors that prevent it. */
export const resultOf = <T, P extends Diagnostic>(problems: readonly P[], value?: T | undefined): Result<T, P> =>
	value ? { ok: true, value, warnings: problems } : { ok: false, problems };

export function orThrow<T>(result: Result<T>): T {
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/** Refuses a value that the notation cannot express. */
export function refuse(what: string): never {
	throw new NotationError([
		{
			code: 'fen/inexpressible',
			message: `FEN cannot express ${what}.`,
			severity: 'error',
			span: { from: 0, to: 0 },
			hint: 'Give another dialect: `usual` of `@x/fen/dialects` fits the game.',
		},
	]);
}
