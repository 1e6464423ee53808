import { safeParse as safeParseFbr } from '@x/fbr';
import { safeParse as safeParseFeen } from '@x/feen';
import { type IcnGame, safeParse as safeParseIcn } from '@x/icn';
import { operation, safeParse as safeParseEpd } from '@x/pgn/epd';
import { isVariantsIni } from '@x/variants-ini';
import { fromLink } from '../../link/link.js';
import { NO_MOVES } from '../../state/app-state.js';
import { splitFragment } from '../../state/panels.js';
import { pieceNotations } from '../../strings/notations.js';
import * as planeStrings from '../../strings/worker/plane.js';
import * as strings from '../../strings/worker/recognise.js';
import { playableGame } from '../all-games.js';
import { FEEN_GAMES, readFeen } from '../feen.js';
import { gamesIn } from '../games.js';
import { headersOf } from '../languages/headers.js';
import { readChess } from '../notations/icn.js';
import { startAt } from '../notations/positions.js';
import { readPiece } from '../piece/read.js';
import { presetOf } from '../playable-game.js';
import { isPlane, PLANE } from '../protocol.js';
import type { Given, Recognised, TextKind } from '../recognise-views.js';
import { rulesOfDiagram } from './diagram.js';
import { boardOfJson } from './json.js';
import { boardOfCommand, boardOfTags, boardOfXiangqi, readMoveText } from './moves.js';
import { fitPosition, gamesFrom, nearestPosition } from './position.js';
import { boardOfProgram } from './program.js';
import { hasTags, isMoveList, isPositionLine, listKind } from './shape.js';
import { boardOfShogi } from './shogi.js';
import { rulesOfXBoard } from './xboard.js';
import { xiangqiForm } from './xiangqi.js';

/** A text to recognise, without blanks around it, and the game on the board. */
interface Input {
	readonly text: string;
	readonly current: string;
}

interface Answer {
	readonly given: Given;
	readonly certain: boolean;
	/** If it is more exact than the name of the recogniser. */
	readonly notation?: string;
	/** The parts of the text that do not come along, each as a sentence. */
	readonly lost?: readonly string[];
}

interface Recogniser {
	readonly kind: TextKind;
	readonly notation: string;
	readonly read: (input: Input) => Answer | undefined;
}

/** Characters of the longest text that is read here; a longer one can be a list only. */
const LONGEST = 300_000;
/** Characters of the longest position. */
const LONGEST_LINE = 4000;
/** The most games that the moves field shows as one text. */
const MOST_GAMES = 12;

const isLine = (text: string): boolean => text.length <= LONGEST_LINE && !/[\r\n]/.test(text);

/** A link of this page: an address, the part after its `#`, or code with an address for another page. */
const link = ({ text }: Input): Answer | undefined => {
	const code = /^<(?:iframe src|x-board\s[^<>]*><a href)="[^"#]*#([\w.-]+)"/.exec(text)?.[1];
	const [part] = splitFragment(code ?? text.slice(text.indexOf('#') + 1));
	if (part.length < 9 || !/^[\w-]+$/.test(part) || (code === undefined && /\s/.test(text)) || !fromLink(part).ok) return undefined;
	return { given: { to: 'link', link: part }, certain: true };
};

/** A game whose board and rules are those of chess. */
const chessOfIcn = (game: IcnGame): Given | undefined => {
	const read = readChess(game);
	const playable = playableGame('chess');
	const start = read && playable && startAt(playable, read.start);
	return start && { to: 'board', preset: presetOf(playable), start, record: { kind: 'moves', moves: read.names } };
};

const icn = ({ text, current }: Input): Answer | undefined => {
	if (!/\d,-?\d/.test(text)) return undefined;
	const read = safeParseIcn(text, { dialect: 'auto' });
	const likely = !hasTags(text) && /[A-Za-z]-?\d{1,300},-?\d{1,300}\+?\|[A-Za-z]/.test(text);
	if (!read.ok && !likely) return undefined;
	const onBoard = read.ok && !isPlane(current) ? chessOfIcn(read.value) : undefined;
	if (onBoard !== undefined) return { given: onBoard, certain: true };
	const preset = { id: PLANE, title: planeStrings.title };
	return { given: { to: 'board', preset, start: { kind: 'preset' }, record: { kind: 'text', text } }, certain: read.ok };
};

