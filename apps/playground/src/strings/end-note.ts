/** The explanation of a checkmate or a stalemate. */
export const endNote = {
	why: 'Why?',
	moves: 'Refused moves',
} as const;
