export const faulty = (notation: string): string => `The ${notation} has faults. This is the last valid position.`;
export const textCut = 'Text broken: shown as far as it can be read';
export const clock = 'Clock: ';
export const status = 'Game status';
export const check = 'check';
export const toMove = (side: string): string => `${side} to move`;
export const toMoveAgain = (side: string): string => `${side} to move again`;
export const toPut = (side: string, piece: string): string => `${side} to put the ${piece}`;
export const toMovePiece = (side: string, piece: string): string => `${side} to move the ${piece}`;
