/** Other names of the pieces, as chess has them. */
export const XIANGQI_NAMES: Readonly<Record<string, string>> = {
	king: 'general',
	guard: 'advisor',
	mandarin: 'advisor',
	minister: 'elephant',
	bishop: 'elephant',
	rook: 'chariot',
	knight: 'horse',
	pawn: 'soldier',
};
