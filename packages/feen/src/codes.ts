/**
 * What can be wrong with a text or a value; the public codes have `feen/` in front. `vectors/errors.json` has a failing example of each.
 *
 * `input` to `position` are the faults of FEEN, with a dash for the slash after the field; the order is that of its list of checks. One more
 * comes as a `TypeError`: `input-not-string`.
 */
export type Code =
	| 'input-too-long'
	| 'input-whitespace'
	| 'input-line-break'
	| 'input-non-ascii'
	| 'input-field-count'
	| 'placement-empty'
	| 'placement-leading-separator'
	| 'placement-trailing-separator'
	| 'placement-empty-count-leading-zero'
	| 'placement-empty-count-zero'
	| 'placement-piece-token'
	| 'placement-too-many-dimensions'
	| 'placement-incoherent'
	| 'placement-dimension-too-large'
	| 'placement-too-many-squares'
	| 'placement-irregular'
	| 'hands-delimiter'
	| 'hands-count-leading-zero'
	| 'hands-count-below-two'
	| 'hands-piece-token'
	| 'hands-count-too-large'
	| 'hands-not-aggregated'
	| 'hands-not-ordered'
	| 'style-delimiter'
	| 'style-token'
	| 'style-same-case'
	| 'position-too-many-pieces'
	| 'dump-no-segment'
	| 'dump-segment-empty'
	| 'dump-square'
	| 'dump-separator-count'
	| 'dump-separator-value'
	| 'dump-hand-count'
	| 'dump-style-case';