const json = ({ text, current }: Input): Answer | undefined => boardOfJson(text, current);

const program = ({ text }: Input): Answer | undefined => {
	const given = boardOfProgram(text);
	return given && { given, certain: true };
};

/** Files of xiangqi, but for lists of moves. */
const wxf = ({ text, current }: Input): Answer | undefined => {
	const form = xiangqiForm(text);
	if (form === undefined) return undefined;
	return { given: boardOfXiangqi(text, current), certain: true, notation: strings.xiangqiFiles[form] };
};

const list = ({ text }: Input): Answer | undefined => {
	const kind = listKind(text);
	const isLong = kind === 'positions' || (kind === 'games' && (text.length > LONGEST || gamesIn(text).length > MOST_GAMES));
	return isLong ? { given: { to: 'list' }, certain: true, notation: kind === 'positions' ? strings.positions : 'PGN' } : undefined;
};

const pgn = ({ text, current }: Input): Answer | undefined =>
	hasTags(text) ? { given: boardOfTags(text, current), certain: true } : undefined;

const ini = ({ text }: Input): Answer | undefined =>
	isVariantsIni(text) && headersOf(text).length > 0 ? { given: { to: 'workshop', language: 'fairy', text }, certain: true } : undefined;

const variants = ({ text }: Input): Answer | undefined =>
	/^[^\S\n]*Variant[^\S\n]*:/m.test(text) ? { given: { to: 'workshop', language: 'sjaak', text }, certain: true } : undefined;

const fbr = ({ text }: Input): Answer | undefined => {
	if (!/^:|^\d+x\d+\s*$|^royal\b|\|.*\||==/m.test(text)) return undefined;
	const certain = safeParseFbr(text).ok;
	const likely = /\n/.test(text) && /^\d+x\d+\s*$/m.test(text);
	return certain || likely ? { given: { to: 'workshop', language: 'fbr', text }, certain } : undefined;
};

const command =
	(pattern: RegExp) =>
	({ text, current }: Input): Answer | undefined => {
		const given = pattern.test(text) ? boardOfCommand(text, current) : undefined;
		return given && { given, certain: true };
	};

/** The value of a counter of EPD. */
const counter = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : undefined);

const epd = ({ text, current }: Input): Answer | undefined => {
	if (!isLine(text) || !isPositionLine(text)) return undefined;
	// The number of the move stands last in SFEN, and FEN has two counters more.
	const isBare = /^\S+ \S+ \S+ (?!\d+$)\S+$/.test(text);
	if (!isBare && !/\s[A-Za-z]\w*\s[^;]*;|;\s*[A-Za-z]\w*/.test(text)) return undefined;
	const read = safeParseEpd(text);
	if (!read.ok || (!isBare && read.value.operations.length === 0)) return undefined;
	const { position } = read.value;
	const counters = `${counter(operation(read.value, 'hmvc')) ?? '0'} ${counter(operation(read.value, 'fmvn')) ?? '1'}`;
	const fit = fitPosition(`${position} ${counters}`, current) ?? fitPosition(position, current);
	return fit && { given: boardAt(fit), certain: true };
};

const boardAt = ({ preset, fen }: NonNullable<ReturnType<typeof fitPosition>>): Given => ({
	to: 'board',
	preset,
	start: { kind: 'fen', fen },
	record: NO_MOVES,
});

const feen = ({ text, current }: Input): Answer | undefined => {
	if (!isLine(text) || !/^\S+ [^\s/]*\/[^\s/]* [A-Za-z]\/[A-Za-z]$/.test(text) || !safeParseFeen(text).ok) return undefined;
	for (const id of new Set([current, ...FEEN_GAMES])) {
		const playable = playableGame(id);
		const fen = playable && readFeen(playable, text).fen;
		if (fen !== undefined) return { given: boardAt({ preset: presetOf(playable!), fen } as never), certain: true };
	}
	return { given: { to: 'feen', text }, certain: true };
};

