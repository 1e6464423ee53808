export const chosen = (game: string): string => `Game: ${game}. Choose another`;
export const games = 'Games';
export const start = 'Start';
export const starts = (game: string, last: number): string => `${game} start position, 0 to ${last}`;
/** The start of the user is not one of the numbered ones. */
export const own = 'own';
export const random = 'Random';
