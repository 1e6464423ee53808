import { quote } from '@x/diagnostics';
import type { Diagram, KifGame, PieceCode, Placed, Side } from '../game.js';
import { HAND_ORDER, NAME_LIST, numberOf, pieceNamed } from '../pieces.js';
import type { Report } from '../report.js';
import { DRAWN, evenRanks, HANDICAP_NAMES, isKnownStart, namedStart } from '../start.js';
import type { TextLine } from './lines.js';
import { characterAt, meantBy } from './move.js';

/** The largest board of a drawing. */
const MOST_SQUARES = 16;

/** The size of the board of shogi, and the fewest ranks of a smaller one. */
const USUAL = 9;
const FEWEST = 3;

/** Names of handicaps that players use, and files do not. */
const SHORT: Readonly<Record<string, string>> = { 飛落ち: '飛車落ち', 飛落: '飛車落ち', 角行落ち: '角落ち', 香車落ち: '香落ち' };

const EMPTY = '・．.　 ';

/** A rank of a drawing, with its place. */
export interface DrawnRank {
	readonly squares: readonly (Placed | null)[];
	readonly from: number;
	readonly to: number;
}

/** The most frequent width of ranks; the usual one among equals. */
const widthOf = (ranks: readonly DrawnRank[]): number => {
	const counts = new Map<number, number>();
	for (const { squares } of ranks) counts.set(squares.length, (counts.get(squares.length) ?? 0) + 1);
	const most = Math.max(...counts.values());
	const widths = [...counts].filter(([, count]) => count === most).map(([width]) => width);
	return widths.includes(USUAL) ? USUAL : widths[0]!;
};

/** The ranks of a drawing as a board: all of one width, and nine where there are nine files. Other boards are those of other games. */
export const boardOf = (ranks: readonly DrawnRank[], most: number, report: Report, hint: string): (Placed | null)[][] => {
	const width = Math.min(widthOf(ranks), most);
	for (const { squares, from, to } of ranks)
		if (squares.length !== width)
			report.add('board-size', from, to, `Expected ${width} squares in the rank, found ${squares.length}.`, { hint });
	const isWhole = width === USUAL ? ranks.length === USUAL : ranks.length >= FEWEST && ranks.length <= most;
	if (!isWhole)
		report.add(
			'board-size',
			ranks[0]!.from,
			ranks.at(-1)!.to,
			`Expected ${width === USUAL ? USUAL : `${FEWEST} to ${most}`} ranks, found ${ranks.length}.`,
			{ hint: 'A board of shogi has nine ranks of nine squares.' },
		);
	return ranks.slice(0, most).map(({ squares }) => Array.from({ length: width }, (_, x) => squares[x] ?? null));
};

/** Collects the lines of a text that draw the start. */
export class StartReader {
	#name = '平手';
	#named = false;
	readonly #ranks: DrawnRank[] = [];
	#turn: Side | undefined;
	readonly #hands: Record<Side, Partial<Record<PieceCode, number>>> = { black: {}, white: {} };
	#hasHands = false;
	readonly #report: Report;

	constructor(report: Report) {
		this.#report = report;
	}

