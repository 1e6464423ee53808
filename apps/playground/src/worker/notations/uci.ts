import type { Move } from '@x/core';
import { legal, moveName, type Position } from '@x/core';
import type { Result } from '@x/diagnostics';
import { safeParsePosition, stringify } from '@x/fen';
import { safeResolve } from '@x/san';
import { notationLosses as words } from '../../strings/notation-losses.js';
import type { PlayableGame } from '../playable-game.js';
import { beginsUsually, lineLosses, mainNodes, withStart } from './game-tree.js';
import { type MoveWriting, readLine, writeLine } from './lines.js';
import { faultOf, movedBy, type Notation } from './notation.js';
import { attempt, startAt } from './positions.js';

/** The names of moves, as programs exchange them. USI writes drops with a star, and promotions without a letter. */
const names = (isUsi: boolean): MoveWriting => {
	const write = (move: Move): string => {
		const name = moveName(move);
		return isUsi ? name.replace('@', '*').replace(/\+[a-z]+$/, '+') : name;
	};
	return {
		write,
		read: (text, position): Result<Move> => {
			const found = legal(position).find((move) => write(move) === text);
			return found === undefined ? safeResolve(text, position) : { ok: true, value: found, warnings: [] };
		},
	};
};

const lead = (_: Position, index: number): string => (index === 0 ? ' moves ' : ' ');

/** The command with which programs receive a game: `position startpos moves e2e4`; with SFEN for games whose usual dialect it is. */
export const uci = ({ dialects }: PlayableGame): Notation => {
	const isUsi = dialects[0]?.id === 'sfen';
	const dialect = isUsi ? dialects[0] : (dialects.find(({ id }) => id === 'fairy-stockfish') ?? dialects[0]);
	const title = isUsi ? 'USI' : 'UCI';
	const word = isUsi ? 'sfen' : 'fen';
	const writing = names(isUsi);
	return {
		id: 'uci',
		title,
		about: 'game',
		extension: 'txt',
		lines: false,
		write: (noted) =>
			attempt(() => {
				const usual = beginsUsually(noted);
				if (!usual && dialect === undefined) return { refused: words.noDialect };
				const place = usual ? 'startpos' : `${word} ${stringify(noted.read.positions[0]!, dialect!.options)}`;
				const before = `position ${place}`;
				const written = writeLine(noted, writing, lead, before);
				return { ...written, lost: lineLosses(title, noted, true), tokens: mainNodes(noted).length === 0 ? [] : written.tokens };
			}),
		read: (noted, text) => {
			const { game } = noted.playable;
			const [whole = '', , place = '', fen = ''] = /^\s*(position\s+)?(startpos\b|s?fen\s+(.*?))\s*(?=\bmoves\b|$)/is.exec(text) ?? [];
			const isUsual = /^startpos$/i.test(place);
			if (!isUsual && fen === '') return { game: undefined, problems: [faultOf(words.expectedCommand, text)] };
			const first = isUsual || dialect === undefined ? undefined : safeParsePosition(fen, game, dialect.options);
			if (first?.ok === false) return { game: undefined, problems: movedBy(first.problems, text.indexOf(fen)) };
			const start = first?.value ?? game.start;
			const rest = text.slice(whole.length).replace(/^moves\b/i, (found) => ' '.repeat(found.length));
			const line = readLine(rest, start, writing, whole.length);
			const { problems } = line;
			if (problems.length > 0) return { game: undefined, problems };
			const begins = isUsual ? ({ kind: 'preset' } as const) : startAt(noted.playable, start);
			if (begins === undefined) return { game: undefined, problems: [faultOf(words.noDialect, text)] };
			return { game: withStart(noted, begins, line.names, line.sans), problems };
		},
	};
};
