/**
 * A reason for the end of a game that does not follow from its rules. The tag `Termination` of PGN says less: it has one word, `normal`, for
 * resignations, agreements and the ends by the rules.
 */
export type EndReason =
	/** A player resigned. */
	| 'resignation'
	/** The players agreed to a draw. */
	| 'agreement'
	/** A player's time ran out. The game is drawn if the opponent cannot win any more: see `canWin` of `@x/games/can-win`. */
	| 'time-forfeit'
	/** A player left the game. */
	| 'abandonment'
	/** An arbiter decided the game. */
	| 'adjudication'
	/** A player broke the rules. */
	| 'rules-infraction'
	/** A player died. */
	| 'death'
	/** An emergency stopped the game. */
	| 'emergency'
	/** The game was stopped without a result. */
	| 'unterminated'
	/** The result is known, the reason is not. */
	| 'unknown';

/**
 * All reasons, in the order in which a page may offer them.
 *
 * @example
 * END_REASONS.slice(0, 3) // → [ 'resignation', 'agreement', 'time-forfeit' ]
 */
export const END_REASONS: readonly EndReason[] = /* @__PURE__ */ Object.freeze<EndReason[]>([
	'resignation',
	'agreement',
	'time-forfeit',
	'abandonment',
	'adjudication',
	'rules-infraction',
	'death',
	'emergency',
	'unterminated',
	'unknown',
]);

/** The end of a game that does not follow from its rules, in the form of the result of `outcome`. */
export type GivenEnd =
	| { readonly reason: 'resignation'; readonly winner: string; readonly draw?: never }
	| { readonly reason: 'agreement'; readonly draw: true; readonly winner?: never }
	| { readonly reason: 'unterminated'; readonly draw?: never; readonly winner?: never }
	| {
			readonly reason: Exclude<EndReason, 'resignation' | 'agreement' | 'unterminated'>;
			/** The winning side's name. At most one of `winner` and `draw` is given. */
			readonly winner?: string;
			readonly draw?: true;
	  };