	/** `手合割：香落ち`. */
	handicap(value: string, from: number): void {
		const name = value.trim();
		const at = from + value.indexOf(name);
		if (this.#named)
			this.#report.add('handicap', at, at + name.length, 'Expected one line with the name of the start, found another.', {
				hint: 'The last one counts. Remove the other.',
				harmless: name === this.#name,
			});
		this.#named = true;
		if (!isKnownStart(name)) {
			const meant = Object.hasOwn(SHORT, name) ? SHORT[name] : meantBy(name, [...HANDICAP_NAMES, DRAWN]);
			this.#report.add('handicap', at, at + name.length, `Expected the name of a start or a handicap, found ${quote(name)}.`, {
				hint: meant === undefined ? `The names are ${HANDICAP_NAMES.join(' ')} ${DRAWN}.` : `Did you mean "${meant}"?`,
				fix: meant === undefined ? undefined : { from: at, to: at + name.length, text: meant },
			});
			return;
		}
		this.#name = name;
	}

	/** `先手番`. */
	turn(side: Side): void {
		this.#turn = side;
	}

	/** `|v香v桂 ・|一`. */
	rank({ text, from }: TextLine): void {
		const rank: (Placed | null)[] = [];
		let at = text.indexOf('|') + 1;
		for (; at < text.length && text[at] !== '|'; at += 1 + characterAt(text, at + 1).length) {
			const sign = characterAt(text, at + 1);
			if (sign === '' || sign === '|') break;
			const owner = text[at]!;
			const piece = pieceNamed(sign);
			const code = piece === undefined && EMPTY.includes(sign) ? null : piece;
			if (code === undefined)
				this.#report.add(
					'board',
					from + at + 1,
					from + at + 1 + sign.length,
					`Expected a piece or "・" on the board, found ${quote(sign)}.`,
					{
						hint: `Pieces are ${NAME_LIST}; on boards 杏 圭 全 are 成香 成桂 成銀.`,
					},
				);
			if (!' vV+^　'.includes(owner))
				this.#report.add('board', from + at, from + at + 1, `Expected a blank or "v" before the piece, found ${quote(owner)}.`, {
					hint: '"v" marks a piece of White, a blank one of Black.',
				});
			rank.push(code ? { side: owner.toLowerCase() === 'v' ? 'white' : 'black', piece: code } : null);
		}
		if (text[at] !== '|')
			this.#report.add('board', from + at, from + text.length, 'Expected "|" at the end of the rank, found the end of the line.', {
				hint: 'Each rank stands between "|" and "|".',
				fix: at >= text.length ? { from: from + text.length, to: from + text.length, text: '|' } : undefined,
			});
		this.#ranks.push({ squares: rank, from, to: from + text.length });
	}

	/** `飛　金二　歩十八`, or `なし`. */
	hand(side: Side, value: string, from: number): void {
		this.#hasHands = true;
		const hand: Partial<Record<PieceCode, number>> = {};
		for (const { 0: word, index } of value.matchAll(/[^\s\u3000]+/g)) {
			if (word === 'なし') continue;
			const parts = /([^一二三四五六七八九十0-9０-９])([一二三四五六七八九十0-9０-９]*)/gy;
			for (let end = 0; end < word.length; end = parts.lastIndex) {
				const part = parts.exec(word);
				const at = from + index + end;
				const piece = part === null ? undefined : pieceNamed(part[1]!);
				const count = part?.[2] ? numberOf(part[2]) : 1;
				if (piece === undefined || !HAND_ORDER.includes(piece) || count === undefined || count === 0) {
					this.#report.add('hand', at, from + index + word.length, `Expected a piece and its number, found ${quote(word.slice(end))}.`, {
						hint: 'Write なし, or pieces 飛 角 金 銀 桂 香 歩 with numbers in kanji: 歩二.',
					});
					break;
				}
				hand[piece] = (hand[piece] ?? 0) + count;
			}
		}
		this.#hands[side] = hand;
	}

	/** The start after all lines. */
	done(): Pick<KifGame, 'handicap' | 'diagram'> {
		const drawn = this.#ranks.length > 0;
		const counted = this.#hasHands && Object.values({ ...this.#hands.black, ...this.#hands.white }).length > 0;
		const isEven = this.#name === '平手' && this.#turn === 'white';
		if (!drawn && !counted && !isEven) return { handicap: this.#name };
		const hint = 'A square has two characters: a blank or "v", and the piece or "・".';
		const ranks = drawn ? boardOf(this.#ranks, MOST_SQUARES, this.#report, hint) : evenRanks();
		const diagram: Diagram = { ranks, hands: this.#hands, turn: this.#turn ?? 'black' };
		return namedStart(this.#name, diagram);
	}
}
