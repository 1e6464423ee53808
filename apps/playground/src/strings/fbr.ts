/** A text in FBR explained in the workshop. */
export const fbr = {
	expansion: 'Expansion',
	pieces: 'Pieces in MBN',
	plain: 'In plain English',
	words: 'The rules in words',
	noPieces: 'The text defines no pieces.',
	piece: 'Piece',
	drawing: 'Drawing …',
	noMacros: 'The text has no macro rules, so nothing is expanded.',
	steps: 'Steps of the expansion',
	/** Before the text of the step. */
	step: (at: number, steps: number): string => `Step ${at} of ${steps}:`,
	before: 'Before',
	after: 'After',
	underCaret: 'Under the caret',
	putCaret: 'Put the caret on a rule or a piece to read its meaning.',
	/** Before the name of a rule. */
	attributes: 'Attributes of',
	optional: 'optional:',
} as const;
