/** The kinds of texts that have a name besides the name of their notation. */
export const link = 'a link of this page';
export const list = 'a list';
export const moves = 'moves';
export const piece = 'a piece';
export const positions = 'EPD or FEN';
