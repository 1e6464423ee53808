/** `White: knight to f3, check.` */
export const move = (side: string, parts: readonly string[]): string => `${side}: ${parts.join(', ')}.`;
export const castlesLong = 'castles long';
export const castlesShort = 'castles short';
export const passes = 'passes';
export const put = (piece: string, cell: string): string => `${piece} placed on ${cell}`;
export const takes = (piece: string, captured: readonly string[], cell: string): string =>
	`${piece} takes ${captured.join(' and ')} on ${cell}`;
export const goes = (piece: string, cell: string): string => `${piece} to ${cell}`;
export const promotes = (piece: string): string => `promotes to ${piece}`;
export const check = 'check';
export const checkmate = 'checkmate';
export const inCheck = (side: string): string => `${side} is in check.`;
