/** A small game in `variants.txt`. */
export const SMALL: string = `Variant: Small
Board: 6x6
FEN: "r1k2r/6/6/6/6/R1K2R w - - 0 1"
Piece: Rook
Move: slide (H, V)
Symbol: "R", "R,r"
Piece: King
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal
`;

/** Two small games in `variants.txt`. */
export const SMALL_AND_SMALLER: string = `${SMALL}
Variant: Smaller
Board: 5x5
FEN: "k4/5/5/5/4K w - - 0 1"
Piece: King
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal
`;
