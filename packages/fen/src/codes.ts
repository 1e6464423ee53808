import type { SetupCode } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';

/** The codes of text faults without the prefix `fen/`. `vectors/errors.json` contains a failing example of each. */
export type Code =
	| 'too-long'
	| 'missing-field'
	| 'extra-field'
	| 'blank'
	| 'unknown-letter'
	| 'rank-too-long'
	| 'rank-too-short'
	| 'too-many-ranks'
	| 'too-few-ranks'
	| 'board-form'
	| 'unknown-side'
	| 'side-form'
	| 'side-unclear'
	| 'castling-letter'
	| 'castling-impossible'
	| 'castling-form'
	| 'en-passant-unreadable'
	| 'en-passant-impossible'
	| 'en-passant-form'
	| 'clock-number'
	| 'clock-form'
	| 'inexpressible'
	| 'gap'
	| 'hand-letter'
	| 'hand-none'
	| 'hand-form'
	| 'checks-number'
	| 'checks-form'
	| 'state-name'
	| 'state-value';

/** The codes of a text that is not a FEN. */
export type FenCode = `fen/${Code}`;

/** A problem of a FEN. */
export type FenProblem = Diagnostic<FenCode>;

/** A problem of a FEN, or of the position that it is. */
export type FenPositionProblem = Diagnostic<FenCode | SetupCode>;
