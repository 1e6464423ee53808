import { type Game, type Position, turn } from '@x/core';

const lettersOf = new WeakMap<Game, { readonly kinds: ReadonlyMap<string, string>; readonly sides: ReadonlyMap<string, string> }>();

/** Kinds and sides of a game by their letters. */
function tables(game: Game): { readonly kinds: ReadonlyMap<string, string>; readonly sides: ReadonlyMap<string, string> } {
	let found = lettersOf.get(game);
	if (found === undefined) {
		found = {
			kinds: new Map(Object.keys(game.ruleset.kinds).map((kind) => [letterOf(game, kind), kind])),
			sides: new Map(game.ruleset.sideOrder.map((side) => [colorOf(game, side), side])),
		};
		lettersOf.set(game, found);
	}
	return found;
}

/** The letter of a kind, in lower case. */
export const letterOf = (game: Game, kind: string): string => (game.names?.kinds[kind]?.letter ?? kind).toLowerCase();

/** The letter of a side in FEN. */
export const colorOf = (game: Game, side: string): string => game.names?.sides[side] ?? side;

/** The kind with a letter. */
export const kindOf = (game: Game, letter: string): string | undefined => tables(game).kinds.get(letter);

/** The side with a letter. */
export const sideOf = (game: Game, color: string): string | undefined => tables(game).sides.get(color);

/** The letter of the side to move. */
export const colorToMove = (position: Position): string => colorOf(position.game, turn(position).side);
