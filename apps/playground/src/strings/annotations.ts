/** The meanings of the six glyphs after a move. */
export const glyphs = {
	good: 'good move',
	mistake: 'mistake',
	brilliant: 'brilliant move',
	blunder: 'blunder',
	interesting: 'interesting move',
	dubious: 'dubious move',
} as const;
export const edit = (move: string): string => `Edit ${move}`;
export const annotation = (move: string): string => `Annotation of ${move}`;
export const annotated = (move: string): string => `${move} annotated.`;
export const annotationRemoved = (move: string): string => `Annotation of ${move} removed.`;
export const comment = (move: string): string => `Comment on ${move}`;
export const commentChanged = (move: string): string => `Comment on ${move} changed.`;
export const promote = 'Promote variation';
export const promoted = 'Variation promoted.';
export const makeMain = 'Make main line';
export const madeMain = (move: string): string => `${move} is now in the main line.`;
export const deleteFromHere = 'Delete from here';
export const deletedFromHere = (move: string): string => `${move} and the moves after it deleted.`;
export const deleteRest = 'Delete following moves';
export const deletedRest = (move: string): string => `The moves after ${move} deleted.`;
