import type { SetupCode } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { FenCode } from '@x/fen';
import type { SanCode } from '@x/san';

/** The faults of EPD; public codes begin with `pgn/`. `vectors/epd-errors.json` has a failing example of each. */
export const EPD_CODES = [
	'epd-too-long',
	'epd-empty',
	'epd-line-break',
	'epd-position',
	'epd-counters',
	'epd-separator',
	'epd-empty-operation',
	'epd-unterminated',
	'epd-string-unclosed',
	'epd-opcode',
	'epd-repeated',
	'epd-operand',
	'epd-operand-count',
	'epd-move-form',
	'epd-counter',
	'epd-form',
	'epd-inexpressible',
] as const;

export type EpdCode = (typeof EPD_CODES)[number];

/** The code of a problem of an EPD: of its line, of its position, or of a move among its operands. */
export type EpdProblemCode = `pgn/${EpdCode}` | FenCode | SetupCode | SanCode;

/** A problem of a line. */
export type LineProblem = Diagnostic<EpdProblemCode>;
