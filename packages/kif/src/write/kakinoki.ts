import { kifWord, sentenceEnd } from '../ends.js';
import type { Comment, Diagram, EndNode, Followers, KifGame, Line, MoveNode, Side, Square, Time } from '../game.js';
import { boardName, HAND_ORDER, kanji, wide } from '../pieces.js';
import { EVEN_NAME, firstSide } from '../start.js';
import { ki2Move, kifMove } from './move.js';
import { added, type Totals } from './totals.js';

/** The columns of a text in which each character has two. */
const columns = (text: string): number => [...text].reduce((sum, character) => sum + (character < '\u0080' ? 1 : 2), 0);

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

const two = (value: number): string => String(value).padStart(2, '0');

const timeText = ({ spent }: Time, total: number): string =>
	`(${String(Math.floor(spent / 60)).padStart(2)}:${two(spent % 60)}/${two(Math.floor(total / 3600))}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)})`;

export const handText = (hand: Diagram['hands'][Side]): string =>
	HAND_ORDER.flatMap((piece) => {
		const count = hand[piece] ?? 0;
		return count === 0 ? [] : [boardName(piece) + (count === 1 ? '' : kanji(count))];
	}).join('\u3000') || 'なし';

const diagramLines = ({ ranks, hands, turn }: Diagram): readonly string[] => {
	const width = ranks[0]?.length ?? 0;
	const edge = `+${'-'.repeat(3 * width)}+`;
	return [
		`後手の持駒：${handText(hands.white)}`,
		` ${Array.from({ length: width }, (_, x) => ` ${wide(width - x)}`).join('')}`,
		edge,
		...ranks.map(
			(rank, y) =>
				`|${rank.map((one) => (one === null ? ' ・' : (one.side === 'white' ? 'v' : ' ') + boardName(one.piece))).join('')}|${kanji(y + 1)}`,
		),
		edge,
		`先手の持駒：${handText(hands.black)}`,
		...(turn === 'white' ? ['後手番'] : []),
	];
};

const commentLines = (comments: readonly Comment[], bookmark: string | undefined): readonly string[] => [
	...comments.map(({ text }) => `*${text}`),
	...(bookmark === undefined ? [] : [`&${bookmark}`]),
];

/** Where a line begins. */
interface Place {
	readonly ply: number;
	readonly before: Square | undefined;
	readonly totals: Totals;
}

abstract class Writer {
	protected readonly lines: string[] = [];
	protected readonly first: Side;

	constructor(first: Side) {
		this.first = first;
	}

	protected turn(ply: number): Side {
		return (ply % 2 === 1) === (this.first === 'black') ? 'black' : 'white';
	}

	protected abstract move(node: MoveNode, ply: number, before: Square | undefined, totals: Totals): void;
	protected abstract end(node: EndNode, ply: number, totals: Totals): void;
	protected abstract comments(followers: Followers): void;
	protected flush(): void {}

	/** A line, and behind it its variations, the last ones first: each replaces a move of the last line that begins before it. */
	line({ moves, end }: Line, place: Place): void {
		const replaced: { readonly lines: readonly Line[]; readonly place: Place }[] = [];
		let { ply, before, totals } = place;
		for (const node of moves) {
			replaced.push({ lines: node.variations, place: { ply, before, totals } });
			totals = added(totals, this.turn(ply), node.time);
			this.move(node, ply, before, totals);
			this.comments(node);
			before = node.move.to;
			ply++;
		}
		if (end !== undefined) {
			replaced.push({ lines: end.variations, place: { ply, before, totals } });
			this.end(end, ply, added(totals, this.turn(ply), end.time));
			this.comments(end);
		}
		this.flush();
		for (const { lines, place: at } of replaced.reverse())
			for (const line of lines) {
				this.lines.push('', `変化：${at.ply}手`);
				this.line(line, at);
			}
	}

	game(game: KifGame): string {
		const { headers, handicap, diagram, remarks } = game;
		this.lines.push(
			...remarks.map(({ text }) => `#${text}`),
			...headers.map(({ name, value }) => (name === '盤面回転' && value === '' ? name : `${name}：${value}`)),
			...(diagram === undefined || handicap !== EVEN_NAME ? [`手合割：${handicap}`] : []),
			...(diagram === undefined ? [] : diagramLines(diagram)),
			...this.heading,
			...commentLines(game.comments, game.bookmark),
		);
		this.line(game, { ply: 1, before: undefined, totals: { black: 0, white: 0 } });
		return `${this.lines.join('\n')}\n`;
	}

	protected readonly heading: readonly string[] = [];
}

class KifWriter extends Writer {
	protected override readonly heading: readonly string[] = ['手数----指手---------消費時間--'];

	#numbered(text: string, node: MoveNode | EndNode, ply: number, totals: Totals): void {
		const { time, variations } = node;
		const spent = time === undefined ? '' : ` ${timeText(time, totals[this.turn(ply)])}`;
		const written = spent === '' ? text : padded(text, 12);
		this.lines.push(`${String(ply).padStart(4)} ${written}${spent}${variations.length > 0 ? '+' : ''}`);
	}

	protected move(node: MoveNode, ply: number, before: Square | undefined, totals: Totals): void {
		this.#numbered(kifMove(node.move, before), node, ply, totals);
	}

	protected end(node: EndNode, ply: number, totals: Totals): void {
		this.#numbered(kifWord(node.end), node, ply, totals);
	}

	protected comments({ comments, bookmark }: Followers): void {
		this.lines.push(...commentLines(comments, bookmark));
	}
}

/** Moves of KI2 in a line. */
const MOST_IN_LINE = 6;

class Ki2Writer extends Writer {
	#row: string[] = [];

	protected override flush(): void {
		if (this.#row.length > 0)
			this.lines.push(this.#row.map((text, index, all) => (index === all.length - 1 ? text : padded(text, 12))).join(' '));
		this.#row = [];
	}

	protected move({ move }: MoveNode, ply: number, before: Square | undefined): void {
		this.#row.push(ki2Move(move, before, this.turn(ply)));
		if (this.#row.length === MOST_IN_LINE) this.flush();
	}

	protected end({ end }: EndNode, ply: number): void {
		this.flush();
		this.lines.push(`まで${ply - 1}手で${sentenceEnd(end, this.turn(ply))}`);
	}

	protected comments({ comments, bookmark }: Followers): void {
		if (comments.length === 0 && bookmark === undefined) return;
		this.flush();
		this.lines.push(...commentLines(comments, bookmark));
	}
}

/** Writes a game that KIF or KI2 can say. */
export const writeKakinoki = (game: KifGame, dialect: 'kif' | 'ki2'): string => {
	const first = firstSide(game);
	return (dialect === 'kif' ? new KifWriter(first) : new Ki2Writer(first)).game(game);
};
