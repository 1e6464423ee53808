import { isRuleName } from '../table/names.js';
import type { BoardSize, Fbr, LayoutPart } from '../tree.js';
import { fault, quoted, type Source, warn } from './source.js';

/** `8x8`, `8x8x2`; C/CIF's `-- 6` behind it is the number of kinds of pieces, which nothing needs. */
const BOARD = /([0-9]{1,3})x([0-9]{1,3})(?:x([0-9]{1,3}))?(?:[ \t]*--[ \t]*[0-9]{1,6})?[ \t]*$/y;
/** A board in another spelling: with a sign or a word for `x`, with blanks, or with something behind it. */
const LIKE_BOARD = /^([0-9]{1,3})[ \t]*(?:[xXхХ×*]|by)[ \t]*([0-9]{1,3})(?:[ \t]*(?:[xXхХ×*]|by)[ \t]*([0-9]{1,3}))?(?:$|([ \t]+)(?=\S))/;
const COMPOUND = /:[A-Za-z][A-Za-z0-9]{0,2}:/y;
/** A name between colons, too long for a piece, with moves or a comment behind it. */
const LONG_NAME = /^:[A-Za-z0-9]{4,}:(?:[=<|/]|$)/;
const NOT_PLACEMENT = /[={}!@<>]/;

/** The lines before the rules and the pieces: title, board, start. Each may be missing. */
export interface Head extends Pick<Fbr, 'title' | 'board' | 'start'> {
	readonly parts: readonly LayoutPart[];
	readonly gaps: readonly string[];
}

interface Line {
	readonly from: number;
	readonly text: string;
}

/** Reads the head, and goes behind it. */
export function readHead(source: Source): Head {
	const { cursor } = source;
	const parts: LayoutPart[] = [];
	const gaps: string[] = [];
	const head: { -readonly [Key in keyof Fbr]?: Fbr[Key] } = {};
	const take = (type: 'title' | 'board' | 'start', { from, text }: Line): void => {
		parts.push({ type, text });
		gaps.push(cursor.text.slice(cursor.at, from));
		cursor.at = from + text.length;
	};
	let line = nextLine(source, cursor.at);
	if (isTitle(source, line)) {
		head.title = line.text.replace(/^:/, '').trim();
		if (head.title === '') fault(source, 'head', spanOf(line), 'Expected the name of the game behind ":", found the end of the line.');
		else if (LONG_NAME.test(line.text))
			warn(
				source,
				'head',
				spanOf(line),
				`Expected a name of at most three letters or digits between colons, or the name of the game, found ${quoted(source, spanOf(line))}.`,
				'It is read as the name of the game. If it is a piece, give it a shorter name, such as :FDD:.',
			);
		take('title', line);
		line = nextLine(source, cursor.at);
	}
	if (/[0-9]/.test(line.text[0] ?? '') && !isStart(line.text)) {
		const board = readBoard(source, line);
		if (board !== undefined) head.board = board;
		take('board', line);
		line = nextLine(source, cursor.at);
	}
	const side = isStart(line.text) ? undefined : wrongSide(line);
	if (side !== undefined) faultOfSide(source, side);
	if (side !== undefined || isStart(line.text)) {
		head.start = line.text.trim();
		take('start', line);
	}
	return { ...head, parts, gaps };
}

const spanOf = ({ from, text }: Line): { from: number; to: number } => ({ from, to: from + text.length });

/** The next line that is not blank, without the blanks around it. */
function nextLine({ cursor: { text } }: Source, at: number): Line {
	let from = at;
	while (from < text.length && /\s/.test(text[from]!)) from++;
	let to = from;
	while (to < text.length && text[to] !== '\n' && text[to] !== '\r') to++;
	while (to > from && /\s/.test(text[to - 1]!)) to--;
	return { from, text: text.slice(from, to) };
}

/**
 * A title begins with a colon that does not begin the name of a piece. Without one it must stand before the line of the board, and begin with a
 * word that no rule and no item begins with.
 */
