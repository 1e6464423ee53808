/** A small game with a macro rule and a piece of several legs, as the first text in FBR and as an example. */
export const LION_SKIRMISH = `:Lion skirmish
6x6
lbkrbl/pppppp/6/6/PPPPPP/LBKRBL w - - 0 1
royal
bouncing{B}
K|King|
R|Rook|
B|Bishop|
L|Lion|=aK-[aK]
P|Pawn|
+P==RBL
`;
