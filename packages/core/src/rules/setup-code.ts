/** The codes of the form of a setup: those of `parseSetup`. */
export type SetupFormCode = 'setup/wrong-shape' | 'setup/missing-key' | 'setup/unknown-key';

/** The codes of a setup that is not a position of a game: those of `validate`, and of `SetupError`. */
export type SetupCode =
	| SetupFormCode
	| 'setup/unknown-side'
	| 'setup/unknown-kind'
	| 'setup/unknown-flag'
	| 'setup/unknown-point'
	| 'setup/unknown-variable'
	| 'setup/unknown-store'
	| 'setup/unknown-phase'
	| 'setup/unknown-end'
	| 'setup/bad-coordinate'
	| 'setup/bad-number'
	| 'setup/bad-end'
	| 'setup/off-board'
	| 'setup/two-pieces'
	| 'setup/flag-not-carried'
	| 'setup/unreachable-cell'
	| 'setup/point-set'
	| 'setup/missing-royal'
	| 'setup/too-many-royals'
	| 'setup/royal-capturable';

/** The rest of the texts that begin with a prefix. */
export type After<Prefix extends string, Text extends string> = Text extends `${Prefix}${infer Rest}` ? Rest : never;
