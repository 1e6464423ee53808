export const title = 'New game';
export const begin = 'Start position';
export const choose = 'Choose another game';
export const start = 'Number of the start';
export const starts = (game: string, last: number): string => `${game} start position, 0 to ${last}`;
/** The start of the user is not one of the numbered ones. */
export const own = 'own';
export const random = 'Random';
