import type { Diagnostic } from '@x/diagnostics';

/** A part of a value that a dialect cannot say: its place is the path in `data`. */
export const inexpressible = (path: string, expected: string, found: string, hint?: string): Diagnostic => ({
	code: 'kif/inexpressible',
	message: `Expected ${expected}, found ${found}.`,
	severity: 'error',
	span: { from: 0, to: 0 },
	...(hint !== undefined && { hint }),
	data: { path },
});
