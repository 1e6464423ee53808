export const chosen = (game: string): string => `Game: ${game}. Choose another`;
