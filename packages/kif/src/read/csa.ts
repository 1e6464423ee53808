import { quote } from '@x/diagnostics';
import { CSA_WORDS, endOfCsa, otherSide } from '../ends.js';
import type { Comment, Diagram, Header, KifGame, PieceCode, Placed, Side, Square } from '../game.js';
import { headerOfCsa, playersNamed } from '../headers.js';
import { isPieceCode, PIECE_CODES, PROMOTED, unpromoted } from '../pieces.js';
import type { Report } from '../report.js';
import { diagramOf, evenRanks, isPromoted, keyOf, namedStart, piecesOf, remaining } from '../start.js';
import { boardOf, type DrawnRank } from './board.js';
import type { TextLine } from './lines.js';
import { meantBy } from './move.js';
import { TreeBuilder } from './tree-builder.js';

/** A statement: a line, or one of several between commas. */
interface Statement {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

const SIDES: Readonly<Record<string, Side>> = { '+': 'black', '-': 'white' };
const CODE_LIST = /* @__PURE__ */ PIECE_CODES.join(' ');

/** The statements of a line. Names, comments and headers go to its end. */
export const statementsOf = ({ text, from }: TextLine): readonly Statement[] => {
	const parts = /^['N$]/.test(text) ? [text] : text.split(',');
	let at = from;
	return parts.flatMap((part) => {
		const start = at;
		at += part.length + 1;
		const trimmed = part.trimEnd();
		return trimmed === '' ? [] : [{ text: trimmed, from: start, to: start + trimmed.length }];
	});
};

/** Reads one game of CSA. */
export class CsaReader {
	readonly #report: Report;
	readonly #tree = new TreeBuilder();
	readonly #headers: Header[] = [];
	readonly #remarks: Comment[] = [];
	#ranks: (Placed | null)[][] | undefined;
	readonly #rows: DrawnRank[] = [];
	readonly #hands: Record<Side, Partial<Record<PieceCode, number>>> = { black: {}, white: {} };
	#hasStart = false;
	#found: Pick<KifGame, 'handicap' | 'diagram'> | undefined;
	#first: Side = 'black';
	#pieces: Map<number, Placed> | undefined;

	constructor(report: Report) {
		this.#report = report;
	}

	/** Whether nothing has been read. */
	get isEmpty(): boolean {
		return !this.#hasStart && this.#found === undefined && this.#headers.length === 0 && this.#remarks.length === 0;
	}

	get game(): KifGame {
		this.#begin();
		const { root, main } = this.#tree;
		return {
			headers: playersNamed(this.#headers, this.#found!),
			...this.#found!,
			comments: root.comments,
			remarks: this.#remarks,
			...main,
		};
	}

	read(statement: Statement): void {
		const { text, from, to } = statement;
		const rest = text.slice(1);
		if (text.startsWith("'*")) this.#tree.comment(text.slice(2), from, to);
		else if (text[0] === "'") this.#remarks.push({ text: rest, span: { from, to } });
		else if (/^V/.test(text)) this.#version(statement);
		else if (/^N[+-]/.test(text)) this.#header(text[1] === '+' ? '先手' : '後手', text.slice(2), from, 2);
		else if (text[0] === '$') this.#tag(statement);
		else if (text[0] === 'P') this.#position(statement);
		else if (text === '+' || text === '-') this.#turn(statement);
		else if (/^[+-]/.test(text)) this.#move(statement);
		else if (text[0] === '%') this.#end(statement);
		else if (text[0] === 'T') this.#time(statement);
		else {
			const looks = /^\d{4}[A-Z]{2}/.test(text);
			this.#report.add('unexpected', from, to, `Expected a statement of CSA, found ${quote(text)}.`, {
				hint: looks
					? `Write the side before the move: ${this.#tree.turn(this.#first) === 'black' ? '+' : '-'}${text.slice(0, 6)}.`
					: "Statements begin with V N $ P + - % T or '.",
				...(looks && this.#found !== undefined && { fix: { from, to: from, text: this.#tree.turn(this.#first) === 'black' ? '+' : '-' } }),
			});
		}
	}

	#version({ text, from, to }: Statement): void {
		if (!/^V(?:1|2(?:\.[0-2])?|3(?:\.0)?)$/.test(text))
			this.#report.add('unexpected', from, to, `Expected a version of CSA, found ${quote(text)}.`, { hint: 'Write V2.2.' });
	}

	#header(name: string, value: string, from: number, skipped: number): void {
		const start = from + skipped;
		this.#headers.push({ name, value, span: { from, to: start + value.length }, valueSpan: { from: start, to: start + value.length } });
	}