function isTitle(source: Source, line: Line): boolean {
	if (line.text.startsWith(':')) {
		COMPOUND.lastIndex = 0;
		return !COMPOUND.test(line.text);
	}
	const [word] = /^[A-Z][a-z]+/.exec(line.text) ?? [];
	if (word === undefined || isRuleName(word.toLowerCase())) return false;
	const { text } = nextLine(source, line.from + line.text.length);
	BOARD.lastIndex = 0;
	return BOARD.test(text);
}

function readBoard(source: Source, line: Line): BoardSize | undefined {
	BOARD.lastIndex = 0;
	const found = BOARD.exec(line.text);
	const sizes = (found?.slice(1, 4) ?? []).flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
	if (found === null || sizes.includes(0)) {
		faultOfBoard(source, line);
		return undefined;
	}
	const [files, ranks, boards] = sizes as [number, number, number | undefined];
	if (boards === 1) warn(source, 'head', spanOf(line), `Expected no number for one board, found ${quoted(source, spanOf(line))}.`);
	return { files, ranks, ...(boards !== undefined && boards > 1 && { boards }) };
}

function faultOfBoard(source: Source, line: Line): void {
	const like = LIKE_BOARD.exec(line.text);
	const blank = like?.[4];
	if (like !== null && blank !== undefined) {
		const to = line.from + like[0].length;
		const span = { from: to - blank.length, to };
		fault(source, 'head', span, 'Expected the end of the line behind the board, found a blank.', 'The board is a line of its own.', {
			fix: '\n',
		});
		return;
	}
	const span = spanOf(line);
	const found = `Expected files x ranks, such as 8x8, or 8x8x2 for two boards, found ${quoted(source, span)}.`;
	const meant = like?.slice(1, 4).filter((digits) => digits !== undefined && Number(digits) > 0);
	const fix = like !== null && meant!.length >= 2 && !/\b0+\b/.test(like[0]) ? meant!.join('x') : undefined;
	fault(source, 'head', span, found, fix === undefined ? 'The board is a line of its own.' : `Write ${fix}.`, { fix });
}

/** Whether a line is FEN: ranks between slashes, then nothing, or the side to move and its fields. No rule and no item has this form. */
function isStart(line: string): boolean {
	const [placement = '', side, ...fields] = line.split(/[ \t]+/);
	if (!placement.includes('/') || placement.endsWith('/') || NOT_PLACEMENT.test(placement)) return false;
	if (side !== undefined && side !== 'w' && side !== 'b') return false;
	return ![placement, ...fields].some((field) => isRuleName(/^[a-z]*/.exec(field)![0]));
}

/** A rank of a start: pieces, and numbers of empty cells. */
const RANK = /^(?:[0-9]+|~?[-+#*$%&]*(?:[A-Za-z]|:[A-Za-z][A-Za-z0-9]{0,2}:))+$/;

/** The word in the place of the side to move, if a line is a start but for that word. */
function wrongSide({ from, text }: Line): Line | undefined {
	const [, placement = '', blank = '', side = '', rest = ''] = /^([^ \t]+)([ \t]+)([A-Za-z]+)(.*)$/.exec(text) ?? [];
	const ranks = placement.replace(/\[[^\]]*\]$/, '').split(/[/|]/);
	if (ranks.length < 2 || !ranks.every((rank) => RANK.test(rank)) || isRuleName(side.toLowerCase())) return undefined;
	// Other fields of a FEN show that the word stands for the side, and so do empty cells.
	const isSide = /^[ \t]+(?:[A-Za-z]+|-)[ \t]+(?:[a-z][0-9]+|-)/.test(rest) || (rest === '' && /[0-9]/.test(placement));
	return isSide ? { from: from + placement.length + blank.length, text: side } : undefined;
}

function faultOfSide(source: Source, side: Line): void {
	const [, meant] = /^(w|b)(?:hite|lack)?$/i.exec(side.text) ?? [];
	const fix = meant?.toLowerCase();
	const message = `Expected the side to move, w or b, found ${quoted(source, spanOf(side))}.`;
	fault(source, 'head', spanOf(side), message, `Write ${fix ?? 'w or b'} behind the pieces of the start.`, { fix });
}
