import type { Fault, Result } from '@x/diagnostics';
import type { Code } from '../codes.js';

/** What a conversion meets. */
export interface Notes {
	/** Says what is lost; an error where conversions are strict, unless the side record keeps it. */
	readonly lose: (code: Code, message: string, path: string) => void;
	/** Says what cannot be converted. */
	readonly refuse: (code: Code, message: string, path: string) => void;
	/** The value with what it lost, or why there is none. */
	readonly result: <T>(value: () => T) => Result<T, Fault>;
}

/** What the side record keeps. */
const KEPT: readonly Code[] = ['convert-clock', 'convert-move-number', 'convert-checks', 'convert-extra'];

export const notes = (strict = false): Notes => {
	const found: Fault[] = [];
	const note = (severity: Fault['severity'], code: Code, message: string, path: string): void => {
		found.push({ code: `feen/${code}`, message, severity, path });
	};
	return {
		lose: (code, message, path) => note(strict && !KEPT.includes(code) ? 'error' : 'warning', code, message, path),
		refuse: (code, message, path) => note('error', code, message, path),
		result: (value) =>
			found.some(({ severity }) => severity === 'error') ? { ok: false, problems: found } : { ok: true, value: value(), warnings: found },
	};
};