	#tag({ text, from, to }: Statement): void {
		const colon = text.indexOf(':');
		if (colon < 2)
			this.#report.add('header', from, to, `Expected a header with a colon, found ${quote(text)}.`, { hint: 'Write $EVENT:name.' });
		else this.#header(headerOfCsa(text.slice(1, colon)), text.slice(colon + 1), from, colon + 1);
	}

	/** The lines of the start: `PI82HI`, `P1-KY-KE *  … `, `P+63FU00KI`, `P-00AL`. */
	#position(statement: Statement): void {
		const { text, from, to } = statement;
		if (this.#found !== undefined) {
			this.#report.add('unexpected', from, to, 'Expected the start before the first move, found it behind.', {
				hint: 'Move the line to the headers.',
			});
			return;
		}
		this.#hasStart = true;
		if (text[1] === 'I') this.#missing(statement);
		else if (/^P[1-9]/.test(text)) this.#rank(statement);
		else if (/^P[+-]/.test(text)) this.#placed(statement);
		else
			this.#report.add('board', from, to, `Expected PI, P+, P- or the number of a rank, found ${quote(text.slice(0, 2))}.`, {
				hint: 'The ranks are P1 to P9.',
			});
	}

	*#squares({
		text,
		from,
	}: Statement): Generator<{ readonly square: Square; readonly code: string; readonly at: number }, void, undefined> {
		const pattern = /(\d)(\d)([A-Z]{2})/y;
		for (let at = 2; at < text.length; at += 4) {
			pattern.lastIndex = at;
			const [match, file = '', rank = '', code = ''] = pattern.exec(text) ?? [];
			if (match === undefined) {
				this.#report.add('board', from + at, from + text.length, `Expected a square and a piece, found ${quote(text.slice(at))}.`, {
					hint: 'Write file, rank and piece: 55FU. 00 is the hand.',
				});
				return;
			}
			if (code !== 'AL' && !isPieceCode(code)) this.#unknown(code, from + at + 2);
			else yield { square: { file: Number(file), rank: Number(rank) }, code, at: from + at };
		}
	}

	#unknown(code: string, at: number, code_ = code): void {
		const meant = meantBy(code, PIECE_CODES);
		this.#report.add('piece', at, at + code_.length, `Expected the code of a piece, found ${quote(code)}.`, {
			hint: meant === undefined ? `Codes are ${CODE_LIST}.` : `Did you mean "${meant}"?`,
		});
	}

	#missing(statement: Statement): void {
		this.#ranks = evenRanks();
		for (const { square, code, at } of this.#squares(statement)) {
			const rank = this.#ranks[square.rank - 1];
			const found = rank?.[9 - square.file];
			if (found?.piece !== code)
				this.#report.add(
					'no-piece',
					at,
					at + 4,
					`Expected a piece of the even start, found ${quote(`${square.file}${square.rank}${code}`)}.`,
					{
						hint: 'PI lists the pieces that White gives: PI82HI22KA.',
					},
				);
			else rank![9 - square.file] = null;
		}
	}

	#rank({ text, from, to }: Statement): void {
		const number = Number(text[1]);
		const squares: (Placed | null)[] = [];
		const pattern = / \*(?: |$)?|([+-])([A-Z]{2})/y;
		let at = 2;
		while (at < text.length) {
			pattern.lastIndex = at;
			const found = pattern.exec(text);
			if (found === null) {
				this.#report.add('board', from + at, from + text.length, `Expected a piece or " * ", found ${quote(text.slice(at))}.`, {
					hint: 'A square has three characters: +FU, -KY or " * ".',
				});
				return;
			}
			const [, sign, code] = found;
			if (code !== undefined && !isPieceCode(code)) this.#unknown(code, from + at + 1);
			squares.push(isPieceCode(code) ? { side: SIDES[sign!]!, piece: code } : null);
			at = pattern.lastIndex;
		}
		if (number !== this.#rows.length + 1)
			this.#report.add('board', from, from + 2, `Expected the rank P${this.#rows.length + 1}, found ${quote(text.slice(0, 2))}.`, {
				hint: 'The ranks stand in their order.',
			});
		this.#rows.push({ squares, from, to });
	}

	/** The ranks that are drawn so far, as a board. */
	#drawRanks(): void {
		if (this.#rows.length === 0) return;
		this.#ranks = boardOf(this.#rows, 9, this.#report, 'A square has three characters: +FU, -KY or " * ".');
		this.#rows.length = 0;
	}

	#placed(statement: Statement): void {
		this.#drawRanks();
		const side = SIDES[statement.text[1]!]!;
		const hand = this.#hands[side];
		for (const { square, code, at } of this.#squares(statement)) {
			if (code === 'AL') {
				Object.assign(hand, remaining(this.#ranks ?? [], this.#hands[otherSide(side)]));
				continue;
			}
			const piece = code as PieceCode;
			this.#ranks ??= Array.from({ length: 9 }, () => Array<Placed | null>(9).fill(null));
			const rank = this.#ranks[square.rank - 1];
			if (square.file === 0 && square.rank === 0) {
				if (isPromoted(piece) || piece === 'OU')
					this.#report.add('hand', at + 2, at + 4, `Expected a piece that can be in a hand, found "${piece}".`, {
						hint: 'Hands have HI KA KI GI KE KY FU.',
					});
				else hand[piece] = (hand[piece] ?? 0) + 1;
			} else if (rank === undefined || square.file === 0 || square.file > rank.length)
				this.#report.add('square', at, at + 2, `Expected a square of the board, found "${square.file}${square.rank}".`, {
					hint: 'Files and ranks are 1 to 9.',
				});
			else rank[rank.length - square.file] = { side, piece };
		}
	}

	#turn({ text, from, to }: Statement): void {
		if (this.#found !== undefined)
			this.#report.add('turn', from, to, `Expected the side to move once, found ${quote(text)} again.`, { hint: 'Remove the line.' });
		else this.#begin(SIDES[text]!);
	}

	#begin(turn?: Side): void {
		if (this.#found !== undefined) return;
		this.#drawRanks();
		const diagram: Diagram | undefined =
			this.#ranks === undefined && turn !== 'white'
				? undefined
				: { ranks: this.#ranks ?? evenRanks(), hands: this.#hands, turn: turn ?? 'black' };
		this.#found = namedStart('平手', diagram);
		const start = diagramOf(this.#found)!;
		this.#first = start.turn;
		this.#pieces = piecesOf(start);
	}

	/** Whether a statement stands behind the end of the game, or before the side to move. */
	#misplaced({ text, from, to }: Statement): boolean {
		if (this.#found === undefined) {
			const side = /^[+-]\d/.test(text) ? text[0]! : '+';
			this.#report.add('turn', from, to, `Expected the side to move before the first move, found ${quote(text)}.`, {
				hint: `Write a line with ${side}.`,
				fix: { from, to: from, text: `${side}\n` },
				harmless: true,
			});
			this.#begin(SIDES[side]);
		}
		if (!this.#tree.ended) return false;
		this.#report.add('after-end', from, to, `Expected nothing behind the end of the game, found ${quote(text)}.`, {
			hint: 'Games are separated by a line with "/".',
		});
		return true;
	}

	#move(statement: Statement): void {
		const { text, from, to } = statement;
		if (this.#misplaced(statement)) return;
		const [match, sign = '', origin = '', target = '', code = ''] = /^([+-])(\d\d)(\d\d)([A-Z]{2})$/.exec(text) ?? [];
		if (match === undefined) {
			this.#report.add('unexpected', from, to, `Expected a side, two squares and a piece, found ${quote(text)}.`, {
				hint: 'Write +7776FU; a drop is +0055FU.',
			});
			return;
		}
		const turn = this.#tree.turn(this.#first);
		if (SIDES[sign] !== turn) {
			this.#report.add('side', from, from + 1, `Expected "${turn === 'black' ? '+' : '-'}", found "${sign}".`, {
				hint: 'The sides move in turn. A move may be missing.',
			});
		}
		if (/0/.test(target)) {
			this.#report.add('square', from + 3, from + 5, `Expected the square of the target, found "${target}".`, {
				hint: 'Files and ranks are 1 to 9.',
			});
			return;
		}
		if (!isPieceCode(code)) {
			this.#unknown(code, from + 5);
			return;
		}
		const to_: Square = { file: Number(target[0]), rank: Number(target[1]) };
		if (origin === '00') this.#drop(code, to_, statement);
		else if (origin.includes('0'))
			this.#report.add('origin', from + 1, from + 3, `Expected the square of the origin, or 00 for a drop, found "${origin}".`, {
				hint: 'Files and ranks are 1 to 9.',
			});
		else this.#step(code, { file: Number(origin[0]), rank: Number(origin[1]) }, to_, statement, turn);
	}

	#drop(piece: PieceCode, to: Square, { from, to: end }: Statement): void {
		if (isPromoted(piece) || piece === 'OU')
			this.#report.add('drop', from + 5, from + 7, `Expected a piece that can be dropped, found "${piece}".`, {
				hint: piece === 'OU' ? 'Kings are never in a hand.' : `A piece is dropped unpromoted: ${unpromoted(piece)}.`,
				...(piece !== 'OU' && { fix: { from: from + 5, to: from + 7, text: unpromoted(piece) } }),
			});
		this.#pieces!.set(keyOf(to), { side: this.#tree.turn(this.#first), piece });
		this.#tree.move({ to, from: 'hand', piece }, from, end);
	}

	/** CSA names the piece after the move; whether it promotes is seen on the board. */
	#step(after: PieceCode, origin: Square, to: Square, { from, to: end }: Statement, side: Side): void {
		const pieces = this.#pieces!;
		const before = pieces.get(keyOf(origin));
		const promotes = before !== undefined && PROMOTED[before.piece] === after;
		if (before === undefined)
			this.#report.add('no-piece', from + 1, from + 3, `Expected a piece on ${origin.file}${origin.rank}, found none.`, {
				hint: 'A drop begins with 00. A move may be missing.',
			});
		else if (before.piece !== after && !promotes)
			this.#report.add(
				'piece',
				from + 5,
				from + 7,
				`Expected ${[before.piece, PROMOTED[before.piece]].filter(Boolean).join(' or ')}, which is on ${origin.file}${origin.rank}, found "${after}".`,
				{
					hint: 'CSA names the piece after the move.',
					...(PROMOTED[before.piece] === undefined && { fix: { from: from + 5, to: from + 7, text: before.piece } }),
				},
			);
		pieces.delete(keyOf(origin));
		pieces.set(keyOf(to), { side, piece: after });
		const piece = before === undefined || before.piece === after ? after : promotes ? before.piece : after;
		this.#tree.move({ to, from: origin, piece, ...(promotes && { promote: true }) }, from, end);
	}

	#end(statement: Statement): void {
		const { text, from, to } = statement;
		if (this.#misplaced(statement)) return;
		const word = text.slice(1);
		const end = endOfCsa(word, this.#tree.turn(this.#first));
		if (end !== undefined) {
			this.#tree.finish(end, from, to);
			return;
		}
		const meant = meantBy(word, CSA_WORDS);
		this.#report.add('end-word', from, to, `Expected the end of the game, found ${quote(text)}.`, {
			hint: meant === undefined ? `Ends are ${CSA_WORDS.map((one) => `%${one}`).join(' ')}.` : `Did you mean "%${meant}"?`,
			fix: meant === undefined ? undefined : { from, to, text: `%${meant}` },
		});
	}

	#time({ text, from, to }: Statement): void {
		const { last } = this.#tree;
		const value = text.slice(1);
		if (!/^\d{1,9}(?:\.\d{0,3})?$/.test(value))
			this.#report.add('time', from, to, `Expected the seconds of a move, found ${quote(text)}.`, { hint: 'Write T12.' });
		else if (last === undefined)
			this.#report.add('time', from, to, 'Expected a move before its time, found none.', { hint: 'The time stands behind the move.' });
		else last.time = { spent: Number(value) };
	}
}
