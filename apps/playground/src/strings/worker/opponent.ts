import { plural } from '../language.js';

// The evaluation of a position.
export const winsNow = (side: string): string => `${side} wins with this move.`;
export const winsIn = (side: string, moves: number): string => `${side} wins by force, after ${moves} moves of both sides.`;
export const isWinning = (side: string): string => `${side} is winning.`;
export const isClearlyBetter = (side: string): string => `${side} is clearly better.`;
export const isSlightlyBetter = (side: string): string => `${side} is slightly better.`;
export const isEven = 'The game is about even.';

// The ends of games.
export const claimed = (reason: string): string => `${reason}, claimed`;
export const stopped = (moves: number): string => plural(moves, { one: 'Stopped after 1 move', other: `Stopped after ${moves} moves` });

// Rules that were not used.
export const castlingLong = 'castling long';
export const castlingShort = 'castling short';
export const enPassant = 'en passant';
export const drops = 'drops from the hand';
export const unusedMoves = 'Moves that were never played';
export const unusedPieces = 'Pieces that were never on the board';
export const unmoved = 'Pieces that never moved';
export const uncaptured = 'Pieces that were never captured';
export const unusedPromotions = 'Promotions that were never chosen';
export const unusedEnds = 'Ends that never happened';
