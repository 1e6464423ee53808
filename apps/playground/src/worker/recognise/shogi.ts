import { isNotationError } from '@x/diagnostics';
import { detect, safeParse, toSfen } from '@x/kif';
import { toPgn } from '@x/kif/pgn';
import * as strings from '../../strings/worker/recognise.js';
import { playableGame } from '../all-games.js';
import { textOf } from '../notations/game-tree.js';
import type { Given } from '../recognise-views.js';
import { boardOfTags } from './moves.js';
import { fitPosition } from './position.js';

/** The game of files whose start no game has. */
const USUAL = 'shogi';

/**
 * The first game of a file of shogi: KIF, KI2, CSA or JSON Kifu Format. Its start shows which game it is of. Moves that are not legal stay in its text,
 * where the list of moves shows them.
 */
export const boardOfShogi = (
	text: string,
	current: string,
): { readonly given: Given; readonly certain: boolean; readonly notation: string; readonly lost: readonly string[] } | undefined => {
	const dialect = detect(text);
	const read = dialect === undefined ? undefined : safeParse(text, { dialect });
	const game = read?.ok ? read.value[0] : undefined;
	if (game === undefined || game.moves.length === 0) return undefined;
	const sfen = toSfen(game);
	const id = (sfen === undefined ? undefined : fitPosition(sfen, current, 'sfen')?.preset.id) ?? USUAL;
	try {
		const { value, lost } = toPgn(game, playableGame(id)!.game, { mode: 'repair', notation: 'ki2' });
		return {
			given: boardOfTags(textOf(value, value.result !== '*'), id),
			certain: true,
			notation: strings.shogiFiles[dialect!],
			lost: lost.map(({ message }) => message),
		};
	} catch (error) {
		// A start that is not a position of shogi.
		if (isNotationError(error)) return undefined;
		throw error;
	}
};
