import type { Diagnostic, Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
/** TEMPORARY */
export const problemOf = (code: Code, span: Span, found: string): Diagnostic => ({
	code: `pgn/${code}`,
	message: found,
	severity: ['escape', 'remark', 'tag-repeated', 'variation-result', 'encoding', 'variation-first'].includes(code) ? 'warning' : 'error',
	span,
});
