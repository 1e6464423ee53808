import { quote } from '@x/diagnostics';
import { endOfKif, endOfSentence, KIF_SPELLINGS, KIF_WORDS, otherSide } from '../ends.js';
import type { Comment, Header, KifGame, Side } from '../game.js';
import type { Report } from '../report.js';
import { firstSide, isKnownStart } from '../start.js';
import { StartReader } from './board.js';
import { linesOf, type TextLine } from './lines.js';
import { type Cursor, characterAt, foundAt, meantBy, readMove, skipBlanks, take } from './move.js';
import { TreeBuilder } from './tree-builder.js';

const NUMBER = /[ \t\u3000]*([0-9０-９]{1,6})[ \t\u3000]+/y;
const TIME =
	/\([ \t]*(?:(\d{1,5}):)?(\d{1,5}):(\d{1,2}(?:\.\d{1,3})?)[ \t]*(?:\/[ \t]*(?:(\d{1,5}):)?(\d{1,5}):(\d{1,2}(?:\.\d{1,3})?))?[ \t]*\)/y;
const WORD = /[^\s\u3000(]+/y;
/** The numbers of the files above a drawing. */
const COLUMNS = /^[0-9０-９]{1,2}(?:[ \u3000]+[0-9０-９]{1,2})+$/;
const MARKS = '▲▼☗△▽☖';

const seconds = (hours: string | undefined, minutes: string, rest: string): number =>
	3600 * Number(hours ?? 0) + 60 * Number(minutes) + Number(rest);

/** Reads KIF and KI2, line by line. */
class KakinokiReader {
	readonly #text: string;
	/** The end of the text without the blanks behind it. */
	readonly #textEnd: number;
	readonly #report: Report;
	readonly #ki2: boolean;
	readonly #depth: number;
	readonly #tree = new TreeBuilder();
	readonly #start: StartReader;
	readonly #headers: Header[] = [];
	readonly #remarks: Comment[] = [];
	#found: Pick<KifGame, 'handicap' | 'diagram'> | undefined;
	#first: Side = 'black';
	/** Whether a variation is open that cannot be kept: its lines are left out. */
	#skips = false;

	constructor(text: string, report: Report, ki2: boolean, depth: number) {
		this.#text = text;
		this.#textEnd = text.trimEnd().length;
		this.#report = report;
		this.#ki2 = ki2;
		this.#depth = depth;
		this.#start = new StartReader(report);
	}

	read(): KifGame {
		for (const line of linesOf(this.#text)) if (line.text.trim() !== '') this.#line(line);
		this.#begin();
		const { root, main } = this.#tree;
		return {
			headers: this.#headers,
			...this.#found!,
			comments: root.comments,
			...(root.bookmark !== undefined && { bookmark: root.bookmark }),
			remarks: this.#remarks,
			...main,
		};
	}

	/** The start is complete when the first move is read. */
	#begin(): void {
		if (this.#found !== undefined) return;
		this.#found = this.#start.done();
		this.#first = firstSide(this.#found);
	}

	#line(line: TextLine): void {
		const { text, from } = line;
		const sign = text[0]!;
		const to = from + text.trimEnd().length;
		if (sign === '#') this.#remarks.push({ text: text.slice(1), span: { from, to } });
		else if (sign === '*') this.#skips || this.#tree.comment(text.slice(1), from, from + text.length);
		else if (sign === '&') this.#skips || this.#tree.bookmark(text.slice(1).trimEnd());
		else if (/^[ \t\u3000]*変化/.test(text)) this.#variation(line);
		else if (text.startsWith('まで')) this.#skips || this.#sentence(line);
		else if (!this.#ki2 && /^[ \t\u3000]*[0-9０-９]+[ \t\u3000]/.test(text) && !COLUMNS.test(text.trim()))
			this.#skips || this.#numbered(line);
		else if (MARKS.includes(text.trimStart()[0]!)) this.#skips || this.#marked(line);
		else this.#head(line);
	}

	/** Headers and the drawing of the start. */
	#head(line: TextLine): void {
		const { text, from } = line;
		const trimmed = text.trim();
		if (/^手数[-－―ー]/.test(trimmed) || /^\+[-+]+\+?$/.test(trimmed) || COLUMNS.test(trimmed)) return;
		const late = this.#found !== undefined;
		const [, player = '', rest] = /^([先下後上])手(番|の持駒[：:])/.exec(trimmed) ?? [];
		const side: Side = '先下'.includes(player) ? 'black' : 'white';
		if (rest === undefined && !trimmed.startsWith('|') && !trimmed.startsWith('手合割')) {
			this.#header(line);
			return;
		}
		if (late) {
			this.#report.add('unexpected', from, from + text.length, 'Expected the start before the first move, found it behind.', {
				hint: 'Move the line to the headers.',
			});
			return;
		}
		if (trimmed.startsWith('|')) this.#start.rank({ ...line, text: text.trimEnd() });
		else if (rest === '番') this.#start.turn(side);
		else {
			const at = Math.max(text.indexOf('：'), text.indexOf(':')) + 1;
			if (rest === undefined) this.#start.handicap(text.slice(at), from + at);
			else this.#start.hand(side, text.slice(at), from + at);
		}
	}

	#header({ text, from }: TextLine): void {
		const [, name, mark = '', value = ''] = /^([^：:]{1,60})([：:＝=])(.*)$/.exec(text) ?? [];
		const to = from + text.trimEnd().length;
		if (text.trim() === '盤面回転') {
			this.#headers.push({ name: '盤面回転', value: '', span: { from, to } });
			return;
		}
		if (name === undefined || (mark === '＝' && !name.startsWith('手数'))) {
			const at = from + text.search(/[^\s\u3000]/);
			const isMove = /^[^\s\d]*[1-9１-９][一二三四五六七八九]/.test(text.trim());
			const hint = isMove
				? this.#ki2
					? 'A move begins with ▲ or △.'
					: 'A move begins with its number: 1 ７六歩(77).'
				: 'Comments begin with "*", headers have a colon: 先手：名前.';
			this.#report.add('unexpected', at, to, `Expected a header, a move or a comment, found ${quote(text.trim())}.`, { hint });
			return;
		}
		const at = from + name.length;
		if (mark === ':')
			this.#report.add('header', at, at + 1, 'Expected a colon of full width behind the name of the header, found ":".', {
				hint: 'Write "：".',
				fix: { from: at, to: at + 1, text: '：' },
				harmless: true,
			});
		const given = value.trim();
		if (isKnownStart(given) && name.trim() !== '手合割' && meantBy(name.trim(), ['手合割']) !== undefined) {
			this.#report.add('header', from, at, `Expected "手合割" before the name of a start, found ${quote(name.trim())}.`, {
				hint: 'Did you mean "手合割"?',
				fix: { from, to: at, text: '手合割' },
			});
		}
		const start = at + 1 + Math.max(0, value.indexOf(given));
		if (name === '手番') this.#start.turn('先下'.includes(given[0] ?? '先') ? 'black' : 'white');
		else this.#headers.push({ name: name.trim(), value: given, span: { from, to }, valueSpan: { from: start, to: start + given.length } });
	}

	/** A line of KIF: `  12 同　銀(31)   ( 0:16/00:01:02)+`. */
	#numbered({ text, from, to }: TextLine): void {
		this.#begin();
		const cursor: Cursor = { text: this.#text, at: from };
		const [whole = '', digits = ''] = take(cursor, NUMBER) ?? [];
		const at = cursor.at;
		if (this.#ended(from + text.search(/[^\s\u3000]/), to)) return;
		this.#number(digits, at - whole.length + whole.search(/\S/), to);
		const word = /^[^\s\u3000(]*/.exec(this.#text.slice(at, Math.min(to, at + 40)))![0];
		const end = endOfKif(word);
		const looks = /^[▲▼☗△▽☖]?(?:同|[0-9０-９])|[歩香桂銀金角飛玉王と杏圭全馬龍竜]/.test(word);
		if (end !== undefined || !looks) this.#end(cursor, word, to);
		else this.#move(cursor, to);
		this.#rest(cursor, to);
	}

	#number(digits: string, at: number, to: number): void {
		const given = Number(digits.normalize('NFKC'));
		const { next } = this.#tree;
		if (given === next) return;
		// The number alone is wrong if the next line goes on from the right one.
		const [, follows] = /^[^\r\n]*[\r\n]+(?:[*&][^\r\n]*[\r\n]+){0,9}[ \t]*(\d{1,6})[ \t]/.exec(this.#text.slice(to, to + 400)) ?? [];
		const known = follows === undefined ? to >= this.#textEnd : Number(follows) === next + 1;
		this.#report.add('move-number', at, at + digits.length, `Expected the number ${next}, found ${given}.`, {
			hint: known ? `Write ${next}.` : 'A line may be missing or out of place.',
			fix: known ? { from: at, to: at + digits.length, text: String(next) } : undefined,
		});
	}

	/** Whether the line has ended before a place, which is a fault. */
	#ended(from: number, to: number): boolean {
		if (!this.#tree.ended) return false;
		this.#report.add('after-end', from, to, 'Expected nothing behind the end of the game, found a move.', {
			hint: 'A variation begins with a line such as 変化：12手.',
		});
		return true;
	}

	#end(cursor: Cursor, word: string, to: number): void {
		const { at } = cursor;
		const end = endOfKif(word);
		take(cursor, WORD);
		if (end !== undefined) {
			this.#tree.finish(end, at, cursor.at);
			return;
		}
		const meant = meantBy(word, KIF_SPELLINGS);
		this.#report.add(
			'end-word',
			at,
			Math.max(cursor.at, at),
			`Expected a move or the end of the game, found ${word === '' ? foundAt(this.#text, at) : quote(word)}.`,
			{
				hint: meant === undefined ? `Ends are ${KIF_WORDS.join(' ')}.` : `Did you mean "${meant}"?`,
				fix: meant === undefined ? undefined : { from: at, to: at + word.length, text: meant },
			},
		);
		// The time belongs to no move.
		cursor.at = to;
	}

	#move(cursor: Cursor, to: number): boolean {
		const { at } = cursor;
		const { move, mark } = readMove(cursor, this.#tree.before, this.#report, this.#ki2);
		if (move === undefined) {
			cursor.at = to;
			return false;
		}
		const side = this.#tree.turn(this.#first);
		if (mark !== undefined && mark !== side) {
			const sign = side === 'black' ? '▲' : '△';
			const start = at + this.#text.slice(at, cursor.at).search(/[▲▼☗△▽☖]/);
			this.#report.add(
				'side',
				start,
				start + 1,
				`Expected "${sign}" for the move of ${side === 'black' ? 'Black' : 'White'}, found ${quote(this.#text[start]!)}.`,
				{
					hint: 'The sides move in turn. A move may be missing.',
				},
			);
		}
		if (!this.#ki2 && move.from === undefined) {
			this.#report.add(
				'origin',
				cursor.at,
				cursor.at + characterAt(this.#text, cursor.at).length,
				`Expected the origin of the piece, or "打", found ${foundAt(this.#text, cursor.at)}.`,
				{
					hint: 'KIF writes the origin between parentheses: (77). Texts without it are KI2.',
				},
			);
		}
		this.#tree.move(move, at, cursor.at);
		return true;
	}

	/** The time behind a move. */
	#rest(cursor: Cursor, to: number): void {
		skipBlanks(cursor);
		if (cursor.at >= to) return;
		const { at } = cursor;
		const found = take(cursor, TIME);
		if (found !== undefined) {
			const [, hours, minutes = '', rest = '', totalHours, totalMinutes, totalRest] = found;
			if (Number(rest) >= 60 || Number(totalRest ?? 0) >= 60)
				this.#report.add('time', at, cursor.at, `Expected seconds below 60, found ${quote(found[0])}.`, {
					hint: 'Write minutes and seconds: ( 1:05/00:01:05).',
				});
			const { last } = this.#tree;
			const spent = seconds(hours, minutes, rest);
			if (last !== undefined)
				last.time = totalMinutes === undefined ? { spent } : { spent, total: seconds(totalHours, totalMinutes, totalRest!) };
			skipBlanks(cursor);
			if (this.#text[cursor.at] === '+') cursor.at++;
			skipBlanks(cursor);
			if (cursor.at >= to) return;
		} else if (this.#text[at] === '+' && this.#text.slice(at + 1, to).trim() === '') return;
		const isTime = found === undefined && this.#text[at] === '(';
		const end = at + this.#text.slice(at, to).trimEnd().length;
		this.#report.add(
			isTime ? 'time' : 'unexpected',
			found === undefined ? at : cursor.at,
			end,
			isTime
				? `Expected the time of the move and of the game, found ${quote(this.#text.slice(at, end))}.`
				: `Expected the end of the line, found ${quote(this.#text.slice(found === undefined ? at : cursor.at, end))}.`,
			{ hint: isTime ? 'Write it as ( 0:16/00:01:02).' : 'Comments stand in lines of their own, which begin with "*".' },
		);
	}

	/** A line of KI2: several moves, each with a mark. */
	#marked({ text, from }: TextLine): void {
		this.#begin();
		for (const { 0: part, index } of text.matchAll(/[▲▼☗△▽☖][^▲▼☗△▽☖]*/g)) {
			const cursor: Cursor = { text: this.#text, at: from + index };
			const to = from + index + part.trimEnd().length;
			if (this.#ended(cursor.at, to)) return;
			if (!this.#move(cursor, to)) continue;
			skipBlanks(cursor);
			if (cursor.at < to)
				this.#report.add('unexpected', cursor.at, to, `Expected the next move, found ${quote(this.#text.slice(cursor.at, to))}.`, {
					hint: 'A move begins with ▲ or △.',
				});
		}
	}

	/** `変化：12手`. */
	#variation({ text, from }: TextLine): void {
		this.#skips = false;
		const to = from + text.trimEnd().length;
		const at = from + text.search(/変/);
		const [, before = '', digits = ''] = /^([ \t\u3000]*変化[：:][ \t\u3000]*)([0-9０-９]{1,6})手/.exec(text) ?? [];
		if (digits === '') {
			this.#skips = true;
			this.#report.add('variation', at, to, `Expected the number of a move in the line of a variation, found ${quote(text.trim())}.`, {
				hint: 'Write 変化：12手.',
				...(/^変化[：:]\d+$/.test(text.trim()) && { fix: { from: to, to, text: '手' } }),
				...(/^変化\d+手$/.test(text.trim()) && { fix: { from: at + 2, to: at + 2, text: '：' } }),
			});
			return;
		}
		const ply = Number(digits.normalize('NFKC'));
		const opened = this.#tree.vary(ply, this.#depth);
		if (opened === true) return;
		this.#skips = true;
		const start = from + before.length;
		if (opened === 'deep')
			this.#report.add('variation-deep', at, to, `Expected at most ${this.#depth} variations inside each other, found more.`, {
				hint: 'Begin the variation in an earlier line.',
			});
		else
			this.#report.add('variation', start, start + digits.length, `Expected the number of a move that a line before has, found ${ply}.`, {
				hint: `The last line ends with move ${this.#tree.next - 1}.`,
			});
	}

	/** `まで85手で先手の勝ち`. */
	#sentence({ text, from }: TextLine): void {
		this.#begin();
		const [match, before = '', count, words = ''] = /^(まで、?)(?:([0-9０-９]{1,6})手)?(?:で、?)?(.*)$/.exec(text) ?? [];
		const { tree, turn } = { tree: this.#tree, turn: this.#tree.turn(this.#first) };
		const played = tree.next - 1;
		if (count !== undefined && Number(count.normalize('NFKC')) !== played) {
			const at = from + before.length;
			this.#report.add('result', at, at + count.length, `Expected ${played} moves, found ${Number(count.normalize('NFKC'))}.`, {
				hint: 'The moves count.',
				fix: { from: at, to: at + count.length, text: String(played) },
				harmless: true,
			});
		}
		const clean = words.trim();
		if (match === undefined || clean === '') return;
		const at = from + text.length - words.length;
		const { end, winner } = endOfSentence(clean, turn);
		if (end === undefined) {
			this.#report.add('result', at, at + words.trimEnd().length, `Expected how the game ended, found ${quote(clean)}.`, {
				hint: 'Write 先手の勝ち, 後手の勝ち, 千日手, 中断 or another end.',
				harmless: tree.ended,
			});
			return;
		}
		if (winner !== undefined && end === 'resignation' && winner === turn && !tree.ended)
			this.#report.add(
				'result',
				at,
				at + words.trimEnd().length,
				`Expected the win of ${otherSide(turn) === 'black' ? '先手' : '後手'}, who moved last, found ${quote(clean)}.`,
				{
					hint: 'The side to move resigns. A move may be missing.',
				},
			);
		if (!tree.ended) tree.finish(end, from, from + text.trimEnd().length);
	}
}

/** Reads a game in KIF or KI2. */
export const readKakinoki = (text: string, report: Report, dialect: 'kif' | 'ki2', depth: number): KifGame =>
	new KakinokiReader(text, report, dialect === 'ki2', depth).read();
