/** A small game, as the first text of the workshop and as an example. */
export const CANNON_SKIRMISH = `Variant: Cannon skirmish
Board: 6x6
FEN: "c1k2c/6/6/6/6/C1K2C w - - 0 1"
Rule: stalemate = win
Rule: repeat3 = draw

Piece: General
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal

Piece: Cannon
Move: slide (H, V)
Capture: hop (H, V)
Symbol: "C", "C,c"
`;
