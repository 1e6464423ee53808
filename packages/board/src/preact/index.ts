/** The board and its pieces as Preact components. */
export { Board, type BoardProps } from './board.js';
export { Piece, type PieceProps } from './piece.js';
