export const noFen = 'FEN cannot express the positions of this game.';
export const noPieces = 'The board has no pieces.';
export const notPlayed = (reason: string): string => `It can be shown, not played: ${reason}`;
