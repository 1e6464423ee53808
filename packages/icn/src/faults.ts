import type { Code } from './codes.js';

/**
 * What can be wrong: code, who minds (1 the seed notation, 2 the site, 3 both, 4 those who have not said which), `!` for an error or `?` for
 * a warning, the reason, and behind a number sign a hint. The public codes have `icn/` in front; `vectors/errors.json` has a failing example of each.
 */
const FAULTS = `
too-long 3!This is longer than the limit.#Set { limit }.
empty 3!There is nothing to read.
ambiguous-dialect 4!The dialects read this differently.#Set { dialect }.
other-dialect 3!
unknown-item 3!This is no item.#Items stand between blanks.
repeated-item 3!This item stands here already.
item-order 2!The site has another order.#Metadata, turn, en passant, rules, edges, wins, marks, pieces, moves.
blank 2!The site has one blank here.
number-form 3!Numbers have no zeros in front; zero has no sign.
number-range 3!This number is out of range.#Moves and limits begin at 1, counts end at limits.
too-many-digits 3!This is longer than the limit.#Set { digits }.
tag-form 3!Metadata are [Name "value"], in front.
tag-twice 1!These metadata stand here already.
tag-replaced 2?These metadata replace others.
tag-legacy 1?Values stand in quotes.
unknown-player 3!This is no player.#Players are n w b r bu y g, or 0 to 6.
en-passant-player 3!Only white and black have such pawns.
bracket 3!This bracket is not closed.
side-count 3!Each player has one side.
promotion-list 3!This is no rank.
promotion-neutral 1!No pawn becomes neutral.
listed-twice 3?This stands here already.
win-list 3!This is no way to win.#A word in lower case is.
unknown-win 2!The site has no such way to win.
new-win 1?This way to win is new.
border-form 3!A border is left,right,bottom,top, or "_" if open.
border-inverted 3!These edges leave no room.
outside-border 3?Pieces stand outside these edges.
implied-border 2?The site adds this variant's edges.
extras-form 3!This is no JSON.#Comments follow moves.
extras-number 3!A number here is not exact.#Write it in quotes.
extras-key 3!A name stands here already, is "__proto__", or has an item of its own.
square-form 3!A square is written 4,2.
ray-direction 3!A ray is written 4,2>1,0.
piece-code 3!This is no code of a piece.#Capitals for white: k p n b r q am ha ch ar gu ca gi ze ce rq rc nr hu ro ob vo
separator 3!One "|" separates neighbours.
occupied 3!A piece stands here already.
no-position 1!There are no pieces.
move-form 3!This is no move.#Write 4,2>4,4.
move-mark 3!This stands here already.
comment-form 3!Comments follow moves, in braces.
clock-form 2!The site has tenths.#Write 0:09:57.2.
`;

const rows: Partial<Record<Code, readonly string[]>> = {};

/** Looks a code up: who minds, `!` or `?`, the reason, and a hint or nothing, from 1 on. */
export const faultOf = (code: Code): readonly string[] => (rows[code] ??= new RegExp(`^${code} (.)(.)([^#\\n]*)#?(.*)`, 'm').exec(FAULTS)!);
