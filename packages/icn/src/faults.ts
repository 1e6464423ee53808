import type { Code } from './codes.js';

/**
 * The faults: code, the dialects that report it (1 the seed notation, 2 the site, 3 both, 4 only if the dialect is not specified), `!` for
 * an error or `?` for a warning, the message, and after a number sign a hint. The public codes have the prefix `icn/`;
 * `vectors/errors.json` contains a failing example of each.
 */
const FAULTS = `
too-long 3!Expected a text within the limit.#Set { limits: { length } }.
empty 3!Expected a game, found an empty text.
ambiguous-dialect 4!The dialects read this differently.#Set { dialect }.
other-dialect 3!
unknown-item 3!Expected an item.#Items are separated by blanks.
repeated-item 3!This item is repeated.
item-order 2!The site requires another order.#Metadata, turn, en passant, rules, edges, wins, marks, pieces, moves.
blank 2!The site requires exactly one blank here.
number-form 3!Expected a number without leading zeros; zero does not have a sign.
number-range 3!This number is out of range.#Moves and limits begin at 1, counts end at limits.
too-many-digits 3!Expected a number within the limit of digits.#Set { limits: { digits } }.
tag-form 3!Expected metadata as [Name "value"] at the start.
tag-twice 1!These metadata are repeated.
tag-replaced 2?These metadata replace earlier ones.
tag-legacy 1?Expected the value in quotes.
unknown-player 3!Expected a player.#Players are n w b r bu y g, or 0 to 6.
en-passant-player 3!Only pawns of white and black can be captured en passant.
bracket 3!This bracket is not closed.
side-count 3!Expected one entry for each player.
promotion-list 3!Expected a rank.
promotion-neutral 1!A pawn cannot become neutral.
listed-twice 3?This is listed twice.
win-list 3!Expected a way to win.#Write a word in lower case.
unknown-win 2!The site does not have this way to win.
new-win 1?This way to win is not documented.
border-form 3!Expected a border: left,right,bottom,top, with "_" for an open edge.
border-inverted 3!There are no squares between these edges.
outside-border 3?There are pieces outside these edges.
implied-border 2?The site adds the edges of this variant.
extras-form 3!Expected JSON.#Comments follow moves.
extras-number 3!This contains an inexact number.#Write it in quotes.
extras-key 3!A name is repeated, is "__proto__", or belongs to an item.
square-form 3!Expected a square, such as 4,2.
ray-direction 3!Expected a ray, such as 4,2>1,0.
piece-code 3!Expected the code of a piece.#Capitals for white: k p n b r q am ha ch ar gu ca gi ze ce rq rc nr hu ro ob vo
separator 3!Expected one "|" between neighbours.
occupied 3!This square is already occupied.
no-position 1!Expected at least one piece.
move-form 3!Expected a move.#Write 4,2>4,4.
move-mark 3!This is repeated.
comment-form 3!Expected a comment in braces after a move.
clock-form 2!The site requires tenths of a second.#Write 0:09:57.2.
`;

const rows: Partial<Record<Code, readonly string[]>> = {};

/** Returns the row of a code, from index 1: the dialects, `!` or `?`, the message, and the hint or an empty text. */
export const faultOf = (code: Code): readonly string[] => (rows[code] ??= new RegExp(`^${code} (.)(.)([^#\\n]*)#?(.*)`, 'm').exec(FAULTS)!);
