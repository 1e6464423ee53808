import { type Diagnostic, isNotationError } from '@x/diagnostics';
import type { PgnGame } from '@x/pgn';
import type { FileDialect, MoveDialect, XiangqiGame } from '@x/wxf';
import type { Block } from '../input/blocks.js';
import { allOf } from '../input/input-file.js';
import { messagesOf, type Notation, type Notations, type Reader, type WrittenText } from './notation.js';

/** The text of a file of xiangqi: programs write UTF-8 or GB18030. */
export const xiangqiText = (bytes: Uint8Array): string => {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('gb18030').decode(bytes);
	}
};

/** Reads games in every notation of xiangqi, and gives them with their moves in SAN. */
const read = (dialect: FileDialect | 'auto'): Reader<PgnGame> =>
	async function* (bytes, context) {
		const [{ safeParse }, { safePlay }, { toPgn }, { xiangqi }] = await Promise.all([
			import('@x/wxf'),
			import('@x/wxf/play'),
			import('@x/wxf/pgn'),
			import('@x/games/ready/xiangqi'),
		]);
		const chosen = await context.game();
		// Without a name, positions are those of chess.
		const rules = chosen.id === 'chess' ? xiangqi : chosen;
		const piece: Block = { text: xiangqiText(await allOf(bytes)), line: 1 };
		const found = safeParse(piece.text, { dialect });
		if (!found.ok) {
			yield { piece, problems: found.problems };
			return;
		}
		for (const game of found.value) {
			const played = safePlay(game, rules);
			yield played.ok ? { piece, value: toPgn(game, rules), lost: [] } : { piece, problems: played.problems };
		}
	};

/** Writes games of PGN by the rules that their tags name. */
const write =
	(dialect: FileDialect, moves: MoveDialect) =>
	async (game: PgnGame): Promise<WrittenText> => {
		const [{ stringify }, { fromPgn }, { games }, { startOf }] = await Promise.all([
			import('@x/wxf'),
			import('@x/wxf/pgn'),
			import('@x/pgn/games'),
			import('@x/pgn/validate'),
		]);
		const { start, problems } = startOf(games, game.tags);
		if (start === undefined) return { text: undefined, lost: messagesOf(problems) };
		try {
			return written(fromPgn(game, start.game, moves), (value, lost) => stringify(value, { dialect, lost }));
		} catch (error) {
			if (!isNotationError(error)) throw error;
			return { text: undefined, lost: messagesOf(error.problems) };
		}
	};

/** The text of a game, and the parts that its form cannot say. */
const written = (game: XiangqiGame, stringify: (game: XiangqiGame, lost: 'refuse' | 'drop') => string): WrittenText => {
	let losses: readonly Diagnostic[] = [];
	try {
		return { text: stringify(game, 'refuse').trimEnd(), lost: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		losses = error.problems;
	}
	return { text: stringify(game, 'drop').trimEnd(), lost: messagesOf(losses) };
};

const pgnWith = (title: string, moves: MoveDialect): Notation<PgnGame> => ({ title, read: read('pgn'), write: write('pgn', moves) });

/** The notations of xiangqi. Their readers take the moves in any of them. */
export const XIANGQI: Notations<PgnGame> = {
	wxf: {
		title: 'Xiangqi: PGN with moves such as C2.5; every notation and form of file is read',
		read: read('auto'),
		write: write('pgn', 'wxf'),
	},
	iccs: pgnWith('Xiangqi: PGN with moves such as H2-E2', 'iccs'),
	chinese: pgnWith('Xiangqi: PGN with moves in simplified Chinese', 'chinese'),
	traditional: pgnWith('Xiangqi: PGN with moves in traditional Chinese', 'traditional'),
	dhtmlxq: { title: 'Xiangqi: DhtmlXQ, the files of dpxq.com', read: read('dhtmlxq'), write: write('dhtmlxq', 'iccs') },
	playok: {
		title: 'Xiangqi: the files of playOK',
		read: read('playok'),
		write: write('playok', 'wxf'),
	},
};
