import type { Fault, Result } from '@x/diagnostics';
import type { Code } from '../codes.js';

/** Collects the losses and faults of a conversion. */
export interface Notes {
	/** Reports a loss: an error in strict mode, unless the side record keeps the value. */
	readonly lose: (code: Code, message: string, path: string) => void;
	/** Reports a value that cannot be converted. */
	readonly refuse: (code: Code, message: string, path: string) => void;
	/** The value with its losses, or the faults. */
	readonly result: <T>(value: () => T) => Result<T, Fault>;
}

/** The side record. */
const KEPT: readonly Code[] = ['convert-clock', 'convert-move-number', 'convert-checks', 'convert-extra'];

export const notes = (mode: 'strict' | 'lenient' = 'lenient'): Notes => {
	const found: Fault[] = [];
	const note = (severity: Fault['severity'], code: Code, message: string, path: string): void => {
		found.push({ code: `feen/${code}`, message, severity, path });
	};
	return {
		lose: (code, message, path) => note(mode === 'strict' && !KEPT.includes(code) ? 'error' : 'warning', code, message, path),
		refuse: (code, message, path) => note('error', code, message, path),
		result: (value) =>
			found.some(({ severity }) => severity === 'error') ? { ok: false, problems: found } : { ok: true, value: value(), warnings: found },
	};
};
