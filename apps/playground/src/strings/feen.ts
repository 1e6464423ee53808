/** The game on the board before its title is known. */
export const theGame = 'the game';
export const strange = (game: string): string => `This is not a position of ${game}. Its board is unchanged:`;
export const gameCannot = (game: string): string => `${game} and its FEN cannot express:`;
export const feenCannot = 'FEEN cannot express:';

/** The properties of a piece: on a button, and their names. */
export const second = { label: 'Second', title: 'Second player’s' } as const;
export const enhanced = 'Enhanced';
export const diminished = 'Diminished';
export const terminal = 'Terminal';
export const derived = 'Derived';

/** `second player’s rook, enhanced` */
export const piece = (side: 'first' | 'second', kind: string): string =>
	side === 'first' ? `first player’s ${kind}` : `second player’s ${kind}`;
export const properties = { enhanced: 'enhanced', diminished: 'diminished', terminal: 'terminal', derived: 'derived' } as const;
