import { type ParsedGame, type PgnGame, parse, stringify } from '@x/pgn';
import { type Edited, walk } from '@x/pgn/tree';

/** A move of a text: its game as a tree, and its path there. */
export interface PlacedMove {
	readonly game: ParsedGame;
	readonly path: string;
}

/** The move of a text that begins at an index; `undefined` if a reader of trees finds another one there. */
export const placedMove = (text: string, from: number): PlacedMove | undefined => {
	const game = parse(text).find(({ span }) => span.from <= from && from < span.to);
	if (game === undefined) return undefined;
	for (const { node, path } of walk(game)) if (node.span?.from === from) return { game, path };
	return undefined;
};

/** The text of an edited game: its own tags, then the moves in lines of the export format; a result only if the text before had one. */
const writtenGame = (game: PgnGame, hadResult: boolean): string => {
	const tags = stringify({ ...game, comments: [], moves: [] }, { format: 'compact' });
	const whole = stringify({ ...game, tags: [] });
	const moves = whole.slice(whole.indexOf('\n\n') + 2).trimEnd();
	const kept = hadResult ? moves : moves.replace(/\s*\*$/, '');
	return game.tags.length === 0 ? kept : `${tags.slice(0, tags.lastIndexOf('\n\n'))}\n\n${kept}`;
};

/** A text after an edit of one of its games, and the index behind the move of a path. */
export const editedText = (text: string, { game }: PlacedMove, edited: Edited): { readonly text: string; readonly caret: number } => {
	const { from, to } = game.span;
	const before = text.slice(from, to);
	const hadResult = game.result !== '*' || before.trimEnd().endsWith('*');
	const written = writtenGame(edited.game, hadResult);
	const blanks = before.slice(before.trimEnd().length);
	const after = text.slice(0, from) + written + blanks + text.slice(to);
	const again = parse(written)[0];
	let caret = 0;
	if (again !== undefined) for (const { node, path } of walk(again)) if (path === edited.path) caret = node.span?.to ?? 0;
	return { text: after, caret: from + caret };
};