const fen = ({ text, current }: Input): Answer | undefined => {
	if (!isLine(text) || !isPositionLine(text)) return undefined;
	const fit = fitPosition(text, current);
	if (fit !== undefined)
		return { given: boardAt(fit), certain: fit.exact || fit.preset.id === current, notation: fit.dialect.id === 'sfen' ? 'SFEN' : 'FEN' };
	const [board = ''] = text.split(/\s/, 1);
	const strong = board.split('/').length > 4 && /\d/.test(board);
	const near = strong ? nearestPosition(text, current) : undefined;
	if (near === undefined) return undefined;
	const { preset, dialect } = near;
	return { given: { to: 'fen', preset, dialect: dialect.id, text }, certain: true, notation: dialect.id === 'sfen' ? 'SFEN' : 'FEN' };
};

const moves = ({ text, current }: Input): Answer | undefined => {
	if (!isMoveList(text)) return undefined;
	const isOne = !/\s/.test(text);
	const read = readMoveText(text, isOne ? gamesFrom(current).slice(0, 1) : gamesFrom(current));
	if (read === undefined || (read.moves === 0 && !/^\s*\d+\s*\./.test(text))) return undefined;
	return { given: read.board, certain: !isOne && (read.whole || read.board.preset.id === current) };
};

const piece = ({ text }: Input): Answer | undefined => {
	if (!isLine(text) || text.length > 400) return undefined;
	const read = readPiece({ text, dialect: 'auto' });
	if (read.moves === undefined || read.problems.some(({ severity }) => severity === 'error')) return undefined;
	return { given: { to: 'piece', text }, certain: /[=+*\][()]/.test(text), notation: pieceNotations[read.notation] };
};

/** How texts are recognised, in this order: the more special notations first. */
const RECOGNISERS: readonly Recogniser[] = [
	{ kind: 'link', notation: strings.link, read: link },
	{ kind: 'json', notation: 'JSON', read: json },
	{ kind: 'program', notation: strings.program, read: program },
	{ kind: 'icn', notation: 'ICN', read: icn },
	{ kind: 'list', notation: strings.list, read: list },
	{ kind: 'wxf', notation: 'WXF', read: wxf },
	{ kind: 'pgn', notation: 'PGN', read: pgn },
	{ kind: 'kif', notation: 'KIF', read: ({ text, current }) => boardOfShogi(text, current) },
	{ kind: 'diagram', notation: strings.diagram, read: ({ text }) => rulesOfDiagram(text) },
	{ kind: 'variants.ini', notation: 'variants.ini', read: ini },
	{ kind: 'variants.txt', notation: 'variants.txt', read: variants },
	{ kind: 'xboard', notation: 'XBoard', read: ({ text }) => rulesOfXBoard(text) },
	{ kind: 'fbr', notation: 'FBR', read: fbr },
	{ kind: 'usi', notation: 'USI', read: command(/^(?:position\s+)?sfen\s/i) },
	{ kind: 'uci', notation: 'UCI', read: command(/^(?:position\s+)?(?:startpos\b|fen\s)/i) },
	{ kind: 'epd', notation: 'EPD', read: epd },
	{ kind: 'feen', notation: 'FEEN', read: feen },
	{ kind: 'fen', notation: 'FEN', read: fen },
	{ kind: 'moves', notation: strings.moves, read: moves },
	{ kind: 'piece', notation: strings.piece, read: piece },
];

/** Recognises the notation of a text, and the game that it belongs to. */
export const recognise = (text: string, current: string): Recognised => {
	const trimmed = text.replace(/^\uFEFF/, '').trim();
	const tried = RECOGNISERS.map(({ notation }) => notation);
	if (trimmed === '') return { text, found: undefined, tried: [] };
	const isLong = trimmed.length > LONGEST;
	for (const { kind, notation, read } of RECOGNISERS) {
		if (isLong && kind !== 'list') continue;
		const answer = read({ text: trimmed, current });
		if (answer !== undefined) return { text, found: { kind, notation, ...answer }, tried };
	}
	return { text, found: undefined, tried };
};
