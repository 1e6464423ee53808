import type { Position } from '@x/core';
import { isNotationError, type Span } from '@x/diagnostics';
import { type Dialect, safeParsePosition, stringify } from '@x/fen';
import { stringify as epdOf, fromPosition, safeResolve } from '@x/pgn/epd';
import { NO_MOVES, type Start } from '../../state/app-state.js';
import { notationLosses as words } from '../../strings/notation-losses.js';
import { feenPosition, writeFeen } from '../feen.js';
import type { NotationGame } from '../notation-views.js';
import type { FenDialect, PlayableGame } from '../playable-game.js';
import { historyLoss, positionLosses } from './losses.js';
import { type Attempt, faultOf, type Notation, type Noted, positionIn, type Taken } from './notation.js';
import { boardTokens, handSpan, handTokens } from './places.js';

/** Runs a writer; its refusal as a sentence. Dialects refuse games of other forms by a `TypeError`. */
export const attempt = (write: () => Attempt): Attempt => {
	try {
		return write();
	} catch (error) {
		if (!isNotationError(error) && !(error instanceof TypeError)) throw error;
		return { refused: /[.!?]$/.test(error.message) ? error.message : `${error.message}.` };
	}
};

/** A start of the page at a position; undefined if the game has no text for it. */
export const startAt = ({ game, dialects: [usual] }: PlayableGame, position: Position): Start | undefined => {
	if (usual === undefined) return undefined;
	try {
		const fen = stringify(position, usual.options);
		return fen === stringify(game.start, usual.options) ? { kind: 'preset' } : { kind: 'fen', fen };
	} catch (error) {
		if (isNotationError(error)) return undefined;
		throw error;
	}
};

/** The game that begins at a position. */
const begun = (playable: PlayableGame, position: Position): NotationGame | undefined => {
	const start = startAt(playable, position);
	return start && { start, record: NO_MOVES };
};

const taken = (noted: Noted, text: string, position: Position, problems: Taken['problems']): Taken => {
	const game = begun(noted.playable, position);
	return game === undefined ? { game, problems: [faultOf(words.noDialect, text)] } : { game, problems };
};

const fen = (dialect: FenDialect): Notation => {
	const title = words.fenOf(dialect.title);
	return {
		id: `fen ${dialect.id}`,
		title,
		about: 'position',
		extension: dialect.id === 'sfen' ? 'sfen' : 'fen',
		lines: false,
		write: (noted) =>
			attempt(() => {
				const position = positionIn(noted);
				const text = stringify(position, dialect.options);
				const again = safeParsePosition(text, position.game, dialect.options);
				if (!again.ok) return { refused: words.unreadable };
				const lost = [...positionLosses(title, position, again.value), ...historyLoss(title, position)];
				const hands = handSpan(text, dialect.id, position);
				return { text, lost, tokens: [...boardTokens(text, hands, position), ...handTokens(text, hands, position)] };
			}),
		read: (noted, text) => {
			const read = safeParsePosition(text, noted.playable.game, dialect.options);
			return read.ok ? taken(noted, text, read.value, read.warnings) : { game: undefined, problems: read.problems };
		},
	};
};

const FEEN = 'FEEN';

/** The hands of a FEEN: its second field. */
const feenHands = (text: string): Span => {
	const [board = '', hands = ''] = text.split(' ');
	return { from: board.length + 1, to: board.length + 1 + hands.length };
};

const feen: Notation = {
	id: 'feen',
	title: FEEN,
	about: 'position',
	extension: 'feen',
	lines: false,
	write: (noted) => {
		const position = positionIn(noted);
		const { text, dropped } = writeFeen(noted.playable.id, position);
		if (text === undefined) return { refused: dropped.join(' ') };
		const again = feenPosition(noted.playable, text);
		const found = again.position === undefined ? dropped : positionLosses(FEEN, position, again.position);
		const lost = [...found, ...historyLoss(FEEN, position)];
		const hands = feenHands(text);
		return { text, lost, tokens: [...boardTokens(text, hands, position), ...handTokens(text, hands, position)] };
	},
	read: (noted, text) => {
		const { position, problems } = feenPosition(noted.playable, text);
		return position === undefined ? { game: undefined, problems } : taken(noted, text, position, problems);
	},
};

const EPD = 'EPD';

/** The dialect in which EPD writes the positions of a game: its own choice, or the usual one of the game. */
const epdDialect = ({ game, dialects: [usual] }: PlayableGame): Dialect | undefined => {
	try {
		fromPosition(game.start);
		return undefined;
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return usual?.options.dialect;
	}
};

const epd = (playable: PlayableGame): Notation => {
	const dialect = epdDialect(playable);
	const id = 'epd';
	return {
		id,
		title: EPD,
		about: 'position',
		extension: 'epd',
		lines: false,
		write: (noted) =>
			attempt(() => {
				const position = positionIn(noted);
				const text = epdOf(fromPosition(position, {}, { dialect }));
				const again = safeResolve(text, position.game, { dialect });
				if (!again.ok) return { refused: words.unreadable };
				const lost = [...positionLosses(EPD, position, again.value.position), ...historyLoss(EPD, position)];
				const hands = handSpan(text, id, position);
				return { text, lost, tokens: [...boardTokens(text, hands, position), ...handTokens(text, hands, position)] };
			}),
		read: (noted, text) => {
			const read = safeResolve(text, noted.playable.game, { dialect });
			return read.ok ? taken(noted, text, read.value.position, read.warnings) : { game: undefined, problems: read.problems };
		},
	};
};

/** The notations of single positions of a game: its dialects of FEN, the usual one first, then FEEN and EPD. */
export const positionNotations = (playable: PlayableGame, others: readonly FenDialect[]): readonly Notation[] => [
	...playable.dialects.map(fen),
	feen,
	epd(playable),
	...others.map(fen),
];
