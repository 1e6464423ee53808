export const faulty = (notation: string): string => `The ${notation} has errors. This is the last valid position.`;
/** The text of a game has an error in this move. */
export const stoppedAt = (move: number): string => `Stopped at move ${move}`;
export const stopped = 'Shown as far as the text can be read';
export const clock = 'Clock: ';
export const choosePlayer = 'Choose who plays: a person, or the computer and its strength';
export const status = 'Game status';
export const check = 'check';
export const toMove = (side: string): string => `${side} to move`;
export const toMoveAgain = (side: string): string => `${side} to move again`;
export const toPut = (side: string, piece: string): string => `${side} to place the ${piece}`;
export const toMovePiece = (side: string, piece: string): string => `${side} to move the ${piece}`;
