import type { Fault } from '@x/diagnostics';

/** A fault of a ruleset. */
export const fault = (code: string, path: string, message: string, hint?: string): Fault =>
	hint === undefined ? { code, message, severity: 'error', path } : { code, message, severity: 'error', hint, path };
